"""The options of a match, by their names in RULES.md (3.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import OptionsError, check_table, flag_of

SEAT_COUNTS: Final = range(2, 6)
MIRROR_SHIELDS: Final = ("void", "restore")
PLACED: Final = ("any", "one")
_KNOWN: Final = ("arlequin_slip", "mirror_shield", "discard_placed")


@dataclass(frozen=True, slots=True)
class Options:
    """One table's choices."""

    seats: int
    arlequin_slip: bool = True
    """Whether Arlequin may be the slip (M9)."""
    mirror_shield: str = MIRROR_SHIELDS[0]
    """What a Bouclier against a mirrored attack does: nothing happens, or the Miroir is undone."""
    discard_placed: str = PLACED[0]
    """How many worn cards one may lay away in a turn (M5)."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "arlequin_slip": self.arlequin_slip,
            "mirror_shield": self.mirror_shield,
            "discard_placed": self.discard_placed,
        }


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value is not playable.
    """
    check_table(seats, SEAT_COUNTS, given, _KNOWN)
    usual = Options(seats)
    arlequin = flag_of(given, "arlequin_slip", default=usual.arlequin_slip)
    shield = _one_of("mirror_shield", given.get("mirror_shield", usual.mirror_shield))
    placed = _one_of("discard_placed", given.get("discard_placed", usual.discard_placed))
    return Options(seats, arlequin, shield, placed)


def _one_of(name: str, value: object) -> str:
    known = MIRROR_SHIELDS if name == "mirror_shield" else PLACED
    if not isinstance(value, str) or value not in known:
        raise OptionsError("options-choice", name=name, value=value, known=", ".join(known))
    return value
