"""The ledger: what a bot notes of a build, so that it can judge who did what when lights are on.

A clack has no author (W22), but whoever lays a brick usually says so, and no hand is at two
spindles at once: what nobody claims was done by somebody who was nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game.games.wombat.model.places import NAMES, SPINDLES, STEPS, TOWER, TURNED

CLAIMED: Final = 45
"""A clack is claimed by who speaks of its spindle within so many ticks."""
APART: Final = 9
"""Between clacks at two spindles the same hand needs so many ticks at least."""
FEATURES: Final = ("claims", "wrong", "denied", "exposed", "held", "stands")
"""What is counted of a seat: bricks it told of; those that were wrong; words that stacks deny;
nobody's clacks at which it was nowhere else; bricks in its hand at the lights; whether its hand lay
on a tower that is not complete."""
MOST: Final = (6, 3, 3, 5, 2, 1)
"""The largest count that is told apart, by feature."""
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


@dataclass
class Ledger:
    """What was heard and felt in one build."""

    seat: int
    seats: int
    clacks: list[Clack] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    felt: list[Claim] = field(default_factory=list)
    """Heights one felt to the bottom oneself."""

    def begin(self) -> None:
        """Begin a build."""
        self.clacks.clear()
        self.claims.clear()
        self.felt.clear()

    def turned(self) -> None:
        """The box turned: what is written of a spindle goes with it."""
        self.clacks = [one._replace(place=TURNED[one.place]) for one in self.clacks]
        self.claims = [one._replace(place=TURNED[one.place]) for one in self.claims]
        self.felt = [one._replace(place=TURNED[one.place]) for one in self.felt]

    def said(self, tick: int, seat: int, phrase: str) -> None:
        """Note what somebody says of a tower."""
        word, _, rest = phrase.partition(":")
        name, _, many = rest.partition(":")
        if word == "count":
            self.claims.append(Claim(tick, seat, _SPINDLE[name], int(many)))
        elif word == "done":
            self.claims.append(Claim(tick, seat, _SPINDLE[name], len(TOWER)))

    def saw(self, tick: int, place: int, height: int) -> None:
        """Note how high a tower is that one felt to its bottom."""
        self.felt.append(Claim(tick, self.seat, place, height))

    def stirred(self, place: int, since: int) -> bool:
        """Say whether somebody else's clack was heard at a spindle since a tick."""
        for clack in reversed(self.clacks):
            if clack.tick <= since:
                return False
            if clack.place == place and not clack.own:
                return True
        return False

    def counts(
        self,
        stacks: tuple[tuple[int, ...], ...],
        hands: tuple[tuple[int, ...], ...],
        *,
        named: bool,
    ) -> dict[int, tuple[int, ...]]:
        """Return the counts of every seat that built, by ``FEATURES``."""
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
                self._wrong(seat, stacks),
                self._denied(seat, stacks),
                idle.get(seat, least) - least,
                len(mine) - 2,
                int(place < SPINDLES and stacks[place] != TOWER),
            )
        return {
            seat: tuple(min(pair) for pair in zip(many, MOST, strict=True))
            for seat, many in found.items()
        }

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

    def _wrong(self, seat: int, stacks: tuple[tuple[int, ...], ...]) -> int:
        """Return how many bricks of the stacks a seat said it laid are where they do not belong."""
        many = 0
        for place, stack in enumerate(stacks):
            for height, size in enumerate(stack, 1):
                if height <= len(TOWER) and size == TOWER[height - 1]:
                    continue
                said = [c for c in self.claims if c.place == place and c.height == height]
                many += bool(said) and said[-1].seat == seat
        return many

    def _denied(self, seat: int, stacks: tuple[tuple[int, ...], ...]) -> int:
        """Return how often a height that a seat told cannot be what was found there later."""
        many = 0
        for claim in self.claims:
            if claim.seat != seat:
                continue
            later = [one for one in self.felt if one.place == claim.place and one.tick > claim.tick]
            tick, height = (
                (later[0].tick, later[0].height) if later else (1 << 30, len(stacks[claim.place]))
            )
            between = sum(
                one.place == claim.place and claim.tick < one.tick < tick for one in self.clacks
            )
            many += abs(height - claim.height) > between
        return many
