"""How often somebody of a role is seen to do what: learnt by ``tests.bench.wombat_fit``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from game.games.wombat.bot.counting import MOST
from game.games.wombat.bot.odd_kinds import ODD, Signs
from game.games.wombat.bot.tables import Row, Rows, Tables, row, rows
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.roles import BASIC, ROLES, WICKED

TIRELESS: Final = "tireless"
"""A Wicked who does nothing but spoil: told apart, for acts of one kind come together."""
KINDS: Final = (*ROLES, TIRELESS)
BARE, TOWERS = "bare", "towers"
"""Builds without a tower, in which what is said is wrong more often, and others."""
TRUST: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 1.05, 1.1)
"""By seats, how far all of it is trusted, so that beliefs of ``normal`` are as sure as they are
right: weights are held low where they were fitted, and more seats leave more to tell."""


@dataclass(frozen=True, slots=True)
class Acts:
    """How likely acts are in a build, by role."""

    signs: Signs
    styles: Rows
    """By how many towers were complete, how often the Wicked is of the usual kind, and how often
    one that never stops."""
    logs: tuple[Mapping[str, Rows], Mapping[str, Rows]]
    """After builds without a tower, and after others: by role and feature, the logarithms of the
    shares of its counts from 0 on, times how much the feature weighs, for counts hang together."""

    @classmethod
    def of(cls, tables: Tables, signs: Signs) -> Acts:
        """Read what was learnt of acts.

        Raises:
            ArithmeticError, LookupError, TypeError, ValueError: it is not there, or something else.
        """
        found = tables["wicked_kinds"]
        styles = tuple(row(found[str(towers)], 2) for towers in range(SPINDLES + 1))
        if not all(min(one) >= 0 < max(one) for one in styles):
            raise ValueError("no kind of Wicked")
        return cls(signs, styles, (_logs(tables, BARE), _logs(tables, TOWERS)))

    def log_likely(
        self, role: str, counts: Sequence[int], towers: int, kinds: Sequence[float] = (1.0,)
    ) -> float:
        """Return the logarithm of how likely somebody of a role is seen to do this in a build.

        ``kinds`` says how likely it is somebody of each kind of player: what the Wicked does more
        often than others hangs on it; whoever is of another kind than usual is not told apart by
        any other role.
        """
        usual = self._usual(BASIC, counts, towers)
        more = kinds[0] * exp(self._usual(role, counts, towers) - usual)
        for kind, share in zip(ODD, kinds[1:], strict=False):
            if share > 0:
                lean = self.signs.lean(kind, counts) if role == WICKED else 0.0
                more += share * exp(lean)
        return usual + log(more)

    def usual(self, counts: Sequence[int], towers: int) -> list[float]:
        """Return what each count of one of ours adds to the odds of the Wicked, in logits."""
        found, before = [], 0.0
        for at in range(len(counts)):
            some = counts[: at + 1]
            after = self._usual(WICKED, some, towers) - self._usual(BASIC, some, towers)
            found.append(after - before)
            before = after
        return found

    def _usual(self, role: str, counts: Sequence[int], towers: int) -> float:
        if role != WICKED:
            return self._plain(role, counts, towers)
        one, other = self.styles[towers]
        return log(
            one * exp(self._plain(WICKED, counts, towers))
            + other * exp(self._plain(TIRELESS, counts, towers))
        )

    def _plain(self, role: str, counts: Sequence[int], towers: int) -> float:
        its = self.logs[towers > 0].get(role, ())
        return sum(logs[many] for logs, many in zip(its, counts, strict=False))


def _logs(tables: Tables, of: str) -> dict[str, Rows]:
    """Return the logarithms of all shares of a table, weighed."""
    weighs: Row = row(tables["act_weights"][of], len(MOST))
    table, widths = tables[f"acts_{of}"], [most + 1 for most in MOST]
    return {
        role: tuple(
            tuple(weigh * log(share) for share in shares)
            for weigh, shares in zip(weighs, rows(table[role], widths), strict=True)
        )
        for role in KINDS
    }
