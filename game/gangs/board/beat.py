"""A beat: what the road that an event's picture takes is made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from game.gangs.board.arrange import picture_of
from game.gangs.board.places import Places
from game.gangs.model.state import State
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import Move, Timeline

GONE: Final = Move(0, 0)
"""A picture that is not there any more from the first moment on."""


@dataclass(frozen=True, slots=True)
class Beat:
    """What a beat is made from."""

    before: Layout
    after: Layout
    view: State
    """The view after the event was folded."""
    viewer: int | None
    places: Places
    window: float

    def road(self, ms: float, **parts: Any) -> Timeline:
        """Return a timeline of so many milliseconds between the two layouts."""
        return Timeline(self.before, self.after, ms, **parts)

    def seat_spot(self, seat: int, face: str = "card_back") -> Pose:
        """Return a small card at a seat's hand sign."""
        box = self.places.seats[seat]
        mat = self.places.mat
        return Pose(box.x + 67 * mat.scale, box.y + mat.second, 26, face, z=400)

    def aiming(self, seat: int, face: str) -> Pose:
        """Return a small card beside a seat's tile: it flies off without crossing the name."""
        places = self.places
        box = places.seats[seat]
        x = box.x + box.width - places.tile - 32 * places.mat.scale
        return Pose(x, box.y + places.mat.pile_middle, 26, face, z=400)

    def deck(self) -> Pose:
        """Return the top of the stock."""
        x, y = self.places.deck
        return Pose(x, y, self.places.stock_card, "card_back", z=400)

    def discard(self, face: int) -> Pose:
        """Return the top of the discard pile."""
        x, y = self.places.discard
        width = self.places.stock_card
        return Pose(x, y, width, picture_of(face, width), turn=5, z=400)


def gone_sprites(beat: Beat) -> list[str]:
    """Return the pictures that lie there before, and not after."""
    return [name for name in beat.before.sprites if name not in beat.after.sprites]


def new_sprites(beat: Beat) -> list[str]:
    """Return the pictures that lie there after, and not before."""
    return [name for name in beat.after.sprites if name not in beat.before.sprites]
