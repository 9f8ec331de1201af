"""The board of Belote: how its table looks and moves, and what touching it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.games.belote import log_lines
from game.games.belote.board import painting
from game.games.belote.board.arranging import BACK, CARD, layout_of, seat_pose
from game.games.belote.board.touches import BeloteTouches
from game.games.belote.cards import SUITS, suit_of
from game.games.belote.model import Dealt, Drawn, Event, Played, State, Taken, Turned

from game.core.pages import LogLine
from game.core.words import Words
from game.stage.board import Board as AnyBoard
from game.stage.cue import Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Move, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.table.setting import seen
from game.stage.table_log import TableLog

_DEALT_MS: Final = 400
_PLAYED_MS: Final = 450
_SEEN_MS: Final = 900
"""So long a whole trick lies there before it is taken."""
_TAKEN_MS: Final = 1300


class Board(AnyBoard):
    """One table on one screen."""

    def __init__(
        self, view: State, viewer: int | None, names: Sequence[str], words: Words, **given: Any
    ) -> None:
        """Set the table up as any, with touches and a log of its own."""
        super().__init__(view, viewer, names, words, **given)
        self.touches = BeloteTouches()
        self.log = TableLog(self, log_lines.line)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        return seen(layout_of(view, self.viewer, self.names), self.onlooker)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next."""
        match event:
            case Dealt() | Turned() | Drawn():
                return Timeline(before, after, _DEALT_MS)
            case Played(seat, card):
                enter = seat_pose(self.viewer, seat, BACK)
                move = Move(0, _PLAYED_MS, arc=20, enter=enter, flip=seat != self.viewer)
                return Timeline(before, after, _PLAYED_MS, moves={CARD.at(card): move})
            case Taken(seat):
                moves = {
                    name: Move(_SEEN_MS, _TAKEN_MS, leave=seat_pose(self.viewer, seat, pose.face))
                    for name, pose in before.sprites.items()
                    if name not in after.sprites
                }
                return Timeline(before, after, _TAKEN_MS, moves=moves)
            case _:
                return None

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        painting.paint(canvas, frame, cue, log, self.viewer, self.setting.zoom, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        asked, say = view.asked(), self.words.say
        if asked is None:
            return say("prompt.over") if view.winners else ""
        if asked != self.viewer:
            return say("prompt.other", name=self.names[asked])
        if not view.trick:
            return say("prompt.lead")
        return say("prompt.mine", suit=say(f"suit.{SUITS[suit_of(view.trick[0])]}"))
