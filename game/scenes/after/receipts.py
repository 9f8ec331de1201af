"""The receipt: what was promised of a match's deal, compared with the match that was played."""

from __future__ import annotations

from typing import Any, Final

from game.core.pages import LogLine
from game.replaying.receipt import ReceiptError, course, receipt, verify
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.settings.writing import Written, keys_for
from game.session import Session
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.input.listening import COMMANDS, TEXT
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Form
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph
from game.store.files import FileError
from game.store.heads import Head
from game.store.replays import Replay

_PANEL: Final = Box(140, 16, 1000, 688)
_LARGE: Final = Box(16, 12, 1248, 696)
"""The panel for larger words."""
_PAD: Final = 16.0
_MOST: Final = 40
_GREEN: Final = (216, 240, 220)
_RED: Final = (255, 222, 234)


def promise(kit: Kit, session: Session) -> str:
    """Return what is promised of a match's deal, for a line of any screen; of a lesson nothing."""
    return kit.words().say("receipt-screen.line", its=session.receipt) if session.replayable else ""


def promised(kit: Kit, session: Session) -> str:
    """Return the same for narrow places: in blanks, which lines break at."""
    if not session.replayable:
        return ""
    return kit.words().say("receipt-screen.short", its=session.receipt.replace("-", " "))


def promised_first(kit: Kit, session: Session, log: list[LogLine]) -> None:
    """Let a log begin with what is promised of the deal."""
    if session.replayable:
        log.insert(0, LogLine("icon_deck", promised(kit, session)))


def revealed(kit: Kit, session: Session) -> str:
    """Return both codes of a match that is over with its seed and salt, for a line of a screen."""
    if not session.replayable or session.outcome() is None:
        return ""
    return told(kit, session.head, course(session.as_replay()))


def told(kit: Kit, head: Head, whole: str) -> str:
    """Return what a match's deal was promised by, and what it hung on."""
    return kit.words().say(
        "receipt-screen.revealed", its=receipt(head), whole=whole, seed=head.seed, salt=head.salt
    )


def told_below(canvas: Canvas, said: str) -> None:
    """Write a line below all panels, at the edge of the screen."""
    size = canvas.fitted(said, 1248, 18)
    canvas.text(said, 640, 708, size, theme.WHITE, align="middle", outline=theme.INK)


class ReceiptScene(FormScene):
    """One match's receipt, and whether it is kept."""

    name = "receipt"
    see_through = True

    def __init__(self, kit: Kit, replay: Replay) -> None:
        """Play a match again, and say whether it follows from its deal."""
        self._kit = kit
        self._replay = replay
        self._noted = ""
        self._panel = _PANEL if kit.zoom == 1 else _LARGE
        self._said, self._kept = self._verdict(None)
        self._lay("noted")

    def _verdict(self, noted: str | None) -> tuple[str, bool]:
        """Return what there is to say of what was noted, and whether it is as promised."""
        words = self._kit.words()
        try:
            found = verify(self._replay, noted)
        except ReceiptError as error:
            return words.say(f"receipt-screen.{error.key.split('.')[1]}", **error.facts), False
        except FileError as error:
            return words.say(error.key, **error.facts), False
        key = found.key.split(".")[1]
        key = "line-wrong" if key == "line" else key
        return words.say(f"receipt-screen.{key}", **found.facts), found.kept

    # ------------------------------------------------------------ the form

    def _lay(self, focus: str | None) -> None:
        kit, zoom, panel = self._kit, self._kit.zoom, self._panel
        say, wide = kit.words().say, panel.width - 56 - BAR
        high = 48 + 26 * (zoom - 1)
        its = receipt(self._replay.head)
        rows = [
            self._card("its", say("receipt-screen.its"), its, theme.PAPER_2, wide),
            self._written(wide, high),
            self._card("verdict", self._said, "", _GREEN if self._kept else _RED, wide),
            self._card("proves", say("receipt-screen.proves"), "", theme.WHITE, wide),
            self._card("limits", say("receipt-screen.limits"), "", theme.WHITE, wide),
        ]
        label = say("receipt-screen.back")
        broad = kit.wide(label, 22 * zoom, theme.BUTTON) + 80
        end = panel.y + panel.height - 18 - high
        back = Button("back", Box(640 - broad / 2, end, broad, high), label, style="main")
        top = panel.y + 22 + 44 * min(1.5, zoom)
        first = self._roll.first if self._roll is not None else 0
        self._roll = Roll(rows, Box(panel.x + 28, top, wide + BAR, end - 14 - top), 12)
        self._roll.first = first
        widgets = [widget for row in rows for widget in row.widgets]
        self._form = Form([*widgets, back], focus, zoom=zoom)
        self._roll.place(self._form)

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

    def _written(self, wide: float, high: float) -> Row:
        """Return where a receipt is written, and the button that compares it."""
        say, zoom = self._kit.words().say, self._kit.zoom
        label, hint = say("receipt-screen.verify"), say("receipt-screen.noted")
        broad = min(0.45 * wide, self._kit.wide(label, 20 * zoom, theme.BUTTON) + 44)
        box = Box(0, 0, wide - broad - 12, high)
        field = Hinted("noted", box, self._noted, hint, most=_MOST, kind="search")
        field.called = hint
        button = Button("verify", Box(wide - broad, 0, broad, high), label, size=20)
        return Row(high, [field, button])

    # ------------------------------------------------------------ inputs

    @property
    def listens(self) -> str:
        """What the scene listens for: letters, while a receipt is written."""
        return TEXT if self._form.focus == "noted" else COMMANDS

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case KeyPressed("enter", given="enter") if self.listens == TEXT:
                return self._compare()
            case _ if self._roll is not None and self._roll.hear(heard, self._form):
                return None
            case _:
                pass
        changed = self._form.hear(heard)
        if isinstance(heard, KeyPressed) and self._roll is not None:
            self._roll.place(self._form)
        if changed is None:
            keys = keys_for(self._kit, self._form.focused, heard)
            return Push(keys) if keys is not None else None
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
        self._said, self._kept = self._verdict(self._noted.strip() or None)
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

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the receipt and what it says."""
        veil(canvas)
        box, zoom = self._panel, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        title = self._kit.words().say("receipt-screen.title")
        size = canvas.fitted(title, box.width - 60, min(52.0, 32 * zoom), theme.TITLE)
        y = box.y + 10 + 24 * min(1.5, zoom)
        canvas.text(title, box.x + 28, y, size, theme.INK, theme.TITLE)
        self._form.draw(canvas)
        if self._roll is not None:
            self._roll.draw_bar(canvas)
