"""The board of Mets ton slip !: what its table looks like, how it moves, what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.personas import faces
from game.core.pages import LogLine
from game.core.words import Words
from game.games.mets_ton_slip import log_lines
from game.games.mets_ton_slip.board import painting
from game.games.mets_ton_slip.board.arrange import layout_of
from game.games.mets_ton_slip.board.beat import Beat
from game.games.mets_ton_slip.board.beats import beat_of
from game.games.mets_ton_slip.board.foreseeing import Preview
from game.games.mets_ton_slip.board.foresight import Foresight
from game.games.mets_ton_slip.board.headlines import headline
from game.games.mets_ton_slip.board.open_cards import OpenCards
from game.games.mets_ton_slip.board.places import Places, places_for
from game.games.mets_ton_slip.board.prompts import prompt
from game.games.mets_ton_slip.board.response import Response
from game.games.mets_ton_slip.board.situation import SlipSituation
from game.games.mets_ton_slip.board.sounds import SlipSounds
from game.games.mets_ton_slip.board.touches import SlipTouches
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.state import State
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.table.setting import PaintedSetting, seen
from game.stage.table_log import TableLog

__all__ = ["Board", "ButtonCue", "Cue", "LogLine", "Preview"]


class Board(AnyBoard):
    """One table on one screen."""

    setting: PaintedSetting[Places, painting.Painter]
    cards = OpenCards()
    situation = SlipSituation()

    def __init__(
        self,
        view: State,
        viewer: int | None,
        names: Sequence[str],
        words: Words,
        *,
        zoom: float = 1.0,
        room_for: str = "",
    ) -> None:
        """Set the table up for a viewer: a seat, or None for a bystander."""
        super().__init__(view, viewer, names, words)
        self.foresight = Foresight(self)
        self.response = Response(self)
        seats = view.seats
        self.faces = faces([""] * seats)
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(seats, viewer, zoom=zoom, room_for=room_for),
            lambda places: painting.Painter(places, viewer),
        )
        self.touches = SlipTouches(self)
        self.sounds = SlipSounds(viewer, self.setting)
        self.log = TableLog(self, log_lines.line)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        layout = layout_of(view, self.viewer, self.names, self.faces, self.setting.places)
        return seen(layout, self.onlooker)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next; an attack flies for the window."""
        seen = self.viewer if self.onlooker.yours else None
        told = headline(event, before.furniture, view, seen, self.names, self.words)
        return beat_of(
            Beat(before, after, view, self.viewer, self.setting.places, window_ms, told), event
        )

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        self.setting.painter.draw(canvas, frame, cue, log, view, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        return prompt(
            view, self.viewer, touched, self.names, self.words, acting=self.onlooker.acting
        )
