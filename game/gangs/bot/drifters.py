"""Drifters: players with tastes of their own and no thought of gangs, to learn from.

Every seed draws other tastes, so that a fit sees many ways of playing that no level has.
"""

from __future__ import annotations

from typing import Final

from game.core.luck import Stream, key_of
from game.gangs.bot.acts import FACTS
from game.gangs.bot.minds import Mind
from game.gangs.bot.policy import Policy

TASTES: Final = {
    "hurt": (-1.0, 2.0), "d10": (-1.0, 1.0), "d20": (-1.0, 1.0), "d30": (-1.0, 1.0),
    "revenge": (-0.5, 1.5), "heal": (-1.0, 2.0), "heal_worn": (-1.0, 2.0), "shield": (-1.0, 2.0),
    "shield_worn": (-1.0, 1.0), "look": (-1.0, 2.0), "swap": (-1.0, 1.0), "recycle": (-1.0, 1.0),
    "recycle_relief": (-1.0, 1.0), "bim": (-2.0, 1.0), "bim_harm": (-1.0, 1.5),
}  # fmt: skip
"""By trait from where to where its weight is drawn."""
DRIFTERS: Final = {
    "drifter": {"hurt_worn": (-3.0, 0.0), "kill": (0.0, 0.1)},
    "bully": {"hurt_worn": (0.0, 3.0), "kill": (0.0, 14.0)},
}
"""Those who would rather hit whoever is well, and those who hit whoever is worst off."""
NOISE: Final = (0.2, 1.0)
_STEPS: Final = 10_000


def drifting(name: str, seed: int) -> Mind:
    """Return the way of thinking of a drifter or a bully, with tastes drawn from a seed.

    Raises:
        LookupError: there is nobody called so.
    """
    chance = Stream(key_of("taste", seed))

    def drawn(low: float, high: float) -> float:
        return low + (high - low) * chance.below(_STEPS + 1) / _STEPS

    weights = {trait: drawn(*bounds) for trait, bounds in {**TASTES, **DRIFTERS[name]}.items()}
    return Mind(name, Policy.of(weights), FACTS, (), noise=drawn(*NOISE))
