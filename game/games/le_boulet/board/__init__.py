"""The board of Le Boulet: what its table looks like, how it moves, what touching it means.

A board works on a view, which holds what its viewer was told; it never meets the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.ai.personas import faces
from game.core.pages import LogLine
from game.core.words import Words
from game.games.le_boulet import telling
from game.games.le_boulet.board import meanwhile, painting, reading, touches
from game.games.le_boulet.board.arranging import layout_of
from game.games.le_boulet.board.beats import Road, beat_of
from game.games.le_boulet.board.hearing import cues_of
from game.games.le_boulet.board.open_cards import OpenCards
from game.games.le_boulet.board.places import Places, places_for
from game.games.le_boulet.board.prompts import prompt
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR, TENTHS, Action
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import LONGEST
from game.games.le_boulet.naming import picture_of, theme_said
from game.stage.board import Board as AnyBoard
from game.stage.board import Meanwhile, Wording
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import Box, Layout
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import PaintedSetting, seen

SEEN_MS: Final = 2000
"""So long a hand must lie open before its owner can have found anything in it: whoever hammers on
a key wins no race."""


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
        self._sealed = room_for == "couch" and viewer is not None
        """Whether others sit around who hear how often somebody presses."""
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(seats, viewer, zoom=zoom, room_for=room_for),
            painting.Painter,
        )

    # ------------------------------------------------------------ pictures

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

    # ------------------------------------------------------------ sounds and words

    def cues(self, event: Event, view: State) -> tuple[SoundCue, ...]:
        """Return what is heard of an event that was just folded."""
        return cues_of(event, view, self.viewer, self.setting.places)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: by the smallest hand."""
        least = min(map(len, view.hands))
        return 0.0 if view.winners else max(0.0, 1 - least / view.options.hand)

    def line(self, event: Event, view: State) -> LogLine | None:
        """Return what the log says of an event."""
        return telling.line(event, view, self.names, self.words)

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        return prompt(
            view, self._chooser(view), touched, self.names, self.words,
            beforehand=self.onlooker.beforehand, openly=self.viewer is None,
        )  # fmt: skip

    def meanwhile(self, view: State) -> Meanwhile | None:
        """Return what those who wait may look at and talk of: the pair, its theme, who is ahead."""
        text = meanwhile.said(view, self.names, self.words)
        if not text:
            return None
        pictures = tuple(picture_of(face, view.options) for face in view.pair)
        return Meanwhile(text, partial(self._paint_pair, pictures=pictures) if pictures else None)

    def _chooser(self, view: State) -> int | None:
        """Return who chooses here: the viewer, or who does before everybody's eyes."""
        openly = view.phase in (at.EXPLAIN, at.DEFENCE, at.GIVE)
        return self.onlooker.acting if self.viewer is None and openly else self.viewer

    # ------------------------------------------------------------ touches

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch an action now."""
        return touches.spellings(action, view, self.words, sealed=self._sealed)

    def more(self, touched: tuple[str, ...], view: State) -> frozenset[str]:
        """Return what may be touched after what was, of a race, a lead or a defence.

        Nobody has found a link in a hand that they had no time to see.
        """
        if view.phase == at.RACE and self.onlooker.looked_ms < SEEN_MS:
            return frozenset()
        return touches.more(touched, view, self._chooser(view))

    def wording(self, touched: tuple[str, ...], view: State) -> Wording | None:
        """Return the words that are asked for: a theme, what explains it, or a defence."""
        if self._chooser(view) is None or not touches.worded(touched, view):
            return None
        say = self.words.say
        if view.phase == at.DEFENCE:
            return self._defence(view)
        pair = view.pair if view.phase == at.EXPLAIN else _faces(touched)
        pictures = tuple(picture_of(face, view.options) for face in pair)
        paint = partial(self._paint_pair, pictures=pictures)
        if view.phase == at.EXPLAIN:
            return Wording(
                title=say("wording.explain", theme=theme_said(view.theme, self.words)),
                hint=say("wording.explain-hint"), done=say("wording.explained"), most=LONGEST,
                paint=paint,
            )  # fmt: skip
        return Wording(
            title=say("wording.theme"),
            hint=say("wording.theme-hint"),
            done=say("wording.lead"),
            most=LONGEST,
            offers=tuple(reading.offers(pair, view, self.words)),
            paint=partial(self._paint_pair, pictures=pictures),
            understood=partial(reading.sentences, pair=pair, view=view, words=self.words),
            meant=partial(reading.meant, view=view, words=self.words),
        )

    def _defence(self, view: State) -> Wording:
        """Return the plea that is asked for, over what is contested, its theme and by whom."""
        say, thing = self.words.say, view.contested
        contested = view.pair if thing == PAIR else (view.answers[thing],)
        return Wording(
            title=say(
                "wording.defence",
                name=self.names[view.accuser], theme=theme_said(view.theme, self.words),
            ),
            hint=say("wording.defence-hint"), done=say("wording.defend"), most=LONGEST,
            paint=partial(
                self._paint_pair,
                pictures=tuple(picture_of(face, view.options) for face in contested),
            ),
        )  # fmt: skip

    def _paint_pair(self, canvas: Canvas, box: Box, *, pictures: tuple[str, ...]) -> None:
        painting.paint_pair(canvas, box, pictures, self.words)

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the action that touches would mean, legal or not."""
        looked = round(self.onlooker.looked_ms / 100)
        tenths = min(TENTHS[-1], looked)  # of looking for a link (B17)
        return touches.action_of(tokens, view, self.words, tenths)

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""
        return touches.buttons(view, self._chooser(view), self.words, sealed=self._sealed)

    def astray(self, tokens: tuple[str, ...], view: State) -> str:
        """Say what is missing where a button means nothing yet: a card, or a look at one's hand."""
        key = f"board.astray-{tokens[-1]}" if tokens else ""
        return self.words.say(key) if self.words.knows(key) else ""

    # ------------------------------------------------------------ what is going on

    def laying(self, view: State) -> bool:
        """Say whether the table is being laid: there is nothing to see yet."""
        return view.leads == 0 and view.phase == at.OVER


def _faces(touched: Sequence[str]) -> list[int]:
    """Return the cards that were touched."""
    return [int(one.removeprefix(touches.FACE)) for one in touched]
