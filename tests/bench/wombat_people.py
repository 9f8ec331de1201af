"""Strangers who play as people do: as the Wicked they tear down without a pause.

Habits, told apart by how fast keys follow each other, which way the hand goes, what it does
with bricks it took, what is said and whom it points at. Good ones build, as slowly and as quietly.
How often they are found out: ``tests.bench.wombat_figures --stranger ripper --chair wicked``, and
how often innocent ones are voted out: ``--chair good``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import CARRIED, NAMES, SIZES, SPINDLES, STEPS, ZONES
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.sensations import Touch
from tests.bench.wombat_foreign import Foreign, Style

FEW: Final = 3
"""A tower that is told to be so high is worth a visit to whoever goes for the tallest."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How a person plays."""

    keys: tuple[int, int]
    """A key follows the one before after so many ticks at least, and up to so many more."""
    begins: int = 0
    """As the Wicked it builds for so many ticks first."""
    route: str = "round"
    """Where it tears: ``round`` all towers, ``tallest`` it was told of, ``one`` and stays there,
    ``clack``: where a brick was heard last."""
    takes: int = 2
    """So many bricks a visit."""
    holds: int = 0
    """So many ticks it keeps them, covering the tower meanwhile."""
    leaves: int = 0
    """It looks at the clock: so many ticks before the gong its hand steps off the tower."""
    mixes: bool = False
    """Whether it takes none, but lays any brick anywhere."""
    tells: int = 0
    """Of a hundred bricks it took it tells of so many as if it had laid them."""
    cries: int = 0
    """Of a hundred it cries out that somebody robbed the tower."""
    talks: int = 0
    """Of a hundred bricks laid it tells of so many."""
    votes: str = "sky"
    """Whom it points at: ``sky``, ``any``, ``crowd`` (as most did) or ``loud`` (who spoke most)."""


class Person(Foreign):
    """Somebody at the keys."""

    def __init__(self, seat: int, options: Options, seed: int, habit: Habit) -> None:
        """Sit down."""
        super().__init__(seat, options, seed, Style(talks=habit.talks))
        self.habit = habit
        self._tower = self._chance.below(SPINDLES)
        self._taken = 0
        self._kept = 0
        """When the hand may let go of what it took."""
        self._clack = self._tower
        self._spoke = [0] * options.seats
        self._began = 0

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Take in what the seat was told, and where bricks clack."""
        super().hear(events)
        for event in events:
            match event:
                case ev.BuildBegan():
                    self._began, self._taken, self._kept = self._clock, 0, 0
                case ev.Clacked(place=place):
                    self._clack = place
                case ev.Said(seat, _) if seat != self.seat:
                    self._spoke[seat] += 1
                case ev.Felt(touch=Touch.TOOK) if self._tears():
                    self._taken += 1
                    self._kept = self._clock + self.habit.holds
                    self._boast()
                case ev.Felt(touch=Touch.EMPTY) if self.view.hands[self.seat].place < SPINDLES:
                    self._heights[self.view.hands[self.seat].place], self._taken = 0, 1
                case _:
                    pass

    def _boast(self) -> None:
        """Say something of the brick that was just taken."""
        place = self.view.hands[self.seat].place
        if place >= SPINDLES:
            return
        name = NAMES[place]
        if self._chance.below(100) < self.habit.tells:
            height = min(SIZES - 1, self._heights[place] + 2)
            self._words.append(f"count:{name}:{height}")
        elif self._chance.below(100) < self.habit.cries:
            self._words.append(f"robbed:{name}")

    def _tears(self) -> bool:
        bad = self.view.team(self.seat) == BAD
        return bad and self._clock - self._began >= self.habit.begins

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return a verb, mostly none."""
        if not self.view.alive[self.seat] or self._clock < self._next:
            return None
        least, more = self.habit.keys
        self._next = self._clock + least + self._chance.below(more + 1)
        if self.view.phase == at.BUILD:
            if self._words:
                return act.Say(self._words.pop(0))
            hand = self.view.hands[self.seat]
            if hand.running is not None or hand.waiting is not None:
                return None
            return self._tear() if self._tears() else self.verb()
        if self.view.phase == at.DEBATE:
            if self.habit.cries and self._words == [] and not self._chance.below(2):
                others = [one for one in self.view.living() if one != self.seat]
                return act.Say(f"accuse:{others[self._clock % len(others)]}")
            return act.READY
        if self.view.phase not in (at.STRAW, at.FINAL):
            return None
        return self._point()

    def _point(self) -> Action | None:
        if (self.view.phase, self.view.number) == self._voted:
            return None
        self._voted = (self.view.phase, self.view.number)
        others = [one for one in self.view.living() if one != self.seat]
        opened = self.view.opened
        match self.habit.votes:
            case "any":
                return act.Vote(others[self._chance.below(len(others))])
            case "crowd" if opened:
                return act.Vote(max(others, key=opened.count))
            case "loud":
                return act.Vote(max(others, key=lambda one: self._spoke[one]))
            case _:
                return None

    # ------------------------------------------------------------ tearing

    def _tear(self) -> Action:
        """Return what a hand does that takes towers down, which is free."""
        hand, habit = self.view.hands[self.seat], self.habit
        if habit.mixes:
            return self._mix()
        if self.view.options.ticks - self.view.tick < habit.leaves and hand.place < SPINDLES:
            return act.Go(min(ZONES, key=lambda one: (STEPS[hand.place][one], -one)))
        if self.view.options.ticks - self.view.tick < habit.leaves:
            return act.Drop(1) if hand.sizes else act.GROPE
        if hand.place < SPINDLES and len(hand.sizes) < min(CARRIED, habit.takes):
            if self._taken and self._heights[hand.place] <= 0 and habit.route != "one":
                self._taken = 0
                self._next_tower()
                return act.Go(self._tower) if self._tower != hand.place else act.TAKE
            return act.TAKE
        if not hand.sizes:
            self._next_tower()
            return act.Go(self._tower) if hand.place != self._tower else act.TAKE
        if self._clock < self._kept and hand.place < SPINDLES:
            return act.COVER
        if hand.place < SPINDLES:
            return act.Go(min(ZONES, key=lambda one: (STEPS[hand.place][one], -one)))
        self._taken = 0
        return act.Drop(1)

    def _mix(self) -> Action:
        """Lay any brick on the tower that is next, whether it fits or not."""
        hand = self.view.hands[self.seat]
        if not hand.sizes:
            return self._fetch()
        if hand.place < SPINDLES:
            return act.Lay(1)
        self._next_tower()
        return act.Go(self._tower)

    def _next_tower(self) -> None:
        match self.habit.route:
            case "round":
                self._tower = (self._tower + 1) % SPINDLES
            case "clack":
                self._tower = self._clack
            case "tallest":
                high = max(range(SPINDLES), key=lambda one: self._heights[one])
                go = self._heights[high] >= FEW
                self._tower = high if go else (self._tower + 1) % SPINDLES
            case _:
                pass


PEOPLE: Final[Mapping[str, Habit]] = {
    "ripper": Habit((4, 4), route="tallest"),
    "rounder": Habit((6, 6), takes=1, votes="any"),
    "keeper": Habit((5, 5), route="clack", holds=80, votes="crowd"),
    "boaster": Habit((4, 5), route="tallest", tells=60, talks=60, votes="crowd"),
    "alarmist": Habit((5, 6), begins=60, cries=50, talks=40, votes="loud"),
    "sitter": Habit((5, 9), route="one", takes=1, votes="loud"),
    "slinker": Habit((5, 9), route="one", takes=1, leaves=60, votes="loud"),
    "leaver": Habit((4, 4), route="tallest", leaves=60),
    "mixer": Habit((5, 8), mixes=True, votes="any"),
}
"""Eight people who tear, and one who does not: who goes for the tallest tower in silence; who goes
round and takes one at a time; who waits for a clack and sits on what it took; who tells of bricks
as if laid; who builds first, then cries thief at its own thefts and accuses; who stays at one
tower; two of these who step off before the gong; who lays any brick anywhere."""
