"""Strangers at Branle-bas de Wombat's table that share no thought with our bots.

They are written after the rules alone: they hear at once, forget nothing, and do one thing after
the other as their style has it. ``wombat_strangers`` names them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.luck import Stream, key_of
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import CARRIED, NAMES, NOWHERE, SIZES, SPINDLES, ZONES
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import NOTHING, State
from game.games.wombat.rules.fold import apply

PACE: Final = 5
"""It presses a key every so many ticks at most: by then it knows what the last one did."""
EARLY: Final = 120
"""Its Wicked begins after so many ticks."""
AGAIN: Final = 110
"""and takes a brick every so many ticks."""
FULL: Final = 100


@dataclass(frozen=True, slots=True)
class Style:
    """How a stranger of this make plays."""

    feels: bool = True
    """Whether it feels bricks, and towers before it lays."""
    lays: bool = True
    talks: int = 90
    """Of a hundred bricks it laid it tells of so many."""
    off: int = 0
    """Heights it tells are so much off."""
    hoards: bool = False
    """Whether it keeps what it picked up."""
    idles: tuple[Action, ...] = ()
    """What it does instead of building, at spindles by turns."""
    says: tuple[str, ...] = ()
    """What it says now and then, whatever happens."""
    accuses: bool = False
    """Whether it accuses everybody, in the dark and in the light."""
    steals: bool = True
    """Whether it takes bricks as the Wicked, or does as ever."""


class Foreign:
    """Plays a style."""

    def __init__(self, seat: int, options: Options, seed: int, style: Style) -> None:
        """Sit down."""
        self.seat, self.style = seat, style
        self.view = State(options)
        self._chance = Stream(key_of("foreign", seed))
        self._heights = [0] * SPINDLES
        self._clock = self._next = self._stolen = 0
        self._feeling: list[int] = []
        self._sure = -1
        """The spindle that it has just felt."""
        self._words: list[str] = []
        self._voted: tuple[str, int] = ("", 0)

    # ------------------------------------------------------------ being told

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Take in what the seat was just told, at once."""
        for event in events:
            running = self.view.hands[self.seat].running
            apply(self.view, event)
            match event:
                case ev.Ticked():
                    self._clock += 1
                case ev.BuildBegan(bases=bases):
                    self._heights = [int(bases)] * SPINDLES
                    self._sure, self._words, self._stolen = -1, [], self._clock + EARLY
                case ev.PhaseBegan(phase=at.DEBATE) if self.style.accuses:
                    self._words = list(self._fingers())
                case ev.Felt(touch=touch):
                    self._touched(touch, running)
                case ev.Said(seat, phrase) if seat != self.seat:
                    self._heard(phrase)
                case ev.Scraped():
                    self._heights = [self._heights[-1], *self._heights[:-1]]
                    self._sure = -1
                case _:
                    pass

    def _heard(self, phrase: Phrase) -> None:
        if phrase.height is not None:
            self._heights[phrase.place] = phrase.height

    def _touched(self, touch: Touch, running: object) -> None:
        place = self.view.hands[self.seat].place
        if touch.place != NOWHERE:
            self._feeling, self._sure = [], -1
        elif running == act.FEEL_SPINDLE and place < SPINDLES:
            if touch is Touch.BOTTOM:
                self._heights[place] = len(self._feeling)
                self._sure = place
                if not self.style.lays:
                    self._tell(place)
                self._feeling = []
            else:
                self._feeling.append(1)
        elif touch is Touch.LAID and place < SPINDLES:
            self._heights[place] += 1
            self._sure = -1
            self._tell(place)
        elif touch is Touch.TOOK and place < SPINDLES:
            self._heights[place] = max(0, self._heights[place] - 1)

    def _tell(self, place: int) -> None:
        if self._chance.below(FULL) < self.style.talks:
            height = min(SIZES, max(0, self._heights[place] + self.style.off))
            name = NAMES[place]
            self._words.append(f"done:{name}" if height == SIZES else f"count:{name}:{height}")

    # ------------------------------------------------------------ answering

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return a verb, mostly none."""
        if not self.view.alive[self.seat] or self._clock < self._next:
            return None
        self._next = self._clock + PACE
        match self.view.phase:
            case at.BUILD:
                if self._words:
                    return act.Say(self._words.pop(0))
                if self.style.says and not self._chance.below(8):
                    says = self.style.says
                    return act.Say(says[self._chance.below(len(says))])
                if self.style.accuses and not self._chance.below(20):
                    self._words += self._fingers()
                hand = self.view.hands[self.seat]
                if hand.running is not None or hand.waiting is not None:
                    return None
                return self.verb()
            case at.DEBATE:
                return act.Say(self._words.pop(0)) if self._words else act.READY
            case at.STRAW | at.FINAL if (self.view.phase, self.view.number) != self._voted:
                self._voted = (self.view.phase, self.view.number)
                others = [one for one in self.view.living() if one != self.seat]
                return act.Vote(others[self._chance.below(len(others))])
            case _:
                return None

    def _fingers(self) -> Iterator[str]:
        return (f"accuse:{one}" for one in self.view.living() if one != self.seat)

    def verb(self) -> Action:
        """Return what the hand, which is free, does next."""
        hand, style = self.view.hands[self.seat], self.style
        if style.idles:
            if hand.place >= SPINDLES or not self._chance.below(2):
                return act.Go(self._other(range(SPINDLES)))
            return style.idles[self._chance.below(len(style.idles))]
        if self.view.team(self.seat) == BAD and style.steals and self._clock >= self._stolen:
            return self._steal()
        if len(hand.sizes) < (CARRIED if style.hoards else 1):
            return self._fetch()
        if style.hoards:
            return act.Go(self._other(ZONES))
        if style.feels and not hand.sizes[0]:
            return act.Feel(1)
        return self.bring()

    def _other(self, places: Sequence[int]) -> int:
        here = self.view.hands[self.seat].place
        there = [one for one in places if one != here]
        return there[self._chance.below(len(there))]

    def _fetch(self) -> Action:
        hand = self.view.hands[self.seat]
        if hand.place < SPINDLES or not self._chance.below(4):
            return act.Go(self._other(ZONES))
        return act.GROPE if hand.found == NOTHING else act.PICK

    def bring(self) -> Action:
        hand = self.view.hands[self.seat]
        if self.style.feels:
            fits = [one for one, many in enumerate(self._heights) if SIZES - many == hand.sizes[0]]
        else:
            fits = list(range(SPINDLES))
        if not fits:
            return act.Drop(1) if hand.place >= SPINDLES else act.Go(self._other(ZONES))
        if hand.place not in fits:
            return act.Go(fits[self._chance.below(len(fits))])
        if self.style.feels and self._sure != hand.place:
            return act.FEEL_SPINDLE
        return act.Lay(1)

    def _steal(self) -> Action:
        """Take a brick off the highest tower, and let it go somewhere."""
        hand = self.view.hands[self.seat]
        if hand.sizes:
            if hand.place < SPINDLES:
                return act.Go(self._other(ZONES))
            if len(hand.sizes) == 1:
                self._stolen = self._clock + AGAIN
            return act.Drop(1)
        tall = max(range(SPINDLES), key=lambda one: self._heights[one])
        return act.TAKE if hand.place == tall else act.Go(tall)
