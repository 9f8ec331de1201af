"""What was learnt of hands, as the data file holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.games.mets_ton_slip.bot.tallies import TRAITS


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each trait counts."""

    weights: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """A kind of player, by what they do not do with a card they hold."""

    name: str
    goes_by: str
    policy: Weights
    share: float
    tremble: float
    """How likely one of them does anything at all: so far a card counts as any other."""
    dissimilarity: float


def kinds_of(data: Mapping[str, Any]) -> tuple[PlayerKind, ...]:
    """Return the kinds of players that a data file tells of.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: it is no such data.
    """
    found = []
    for name, its in data["kinds"].items():
        weights = tuple(float(its["weights"].get(trait, 0.0)) for trait in TRAITS)
        apart = float(its.get("dissimilarity", 1.0))
        share, tremble = float(its["share"]), float(its["tremble"])
        found.append(PlayerKind(name, its["goes_by"], Weights(weights), share, tremble, apart))
    if not found:
        raise ValueError("nobody is imagined")
    return tuple(found)
