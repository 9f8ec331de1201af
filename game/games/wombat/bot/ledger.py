"""The ledger: what a bot notes of a build, so that it can judge who did what when lights are on.

A clack has no author (W22), but whoever lays a brick usually says so, and no hand is at two
spindles at once: what nobody claims was done by somebody who was nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from game.games.wombat.model.places import NAMES, SPINDLES, STEPS, TOWER, TURNED

CLAIMED: Final = 45
"""A clack is claimed by who speaks of its spindle within so many ticks."""
APART: Final = 14
"""Between clacks at two spindles the same hand needs so many ticks at least."""
FEATURES: Final = ("claims", "blamed", "denied", "exposed", "loot", "stands", "gone", "alarms")
"""What is counted of a seat: bricks it told of; wrong bricks that it had told of; heights it told
that others, or one's own hand, deny; nobody's clacks at which it was nowhere else;
bricks in its hand at the lights that are missing from a tower that was higher; whether its hand lay
on a tower that is not complete; bricks that one laid oneself and that were gone later, while nobody
but this seat spoke of that spindle; how often it said that something is wrong with a tower."""
MOST: Final = (6, 4, 6, 8, 2, 1, 2, 5)
"""The largest count that is told apart, by feature."""
NEVER: Final = 1 << 30
"""When lights go on, which is after all clacks."""
Stacks = tuple[tuple[int, ...], ...]
_SPINDLE: Final = {name: place for place, name in enumerate(NAMES[:SPINDLES])}


class Clack(NamedTuple):
    """A clack: when, where, and whether one's own hand made it."""

    tick: int
    place: int
    own: bool


class Claim(NamedTuple):
    """Somebody said how high a tower is."""

    tick: int
    seat: int
    place: int
    height: int


class Gone(NamedTuple):
    """A brick that one laid oneself was gone later: who alone spoke of that spindle meanwhile."""

    seat: int
    """-1 where nobody did, or several."""
    size: int
    place: int
    ticks: int
    """How long after it was laid it was known to be gone."""


class Found(NamedTuple):
    """A stack, from the bottom up, as it was felt or seen."""

    tick: int
    place: int
    stack: tuple[int, ...]


@dataclass
class Ledger:
    """What was heard and felt in one build."""

    seat: int
    seats: int
    clacks: list[Clack] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    found: list[Found] = field(default_factory=list)
    """Stacks one felt to the bottom oneself."""
    alarms: list[int] = field(default_factory=list)
    """Who said that a tower was robbed."""
    laid: list[tuple[int, int, int]] = field(default_factory=list)
    """Bricks one laid oneself and did not take off again: when, where and which size."""

    def begin(self) -> None:
        """Begin a build."""
        self.clacks.clear()
        self.claims.clear()
        self.found.clear()
        self.laid.clear()
        self.alarms.clear()

    def turned(self) -> None:
        """The box turned: what is written of a spindle goes with it."""
        self.clacks = [one._replace(place=TURNED[one.place]) for one in self.clacks]
        self.claims = [one._replace(place=TURNED[one.place]) for one in self.claims]
        self.found = [one._replace(place=TURNED[one.place]) for one in self.found]
        self.laid = [(tick, TURNED[place], size) for tick, place, size in self.laid]

    def said(self, tick: int, seat: int, phrase: str) -> None:
        """Note what somebody says of a tower."""
        word, _, rest = phrase.partition(":")
        name, _, many = rest.partition(":")
        if word == "count":
            self.claims.append(Claim(tick, seat, _SPINDLE[name], int(many)))
        elif word == "done":
            self.claims.append(Claim(tick, seat, _SPINDLE[name], len(TOWER)))
        elif word == "robbed":
            self.alarms.append(seat)

    def lay(self, tick: int, place: int, size: int) -> None:
        """Note a brick that one's own hand laid."""
        self.laid.append((tick, place, size))

    def took(self, place: int) -> None:
        """Note that one's own hand took a brick off a spindle."""
        mine = [at for at, one in enumerate(self.laid) if one[1] == place]
        if mine:
            del self.laid[mine[-1]]

    def saw(self, tick: int, place: int, stack: tuple[int, ...]) -> None:
        """Note a tower that one felt to its bottom."""
        self.found.append(Found(tick, place, stack))

    def stirred(self, place: int, since: int) -> bool:
        """Say whether somebody else's clack was heard at a spindle since a tick."""
        for clack in reversed(self.clacks):
            if clack.tick <= since:
                return False
            if clack.place == place and not clack.own:
                return True
        return False

    def many(self, place: int, since: int) -> int:
        """Return how many clacks were heard at a spindle since a tick."""
        found = 0
        for clack in reversed(self.clacks):
            if clack.tick < since:
                break
            found += clack.place == place
        return found

    def counts(
        self,
        stacks: Stacks,
        hands: tuple[tuple[int, ...], ...],
        *,
        named: bool,
        now: int,
    ) -> dict[int, tuple[int, ...]]:
        """Return the counts of every seat that built, by ``FEATURES``."""
        alone = [one.seat for one in self.gone(stacks, now)]
        owners = self._owners()
        living = [one[0] for one in hands] if named else list(range(self.seats))
        at = {one[0]: one for one in hands} if named else {}
        idle = {seat: self._exposed(seat, owners) for seat in living if seat != self.seat}
        least = min(idle.values(), default=0)
        found = {}
        for seat in living:
            mine = at.get(seat, (seat, SPINDLES))
            place = mine[1]
            found[seat] = (
                sum(owner == seat for owner in owners),
                self._blamed(seat, stacks),
                self._denied(seat, stacks),
                idle.get(seat, least) - least,
                self._loot(mine[2:], stacks),
                int(place < SPINDLES and stacks[place] != TOWER),
                alone.count(seat),
                self.alarms.count(seat),
            )
        return {
            seat: tuple(min(pair) for pair in zip(many, MOST, strict=True))
            for seat, many in found.items()
        }

    def gone(self, stacks: Stacks, now: int) -> list[Gone]:
        """Return which bricks of one's own were gone before the lights, or by then."""
        late = [Found(now, place, stack) for place, stack in enumerate(stacks)]
        missing = []
        for tick, place, size in self.laid:
            later = (
                one.tick
                for one in (*self.found, *late)
                if one.place == place and one.tick > tick and size not in one.stack
            )
            when = next(later, None)
            if when is not None:
                spoke = {
                    one.seat
                    for one in self.claims
                    if one.place == place and tick < one.tick <= when and one.seat != self.seat
                }
                alone = spoke.pop() if len(spoke) == 1 else -1
                missing.append(Gone(alone, size, place, when - tick))
        return missing

    def _owners(self) -> list[int]:
        """Return who claims each clack, -1 where nobody does."""
        owners = [self.seat if clack.own else -1 for clack in self.clacks]
        for claim in self.claims:
            if claim.seat == self.seat:
                continue
            for number in range(len(self.clacks) - 1, -1, -1):
                clack = self.clacks[number]
                if clack.tick < claim.tick - CLAIMED:
                    break
                if owners[number] < 0 and clack.place == claim.place and clack.tick <= claim.tick:
                    owners[number] = claim.seat
                    break
        return owners

    def _exposed(self, seat: int, owners: list[int]) -> int:
        """Return how many of nobody's clacks a seat could have made."""
        known = [clack for clack, owner in zip(self.clacks, owners, strict=True) if owner == seat]
        many = 0
        for clack, owner in zip(self.clacks, owners, strict=True):
            if owner < 0:
                many += not any(
                    abs(one.tick - clack.tick) < APART + STEPS[one.place][clack.place]
                    for one in known
                )
        return many

    def _blamed(self, seat: int, stacks: Stacks) -> int:
        """Return how many bricks were where they do not belong that a seat had said it laid."""
        late = [Found(NEVER, place, stack) for place, stack in enumerate(stacks)]
        layers = {self._layer(one) for one in (*self.found, *late)}
        return sum(one is not None and one.seat == seat for one in layers)

    def _layer(self, found: Found) -> Claim | None:
        """Return who said to have laid the lowest brick that is wrong in what was felt."""
        stack = found.stack
        sound = 0
        while sound < min(len(stack), len(TOWER)) and stack[sound] == TOWER[sound]:
            sound += 1
        if sound == len(stack):
            return None
        told = (
            one
            for one in reversed(self.claims)
            if one.place == found.place and one.tick < found.tick and one.height == sound + 1
        )
        return next(told, None)

    def _loot(self, held: tuple[int, ...], stacks: Stacks) -> int:
        """Return how many bricks in a hand are missing from a tower that was higher once."""
        missing: set[int] = set()
        for place, stack in enumerate(stacks):
            told = [one.height for one in self.claims if one.place == place]
            told += [len(one.stack) for one in self.found if one.place == place]
            missing.update(TOWER[len(stack) : max(told, default=0)])
        return sum(size in missing for size in held)

    def _denied(self, seat: int, stacks: Stacks) -> int:
        """Return how often a height that a seat told does not fit what is known before or after.

        What others tell next, or have told, counts as what is felt: who lies meets more of it.
        """
        late = [Claim(NEVER, -1, place, len(stack)) for place, stack in enumerate(stacks)]
        felt = [Claim(one.tick, -1, one.place, len(one.stack)) for one in self.found]
        every = sorted([*self.claims, *felt, *late])
        many = 0
        for place in range(SPINDLES):
            there = [one for one in every if one.place == place]
            for one, after in pairwise(there):
                if one.seat == after.seat or seat not in (one.seat, after.seat):
                    continue
                between = sum(
                    clack.place == place and one.tick < clack.tick <= after.tick
                    for clack in self.clacks
                )
                many += abs(after.height - one.height) > between
        return many
