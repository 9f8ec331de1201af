"""The board of Fibs: how its table looks and moves, and what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.fibs.board import painting
from game.games.fibs.board.arranging import FACE, bag_pose, hand_pose, layout_of
from game.games.fibs.board.touches import FibsTouches
from game.games.fibs.model import (
    ASK,
    Asked,
    Caught,
    Cleared,
    Denied,
    Drew,
    Event,
    Given,
    State,
)

from game.core.pages import LogLine
from game.core.targets import SEAT
from game.core.words import Words
from game.stage.board import Board as AnyBoard
from game.stage.cue import Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Move, Timeline
from game.stage.paint.canvas import Canvas

_MS: Final = {Drew: 350, Given: 600, Asked: 500, Denied: 500, Caught: 700, Cleared: 700}
"""How long an event's picture takes; others are shown at once."""


class Board(AnyBoard):
    """One table on one screen."""

    def __init__(
        self, view: State, viewer: int | None, names: Sequence[str], words: Words, **given: Any
    ) -> None:
        """Set the table up as any, with touches of its own."""
        super().__init__(view, viewer, names, words, **given)
        self.touches = FibsTouches(self)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        return layout_of(view, self.viewer, self.names)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next: new cards come from where they were."""
        length = _MS.get(type(event), 0)
        if not length:
            return None
        match event:
            case Given(seat):
                start = hand_pose(view, self.viewer, seat)
            case Asked(seat):
                start = hand_pose(view, self.viewer, seat)
            case _:
                start = bag_pose()
        new = after.sprites.keys() - before.sprites.keys()
        moves = {name: Move(0, length, arc=30, enter=start) for name in new}
        return Timeline(before, after, length, moves=moves)

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        painting.paint(canvas, frame, cue, log, self.viewer, self.setting.zoom, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        asked = view.asked()
        if asked is None:
            return self.words.say("prompt.over") if view.winners else ""
        who = "mine" if asked == self.viewer else "other"
        names = {"name": self.names[view.turn], "other": self.names[view.target]}
        if view.phase == ASK and touched and who == "mine":
            if (seat := SEAT.find(touched[0])) is not None:
                return self.words.say("prompt.which", name=self.names[seat])
            return self.words.say("prompt.whom", face=FACE.number(touched[0]))
        return self.words.say(f"prompt.{view.phase}-{who}", face=view.face, **names)
