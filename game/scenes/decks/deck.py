"""A deck: its title, its pictures one below the other, and what becomes of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from game.core.decks import NAME_MOST, TAGS_NEEDED
from game.scenes.confirm import ConfirmScene
from game.scenes.decks.draft import Draft
from game.scenes.decks.picture import PictureScene
from game.scenes.decks.rows import photo_row
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.scenes.working import written
from game.scenes.writing import Written
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import BAR, LINE, Block, Row, paragraph
from game.store import decks
from game.store.exchange import export_deck

_PICTURE: Final = "picture:"
_TITLE: Final = "called"


class DeckScene(PanelScene):
    """A deck that is named, tagged, given away or erased; whoever leaves it keeps it."""

    name = "deck"
    see_through = False

    def __init__(self, kit: Kit, draft: Draft) -> None:
        """Show a deck."""
        super().__init__(kit)
        self._draft = draft
        self._erasing = False
        self._lay(None)

    def _lay(self, focus: str | None) -> None:
        kit, panel, say = self._kit, self._panel, self._kit.words().say
        ways = [(one, say(f"decks.{one}")) for one in ("done", "export", "erase")]
        buttons, end = ways_on(kit, panel, ways)
        left, wide = panel.x + EDGE, panel.width - EDGE - 12 - BAR
        high = 46 + 30 * (kit.zoom - 1)
        title = Hinted(
            _TITLE, Box(0, 0, wide, high), self._draft.deck.title, say("decks.called"),
            most=NAME_MOST,
        )  # fmt: skip
        title.called = say("decks.called")
        rows = [Row(high, [title])]
        rows += [self._failed(at, said, wide) for at, said in enumerate(self._draft.failed)]
        for at, one in enumerate(self._draft.deck.pictures):
            line = ", ".join(one.tags) or say("decks.untagged")
            name, picture = f"{_PICTURE}{at}", self._draft.picture(at)
            rows.append(photo_row(kit, name, one.name, line, picture, wide))
        end = self._keep_room([self.footnote(), self._told_so(0)], left, end - 10)
        self._roll_out(rows, Box(left, self._top, wide + BAR, end - 8 - self._top),
                       focus or f"{_PICTURE}0", after=buttons)  # fmt: skip

    def _failed(self, at: int, said: str, wide: float) -> Row:
        """Return a row that says which file became no picture, and why."""
        size = 18 * self._kit.zoom
        high = 16 + size * LINE * self._kit.lines(said, wide - 32, size)

        def paint(canvas: Canvas, box: Box) -> None:
            paragraph(canvas, said, box.x + 16, box.y + 8, box.width - 32, size, theme.RED_TEXT)

        return Row(high, [Block(f"failed:{at}", Box(0, 0, wide, high), said, paint)])

    # ------------------------------------------------------------ what happens

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == _TITLE:
            self._draft.call(changed.value)
        elif name.startswith(_PICTURE):
            at = int(name.removeprefix(_PICTURE))
            return Push(PictureScene(self._kit, self._draft, at))
        elif name == "export":
            return self._export()
        elif name == "erase":
            self._erasing = True
            say, deck = self._kit.words().say, self._draft.deck
            sentence = say("decks.erase-sure", title=deck.title, n=len(deck.pictures))
            return Push(ConfirmScene(self._kit, sentence, say("decks.erase")))
        elif name == "done":
            return self.leave()
        return None

    def leave(self, result: Any = None) -> Answer:
        """Keep the deck and close; where that fails it is said, and nothing is lost yet."""
        keep = partial(self._draft.keep, self._kit.data)
        return written(self._kit, keep, lambda _: Close(result))

    def _export(self) -> Answer:
        """Lay the deck into the folder for what is given away, and say where."""
        deck = self._draft.deck

        def exported(path: Path) -> Answer:
            return Push(NoticeScene(self._kit, self._kit.words().say("decks.exported", path=path)))

        return written(self._kit, partial(export_deck, self._kit.data, deck), exported)

    def resume(self, result: Any) -> Answer:
        """Come back from a picture, from keys on the screen, or from the question."""
        erasing, self._erasing = self._erasing, False
        if result == "quit":
            return self.leave("quit")
        if erasing and result is True:
            erase = partial(decks.erase, self._draft.path)
            return written(self._kit, erase, lambda _: Close())
        if isinstance(result, Written) and self._form.focus == _TITLE:
            self._draft.call(result.text)
        focus = f"{_PICTURE}{result}" if type(result) is int else self._form.focus
        self._lay(focus)
        return None

    # ------------------------------------------------------------ what is told

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._kit.words().say("decks.one")

    def footnote(self) -> str:
        """Return how far it is from a deck that bots understand."""
        return self._told_so(self._draft.tagged)

    def _told_so(self, tagged: int) -> str:
        many = len(self._draft.deck.pictures)
        key = "decks.ready" if tagged == many else "decks.tagging"
        return self._kit.words().say(key, tagged=tagged, n=many, least=TAGS_NEEDED)
