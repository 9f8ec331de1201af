"""The head: what one bot knows of its hand, of the towers and of the others, all of it late."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from game.core.luck import Stream
from game.games.wombat.bot.ledger import Ledger
from game.games.wombat.bot.memory import WRONG, Memory
from game.games.wombat.bot.minds import Mind
from game.games.wombat.bot.natures import Temper
from game.games.wombat.bot.paws import Paws
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import SKY, Verb
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES, STEPS, TOWER, ZONES
from game.games.wombat.model.state import Hand, State

PERCENT: Final = 100
THOUSAND: Final = 1000


@dataclass
class BotHead:
    """One bot's head in a build."""

    seat: int
    mind: Mind
    view: State
    """What is known of what was told: the game's fold, late."""
    memory: Memory
    ledger: Ledger
    chance: Stream
    temper: Temper = field(default_factory=Temper)
    """Whose hand it is, if it is somebody's in particular."""
    paws: Paws | None = None
    """What it makes of others' paws, among shadows."""
    now: int = 0
    """How many ticks there were in this match."""
    began: int = 0
    """How many there were when this build began."""
    here: list[int] | None = None
    """The stack under the hand from the bottom up, while it was felt or built by this hand."""
    feeling: list[int] = field(default_factory=list)
    """Sizes felt so far of the spindle, top first."""
    deep: bool = False
    """Whether this spindle is to be felt to its bottom."""
    checked: int = -1
    """The tick in which the spindle under the hand was last felt."""
    company: int = -1000
    """When another hand was last felt."""
    phrases: list[Phrase] = field(default_factory=list)
    """What is to be said next."""
    accused: int = SKY
    """Whom one accused last in this debate."""
    hold: int = 0
    """The tick until which the hand stays where it covers."""
    swept: int = ZONES[0]
    """The zone it searched last, going round;"""
    way: int = 1
    """and which way round it goes."""
    hindered: dict[int, int] = field(default_factory=dict)
    """By spindle, when one last found it covered."""
    spun: int | None = None
    """When one last turned the box in this build."""
    calls: dict[int, Any] = field(default_factory=dict)
    """By spindle, who last called for a hand there (``helping.Call``)."""
    spoken: dict[int, Any] = field(default_factory=dict)
    """By seat, which brick it last said it has or needs."""
    offered: dict[int, int] = field(default_factory=dict)
    """By spindle, when one last called oneself."""
    goal: str = ""
    """What the plan is, for reasons."""
    facts: dict[str, int | str] = field(default_factory=dict)
    """What else it came from."""

    @property
    def hand(self) -> Hand:
        """One's own hand, as it is known."""
        return self.view.hands[self.seat]

    @property
    def role(self) -> str:
        """One's own role."""
        return self.view.roles[self.seat]

    @property
    def left(self) -> int:
        """How many ticks are left of the build."""
        return self.view.options.ticks - (self.now - self.began)

    def begin(self, tick: int) -> None:
        """Begin a build: all towers are alike, all know how."""
        self.began = tick
        self.memory.clear()
        need = SIZES - self.view.bases
        for spindle in range(SPINDLES):
            self.memory.keep("tower", spindle, need, tick)
        self.here, self.feeling, self.hold = None, [], 0
        self.swept, self.way = ZONES[self.chance.below(len(ZONES))], 1 - 2 * self.chance.below(2)
        self.checked = -1
        self.phrases.clear()
        self.hindered.clear()
        self.spun = None
        self.calls.clear()
        self.spoken.clear()
        self.offered.clear()

    # ------------------------------------------------------------ towers

    def need(self, spindle: int) -> int | None:
        """Return the size a tower needs, 0 complete, ``WRONG``, None unknown."""
        thing = self.memory.tower(spindle, self.now)
        if thing is not None:
            return thing.value
        # where nobody ever was nothing needs to be remembered
        return None if self.view.clacks[spindle] else SIZES - self.view.bases

    def needs(self) -> dict[int, int]:
        """Return which sizes towers need, by spindle, as far as one knows."""
        every = ((spindle, self.need(spindle)) for spindle in range(SPINDLES))
        return {spindle: need for spindle, need in every if need}

    def note(self, stack: list[int]) -> None:
        """Take in the whole stack under the hand."""
        place = self.hand.place
        if place >= SPINDLES:
            return
        self.here = stack
        value = SIZES - len(stack) if tuple(stack) == TOWER[: len(stack)] else WRONG
        self.memory.keep("tower", place, value, self.now)

    def note_top(self, top: int) -> None:
        """Take in what one feels on top, and trust what lies below."""
        if self.hand.place < SPINDLES:
            self.memory.keep("tower", self.hand.place, top - 1, self.now)

    # ------------------------------------------------------------ moving

    def go(self, place: int) -> list[Verb]:
        """Return the reach for a place, if one is needed; a finger may slip to the next key."""
        if self.hand.place == place:
            return []
        if self.chance.below(THOUSAND) < self.mind.slips:
            near = [other for other in range(len(NAMES)) if STEPS[place][other] == 1]
            slipped = near[self.chance.below(len(near))]
            if slipped != self.hand.place:
                return [act.Go(slipped)]
        return [act.Go(place)]

    def nearest(self, places: list[int]) -> int:
        """Return a place near the hand, of equal ones any."""
        at = self.hand.place
        steps = STEPS[at] if at >= 0 else STEPS[7]
        return min(places, key=lambda place: 4 * steps[place] + self.chance.below(6))

    def zone_near(self) -> int:
        """Return a zone nearby."""
        return self.hand.place if self.hand.place >= SPINDLES else self.nearest(list(ZONES))

    def likely(self, percent: int) -> bool:
        """Draw whether something happens."""
        return self.chance.below(PERCENT) < percent

    def say(self, phrase: Phrase) -> None:
        """Mean to say something, unless much waits to be said already."""
        if len(self.phrases) < SPINDLES:
            self.phrases.append(phrase)
