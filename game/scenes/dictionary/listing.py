"""The list of what was taught: every theme may be taught anew, erased, or taken along."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.games import game_of, shelf
from game.games.parts import needed
from game.scenes.confirm import ConfirmScene
from game.scenes.dictionary.teaching import teaching
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, GAP, PanelScene, row_high, ways_on, written_row
from game.scenes.working import written
from game.stage.input.inputs import FileDropped, Input
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed
from game.stage.widgets.rolls import BAR, Row
from game.store import dictionaries
from game.store.files import FileError

_THEME: Final = "theme:"
_ERASE: Final = "erase:"
_FIELD: Final = "path"
_PATH_MOST: Final = 500


def taught_games() -> list[str]:
    """Return the games of the shelf whose bots can be taught."""
    return [name for name in shelf() if game_of(name).dictionary is not None]


class DictionaryScene(PanelScene):
    """What the bots of one game were taught in this house.

    Another dictionary is taken in where it is dropped here, or its path is written.
    """

    name = "dictionary"

    def __init__(self, kit: Kit, game: str) -> None:
        """Read a dictionary.

        Raises:
            FileError: it is damaged.
        """
        super().__init__(kit)
        self.skin = self._game = game
        self._words = kit.words(game)
        self._read(None)

    def _read(self, focus: str | None) -> None:
        self._part = needed(game_of(self._game).dictionary)
        kept = dictionaries.read(self._kit.data, self._game, self._part.sound)
        self._themes = list(kept)
        self._kept = kept
        self._lay(focus)

    def _lay(self, focus: str | None) -> None:
        kit, panel, say = self._kit, self._panel, self._words.say
        ways = [("done", say("house.done"))]
        if self._themes:
            ways += [("export", say("dictionary.export")), ("all", say("dictionary.erase-all"))]
        last, foot = ways_on(kit, panel, ways)
        bottom = self._keep_room([self.footnote()], panel.x + EDGE, foot - 8)
        top = self._top + 8
        area = Box(panel.x + EDGE, top, panel.width - EDGE - 12, bottom - top)
        wide, high = area.width - BAR, row_high(kit)
        erase = say("dictionary.erase")
        narrow = kit.wide(erase, 20 * kit.zoom, theme.BUTTON) + 44
        hint = say("dictionary.path")
        field = Hinted(_FIELD, NOWHERE, "", hint, most=_PATH_MOST, kind="path")
        field.called = hint
        take = Button("take", NOWHERE, say("dictionary.take"), size=20)
        rows = [
            Row(high, [
                Button(f"{_THEME}{at}", Box(0, 0, wide - narrow - GAP, high), its, size=20),
                Button(f"{_ERASE}{at}", Box(wide - narrow, 0, narrow, high), erase, size=20),
            ])
            for at, its in enumerate(self._themes)
        ]  # fmt: skip
        names = {widget.name for row in rows for widget in row.widgets}
        first = f"{_THEME}0" if rows else "done"
        rows.append(written_row(kit, field, take, wide))
        self._roll_out(rows, area, focus if focus in names else first, after=last)

    @property
    def title(self) -> str:
        """What the screen is called, and which game's dictionary it is."""
        return f"{self._words.say('dictionary.title')}  ·  {self._kit.title_of(self._game)}"

    @property
    def page(self) -> object:
        """Which themes lie there: where one was erased the next one takes its place."""
        return tuple(self._themes)

    def footnote(self) -> str:
        """Return what lies here, or how something comes here."""
        return self._words.say("dictionary.list-told" if self._themes else "dictionary.none")

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, FileDropped):
            return self._import(heard.path)
        return super().handle_input(heard)

    def _import(self, where: str) -> Answer:
        """Take in another dictionary, and say how much of it is new here."""
        if not where.strip():
            return None
        path, part = Path(where.strip()).expanduser(), self._part

        def work() -> tuple[int, int, int]:
            more, before = dictionaries.given(path, self._game, part.sound), list[int]()

            def joined(kept: Mapping[str, str]) -> Mapping[str, str]:
                before.append(len(kept))  # as it is now: another window may have taught
                return dictionaries.joined(kept, more, part.same, path)

            both = self._change(joined)
            return before[0], len(both), len(more)

        def said(came: tuple[int, int, int]) -> Answer:
            before, both, more = came
            self._read(f"{_THEME}{before}")
            new = both - before
            words = self._words.say("dictionary.taken", new=new, known=more - new)
            return Push(NoticeScene(self._kit, words))

        return written(self._kit, work, said)

    def use(self, changed: Changed) -> Answer:
        """Teach a theme anew, erase it or all of them, take some in, or write all of them out."""
        name, say = changed.name, self._words.say
        if name == "done":
            return Close()
        if name == "take":
            return self._import(self._form[_FIELD].value)
        if name == _FIELD:
            return None
        if name == "all":
            return Push(
                ConfirmScene(self._kit, say("dictionary.ask-all"), say("dictionary.erase-all"))
            )
        if name.startswith(_THEME):
            return teaching(self._kit, self._game, self._themes[int(name.removeprefix(_THEME))])
        if name == "export":
            export = partial(dictionaries.export, self._kit.data, self._game, dict(self._kept))
            return written(self._kit, export, self._exported)
        return self._forget({self._themes[int(name.removeprefix(_ERASE))]}, name)

    def _exported(self, path: Path) -> Answer:
        said = self._words.say("dictionary.exported", path=path)
        return Push(NoticeScene(self._kit, said))

    def _change(self, how: Callable[[Mapping[str, str]], Mapping[str, str]]) -> dict[str, str]:
        return dictionaries.change(self._kit.data, self._game, self._part.sound, how)

    def _forget(self, themes: Collection[str], focus: str | None) -> Answer:
        def others(kept: Mapping[str, str]) -> Mapping[str, str]:
            return {its: kept[its] for its in kept if its not in themes}

        return written(self._kit, lambda: self._change(others), lambda _: self._read(focus))

    def resume(self, result: Any) -> Answer:
        """Come back from a theme, a notice, or the question whether all are to go."""
        if result == "quit":
            return Close("quit")
        if result is True:
            return self._forget(set(self._themes), self._form.focus)
        try:
            self._read(self._form.focus)
        except FileError as error:
            return Push(NoticeScene(self._kit, self._kit.trouble(error)))
        return None


def dictionary(kit: Kit, game: str) -> Answer:
    """Open the dictionary of a game, or say why it cannot be read."""
    try:
        return Push(DictionaryScene(kit, game))
    except FileError as error:
        return Push(NoticeScene(kit, kit.trouble(error)))
