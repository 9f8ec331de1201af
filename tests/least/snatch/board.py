"""The board of Snatch: what lies there, how much time is left, and who has how many points.

A board works on a view, which holds what its viewer was told; here nothing is secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.games.snatch.model import (
    FRUITS,
    LEAVE,
    NOTHING,
    SNATCH,
    Do,
    Event,
    Snatched,
    State,
    Turned,
)

from game.core.pages import LogLine
from game.core.targets import SEAT
from game.core.words import Words
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Box, Layout, Pose, Touch
from game.stage.motion.timeline import Frame, Move, Timeline
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.asking import paint_asking
from game.stage.table.bar import WAYS, paint_bar
from game.stage.table.log import paint_log
from game.stage.touches import Touches

LOG: Final = Box(1056, 58, 212, 654)
_SEATS: Final = Box(12, 58, 1032, 120)
_PROMPT: Final = Box(172, 560, 712, 48)
_ROW: Final = Box(172, 620, 712, 54)
_FRUIT: Final = (528.0, 360.0)
_WIDE: Final = 150.0
_MS: Final = 300
_INK: Final = "#2B1836"
_COLOURS: Final = {"cherry": "#E4342F", "plum": "#8A3FA0", "lemon": "#FFCB2E", "rotten": "#6B7A4A"}
_CHERRIES: Final = '<circle cx="34" cy="66" r="20"/><circle cx="68" cy="72" r="20"/>'
_STALKS: Final = '<path d="M34,48 Q44,22 66,14 Q70,40 68,52" fill="none"/>'
_BALL: Final = '<circle cx="50" cy="56" r="32"/><path d="M50,24 L54,10" fill="none"/>'
_HOLES: Final = '<path d="M36,50 h9 M56,64 h13" fill="none" stroke-width="11"/>'
_DRAWN: Final[Mapping[str, str]] = {
    "cherry": _CHERRIES + _STALKS,
    "plum": '<ellipse cx="50" cy="56" rx="30" ry="34"/><path d="M50,24 Q52,40 46,58" fill="none"/>',
    "lemon": '<path d="M10,52 Q22,20 52,22 Q84,24 92,54 Q80,88 50,84 Q20,82 10,52Z"/>',
    "rotten": _BALL + _HOLES,
}
"""The outline of each fruit, in a box of 100 × 100."""


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    asked: tuple[bool, ...]
    number: int
    ticks: int
    over: bool


class Board(AnyBoard):
    """One table on one screen."""

    def __init__(
        self, view: State, viewer: int | None, names: Sequence[str], words: Words, **given: Any
    ) -> None:
        """Set the table up as any, with touches of its own."""
        super().__init__(view, viewer, names, words, **given)
        self.touches = SnatchTouches(self)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        touch = {name: Touch(WAYS[name], name) for name in ("rules", "menu")}
        touch["log"] = Touch(LOG, "log")
        seats = len(view.points)
        touch |= {SEAT.at(at): Touch(_part(at, seats), SEAT.at(at)) for at in range(seats)}
        sprites: dict[str, Pose] = {}
        if view.fruit != NOTHING and not view.over:
            sprites[f"fruit.{view.number}"] = Pose(*_FRUIT, _WIDE, FRUITS[view.fruit])
        asked = view.asked()
        furniture = Furniture(
            tuple(self.names),
            tuple(view.points),
            tuple(seat in asked for seat in range(seats)),
            view.number,
            view.ticks,
            view.over,
        )
        return Layout(sprites, furniture, touch)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next: a fruit drops in, or flies to who has it."""
        gone = {name: Move(0, _MS) for name in before.sprites}
        match event:
            case Turned(number):
                above = Pose(_FRUIT[0], -_WIDE, _WIDE, FRUITS[event.fruit])
                moves = {**gone, f"fruit.{number}": Move(0, _MS, enter=above)}
            case Snatched(seat, fruit):
                there = Pose(*_part(seat, len(view.points)).middle, 40, FRUITS[fruit])
                moves = {name: Move(0, _MS, leave=there) for name in gone}
            case _:
                return None
        return Timeline(before, after, _MS, moves=moves)

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        table: Furniture = frame.furniture
        words, zoom = self.words, self.setting.zoom
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        key = "bar.over" if table.over else "bar.tick"
        paint_bar(canvas, words.say(key, n=table.number, of=table.ticks), zoom, words)
        for seat in range(len(table.names)):
            self._seat(canvas, table, seat, focused=cue.focus == SEAT.at(seat))
        x, y = _FRUIT
        canvas.panel(x - 130, y - 130, 260, 260, 130, theme.PAPER_2)
        _ticks(canvas, table)
        for pose in (*frame.resting.values(), *frame.moving):
            _fruit(canvas, pose)
        paint_log(canvas, LOG, log, zoom, words)
        paint_asking(canvas, cue, _PROMPT, _ROW, zoom)

    def _seat(self, canvas: Canvas, table: Furniture, seat: int, *, focused: bool) -> None:
        """Paint a seat: its name, and its points."""
        box = _part(seat, len(table.names))
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        ring = theme.LEMON if table.asked[seat] else None
        canvas.panel(box.x, box.y, box.width, box.height, ring=ring)
        own = seat == self.viewer
        name = self.words.say("seat.you", name=table.names[seat]) if own else table.names[seat]
        x, room = box.middle[0], box.width - 24
        size = canvas.fitted(name, room, 20 * self.setting.zoom, theme.TEXT_BOLD)
        canvas.text(
            name, x, box.y + 32, size, theme.INK, theme.TEXT_BOLD, align="middle", room=room
        )
        points = str(table.points[seat]).replace("-", "\u2212")
        colour = theme.RED_FIGURE if table.points[seat] < 0 else theme.TEAL
        canvas.text(points, x, box.y + 80, 40, colour, theme.TITLE, align="middle")

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        if view.over or not view.number:
            return self.words.say("prompt.over") if view.over else ""
        fruit = NOTHING if view.fruit == NOTHING else FRUITS[view.fruit]
        who = "mine" if self.viewer in view.asked() else "other"
        if fruit == NOTHING:
            return self.words.say("prompt.gone")
        return self.words.say(f"prompt.{who}", fruit=self.words.say(f"fruit.{fruit}"))


class SnatchTouches(Touches):
    """How actions are spelled at this table: each has a button."""

    def __init__(self, board: AnyBoard) -> None:
        """Take whose seat and words it is for."""
        self._board = board

    def spellings(self, action: Do, view: State) -> list[tuple[str, ...]]:
        """Return the one way to touch an action: its button."""
        return [(action.kind,)]

    def action_of(self, tokens: tuple[str, ...], view: State) -> Do | None:
        """Return the action that touches would mean, legal or not; None where they mean none."""
        return Do(tokens[0]) if tokens[0] in (SNATCH.kind, LEAVE.kind) else None

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""
        if self._board.viewer is None or self._board.viewer not in view.asked():
            return ()
        say = self._board.words.say
        return (
            ButtonCue(SNATCH.kind, say("button.snatch"), "space", say("button.key"), "main"),
            ButtonCue(LEAVE.kind, say("button.leave"), "x", "X", "plain"),
        )


def _part(seat: int, count: int) -> Box:
    wide = (_SEATS.width - 12 * (count - 1)) / count
    return Box(_SEATS.x + seat * (wide + 12), _SEATS.y, wide, _SEATS.height)


def _ticks(canvas: Canvas, table: Furniture) -> None:
    """Paint a dot for every tick, those that are over filled."""
    step = min(30.0, 700 / table.ticks)
    left = _FRUIT[0] - step * (table.ticks - 1) / 2
    for at in range(table.ticks):
        colour = theme.LEMON if at < table.number else theme.PLUM
        canvas.rect(left + at * step - 8, 514, 16, 16, colour, 8)


def _fruit(canvas: Canvas, pose: Pose) -> None:
    """Paint a fruit where its pose says."""
    wide = pose.width * pose.scale
    if pose.alpha < 0.5 or wide < 4:
        return
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g fill="{_COLOURS[pose.face]}" stroke="{_INK}" stroke-width="5" '
        f'stroke-linejoin="round">{_DRAWN[pose.face]}</g></svg>'
    )
    canvas.drawing(svg, pose.x - wide / 2, pose.y - wide / 2, wide, wide)
