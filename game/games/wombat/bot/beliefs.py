"""Beliefs: how likely everybody is of the Bad team, exactly over all deals there can be (5.2).

A deal is as likely as it is dealt, times how often somebody of each role is seen to do what that
seat was seen to do (``fitted``), build by build. A Confused is judged as the Wicked once he is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from math import exp
from typing import Final

from game.games.wombat.bot import fitted
from game.games.wombat.model.roles import CONFUSED, GOOD_DECK, WICKED, fixed

Deal = tuple[str, ...]
SWAYED: Final = 0.35
"""What somebody's vote for a seat adds to its odds, in logits, if they are surely good."""


@cache
def deals(seats: int, *, advanced: bool, practice: bool) -> tuple[tuple[Deal, int], ...]:
    """Return every deal of a table, and in how many ways the deck makes it."""
    always = fixed(seats, advanced=advanced, practice=practice)
    hands = (
        Counter(
            tuple(sorted([*always, *drawn]))
            for drawn in combinations(GOOD_DECK, seats - len(always))
        )
        if advanced
        else Counter([tuple(sorted(always))])
    )
    found: dict[Deal, int] = {}
    for hand, ways in hands.items():
        for deal in _orders(hand):
            found[deal] = ways
    # a hand with two alike has fewer orders, each dealt as often: ways of the deck are enough
    total = Counter[Deal]()
    for deal, ways in found.items():
        twins = 1
        for many in Counter(deal).values():
            for factor in range(2, many + 1):
                twins *= factor
        total[deal] = ways * twins
    return tuple(total.items())


@cache
def _orders(hand: Deal) -> tuple[Deal, ...]:
    if not hand:
        return ((),)
    return tuple(
        (role, *rest) for role in sorted(set(hand)) for rest in _orders(tuple(_without(hand, role)))
    )


def _without(hand: Sequence[str], role: str) -> list[str]:
    left = list(hand)
    left.remove(role)
    return left


class Beliefs:
    """What one bot believes of everybody's team."""

    def __init__(
        self, seat: int, seats: int, *, advanced: bool, practice: bool, weighs: float
    ) -> None:
        """Begin without evidence."""
        self.seat, self.seats, self.weighs = seat, seats, weighs
        self._deals = deals(seats, advanced=advanced, practice=practice)
        self.known: dict[int, str] = {}
        """Roles one was told; one's own, and for an oracle all."""
        self._logs: list[dict[str, float]] = [{} for _ in range(seats)]
        """By seat and role, the logarithm of how likely its acts were."""
        self.switched = False
        self.swayed = [0.0] * seats
        """What others' votes say of each seat, in logits."""
        self._now: list[float] | None = None

    def told(self, seat: int, role: str) -> None:
        """Take in a role."""
        self.known[seat] = role
        self._now = None

    def see(self, counts: Mapping[int, Sequence[int]], *, switched: bool) -> None:
        """Take in what everybody was seen to do in a build."""
        for seat, many in counts.items():
            if seat == self.seat:
                continue
            logs = self._logs[seat]
            for role in fitted.KINDS:
                acts = WICKED if role == CONFUSED and switched else role
                logs[role] = logs.get(role, 0.0) + fitted.log_likely(acts, many)
        self._now = None

    def turn(self, *, switched: bool) -> None:
        """Take in whether a Confused is bad by now."""
        if switched != self.switched:
            self.switched, self._now = switched, None

    def sway(self, votes: Sequence[int]) -> None:
        """Take in whom all pointed at: who is likely good may know something."""
        now = self.bad()
        for voter, target in enumerate(votes):
            if voter != self.seat and 0 <= target < self.seats and target != self.seat:
                self.swayed[target] += SWAYED * self.weighs * (1 - 2 * now[voter])
        self._now = None

    def accuse(self, seat: int, target: int, much: float) -> None:
        """Take in that somebody accuses somebody."""
        self.swayed[target] += much * self.weighs * (1 - 2 * self.bad()[seat])
        self._now = None

    def bad(self) -> list[float]:
        """Return how likely each seat is of the Bad team now."""
        if self._now is None:
            self._now = self._reckon()
        return self._now

    def _reckon(self) -> list[float]:
        total, sums = 0.0, [0.0] * self.seats
        weigh = self.weighs * fitted.TRUST
        tables = [{role: exp(weigh * log) for role, log in logs.items()} for logs in self._logs]
        lean = [exp(one) for one in self.swayed]
        for deal, ways in self._deals:
            if any(deal[seat] != role for seat, role in self.known.items()):
                continue
            likely = float(ways)
            for seat, role in enumerate(deal):
                if tables[seat]:
                    likely *= tables[seat].get(role, 1.0)
                if role == WICKED:
                    likely *= lean[seat]
            total += likely
            for seat, role in enumerate(deal):
                if role == WICKED or (role == CONFUSED and self.switched):
                    sums[seat] += likely
        return [one / total for one in sums] if total else [0.0] * self.seats
