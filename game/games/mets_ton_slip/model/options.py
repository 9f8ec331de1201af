"""The options of a match, by their names in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import OptionsError

SEAT_COUNTS: Final = range(2, 6)
CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "arlequin_slip": (True, False),
    "mirror_shield": ("void", "restore"),
    "discard_placed": ("any", "one"),
    "slip_help": (False, True),
}
"""What may be chosen, the usual value first; codes count by this order."""


@dataclass(frozen=True, slots=True)
class Options:
    """One table's choices."""

    seats: int
    arlequin_slip: bool = True
    """Whether Arlequin may be the slip (M9)."""
    mirror_shield: str = "void"
    """What a Bouclier against a mirrored attack does: nothing happens, or the Miroir is undone."""
    discard_placed: str = "any"
    """How many worn cards one may lay away in a turn (M5)."""
    slip_help: bool = False
    """Whether who has no slip after two own turns is helped: a house rule of ours."""

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "arlequin_slip": self.arlequin_slip,
            "mirror_shield": self.mirror_shield,
            "discard_placed": self.discard_placed,
            # younger than files and receipts, which say nothing of it where it is off
            **({"slip_help": True} if self.slip_help else {}),
        }


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    for key in given:
        if key not in CHOICES:
            raise OptionsError("options-unknown", name=key, known=", ".join(CHOICES))
    usual = Options(seats)
    arlequin = _flag("arlequin_slip", given.get("arlequin_slip", usual.arlequin_slip))
    helped = _flag("slip_help", given.get("slip_help", usual.slip_help))
    shield = _one_of("mirror_shield", given.get("mirror_shield", usual.mirror_shield))
    placed = _one_of("discard_placed", given.get("discard_placed", usual.discard_placed))
    return Options(seats, arlequin, shield, placed, helped)


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise OptionsError("options-type", name=name, value=value)
    return value


def _one_of(name: str, value: object) -> str:
    known = CHOICES[name]
    if not isinstance(value, str) or value not in known:
        raise OptionsError("options-choice", name=name, value=value, known=", ".join(known))
    return value
