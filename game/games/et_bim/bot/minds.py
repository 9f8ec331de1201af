"""Minds: what a level of bot goes by, whom it imagines at the table, and what it values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.games.et_bim.bot.acts import ACTS, FACTS, NOTHING, Kind
from game.games.et_bim.bot.policy import Policy

GREEDY: Final = {
    "hurt": 1.0, "hurt_worn": 1.0, "kill": 14.0, "hurt_friend": -60.0, "risk": 0.5, "risk_out": 7.0,
    "heal": 0.6, "heal_worn": 0.857, "heal_nothing": -0.3, "shield": 1.2, "shield_worn": 1.0,
    "look": 2.2, "swap": -0.2, "swap_gain": 1.0, "recycle": -0.2, "recycle_relief": 1.0,
    "recycle_regain": 1.2, "second_gain": 1.0, "bim": -1.6, "bim_harm": 1.0, "bim_out": 14.0,
    "bim_hurt": 0.8, "bim_kill": 11.0, "bim_friend": -48.0, "bim_help": 1.0, "non": -2.0,
    "non_harm": 1.0, "non_out": 14.0, "discard_bim": -2.1, "discard_damage": -0.1,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mind:
    """A way of thinking."""

    name: str
    policy: Policy
    goes_by: str
    kinds: tuple[Kind, ...]
    noise: float = 0.2


def scaled(named: dict[str, float], by: float) -> Policy:
    """Return a policy whose weights are all so many times as large: it errs less."""
    return Policy.of({name: by * weight for name, weight in named.items()})


PLAIN: Final = Kind("plain", scaled(GREEDY, 4.0), FACTS, 0.45, 0.03)
READER: Final = Kind("reader", scaled(GREEDY, 4.0), ACTS, 0.45, 0.03)
LOOSE: Final = Kind("loose", Policy.of({}), NOTHING, 0.1, 0.0)

MINDS: Final = {
    "facts": Mind("facts", Policy.of(GREEDY), FACTS, (LOOSE,)),
    "hard": Mind("hard", Policy.of(GREEDY), ACTS, (PLAIN, LOOSE)),
    "expert": Mind("expert", Policy.of(GREEDY), ACTS, (PLAIN, READER, LOOSE)),
}
