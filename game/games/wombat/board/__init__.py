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
from game.games.wombat import telling
from game.games.wombat.board import touches
from game.games.wombat.board.arranging import LIT, furniture_of, layout_of, light_of
from game.games.wombat.board.beats import beat_of
from game.games.wombat.board.charges import NO_FACT, Fact, against, charge_said, lit_facts
from game.games.wombat.board.hearing import cues_of
from game.games.wombat.board.live import Live
from game.games.wombat.board.painting import Painter
from game.games.wombat.board.places import (
    ABOVE_KEYS,
    ASIDE,
    BESIDE_CLOCK,
    BUTTONS,
    CLOCK,
    HEARD,
    NOTES,
    OUT_BUTTONS,
    SPEECH,
    Places,
    head_box,
    places_for,
)
from game.games.wombat.board.prompts import prompt
from game.games.wombat.board.recent import Noted, Recent
from game.games.wombat.board.talking import offered, offered_all
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.state import State
from game.games.wombat.naming import ICONS, phrase_said, place_said, touch_said
from game.games.wombat.rooms import LESSONS
from game.games.wombat.tokens import MORE, READY_TOKEN, SKY_TOKEN, TALK
from game.stage.board import Board as AnyBoard
from game.stage.cue import ButtonCue, Cue
from game.stage.motion.layout import NOWHERE, Box, Layout, Speech, Spots
from game.stage.motion.timeline import Frame, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.sound.cues import SoundCue
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
        self.live = Live(self, self._recent, couch=room_for == "couch")
        self.setting = PaintedSetting(
            zoom,
            lambda zoom: places_for(seats, zoom, replay=room_for == "replay"),
            lambda places: Painter(places, tuple(self.names), room_for),
        )

    # ------------------------------------------------------------ pictures

    def layout(self, view: State) -> Layout:
        """Return where everything lies."""
        seen = self.viewer if self.onlooker.yours or self._room_for == "replay" else None
        furniture = furniture_of(
            view, seen, self.names, self.faces, self._recent, yours=self.onlooker.yours,
            couch=self._room_for == "couch",
        )  # fmt: skip
        acts = None if self._room_for == "replay" else self.viewer
        return layout_of(furniture, self.setting.places, acts, self._spots(view))

    def _spots(self, view: State) -> Spots:
        """Return where screens write; a large sentence of a lesson to read has more room."""
        lies_over = CLOCK if self._room_for in LESSONS else HEARD  # there notes are covered
        plates = () if view.phase == at.BUILD else self.setting.places.plates
        return Spots(
            captions=lies_over,
            buttons=OUT_BUTTONS if self.live.listening(view) else BUTTONS,
            speeches=(Speech(self._speech(view)),) * view.seats,
            lesson=NOTES,
            reading=NOTES if self.setting.zoom == 1 else ASIDE,
            heads=tuple(map(head_box, plates)),
        )

    def _speech(self, view: State) -> Box:
        """Return where characters' lines stand: above captions, over what is read at leisure.

        Nowhere where several people have closed their eyes; over no keys and no evidence.
        """
        if view.phase != at.OVER and light_of(view) == LIT:
            return BESIDE_CLOCK
        if self._room_for != "couch" or view.phase != at.BUILD:
            return SPEECH
        return NOWHERE if self.live.private(view) else ABOVE_KEYS

    def beat(
        self, event: ev.Event, before: Layout, after: Layout, view: State, window_ms: float
    ) -> Timeline | None:
        """Return the road from one layout to the next: none in a build, which waits for nothing."""
        return beat_of(event, before, after)

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

    def aired(self, event: ev.Event) -> bool:
        """Say whether a match that is over shows a fact to all: with the light on, but no role."""
        return not isinstance(event, ev.RoleDealt | ev.Switched)

    # ------------------------------------------------------------ sounds and words

    def cues(self, event: ev.Event, view: State) -> tuple[SoundCue, ...]:
        """Return what is heard of an event that was just folded."""
        return () if self._others(event) else cues_of(event, view, self.viewer)

    def tension(self, view: State) -> float:
        """Return how tight the match is, 0 to 1: as a build draws to its end."""
        if view.phase != at.BUILD:
            return 0.0
        return min(1.0, view.tick / view.options.ticks)

    def line(self, event: ev.Event, view: State) -> LogLine | None:
        """Return what the log says of an event, and remember it for as long as a mind would."""
        if self._others(event):
            return None
        line = telling.line(event, view, self.names, self.words)
        self._recent.take(event, view, line, self._short(event))
        if line is not None and (paws := self._recent.palms.parted(event)):
            said = self.words.say("heard.parted", paws=", ".join(map(str, paws)))
            self._recent.note(Noted(view.tick, ICONS["paw"], said, own=False))
            line = replace(line, text=f"{line.text} · {said}")
        return line if line is None else self._with_facts(line, event, view)

    def _with_facts(self, line: LogLine, event: ev.Event, view: State) -> LogLine:
        """Return a line of the log with what all know that it is about: here it has room.

        That is what speaks for an accusation, and what the light showed when a debate begins.
        """
        claims, kind = self._recent.claims, "charge"
        facts: tuple[Fact, ...] = ()
        match event:
            case ev.Said(_, phrase) if view.phase == at.DEBATE and phrase.startswith("accuse:"):
                facts = tuple(against(view, int(phrase.partition(":")[2]), claims))
                facts = facts or (NO_FACT,)
            case ev.PhaseBegan(at.DEBATE):
                facts, kind = lit_facts(view, claims), "clue"
            case _:
                pass
        if not facts:
            return line
        apart = self.words.say("charge.apart")
        told = apart.join(charge_said(one, self.names, self.words, kind) for one in facts)
        return replace(line, text=self.words.say("log.charge", said=line.text, fact=told))

    def _others(self, event: ev.Event) -> bool:
        """Say whether it is what another hand felt, at a lesson's table that lies open."""
        return (
            self._room_for in LESSONS
            and isinstance(event, ev.Felt | ev.RoleDealt)
            and event.to != self.viewer
        )

    def _short(self, event: ev.Event) -> str:
        """Return the few words that stay of a fact beside the box."""
        match event:
            case ev.Felt(_, touch):
                return touch_said(touch, self.words)
            case ev.Said(_, phrase):
                return phrase_said(phrase, self.names, self.words)
            case ev.Clacked(place):
                return self.words.say("heard.clack", place=place_said(place))
            case ev.Thudded():
                return self.words.say("heard.thud")
            case ev.Scraped():
                return self.words.say("heard.scrape")
            case _:
                return ""

    def prompt(self, view: State, touched: tuple[str, ...]) -> str:
        """Return the sentence that says what is asked of whom."""
        couch = self._room_for == "couch"
        accuser = self._recent.accuser_of(self.viewer)
        name = "" if accuser is None else self.names[accuser]
        return prompt(
            view, self.viewer, touched, self.words, names=self.names, couch=couch, accuser=name
        )

    # ------------------------------------------------------------ touches

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch an action now."""
        return touches.spellings(action)

    def more(self, touched: tuple[str, ...], view: State) -> frozenset[str]:
        """Return what may be touched next of a verb of a build, or of talk."""
        found = touches.more(touched, view, self.viewer)
        opens = self._room_for == "couch" and touched[-1:] != (MORE,)  # there may be a keypad
        return found | {MORE} if found and opens else found

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the action that touches mean; None where they mean none that may begin."""
        return touches.action_of(tokens, view, self.viewer)

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat: with the light on."""
        if self.viewer is None:
            return ()
        say, alive = self.words.say, view.alive[self.viewer]
        space = say("keys.space")
        if view.counting:  # who is out bets by it
            label = say("button.sky" if alive else "button.nobody")
            return (ButtonCue(SKY_TOKEN, label, "space", space, "plain"),)
        if view.phase != at.DEBATE:
            return ()
        talk = ButtonCue(TALK, say("button.talk"), "k", "K", "main")
        ready = ButtonCue(READY_TOKEN, say("button.ready"), "space", space, "plain")
        talks = self._room_for != "couch"  # there each phrase has a key of its own
        return (talk,) * talks + (ready,) * (alive and not view.ready[self.viewer])

    def playing(self, seat: int, view: State) -> bool:
        """Say whether a seat is still in."""
        return bool(view.alive[seat])

    def laying(self, view: State) -> bool:
        """Say whether the table is being laid: there is nothing to see yet."""
        return view.number == 0 and not view.reason
