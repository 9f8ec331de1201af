"""The decks of one's own pictures: which there are, and where a new one comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.decks import LANGUAGES, LEAST, MOST
from game.core.user_error import UserError
from game.photos.folder import Folder
from game.photos.taking import DeckIntake
from game.scenes.decks.deck import DeckScene
from game.scenes.decks.draft import Draft
from game.scenes.decks.rows import photo_row
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene, button_row, ways_on, written_row
from game.scenes.working import working_on, written
from game.stage.input.inputs import FileDropped, Input
from game.stage.motion.layout import NOWHERE, Box
from game.stage.scene import Answer, Push, Scene
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed
from game.stage.widgets.rolls import BAR
from game.store import decks
from game.store.files import stands

_DECK: Final = "deck:"
_FIELD: Final = "path"
_PATH_MOST: Final = 500


class DecksScene(PanelScene):
    """All decks; a folder or a deck that is dropped here, or whose path is written, is taken in."""

    name = "decks"
    see_through = False

    def __init__(self, kit: Kit, dropped: str = "") -> None:
        """Show them; ``dropped`` is a folder or a deck that is to be taken in at once."""
        super().__init__(kit)
        self._dropped = dropped
        self._lay("", _FIELD)

    def _lay(self, path: str, focus: str | None) -> None:
        kit, panel, say = self._kit, self._panel, self._kit.words().say
        found, wrong = decks.kept(kit.data)
        self._kept = {f"{_DECK}{at}": one for at, one in enumerate(found)}
        buttons, end = ways_on(kit, panel, [("back", say("decks.back"))])
        left, wide = panel.x + EDGE, panel.width - EDGE - 12 - BAR
        hint = say("decks.path")
        field = Hinted(_FIELD, NOWHERE, path, hint, most=_PATH_MOST, kind="path")
        field.called = hint
        rows = [written_row(kit, field, Button("take", NOWHERE, say("decks.take"), size=20), wide)]
        for name, one in self._kept.items():
            many = len(one.album.pictures)
            key = "decks.for-all" if one.album.understood else "decks.for-people"
            line = say(key, n=many, tagged=one.album.tagged)
            picture = f"photo:{one.album.fingerprint}:0:"
            rows.append(photo_row(kit, name, one.title, line, picture, wide))
        for at, error in enumerate(wrong):
            row = button_row(kit, f"wrong:{at}", kit.trouble(error), wide)
            row.widgets[0].enabled = False
            rows.append(row)
        end = self._keep_room([say("decks.about", least=LEAST, most=MOST)], left, end - 10)
        self._roll_out(rows, Box(left, self._top, wide + BAR, end - 8 - self._top), focus,
                       after=buttons)  # fmt: skip

    # ------------------------------------------------------------ what happens

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, FileDropped):
            return self._import(heard.path)
        return super().handle_input(heard)

    def pass_time(self, ms: int) -> Answer:
        """Take in what was dropped before."""
        dropped, self._dropped = self._dropped, ""
        return self._import(dropped) if dropped else None

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == "take":
            return self._import(self._form[_FIELD].value)
        if name in self._kept:
            try:
                return Push(DeckScene(self._kit, Draft.of_file(self._kept[name].path)))
            except UserError as error:
                return Push(NoticeScene(self._kit, self._kit.trouble(error)))
        return self.leave() if name == "back" else None

    def _import(self, written: str) -> Answer:
        path = Path(written.strip()).expanduser()
        try:
            if not written.strip():
                return None
            if stands(path) == "folder":
                folder = Folder(path)
                return working_on(self._kit, folder, lambda done: self._read(folder, done=done))
            intake = DeckIntake(path)
            return working_on(self._kit, intake, lambda done: self._looked(intake, done=done))
        except UserError as error:
            return Push(NoticeScene(self._kit, self._kit.trouble(error)))

    def _read(self, folder: Folder, *, done: bool) -> Scene | None:
        """Keep what was read of a folder, and show it; who stopped has made nothing."""
        if not done:
            return None
        failed = list(self._failed(folder))
        lang = self._kit.language if self._kit.language in LANGUAGES else LANGUAGES[0]

        def said(error: UserError) -> Answer:
            return Push(NoticeScene(self._kit, " ".join([self._kit.trouble(error), *failed[:3]])))

        keep = partial(Draft.of_folder, folder, lang, failed, self._kit.data)
        return _scene(written(self._kit, keep, lambda its: Push(DeckScene(self._kit, its)), said))

    def _failed(self, folder: Folder) -> Iterator[str]:
        say = self._kit.words().say
        for one in folder.failed:
            yield say(one.key, **one.facts)

    def _looked(self, intake: DeckIntake, *, done: bool) -> Scene | None:
        if not done:
            return None
        said = self._kit.words().say("decks.taken", title=intake.deck.title)
        keep = partial(decks.keep, self._kit.data, intake.deck)
        return _scene(written(self._kit, keep, lambda _: Push(NoticeScene(self._kit, said))))

    def resume(self, result: Any) -> Answer:
        """Come back: there may be more decks now, or fewer."""
        if result == "quit":
            return self.leave("quit")
        self._lay("", self._form.focus)
        return None

    # ------------------------------------------------------------ what is told

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._kit.words().say("decks.title")

    def footnote(self) -> str:
        """Return what a deck is made of."""
        return self._kit.words().say("decks.about", least=LEAST, most=MOST)


def _scene(answer: Answer) -> Scene | None:
    return answer.scene if isinstance(answer, Push) else None
