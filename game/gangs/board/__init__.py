"""The board of hidden gangs: what a table looks like, how it moves, and what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.personas import faces
from game.core.pages import LogLine
from game.core.words import Words
from game.gangs.board import painting
from game.gangs.board.arrange import layout_of
from game.gangs.board.beat import Beat, played_last
from game.gangs.board.beats import beat_of
from game.gangs.board.foresight import Foresight
from game.gangs.board.open_cards import OpenCards
from game.gangs.board.places import Places, places_for
from game.gangs.board.preview import Preview
from game.gangs.board.prompts import prompt
from game.gangs.board.response import Response
from game.gangs.board.situation import GangsSituation
from game.gangs.board.sounds import GangsSounds
from game.gangs.board.table_log import GangsLog
from game.gangs.board.touches import GangsTouches
from game.gangs.model.events import Event
from game.gangs.model.state import State
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.table.setting import PaintedSetting, seen

__all__ = ["Board", "ButtonCue", "Cue", "LogLine", "Preview"]


class Board(AnyBoard):
    """One table on one screen."""

    setting: PaintedSetting[Places, painting.Painter]
    cards = OpenCards()

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
        """Set the table up for a viewer: a seat, or None for a bystander.

        ``zoom`` is how much larger words are wished than usual; ``room_for`` says what else lies
        at the table: a ``lesson``, or a ``replay``'s bar.
        """
        super().__init__(view, viewer, names, words)
        self.foresight = Foresight(self)
        self.response = Response(self)
        n, mystery = view.n, view.mystery
        self.faces = faces([""] * n)
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(n, viewer, mystery=mystery, zoom=zoom, room_for=room_for),
            lambda places: painting.Painter(places, viewer),
        )
        self.touches = GangsTouches(self)
        self.sounds = GangsSounds(viewer, self.setting)
        self.situation = GangsSituation(self)
        self.log = GangsLog(self)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        places = self.setting.places
        layout = layout_of(view, self.viewer, self.names, self.faces, places, self.onlooker.marks)
        return seen(layout, self.onlooker)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next; a thrown card flies for the window."""
        people, idle = self.onlooker.people, self.onlooker.idle
        before = played_last(before, after, self.onlooker.played)
        beat = Beat(before, after, view, self.viewer, self.setting.places, window_ms, people, idle)
        return beat_of(beat, event)

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        self.setting.painter.draw(canvas, frame, cue, log, view, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        return prompt(view, self.viewer, touched, self.names, self.words)
