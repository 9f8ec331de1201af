"""What the proofs must know of Witty Zibi."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.games.witty_zibi.model.options import VARIANTS
from tests.gangs.promised import Gangs
from tests.promises.subjects import Subject

CHOICES: list[dict[str, Any]] = [
    {"rounds": 1},
    {"rounds": 1, "expert": False},
    {"rounds": 1, "tokens4": "blind", "nine": "eleven"},
    {"rounds": 1, "emissary": "give"},
    {"rounds": 1, "deal": "all"},
    {"rounds": 3},
    {"rounds": 1, "two_turns": True},
]
"""What may be chosen at a table of Witty Zibi, most often for one round."""


@dataclass(frozen=True)
class WittyZibi(Gangs):
    few: bool = False
    """Small tables and single rounds alone."""

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"variant": variant, **chosen})
            for seats in range(4, 6 if self.few else 10)
            for variant in VARIANTS[seats]
            for chosen in CHOICES
            if not self.few or chosen["rounds"] == 1
        ]

    def sees_middle(self, state: Any, seat: int) -> bool:
        """The first one who is out looks at the eighth token, with seven seats (Z38)."""
        first = state.alive.count(False) == 1 and not state.alive[seat]
        return first and state.options.variant == "un_de_plus"


SUBJECTS: Final[Mapping[str, Subject]] = {
    "witty_zibi": WittyZibi("witty_zibi"),
    "witty_zibi-few": WittyZibi("witty_zibi", few=True),
}
SLOW: Final = frozenset(("witty_zibi",))
"""All its tables; the small ones and single rounds are quick."""
