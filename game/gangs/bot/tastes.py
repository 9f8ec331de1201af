"""Tastes: what a character makes of a way of thinking.

A taste multiplies weights by up to a third, or adds a little of what a hurt weighs. No taste
touches what keeps a seat from hurting a friend it knows: characters differ in how often they do
something, not in what is sensible.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.gangs.bot.minds import Mind
from game.gangs.bot.policy import Policy

TIMES: Final[Mapping[str, Mapping[str, float]]] = {
    "loyalty": {
        "heal": 0.3, "heal_worn": 0.3, "heal_saves": 0.3,
        "shield": 0.3, "shield_worn": 0.3, "shield_saves": 0.3, "bim_help": 0.3,
    },
    "aggression": {
        "hurt": 0.25, "hurt_worn": 0.2, "near": 0.25, "hurt_foe": 0.25, "bim_hurt": 0.2,
        "heal": -0.15, "shield": -0.2,
    },
    "paranoia": {"look": 0.35, "risk": 0.35, "risk_out": 0.25, "second_doubt": 0.2},
    "bluff": {"recycle": -0.3, "swap": -0.3, "swap_gain": 0.2},
    "patience": {"bim": 0.3, "non": 0.3, "discard_bim": 0.3},
}  # fmt: skip
"""By taste: how much of a weight a whole unit of it adds."""
PLUS: Final[Mapping[str, Mapping[str, float]]] = {"grudge": {"revenge": 0.15}}
"""By taste: what a whole unit of it adds, as a share of what ten points of damage weigh."""
NOISE: Final[Mapping[str, float]] = {"bluff": 0.5}
"""By taste: how much more of the noise a whole unit of it brings."""


def seasoned(mind: Mind, tastes: Mapping[str, float]) -> Mind:
    """Return a way of thinking as somebody with these tastes has it."""
    weights = mind.policy.named()
    unit = abs(weights.get("hurt", 1.0))
    for taste, amount in tastes.items():
        for trait, share in TIMES.get(taste, {}).items():
            if trait in weights:
                weights[trait] *= 1 + share * amount
        for trait, share in PLUS.get(taste, {}).items():
            weights[trait] = weights.get(trait, 0.0) + unit * share * amount
    noise = mind.noise
    for taste, share in NOISE.items():
        noise *= 1 + share * tastes.get(taste, 0.0)
    return replace(mind, policy=Policy.of(weights), noise=noise)
