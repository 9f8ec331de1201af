"""Odd kinds: kinds of player that talk as none of our levels does, told by their signs.

What somebody does tells first of which kind they are, and only then their role: who never speaks
in any build gives no evidence by not speaking. Learnt by ``tests.bench.wombat_fit``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.probability import mixed, posterior
from game.games.wombat.bot.counting import MOST
from game.games.wombat.bot.tables import Row, Rows, Tables, positive, rows

USUAL: Final = "usual"
ODD: Final = ("silent", "liar", "chance")
"""Who never speaks; who says of towers what is not so; who presses anything."""
KINDS: Final = (USUAL, *ODD)
PRIOR: Final = (0.88, 0.05, 0.04, 0.03)
"""How likely anybody is of each kind before a build."""
SIGNS: Final = ("plain", "silent", "hollow", "false", "strange")
"""What a seat's talk in a build was like (``counting.signs``)."""
RESTRICTED: Final = "restricted"
"""The usual kind's signs where roles are advanced: hands with less to do tell what they feel."""
LEANS: Final = ("silent", "liar")
"""Kinds whose counts tell of their role. Who presses anything does so in every role."""
CLOUDS: Final = 0.4
"""So much of everybody's counts says nothing where somebody presses anything."""
CHANGES: Final = 0.05
"""How likely somebody is of another kind from one build to the next."""
DOUBTED: Final = 0.5
"""Who so likely says what is not so is not listened to."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What was learnt of everybody's kind."""

    shown: Mapping[str, Row]
    """By kind, how often each sign is seen in a build; the usual kind's twice."""
    leans: Mapping[str, Rows]
    """By kind and feature, what each count adds to the odds of being the Wicked, in logits."""

    @classmethod
    def of(cls, tables: Tables) -> Signs:
        """Read it.

        Raises:
            LookupError, TypeError, ValueError: it is not there, or something else.
        """
        shown, leans = tables["signs"], tables["odd_kinds"]
        widths = [most + 1 for most in MOST]
        return cls(
            {kind: positive(shown[kind], len(SIGNS)) for kind in (*KINDS, RESTRICTED)},
            {kind: rows(leans[kind], widths) for kind in LEANS},
        )

    def lean(self, kind: str, counts: Sequence[int]) -> float:
        """Return what a build's counts of somebody of an odd kind add to its odds, in logits."""
        its = self.leans.get(kind, ())
        return sum(adds[many] for adds, many in zip(its, counts, strict=False))


class OddKinds:
    """What one bot makes of everybody's kind."""

    def __init__(self, seats: int, signs: Signs, *, advanced: bool) -> None:
        """Begin without a sign."""
        shown = signs.shown
        self._shown = {**shown, USUAL: shown[RESTRICTED]} if advanced else shown
        self.shares: list[tuple[float, ...]] = [PRIOR] * seats
        """By seat, how likely it is of each of ``KINDS``."""
        self.signs: Mapping[int, str] = {}
        """By seat, what its talk in the last build was like."""

    def see(self, signs: Mapping[int, str]) -> None:
        """Take in what everybody's talk in a build was like."""
        self.signs = signs
        for seat, sign in signs.items():
            at = SIGNS.index(sign)
            before = mixed(self.shares[seat], PRIOR, CHANGES)
            likely = [self._shown[kind][at] for kind in KINDS]
            self.shares[seat] = tuple(posterior(before, likely))

    def clear(self) -> float:
        """Return how much of what hands did can be told apart beside who presses anything."""
        return 1 - CLOUDS * max(one[-1] for one in self.shares)

    def doubted(self) -> Collection[int]:
        """Return who says, as far as one can tell, what is not so."""
        return [seat for seat, one in enumerate(self.shares) if one[2] + one[3] > DOUBTED]
