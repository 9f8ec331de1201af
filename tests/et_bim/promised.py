"""What the proofs must know of Et Bim!."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.games.et_bim.model.options import MODULES, splits
from tests.gangs.promised import Gangs
from tests.promises.subjects import Subject

EXTRAS: list[dict[str, Any]] = [
    *({"modules": []} for _ in range(4)),
    *({"modules": [module]} for module in MODULES),
    {"modules": ["oups", "non", "charlotte"]},
    {"modules": list(MODULES)},
    {"modules": ["oups", "non", "missions"], "rounds": 5},
    {"modules": ["oups"], "two_turns": True},
]
"""Modules, the base game as often as any two of them."""


@dataclass(frozen=True)
class EtBim(Gangs):
    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"teams": list(teams), "mystery": mystery, "heal_needs_damage": heal, **extra})
            for seats in range(4, 13)
            for heal in (False, True)
            for extra in EXTRAS
            for teams, mystery in splits(seats, charlotte="charlotte" in extra["modules"])
        ]

    def sees_middle(self, state: Any, seat: int) -> bool:
        return not state.alive[seat]


SUBJECTS: Final[Mapping[str, Subject]] = {"et_bim": EtBim("et_bim")}
SLOW: Final[frozenset[str]] = frozenset()
