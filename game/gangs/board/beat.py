"""A beat: what the road that an event's picture takes is made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from game.gangs.board.arrange import picture_of
from game.gangs.board.places import Places
from game.gangs.board.plates import Furniture
from game.gangs.model.cards import FACE_OF_NAME
from game.gangs.model.state import State
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import Effect, Move, Timeline
from game.stage.table.duel import ENTER_MS

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
    people: frozenset[int] = frozenset()
    """The seats of those who sit at this screen."""
    idle: bool = False
    """Whether nobody can press anything at this screen."""

    def road(self, ms: float, **parts: Any) -> Timeline:
        """Return a timeline of so many milliseconds between the two layouts."""
        return Timeline(self.before, self.after, ms, **parts)

    def seat_spot(self, seat: int, face: str = "card_back") -> Pose:
        """Return a small card at a seat's place card, where its hand is counted."""
        box = self.places.seats[seat].card
        return Pose(box.x + box.width - 30, box.y + box.height / 2, 26, face, z=400)

    def aiming(self, seat: int, face: str) -> Pose:
        """Return a small card at a seat's portrait: it flies off without crossing the name."""
        duel, asked = self.places.duel, self.after.furniture.duel
        if duel is not None and asked is not None and asked[0] == seat:
            return Pose(duel.left + duel.size * 0.5, duel.base - 40, 40, face, z=400)
        place = self.places.seats[seat]
        left, base, wide = place.tile
        return Pose(left + wide / 2, base - wide * 0.6, 26, face, z=400)

    def pile_spot(self, seat: int) -> tuple[float, float]:
        """Return the middle of a seat's pile."""
        return self.places.seats[seat].pile.middle

    @property
    def arc(self) -> float:
        """How high a thrown card flies: in a duel it keeps under the piles."""
        return 46.0 if self.places.duel is None else 10.0

    def entering(self, start: float = 0.0) -> tuple[list[Effect], list[tuple[float, Furniture]]]:
        """Return how the two of a card in the air come to the middle, where they do."""
        furniture: Furniture = self.after.furniture
        duel, asked = self.places.duel, furniture.duel
        if duel is None or asked is None or asked == self.before.furniture.duel:
            return [], [(start, furniture)]
        faces = tuple(furniture.plates[seat].face for seat in asked)
        facts = {"duel": duel, "faces": faces}
        end = start + ENTER_MS
        effect = Effect("duel", 0, 0, start, end, facts)
        return [effect], [(start, replace(furniture, duel=None)), (end, furniture)]

    @property
    def own_spot(self) -> tuple[float, float]:
        """Return where one's own portrait stands."""
        left, base, wide = self.places.stand
        if not self.places.stands and self.viewer is not None:
            left, base, wide = self.places.seats[self.viewer].tile
        return left + wide / 2, base - wide * 0.6

    def deck(self) -> Pose:
        """Return the top of the stock."""
        x, y = self.places.deck
        return Pose(x, y, self.places.stock_card, "card_back", z=400)

    def discard(self, face: int) -> Pose:
        """Return the top of the discard pile."""
        x, y = self.places.discard
        width = self.places.stock_card
        return Pose(x, y, width, picture_of(face, width), turn=5, z=400)


def played_last(before: Layout, after: Layout, area: str | None) -> Layout:
    """Return a layout in which the card that was touched is the one of its like that leaves.

    Of several alike the last one leaves a hand: the card that was touched flies, and the last one
    takes its place.
    """
    touch = None if area is None else before.touch.get(area)
    face = None if touch is None else FACE_OF_NAME.get(touch.token)
    alike = [name for name in before.sprites if name.startswith(f"hand.{face}.")]
    if touch is None or len(alike) < 2 or alike[-1] in after.sprites:
        return before
    x, sprites = touch.box.middle[0], dict(before.sprites)
    here, last = min(alike, key=lambda name: abs(sprites[name].x - x)), alike[-1]
    sprites[here], sprites[last] = sprites[last], sprites[here]
    return replace(before, sprites=sprites)


def gone_sprites(beat: Beat) -> list[str]:
    """Return the pictures that lie there before, and not after."""
    return [name for name in beat.before.sprites if name not in beat.after.sprites]


def new_sprites(beat: Beat) -> list[str]:
    """Return the pictures that lie there after, and not before."""
    return [name for name in beat.after.sprites if name not in beat.before.sprites]
