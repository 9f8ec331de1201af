"""What a touched card would do, foreseen on what the viewer knows, for the painter."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Preview:
    """What the touched card would do to a seat, on what the viewer knows."""

    seat: int
    total: int = -1
    """The seat's new total, -1 where it does not change."""
    out: bool = False
    last: int = -1
    """The last damage there would be, NO_DAMAGE for none."""
    key: str = "damage"
    """What happens: the name of its sentence."""
    face: int = 0
    """The card that is laid, taken or removed."""
    card: str = ""
    """The picture of the card that is taken or removed."""
    other: int = 0
    """The other place of a swap."""
    taking: bool = False
    """Whether this is a card taken, not sent back."""
    returning: bool = False

    @property
    def counts(self) -> bool:
        """Whether the seat's total changes."""
        return self.total >= 0
