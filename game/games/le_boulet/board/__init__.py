"""The board of Le Boulet: what its table looks like, how it moves, what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.personas import faces
from game.core.pages import LogLine
from game.core.words import Words
from game.games.le_boulet import log_lines
from game.games.le_boulet.board import painting
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.beats import Road, beat_of
from game.games.le_boulet.board.open_cards import OpenCards
from game.games.le_boulet.board.places import Places, places_for
from game.games.le_boulet.board.prompts import prompt
from game.games.le_boulet.board.situation import BouletSituation
from game.games.le_boulet.board.sounds import BouletSounds
from game.games.le_boulet.board.touches import BouletTouches, chooser
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.state import State
from game.stage.board import Board as AnyBoard
from game.stage.cue import Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.table.setting import PaintedSetting, seen
from game.stage.table_log import TableLog


class Board(AnyBoard):
    """One table on one screen."""

    setting: PaintedSetting[Places, painting.Painter]
    names_who_acts = True

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
        self.cards = OpenCards(self)
        seats = view.seats
        self.faces = faces([""] * seats)
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(seats, viewer, zoom=zoom, room_for=room_for),
            painting.Painter,
        )
        self.touches = BouletTouches(self, sealed=room_for == "couch" and viewer is not None)
        self.sounds = BouletSounds(viewer, self.setting)
        self.situation = BouletSituation(self)
        self.log = TableLog(self, log_lines.line)

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        layout = layout_of(view, self.viewer, self.names, self.faces, self.setting.places)
        return seen(layout, self.onlooker)

    def beat(
        self, event: Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next."""
        places = self.setting.places
        return beat_of(event, Road(before, after, view, self.viewer, places, self.words))

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        self.setting.painter.draw(canvas, frame, cue, log, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        return prompt(
            view, chooser(view, self), touched, self.names, self.words,
            beforehand=self.onlooker.beforehand, openly=self.viewer is None,
        )  # fmt: skip
