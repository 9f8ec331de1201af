"""The board of Branle-bas de Wombat: dark while it is built, lit when it is counted.

A board works on a view, which holds what its viewer was told; it never meets the truth. Nothing
waits for a picture in a build: what fades or flashes there goes by ticks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.ai.personas import faces
from game.core.pages import LogLine
from game.core.words import Words
from game.games.wombat.board import primer
from game.games.wombat.board.arranging import (
    BRIGHT,
    DARK,
    Furniture,
    furniture_of,
    layout_of,
    light_of,
)
from game.games.wombat.board.beats import beat_of
from game.games.wombat.board.charges import characters
from game.games.wombat.board.live import Live
from game.games.wombat.board.painting import Painter
from game.games.wombat.board.places import (
    ABOVE_TOWERS,
    ASIDE,
    BUTTONS,
    CLOCK,
    FLOOR,
    HEARD,
    LEAST_SPEECH,
    NOTES,
    OUT_BUTTONS,
    PROMPT,
    SPEECH,
    TOWERS,
    UNDER_PROMPT,
    Places,
    head_box,
    places_for,
)
from game.games.wombat.board.prompts import prompt
from game.games.wombat.board.recent import Recent
from game.games.wombat.board.situation import WombatSituation
from game.games.wombat.board.sounds import WombatSounds
from game.games.wombat.board.table_log import WombatLog
from game.games.wombat.board.talking import offered, offered_all
from game.games.wombat.board.touches import WombatTouches
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.rooms import LESSONS
from game.games.wombat.tokens import TALK
from game.stage.board import Board as AnyBoard
from game.stage.cue import Cue
from game.stage.motion.layout import NOWHERE, Box, Layout, Speech, Spots
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.table.setting import PaintedSetting


class Board(AnyBoard):
    """One table on one screen."""

    setting: PaintedSetting[Places, Painter]

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
        seats = view.seats
        self.faces = faces([""] * seats)
        self._room_for = room_for
        self._recent = Recent()
        couch, lesson = room_for == "couch", room_for in LESSONS
        self.situation = WombatSituation(self)
        self.live = Live(self, self._recent, couch=couch)
        self.touches = WombatTouches(self, couch=couch)
        self.sounds = WombatSounds(viewer, lesson=lesson)
        self.log = WombatLog(self, self._recent, lambda: characters(self.faces), lesson=lesson)
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(seats, zoom, replay=room_for == "replay"),
            lambda places: Painter(places, tuple(self.names), room_for),
        )

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        seen = self.viewer if self.onlooker.yours or self._room_for == "replay" else None
        furniture = furniture_of(
            view, seen, self.names, self.faces, self._recent, yours=self.onlooker.yours,
            couch=self._room_for == "couch",
        )  # fmt: skip
        acts = None if self._room_for == "replay" else self.viewer
        return layout_of(furniture, self.setting.places, acts, self._spots(view, furniture))

    def _spots(self, view: State, table: Furniture) -> Spots:
        """Return where screens write; a large sentence of a lesson to read has more room."""
        lies_over = CLOCK if self._room_for in LESSONS else HEARD  # there notes are covered
        plates = () if view.phase == at.BUILD else self.setting.places.plates
        asked = None
        if table.light == DARK and primer.stands(table):
            asked = primer.box(table, self.setting.zoom)
        return Spots(
            captions=lies_over,
            buttons=OUT_BUTTONS if self.live.listening(view) else BUTTONS,
            speeches=(Speech(self._speech(view, asked)),) * view.seats,
            lesson=NOTES,
            reading=NOTES if self.setting.zoom == 1 else ASIDE,
            written=(TOWERS, FLOOR, PROMPT) if table.light == BRIGHT else (),
            heads=tuple(map(head_box, plates)),
            prompt=asked,
        )

    def _speech(self, view: State, asked: Box | None) -> Box:
        """Return where characters' lines stand: above captions, over what is read at leisure.

        Nowhere in a build around one screen: all of it is keys, what is asked and what was heard.
        What is ``asked`` of one person, or told them, stands below.
        """
        if view.phase != at.OVER and light_of(view) == BRIGHT:
            return ABOVE_TOWERS
        if view.phase == at.OVER and self._room_for != "replay":  # the log stands at the edge
            return UNDER_PROMPT
        if self._room_for == "couch" and view.phase == at.BUILD:
            return NOWHERE
        if asked is None:
            return SPEECH
        high = min(SPEECH.height, asked.y - 8 - SPEECH.y)
        return replace(SPEECH, height=high) if high >= LEAST_SPEECH else NOWHERE

    def beat(
        self, event: ev.Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next: none in a build, which waits for nothing."""
        couch = self._room_for == "couch" and self.viewer is None
        return beat_of(event, before, after, couch=couch)

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], view: State
    ) -> None:
        """Paint the whole table."""
        self.setting.painter.draw(
            canvas, frame, cue, log, self._offered(view, cue.touched), self.words
        )

    def _offered(self, view: State, touched: tuple[str, ...]) -> Mapping[int, str]:
        """Return by place what may be said next, where one is about to talk."""
        if self.viewer is None and self._room_for == "couch":
            return offered_all(view)
        talks = touched[:1] == (TALK,) and len(touched) < 3
        return offered(view, self.viewer, touched) if talks and self.viewer is not None else {}

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        couch = self._room_for == "couch"
        accuser = self._recent.accuser_of(self.viewer)
        name = "" if accuser is None else self.names[accuser]
        return prompt(
            view, self.viewer, touched, self.words, names=self.names, couch=couch, accuser=name
        )
