"""Layouts: where everything lies on the screen, immutable, in table units (1280 × 720)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
class Speech:
    """Where a character's line stands."""

    box: Box
    mouth: tuple[float, float] | None = None
    """Where its tail ends; without one the face of who speaks stands in the box."""


@dataclass(frozen=True, slots=True)
class Spots:
    """What screens may write over a table, and where; as it comes, at a plain one."""

    captions: Box = Box(1056, 58, 212, 654)
    """Captions of sounds, from its top on downwards; as it comes, over the log."""
    buttons: Box = Box(172, 620, 712, 54)
    """The row of the buttons that stand now (``asking.button_boxes``)."""
    prompt: Box | None = None
    """What is asked of whom; None: it has no place of its own."""
    meeting: Box | None = None
    """Who the viewer is, before the first card; None: over the log."""
    spare: tuple[Box, Box] | None = None
    """What is free once who looks is out: the foot of the table, and a corner of it.

    None: what is there for those who are out stands on pages of its own.
    """
    speeches: Sequence[Speech] = ()
    """By seat a character's line, for whoever is asked too: over nothing needed.

    None: over its seat, and not for whoever is asked; a box without a size: nowhere.
    """
    ballots: Box = Box(12, 513, 1032, 199)
    """Ballots of a table without a viewer: no hand is there."""
    lesson: Box | None = None
    """What a lesson says, some 380 to 230; None: in the corner, over whatever lies there."""
    reading: Box | None = None
    """What a lesson says to be read, where that has more room."""
    written: Sequence[Box] = ()
    """What has to be read beside what a lesson points at: none of its arrows lies there."""
    heads: Sequence[Box] = ()
    """By seat the head that is pointed at, where heads are painted."""
    brows: Sequence[Box] = ()
    """By seat the head over which a line stands; none: over the seat."""
    piles: Mapping[str, Box] = field(default_factory=dict)
    """By the area of its seat what can be fanned out."""
    hands_top: float = 440.0
    """In a replay, below which height only what can be touched lies: open hands find room there."""

    def head_at(self, x: float, y: float) -> int | None:
        """Return the seat whose head is at a point."""
        return next((seat for seat, box in enumerate(self.heads) if box.holds(x, y)), None)

    def lesson_box(self, *, read: bool) -> Box | None:
        """Return where a lesson's sentence to ``read`` or to try stands; None: in the corner."""
        return (self.reading if read else None) or self.lesson

    def pile_at(self, x: float, y: float) -> str | None:
        """Return the area of the seat whose pile is at a point."""
        return next((area for area, box in self.piles.items() if box.holds(x, y)), None)


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table at rest: pictures by id, a game's furniture, and what can be touched."""

    sprites: Mapping[str, Pose]
    furniture: Any
    touch: Mapping[str, Touch] = field(default_factory=dict)
    number: int = 0
    """Which turn it is, for whoever is read to; 0 where turns have no numbers."""
    spots: Spots = Spots()
