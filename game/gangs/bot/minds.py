"""Minds: what a level of bot goes by, whom it imagines at the table, and what it values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from game.gangs.bot.acts import ACTS, AGAINST, FACTS, NOTHING, PlayerKind
from game.gangs.bot.habits import DEAR
from game.gangs.bot.outlook import TERMS
from game.gangs.bot.policy import Policy

GREEDY: Final = {
    "hurt": 1.0, "hurt_worn": 1.0, "kill": 14.0, "hurt_friend": -60.0, "risk": 0.5, "risk_out": 7.0,
    "heal": 0.6, "heal_worn": 0.857, "heal_nothing": -0.3, "shield": 1.2, "shield_worn": 1.0,
    "look": 2.2, "swap": -0.2, "swap_gain": 1.0, "recycle": -0.2, "recycle_relief": 1.0,
    "recycle_regain": 1.2, "second_gain": 1.0, "bim": -1.6, "bim_harm": 1.0, "bim_out": 14.0,
    "bim_hurt": 0.8, "bim_kill": 11.0, "bim_friend": -48.0, "bim_help": 1.0, "non": -2.0,
    "non_harm": 1.0, "non_out": 14.0, "discard_bim": -2.1, "discard_damage": -0.1,
    "bim_meant": -4.0,
}  # fmt: skip
SPARING: Final = {"spare": -1.5, "spare_out": -25.0}
"""Beside a ``hurt`` of 1: blows are spread. At a large table all would fall upon whoever is worst
off, who were out before they had played."""

HAND_SET: Final[Mapping[str, Any]] = {
    "kinds": {
        "plain": {"goes_by": FACTS, "share": 0.45, "tremble": 0.03},
        "reader": {"goes_by": ACTS, "share": 0.45, "tremble": 0.03},
        "loose": {"goes_by": NOTHING, "share": 0.1, "tremble": 0.0, "weights": {}},
    },
}
"""What the first fit began with, in the shape of the data file; no weights: four times GREEDY."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A way of thinking."""

    name: str
    policy: Policy
    goes_by: str
    kinds: tuple[PlayerKind, ...] = ()
    """Whom it imagines at the table."""
    noise: float = 0.2
    deep: bool = False
    """Whether it imagines that others go by acts, too: second order."""
    searches: bool = False
    """Whether it looks ahead before it acts."""
    practises: bool = False
    """Whether it does what practice taught; else it values acts as ``greedy`` does."""
    curious: bool = True
    """Whether it thinks anything of looking at a tile."""
    dear: float = DEAR
    """What a habit may cost it, in blows of 10 to a sure foe."""
    look: tuple[float, ...] = (0.8, 0.6, 0.7, 0.5, 1.0, 1.0, 0.2, -0.4)
    """The weights of the outlook, in the order of its terms."""

    def imagining(self, data: Mapping[str, Any]) -> Mind:
        """Return the same way of thinking that imagines the kinds of a data file.

        Raises:
            ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
        """
        kinds = kinds_of(data)
        kept = [kind for kind in kinds if self.deep or kind.goes_by != ACTS]
        if not kept:
            raise ValueError("nobody is imagined")
        known = sum(kind.share for kind in kinds) / sum(kind.share for kind in kept)
        shared = tuple(replace(kind, share=kind.share * known) for kind in kept)
        return replace(self, kinds=shared)

    def practised(self, data: Mapping[str, Any], seats: int) -> Mind:
        """Return the same way of thinking with what practice at a table like this one taught it.

        Raises:
            ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
        """
        its = lesson(data, seats) if self.practises else {}
        weights = dict(its.get("weights", GREEDY))
        if not self.curious:
            weights.update(dict.fromkeys(("look", "look_known"), 0.0))
        look = its.get("outlook")
        terms = self.look if look is None else tuple(float(look[term]) for term in TERMS)
        return replace(self, policy=Policy.of(weights), look=terms)

    def sparing(self) -> Mind:
        """Return the same way of thinking that shrinks from ending whoever has hardly played."""
        weights = self.policy.named()
        hurt = abs(weights.get("hurt", 0.0))
        spares = {name: its * hurt for name, its in SPARING.items()}
        return replace(self, policy=Policy.of({**spares, **weights}))


def lesson(data: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
    """Return what practice taught for the largest table that is no larger than this one.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
    """
    tables = {int(count): its for count, its in data.get("play", {}).items()}
    if not tables:
        return {}
    smaller = [count for count in tables if count <= seats]
    its: Mapping[str, Any] = tables[max(smaller, default=min(tables))]
    return its


def kinds_of(data: Mapping[str, Any]) -> tuple[PlayerKind, ...]:
    """Return the kinds of players that a data file tells of.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
    """
    found = []
    strangers = float(data.get("strangers", 0.0))
    for name, its in data["kinds"].items():
        if its["goes_by"] not in (FACTS, ACTS, NOTHING, AGAINST):
            raise ValueError(its["goes_by"])
        weights = its.get("weights")
        policy = scaled(GREEDY, 4.0) if weights is None else Policy.of(weights)
        share, tremble = float(its["share"]), float(its["tremble"])
        apart, odd = float(its.get("dissimilarity", 1.0)), float(its.get("elsewhere", 0.0))
        share, odd = share * (1 - strangers), odd * strangers
        found.append(PlayerKind(name, policy, its["goes_by"], share, tremble, apart, odd))
    return tuple(found)


def scaled(named: Mapping[str, float], by: float) -> Policy:
    """Return a policy whose weights are all so many times as large: it errs less."""
    return Policy.of({name: by * weight for name, weight in named.items()})


_EXPERT: Final = Mind(
    "expert", Policy.of(GREEDY), ACTS, deep=True, searches=True, practises=True, dear=1.5
)
MINDS: Final = {
    "facts": Mind("facts", Policy.of(GREEDY), FACTS),
    "hard": Mind("hard", Policy.of(GREEDY), ACTS),
    "expert": _EXPERT,
    "expert-nosoft": replace(_EXPERT, name="expert-nosoft", goes_by=FACTS),
    "expert-first": replace(_EXPERT, name="expert-first", deep=False),
    "expert-nosearch": replace(_EXPERT, name="expert-nosearch", searches=False),
    "expert-nolook": replace(_EXPERT, name="expert-nolook", curious=False),
}
"""The levels that weigh worlds, and the expert without one of its parts each, for the arena. Whom
they imagine stands in the data file."""
