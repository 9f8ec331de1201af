"""The ledger: what a bot notes of a build, so that it can judge who did what when lights are on.

A clack has no author (W22), but whoever lays a brick usually says so; ``counting`` makes of it
what can be held against whom.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from game.games.wombat.model.phrases import REPORTS, Phrase
from game.games.wombat.model.places import TURNED

STRANGE: Final = ("accuse", "guard", "role")
"""Phrases that speak of no brick: in the dark hardly anybody says them who has something to do."""
Stacks = tuple[tuple[int, ...], ...]


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


class Alarm(NamedTuple):
    """Somebody said that something is wrong with a tower."""

    tick: int
    seat: int
    place: int


class Gone(NamedTuple):
    """A brick that one laid oneself was gone later: who alone spoke of that spindle meanwhile."""

    seat: int
    """-1 where nobody did, or several."""
    size: int
    place: int
    ticks: int
    """How long after it was laid it was known to be gone."""


class FoundStack(NamedTuple):
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
    found: list[FoundStack] = field(default_factory=list)
    """Stacks one felt to the bottom oneself."""
    alarms: list[Alarm] = field(default_factory=list)
    """Who said that a tower was robbed, when and of which."""
    laid: list[tuple[int, int, int]] = field(default_factory=list)
    """Bricks one laid oneself and did not take off again: when, where and which size."""
    words: list[int] = field(default_factory=list)
    """By seat, how many phrases it said."""
    strange: list[int] = field(default_factory=list)
    """By seat, how many of them speak of no brick."""

    def __post_init__(self) -> None:
        """Begin with nothing said, unless something is given."""
        self.words = self.words or [0] * self.seats
        self.strange = self.strange or [0] * self.seats

    def begin(self) -> None:
        """Begin a build."""
        self.clacks.clear()
        self.claims.clear()
        self.found.clear()
        self.laid.clear()
        self.alarms.clear()
        self.words = [0] * self.seats
        self.strange = [0] * self.seats

    def without(self, seats: Collection[int]) -> Ledger:
        """Return what is noted but for what some seats told of towers."""
        if not seats:
            return self
        return replace(
            self,
            claims=[one for one in self.claims if one.seat not in seats],
            alarms=[one for one in self.alarms if one.seat not in seats],
        )

    def turned(self) -> None:
        """The box turned: what is written of a spindle goes with it."""
        self.clacks = [one._replace(place=TURNED[one.place]) for one in self.clacks]
        self.claims = [one._replace(place=TURNED[one.place]) for one in self.claims]
        self.found = [one._replace(place=TURNED[one.place]) for one in self.found]
        self.alarms = [one._replace(place=TURNED[one.place]) for one in self.alarms]
        self.laid = [(tick, TURNED[place], size) for tick, place, size in self.laid]

    def said(self, tick: int, seat: int, phrase: Phrase) -> None:
        """Note what somebody says: of a tower what it is, of all else how often."""
        self.words[seat] += 1
        self.strange[seat] += phrase.word in STRANGE
        if phrase.height is not None:
            self.claims.append(Claim(tick, seat, phrase.place, phrase.height))
        elif phrase.word == "robbed":
            self.alarms.append(Alarm(tick, seat, phrase.place))

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
        self.found.append(FoundStack(tick, place, stack))

    def alarmed(self, place: int) -> bool:
        """Say whether all know that a tower is not as it was told last."""
        told = [one.tick for one in self.claims if one.place == place]
        since = max(told, default=0)
        return any(one.place == place and one.tick >= since for one in self.alarms)

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

    def reported(self, claim: Claim) -> bool:
        """Say whether somebody only told what they had found, right after their alarm."""
        return any(
            one.seat == claim.seat and one.place == claim.place
            and 0 <= claim.tick - one.tick <= REPORTS
            for one in self.alarms
        )  # fmt: skip

    def gone(self, stacks: Stacks, now: int) -> list[Gone]:
        """Return which bricks of one's own were gone before the lights, or by then."""
        late = [FoundStack(now, place, stack) for place, stack in enumerate(stacks)]
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
