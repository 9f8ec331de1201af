"""The receipt: what was promised of a match's deal, compared with the match that was played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from game.replaying.receipt import ReceiptError, Tried, course, receipt, trying, verify
from game.scenes.copying import CopyButton
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, row_high, ways_on, written_row
from game.scenes.writing import Written
from game.session import Session
from game.stage.input.inputs import Input, KeyPressed
from game.stage.input.listening import TEXT
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed
from game.stage.widgets.rolls import BAR, LINE, Block, Row, paragraph
from game.store.files import FileError
from game.store.replays import Pieces, Replay, at_once, reading

_RECEIPT: Final = re.compile(r"(?<![\w-])\w{4}(?:-\w{4}){3}(?![\w-])")
_PAD: Final = 16.0
_MOST: Final = 40
_GREEN: Final = (216, 240, 220)
_RED: Final = (255, 222, 234)


def promise(kit: Kit, session: Session) -> str:
    """Return what is promised of a match's deal, for a line of any screen; of a lesson nothing."""
    return kit.words().say("receipt-screen.line", its=session.receipt) if session.replayable else ""


def verifying(kit: Kit, path: Path) -> Pieces[ReceiptScene]:
    """Read a match's file and play it again, piece by piece, to show whether its receipt is kept.

    Raises:
        FileError: it cannot be read.
    """
    replay = yield from reading(path)
    return ReceiptScene(kit, replay, (yield from trying(replay)))


class ReceiptScene(PanelScene):
    """One match's receipt, and whether it is kept."""

    name = "receipt"
    usual = Box(140, 16, 1000, 688)

    def __init__(self, kit: Kit, replay: Replay, tried: Tried | None = None) -> None:
        """Say whether a match follows from its deal; it is played again if it was not before."""
        super().__init__(kit)
        self._replay = replay
        self._tried = tried or at_once(trying(replay))
        self._noted = ""
        self.kept: bool
        """Whether the match is as promised."""
        self._said, self.kept = self._verdict(None)
        self._lay("noted")

    def _verdict(self, noted: str | None) -> tuple[str, bool]:
        """Return what there is to say of what was noted, and whether it is as promised."""
        words = self._kit.words()
        try:
            found = verify(self._replay, noted, self._tried)
        except ReceiptError as error:
            return words.say(f"receipt-screen.{error.key.split('.')[1]}", **error.facts), False
        except FileError as error:
            return words.say(error.key, **error.facts), False
        key = found.key.split(".")[1]
        key = "line-wrong" if key == "line" else key
        return words.say(f"receipt-screen.{key}", **found.facts), found.kept

    @property
    def _copied(self) -> str:
        """What is copied: the receipt, and of a match that is over all that it rests on."""
        head = self._replay.head
        if isinstance(self._tried, FileError) or self._tried.outcome() is None:
            return receipt(head)
        facts = {"its": receipt(head), "whole": course(self._replay)}
        say = self._kit.words().say
        return say("receipt-screen.revealed", **facts, seed=head.seed, salt=head.salt)

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        kit, panel, say = self._kit, self._panel, self._kit.words().say
        wide, its = panel.width - 2 * EDGE - BAR, receipt(self._replay.head)
        field = Hinted("noted", NOWHERE, self._noted, say("receipt-screen.noted"), most=_MOST,
                       kind="search")  # fmt: skip
        field.called = say("receipt-screen.noted")
        copy, high = say("copying.receipt"), row_high(kit)
        button = Button("verify", NOWHERE, say("receipt-screen.verify"), size=20)
        rows = [
            self._card("its", say("receipt-screen.its"), its, theme.PAPER_2, wide),
            Row(high, [CopyButton(kit, Box(0, 0, wide, high), copy, self._copied)]),
            written_row(kit, field, button, wide),
            self._card("verdict", self._said, "", _GREEN if self.kept else _RED, wide),
            self._card("proves", say("receipt-screen.proves"), "", theme.WHITE, wide),
            self._card("limits", say("receipt-screen.limits"), "", theme.WHITE, wide),
        ]
        back, end = ways_on(kit, panel, [("back", say("receipt-screen.back"))])
        area = Box(panel.x + EDGE, self._top, wide + BAR, end - 14 - self._top)
        self._roll_out(rows, area, focus, after=back)

    def _card(self, name: str, text: str, code: str, fill: theme.Colour, wide: float) -> Row:
        """Return a card with words, and a code below them as large as it fits."""
        kit, zoom, room = self._kit, self._kit.zoom, wide - 2 * _PAD
        size, large = 18 * zoom, min(44 * zoom, 60.0)
        lines = kit.lines(text, room, size)
        high = 2 * _PAD + lines * size * LINE + (large * LINE if code else 0)

        def paint(canvas: Canvas, box: Box) -> None:
            y = paragraph(canvas, text, box.x + _PAD, box.y + _PAD, room, size)
            if code:
                fitted = canvas.fitted(code, room, large, theme.TITLE)
                y += large * LINE / 2
                canvas.text(code, box.x + _PAD, y, fitted, theme.INK, theme.TITLE)

        block = Block(name, Box(0, 0, wide, high), f"{text} {code}".strip(), paint)
        block.fill = fill
        return Row(high, [block])

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, KeyPressed) and heard.given == "enter" and self.listens == TEXT:
            return self._compare()
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        match changed.name:
            case "noted":
                self._noted = str(changed.value)
            case "verify":
                return self._compare()
            case _:
                return Close()
        return None

    def _compare(self) -> Answer:
        """Compare with what was noted; the verdict is led to."""
        noted = _RECEIPT.search(self._noted.upper())  # in a line that says more, say
        self._said, self.kept = self._verdict(noted[0] if noted else self._noted.strip() or None)
        self._lay("verdict")
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from the keys on the screen."""
        if result == "quit":
            return Close("quit")
        if isinstance(result, Written):
            self._noted = result.text
            self._lay("noted")
        return None

    def spoken(self) -> str:
        """Return the receipt, and whether it is kept."""
        say = self._kit.words().say
        return f"{say('receipt-screen.its')} {receipt(self._replay.head)}. {self._said}"

    @property
    def title(self) -> str:
        """What the screen is called."""
        return self._kit.words().say("receipt-screen.title")
