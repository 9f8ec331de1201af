"""Ways: of which kind every player is thought to be, and whether they are players one knows.

Both are guessed in every world by itself. Who hits a foe in one world hits a friend in another,
where it must be careless: if one guess at the kind served all worlds, the likeliest world would
make its own reading of a player certain, and with it itself. Only where there are very many worlds
one guess has to do for all of them.

A table is of players such as a fit saw, or of strangers, among whom other kinds are common. That
is one guess for all seats together: three who play oddly make it likely that the fourth does, too.
(A mixture of mixtures: Gelman et al., "Bayesian data analysis", 2013, chapter 22.)
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from itertools import compress
from operator import mul
from typing import Final

from game.ai.probability import expectation, mixed, normalised
from game.gangs.bot.acts import PlayerKind
from game.gangs.bot.splits import Cells

FADE: Final = 0.02
"""A seat may change its ways: so much of the first guess at its kind comes back with each act."""
MANY: Final = 600
"""With more worlds than this one guess does for all: at 9 seats there are 280, at 10 2,100."""

Columns = tuple[Sequence[float], ...]
"""By kind how likely it is in every world, or one number for all worlds."""


class Company:
    """Of which kind all seats are thought to be, among players one knows and among strangers."""

    def __init__(self, kinds: Sequence[PlayerKind], seats: int, worlds: int) -> None:
        """Begin with how common each kind is, in so many worlds."""
        usual, strange = [kind.share for kind in kinds], [kind.elsewhere for kind in kinds]
        known, odd = sum(usual), sum(strange)
        self._worlds = worlds
        self._shares = [normalised(usual)]
        if odd:
            self._shares.append(normalised(strange))
        self._odd = odd / (known + odd)
        """How likely the table is one of strangers. One number for all worlds: else a seat's own
        acts, which others learn from, would tell itself something."""
        self._by: list[list[Columns]] = [
            [tuple([share] * self._long for share in shares)] * seats for shares in self._shares
        ]
        """By company and seat; columns are never changed, but replaced."""

    @property
    def _long(self) -> int:
        """How many numbers a column has."""
        return self._worlds if self._worlds <= MANY else 1

    def copy(self) -> Company:
        """Return an independent copy."""
        new = copy(self)
        new.__dict__["_by"] = [list(seats) for seats in self._by]
        return new

    def only(self, kept: Sequence[int]) -> None:
        """Go on with those worlds alone that are marked."""
        one = self._long == 1
        self._worlds = sum(kept)

        def left(column: Sequence[float]) -> Sequence[float]:
            return [column[0]] * self._long if one else list(compress(column, kept))

        for seats in self._by:
            seats[:] = [tuple(map(left, columns)) for columns in seats]

    def kinds(self, seat: int, weights: Sequence[float]) -> list[float]:
        """Return how likely a seat is of each kind, over all worlds, which weigh so much."""
        if self._long == 1:
            weights = [1.0]
        means = [[expectation(weights, column) for column in seats[seat]] for seats in self._by]
        return means[0] if len(means) == 1 else mixed(means[0], means[1], self._odd)

    def acted(
        self,
        seat: int,
        cells: Cells,
        chances: Sequence[Sequence[float]],
        weights: Sequence[float],
        groups: Sequence[float],
    ) -> list[float]:
        """Take an act of a seat in; return how likely it was in each group of worlds, or world.

        ``chances`` holds of every kind how likely the act was in each group of worlds, ``weights``
        the worlds', ``groups`` the groups' together. One number a group is returned where there
        are many worlds.
        """
        alike = self._long < self._worlds
        columns = chances if alike else [cells.spread(its) for its in chances]
        parts = groups if alike else weights
        means = [
            self._company(number, seat, columns, parts, alike=alike)
            for number in range(len(self._by))
        ]
        if len(means) == 1:
            return means[0]
        likely = mixed(means[0], means[1], self._odd)
        whole = expectation(parts, likely)
        if whole:
            self._odd *= expectation(parts, means[1]) / whole
        return likely

    def _company(
        self,
        number: int,
        seat: int,
        columns: Sequence[Sequence[float]],
        parts: Sequence[float],
        *,
        alike: bool,
    ) -> list[float]:
        """Learn of a seat's kind in one company; return how likely the act was there."""
        before, shares = self._by[number][seat], self._shares[number]
        pairs = zip(before, columns, strict=True)
        if alike:
            grown = [[its[0] * each for each in column] for its, column in pairs]
            sums = [expectation(parts, each) for each in grown]
            grown_by_world, wholes = [[each] for each in sums], [sum(sums)]
        else:
            grown = grown_by_world = [list(map(mul, its, column)) for its, column in pairs]
            wholes = list(map(sum, zip(*grown, strict=True)))
        keep, certain = 1 - FADE, all(wholes)
        found = []
        for its, old, share in zip(grown_by_world, before, shares, strict=True):
            back = FADE * share
            if certain:  # nearly always; this is done for every world and kind
                new = [keep * part / whole + back for part, whole in zip(its, wholes, strict=True)]
            else:
                new = [
                    keep * part / whole + back if whole else known
                    for part, whole, known in zip(its, wholes, old, strict=True)
                ]
            found.append(new)
        self._by[number][seat] = tuple(found)
        return list(map(sum, zip(*grown, strict=True)))
