"""Tracks: what tells whose a paw is, and what of its deeds speaks against whom.

``python -m tests.bench.wombat_paws fit`` learns both tables from matches whose truth is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

from game.games.wombat.bot.tables import Row, Tables, positive, row
from game.games.wombat.model.roles import BASIC, ROLES

SOON: Final = 15
LATE: Final = 45
"""Within so many ticks somebody speaks of what their paw did."""
CASES: Final = ("laid", "laid-late", "took", "bottom", "there", "else")
"""What a paw had last done at the spindle of which somebody speaks."""
SAYS: Final = ("count", "done", "robbed", "help")
"""Words that somebody says of a tower."""
DEEDS: Final = ("right", "wrong", "over", "repair", "rob")
"""What a paw did: laid a brick that lies right in the light, or the lowest that does not, or one
above that; took one after it felt that tower to the bottom, or without."""
LEAST: Final = 0.05
"""Nothing is done less often a build: no deed is proof."""
MOST_ROBBED: Final = 1.8
"""Nor is more taken than that, set by hand below what the Wicked was seen to take."""
AGAINST: Final = ("wrong", "rob")
"""The kinds of deeds that speak against somebody, for reasons."""


class Act(NamedTuple):
    """What a number's paw may have done last at a spindle, and how likely it is that it was it."""

    tick: int
    place: int
    what: str
    share: float


def case_of(tick: int, place: int, now_at: int, act: Act | None) -> int:
    """Return the case of a paw at a place that may have done something, by ``CASES``."""
    if act is not None and act.place == place and tick - act.tick <= LATE:
        if act.what == "laid":
            return 0 if tick - act.tick <= SOON else 1
        return CASES.index(act.what)
    return 4 if now_at == place else 5


@dataclass(frozen=True, slots=True)
class Tracks:
    """What was learnt of paws."""

    says: Mapping[str, Row]
    """By word and case, how much likelier the speaker's paw is in that case than another's."""
    rates: Mapping[str, Mapping[str, float]]
    """By role and kind of deed, how many a build."""

    @classmethod
    def of(cls, tables: Tables) -> Tracks:
        """Read it.

        Raises:
            LookupError, TypeError, ValueError: it is not there, or something else.
        """
        said, deeds = tables["said"], tables["deeds"]
        says = {word: positive(said[word], len(CASES)) for word in SAYS}
        return cls(says, {role: _rates(row(deeds[role], len(DEEDS))) for role in ROLES})

    def likely(self, word: str, tick: int, place: int, now_at: int, acts: Sequence[Act]) -> float:
        """Return how much likelier who says a word of a spindle has this paw than others."""
        table = self.says[word]
        left = 1.0
        found = 0.0
        for act in acts:
            found += act.share * table[case_of(tick, place, now_at, act)]
            left -= act.share
        return found + max(0.0, left) * table[case_of(tick, place, now_at, None)]

    def log_likely(self, role: str, deeds: Sequence[tuple[str, float]]) -> float:
        """Return how much likelier a role makes deeds, each somebody's with a share, than a basic.

        Deeds of a kind come as Poisson events at a role's rate; whose each is is a mixture. How
        many there were of all is left out: much is forgotten, and one is the Wicked at any table.
        """
        rates, usual = self.rates[role], self.rates[BASIC]
        return sum(log(1 + share * (rates[kind] / usual[kind] - 1)) for kind, share in deeds)


def _rates(found: Row) -> dict[str, float]:
    rates = {kind: max(LEAST, rate) for kind, rate in zip(DEEDS, found, strict=True)}
    return {**rates, "rob": min(MOST_ROBBED, rates["rob"])}
