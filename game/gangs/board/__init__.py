"""The board of hidden gangs: what a table looks like, how it moves, and what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.personas import faces
from game.core.pages import LogLine, Sheet
from game.core.words import Words
from game.gangs import telling
from game.gangs.board import painting, parting, touches
from game.gangs.board.arrange import layout_of
from game.gangs.board.beat import Beat, played_last
from game.gangs.board.beats import beat_of
from game.gangs.board.foresight import Foresight
from game.gangs.board.hearing import cues_of, tension_of
from game.gangs.board.open_cards import OpenCards
from game.gangs.board.places import Places, places_for
from game.gangs.board.preview import Preview
from game.gangs.board.prompts import prompt
from game.gangs.board.response import Response
from game.gangs.model.actions import Action
from game.gangs.model.events import Event, RoundEnded
from game.gangs.model.state import SETUP, State
from game.gangs.scores import sheet
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.sound.cues import SoundCue
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

    # ------------------------------------------------------------ pictures

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

    # ------------------------------------------------------------ sounds

    def cues(self, event: Event, view: State) -> tuple[SoundCue, ...]:
        """Return what is heard of an event that was just folded."""
        return cues_of(event, view, self.viewer, self.setting.places)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1."""
        return tension_of(view)

    # ------------------------------------------------------------ words

    def line(self, event: Event, view: State) -> LogLine | None:
        """Return what the log says of an event."""
        return telling.line(event, view, self.names, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        return prompt(view, self.viewer, touched, self.names, self.words)

    def covers(self, frame: Frame) -> str:
        """Return in words what lies over all of the table."""
        return parting.spoken(frame, self.words)

    # ------------------------------------------------------------ touches

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch an action now."""
        return touches.spellings(action, view)

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the action that touches would mean, legal or not."""
        return touches.action_of(tokens, view)

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""
        return touches.buttons(view, self.viewer, self.words)

    def astray(self, tokens: tuple[str, ...], view: State) -> str:
        """Say what is discarded, where that was pressed with nothing chosen."""
        return self.words.say("table.astray-discard") if tokens[-1:] == ("discard",) else ""

    def laying(self, view: State) -> bool:
        """Say whether the table is being laid: there is nothing to see yet."""
        return view.phase == SETUP

    def sheet(self, event: Event, view: State) -> Sheet | None:
        """Return the score sheet that an event asks to be read, seen after it was folded."""
        if not isinstance(event, RoundEnded):
            return None
        return sheet(event, view, self.names, self.words)
