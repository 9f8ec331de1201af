"""The board of Lone: who has named a number, digits to name one's own, and what came before.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.games.lone.model import BLANK, NONE, NUMBERS, Event, Lost, Name, State, Won

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT, Numbered
from game.core.words import Words
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Box, Layout, Spots, Touch
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import key_cap
from game.stage.table.asking import paint_asking
from game.stage.table.bar import WAYS, paint_bar
from game.stage.table.log import paint_log
from game.stage.touches import Touches

LOG: Final = Box(1056, 58, 212, 654)
_SEATS: Final = Box(12, 58, 1032, 150)
_PAST: Final = Box(12, 226, 1032, 150)
"""What was named in the rounds before."""
_PROMPT: Final = Box(12, 396, 1032, 48)
_ROW: Final = Box(12, 456, 1032, 54)
_DIGITS: Final = Box(12, 580, 1032, 120)
_OPENED_MS: Final = 1500
_DIGIT: Final = Numbered("digit")
_DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table, by seat where there is one each."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    numbers: tuple[int, ...]
    asked: tuple[bool, ...]
    past: tuple[tuple[int, ...], ...]
    winners: tuple[int | None, ...]
    round: int
    rounds: int
    over: bool


class Board(AnyBoard):
    """One table on one screen."""

    def __init__(
        self, view: State, viewer: int | None, names: Sequence[str], words: Words, **given: Any
    ) -> None:
        """Set the table up as any, with touches of its own."""
        super().__init__(view, viewer, names, words, **given)
        self.touches = LoneTouches(self)

    def layout(self, view: State) -> Layout:
        """Return where everything lies; there are no pictures, all is written."""
        touch = {name: Touch(WAYS[name], name) for name in ("rules", "menu")}
        touch["log"] = Touch(LOG, "log")
        seats = len(view.numbers)
        touch |= {SEAT.at(at): Touch(_part(_SEATS, at, seats), SEAT.at(at)) for at in range(seats)}
        if self.viewer is not None:
            for at in range(10):
                digit = Touch(_part(_DIGITS, at, 10), _DIGIT.at((at + 1) % 10))
                touch[HAND.at(at)] = digit
        asked = view.asked()
        furniture = Furniture(
            tuple(self.names),
            tuple(view.points),
            tuple(view.numbers),
            tuple(seat in asked for seat in range(seats)),
            tuple(view.before),
            tuple(view.won),
            view.number,
            view.rounds,
            over=len(view.won) == view.rounds,
        )
        return Layout({}, furniture, touch, spots=Spots(buttons=_ROW))

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Let numbers that were opened stay for a while before the next round."""
        if not isinstance(event, Won | Lost):
            return None
        return Timeline(after, after, _OPENED_MS, furniture=[(0, after.furniture)])

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        table: Furniture = frame.furniture
        words, zoom = self.words, self.setting.zoom
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        key = "bar.over" if table.over else "bar.round"
        paint_bar(canvas, words.say(key, n=table.round, of=table.rounds), zoom, words)
        for seat in range(len(table.names)):
            self._seat(canvas, table, seat, focused=cue.focus == SEAT.at(seat))
        self._past(canvas, table)
        if self.viewer is not None:
            for at in range(10):
                self._digit(canvas, at, cue)
        paint_log(canvas, LOG, log, zoom, words)
        paint_asking(canvas, cue, _PROMPT, _ROW, zoom)

    def _seat(self, canvas: Canvas, table: Furniture, seat: int, *, focused: bool) -> None:
        """Paint a seat: its name, its points, and its number, sealed or open."""
        box = _part(_SEATS, seat, len(table.names))
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        ring = theme.LEMON if table.asked[seat] else None
        canvas.panel(box.x, box.y, box.width, box.height, ring=ring)
        own = seat == self.viewer
        name = self.words.say("seat.you", name=table.names[seat]) if own else table.names[seat]
        size = canvas.fitted(name, box.width - 28, 20 * self.setting.zoom, theme.TEXT_BOLD)
        x, _ = box.middle
        canvas.text(
            name, x, box.y + 28, size, theme.INK, theme.TEXT_BOLD, align="middle",
            room=box.width - 24,
        )  # fmt: skip
        number = table.numbers[seat]
        said = {NONE: "…", BLANK: "?"}.get(number, str(number))
        canvas.text(said, x, box.y + 76, 48, theme.TEAL, theme.TITLE, align="middle")
        points = self.words.say("seat.points", n=table.points[seat])
        size = canvas.fitted(points, box.width - 28, 18 * self.setting.zoom)
        canvas.text(points, x, box.y + 124, size, theme.GREY, align="middle", room=box.width - 24)

    def _past(self, canvas: Canvas, table: Furniture) -> None:
        """Paint what was named in the last rounds below its seat, the winner's in yellow."""
        shown = list(zip(table.past, table.winners, strict=False))[-3:]
        canvas.rect(_PAST.x, _PAST.y, _PAST.width, _PAST.height, theme.INK, 16, 0.55)
        for row, (numbers, winner) in enumerate(shown):
            y = _PAST.y + 30 + 45 * row
            for seat, number in enumerate(numbers):
                x, _ = _part(_PAST, seat, len(numbers)).middle
                colour = theme.LEMON if seat == winner else theme.PAPER
                canvas.text(str(number), x, y, 30, colour, theme.TITLE, align="middle")

    def _digit(self, canvas: Canvas, at: int, cue: Cue) -> None:
        """Paint a digit that may be touched."""
        name, box = HAND.at(at), _part(_DIGITS, at, 10)
        lit, digit = name in cue.lit, str((at + 1) % 10)
        if name == cue.focus:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.PAPER if lit else theme.WOOD
        canvas.panel(box.x, box.y, box.width, box.height, fill=fill, shadow=lit)
        x, y = box.middle
        canvas.text(digit, x, y - 14, 44, theme.INK, theme.TITLE, align="middle")
        if lit:
            key_cap(canvas, digit, x - 15, box.y + box.height - 24)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        asked = view.asked()
        if not asked:
            return self.words.say("prompt.over") if view.number else ""
        if self.viewer not in asked:
            names = ", ".join(self.names[seat] for seat in asked)
            return self.words.say("prompt.other", names=names)
        if touched:
            return self.words.say("prompt.sofar", n=_number(touched))
        return self.words.say("prompt.mine", least=NUMBERS[0], most=NUMBERS[-1])


class LoneTouches(Touches):
    """How numbers are spelled at this table, and its button."""

    def __init__(self, board: AnyBoard) -> None:
        """Take whose seat and words it is for."""
        self._board = board

    def spellings(self, action: Name, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch a number: its digits, then that it is whole."""
        if action.number == NONE:  # the shape: see ``more``
            return []
        return [(*(_DIGIT.at(int(digit)) for digit in str(action.number)), _DONE)]

    def more(self, touched: tuple[str, ...], view: State) -> frozenset[str]:
        """Return the tokens that may follow what was touched."""
        if len(touched) == len(str(NUMBERS[-1])):
            return frozenset((_DONE,))
        digits = (_DIGIT.at(digit) for digit in range(0 if touched else 1, 10))
        return frozenset((*digits, _DONE) if touched else digits)

    def action_of(self, tokens: tuple[str, ...], view: State) -> Name | None:
        """Return the number that touches would name, allowed or not; None before it is whole."""
        return Name(_number(tokens)) if tokens[-1:] == (_DONE,) else None

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the button that says that a number is whole."""
        if self._board.viewer is None or self._board.viewer not in view.asked():
            return ()
        label = self._board.words.say("button.done")
        return (ButtonCue(_DONE, label, "space", self._board.words.say("button.key"), "main"),)


def _number(tokens: Sequence[str]) -> int:
    digits = "".join(str(_DIGIT.number(one)) for one in tokens if one in _DIGIT)
    return int(digits or NONE)


def _part(row: Box, at: int, count: int) -> Box:
    """Return the at-th of so many equal parts of a row."""
    wide = (row.width - 12 * (count - 1)) / count
    return Box(row.x + at * (wide + 12), row.y, wide, row.height)
