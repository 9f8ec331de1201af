"""Layouts: where everything lies on the screen, immutable, in table units (1280 × 720)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Box:
    """An upright box by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point lies in the box."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def meets(self, other: Box) -> bool:
        """Say whether some point lies in both boxes."""
        across = self.x < other.x + other.width and other.x < self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The box's centre."""
        return self.x + self.width / 2, self.y + self.height / 2


NOWHERE: Final = Box(0, 0, 0, 0)
"""Where lies what is yet to be laid out."""


ALOFT: Final = 1000
"""What is on its way is painted over all that rests: its ``z`` is greater by so much."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a picture lies: its centre, its width in units, and degrees of turn."""

    x: float
    y: float
    width: float
    face: str
    """The picture's name in ``assets/svg``."""
    turn: float = 0.0
    """Degrees, anticlockwise; 90 is a card laid across."""
    z: int = 0
    """What has a greater z is painted later."""
    alpha: float = 1.0
    scale: float = 1.0
    stretch: float = 1.0
    """Width against height: 0 is a card seen from its edge, as in the middle of a flip."""
    lift: float = 0.0
    """How high above the table, in units: the shadow's length."""

    @property
    def flying(self) -> bool:
        """Whether it is on its way, so that no eye rests on it."""
        return self.z >= ALOFT


@dataclass(frozen=True, slots=True)
class Touch:
    """An area that can be touched, and what touching it says."""

    box: Box
    token: str


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table at rest: pictures by id, a game's furniture, and what can be touched."""

    sprites: Mapping[str, Pose]
    furniture: Any
    touch: Mapping[str, Touch] = field(default_factory=dict)
    number: int = 0
    """Which turn it is, for whoever is read to; 0 where turns have no numbers."""
