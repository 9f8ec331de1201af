"""Arranging: from a view to a layout, a pure function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.core.targets import HAND, SEAT, SLOT
from game.games.mets_ton_slip.board.pictures import CARD_PICTURES, picture_of
from game.games.mets_ton_slip.board.places import (
    RATIO,
    WAYS,
    Places,
    Stand,
    hand_boxes,
    top_width,
)
from game.games.mets_ton_slip.board.plates import furniture
from game.games.mets_ton_slip.model.cards import CARDS, NOTHING, UNKNOWN, WEARABLE
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.tokens import BASKET
from game.stage.motion.layout import Layout, Pose, Touch
from game.stage.table.top_bar import USUAL

AIR = "card:air"
"""The attack that nobody has answered yet."""


def worn_sprite(seat: int, slot: int) -> str:
    """Return the sprite of what a seat wears in a slot."""
    return f"card:worn:{seat}:{slot}"


def basket_sprite(seat: int, count: int) -> str:
    """Return the sprite of the top of a basket of so many cards."""
    return f"card:basket:{seat}:{count}"


def slot_pose(stand: Stand, slot: int, face: int) -> Pose:
    """Return where what is worn in a slot lies."""
    box = stand.slots[slot]
    return Pose(*box.middle, box.width, picture_of(face), z=10)


def basket_pose(stand: Stand, face: int) -> Pose:
    """Return where the top of a basket lies: it looks out over the rim."""
    box = stand.basket
    wide = top_width(box)
    x, _ = box.middle
    return Pose(x, box.y + wide * RATIO / 2 + 2, wide, picture_of(face), turn=-5, z=12)


def air_pose(places: Places, seat: int, face: int) -> Pose:
    """Return where an attack waits that points at a seat: below its place card, or at one's own.

    It never lies over the prompt.
    """
    stand, wide = places.stands[seat], places.air
    low = places.prompt.y - wide * RATIO / 2 - 14
    left, right = places.prompt.x + 50, places.stock.x - wide
    if stand.own:
        return Pose(left, low, wide, picture_of(face), turn=8, z=300, lift=14)
    # off one's own outfit, and off the clean pile; large words leave no room off the place card
    middle, end = stand.box.middle[0], stand.box.x + stand.box.width - wide / 2
    x = min(max(middle if places.zoom <= USUAL else end, left), right)
    return Pose(x, low, wide, picture_of(face), turn=-6, z=300, lift=14)


def lying(places: Places) -> Iterator[tuple[str, float]]:
    """Yield every card that may come to lie on a table, with its width: in a hand, worn, thrown."""
    stands = places.stands
    slots = {stand.slots[0].width for stand in stands}
    tops = {basket_pose(stand, 0).width for stand in stands}
    for face, picture in enumerate(CARD_PICTURES):
        widths = tops | {places.hand.height / RATIO}
        widths |= slots if face in WEARABLE else {places.air}
        for wide in sorted(widths):
            yield picture, wide


def stock_pose(places: Places) -> Pose:
    """Return the top of the clean pile."""
    box = places.stock
    return Pose(*box.middle, box.width, "card_back", z=400)


def layout_of(
    view: State, viewer: int | None, names: Sequence[str], looks: Sequence[str], places: Places
) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander."""
    sprites: dict[str, Pose] = {}
    # the clean pile is the first of all: who draws without a look around draws there
    touch = {"stock": Touch(places.stock, "stock")}
    for seat, stand in enumerate(places.stands):
        touch[SEAT.at(seat)] = Touch(stand.box, SEAT.at(seat))
    for seat, stand in enumerate(places.stands):
        for slot, face in enumerate(view.worn[seat]):
            name = SLOT.at(seat, slot)
            touch[name] = Touch(stand.slots[slot], name)
            if face != NOTHING:
                sprites[worn_sprite(seat, slot)] = slot_pose(stand, slot, face)
        basket = view.baskets[seat]
        name = BASKET.at(seat)
        touch[name] = Touch(stand.basket, "discard" if seat == viewer else name)
        if basket:
            sprites[basket_sprite(seat, len(basket))] = basket_pose(stand, basket[-1])
    if view.attack != NOTHING:
        sprites[AIR] = air_pose(places, view.pointed, view.attack)
    if viewer is not None:
        _hand(view, places, viewer, sprites, touch)
    touch |= {name: Touch(box, name) for name, box in WAYS.items()}
    written = furniture(view, viewer, names, looks)
    baskets = zip(places.stands, view.baskets, strict=True)
    piles = {
        SEAT.at(seat): stand.basket
        for seat, (stand, basket) in enumerate(baskets)
        if len(basket) > 1
    }
    spots = replace(places.spots, piles=piles)
    return Layout(sprites, written, touch, written.number, spots)


def _ordered(hand: Sequence[int]) -> list[int]:
    return sorted(hand, key=lambda face: (face == UNKNOWN, face))


def _hand(
    view: State, places: Places, viewer: int, sprites: dict[str, Pose], touch: dict[str, Touch]
) -> None:
    """Lay the viewer's cards out in the order of their faces, what is not told yet at the end.

    Of cards that may be kept the hand is a pile of its own at its end, and the rest is dim.
    """
    hand = view.hands[viewer]
    old = len(hand) - (view.offered if view.turn == viewer else 0)
    hand = [*_ordered(hand[:old]), *_ordered(hand[old:])]
    dim = 0.45 if old < len(hand) else 1.0
    copies: Counter[int] = Counter()
    for at, (face, box) in enumerate(zip(hand, hand_boxes(places, len(hand)), strict=True)):
        (x, y), new = box.middle, at >= old
        sprites[f"hand.{face}.{copies[face]}"] = Pose(
            x, y - 18 * new, box.width, picture_of(face), z=100 + at, alpha=1.0 if new else dim
        )
        copies[face] += 1
        if face != UNKNOWN:
            touch[HAND.at(at)] = Touch(box, CARDS[face])
