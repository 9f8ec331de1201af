"""Readiness: who defends at all, by the attacks that were let come and those that were not.

Somebody who lets three attacks come holds no defence, or never plays one. A table is imagined as
one where all defend, one where nobody does, or one where it differs; what each seat did weighs
them against each other, and what one seat does says a little of the others.
"""

from __future__ import annotations

from math import prod
from typing import Final

from game.ai.probability import mixed

DEFENDS: Final = 0.9
"""How often somebody who defends does it, holding a defence."""
SELDOM: Final = 0.03
"""How often somebody who does not."""
ALL, NOBODY, SOME = 0.55, 0.25, 0.2
"""How likely, before anything is seen, a table is of either sort."""
AMONG: Final = 0.2
"""Of the seats of a table where it differs, so many do not defend."""
SPARED: Final = 1.2
"""How much likelier a card is a defence, by the logarithm of the acts that it sat through, in the
hand of somebody who never plays one: it stays there. No mixed field teaches that. It was set by 100
matches of such tables, as the chances above by those and by as many of levels (seeds 31, 32)."""


class Readiness:
    """What attacks say of who defends at all."""

    __slots__ = ("_does", "_never", "let_come", "shares", "shown")

    def __init__(self, seats: int) -> None:
        """Begin with nothing seen."""
        self._does = [1.0] * seats
        """By seat, how likely what it did is of somebody who defends."""
        self._never = [1.0] * seats
        """The same of somebody who does not."""
        self.let_come = [0] * seats
        """By seat, attacks that hurt and were let come."""
        self.shown = [False] * seats
        """By seat, whether it ever defended."""
        self.shares = self._weighed()
        """By seat, how far one may go by its defending: doubted twice, since a slight doubt, which
        there is before anybody was struck, says nothing."""

    def bore(self, seat: int, held: float) -> None:
        """Take in an attack that was let come by a seat that held a defence so likely."""
        self.let_come[seat] += 1
        self._does[seat] *= 1 - DEFENDS * held
        self._never[seat] *= 1 - SELDOM * held
        self.shares = self._weighed()

    def defended(self, seat: int) -> None:
        """Take in a defence."""
        self.shown[seat] = True
        self._does[seat] *= DEFENDS
        self._never[seat] *= SELDOM
        self.shares = self._weighed()

    def _weighed(self) -> list[float]:
        does, never = self._does, self._never
        either = mixed(does, never, AMONG)
        every, none, some = ALL * prod(does), NOBODY * prod(never), SOME * prod(either)
        total = every + none + some
        if total <= 0:
            return [1.0] * len(does)
        defend = [
            (every + some * (1 - AMONG) * its / among) / total
            for its, among in zip(does, either, strict=True)
        ]
        return [1 - (1 - share) ** 2 for share in defend]
