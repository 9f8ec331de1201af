"""Arranging: from a view to a layout, a pure function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.targets import HAND, SEAT
from game.gangs.board.holding import lots_of
from game.gangs.board.places import (
    HAND_MOST,
    RATIO,
    SHIELD,
    TILE_RATIO,
    Places,
    pile_box,
)
from game.gangs.board.plates import active_shield, furniture
from game.gangs.model.cards import BLANK, CARD_NAMES, CHARACTER_NAMES
from game.gangs.model.state import NONE, OVER, REACT, REPLAY, State
from game.gangs.reserves import dealt_once
from game.stage.motion.layout import Box, Layout, Pose, Touch
from game.stage.table.seat_places import SeatPlace, fold_width
from game.stage.table.top_bar import WAYS

SHIELD_LONG, SHIELD_HIGH = 91, 65
"""The shape of the drawing of a shield, laid across a pile."""
PALE = 0.5
"""How pale a shielded pile lies under its shield."""


def card_sprite(card: int) -> str:
    """Return a public card's sprite."""
    return f"card:{card >> 4}"


def picture_of(face: int, width: float) -> str:
    """Return a face's picture; small cards have a drawing of their own (style guide)."""
    if face == BLANK:
        return "card_back"
    return ("mini_" if width < 80 else "card_") + CARD_NAMES[face].lower()


def tile_picture(character: int) -> str:
    """Return a tile's picture, the hooded one for a blank."""
    return "tile_mystery" if character == BLANK else f"tile_{CHARACTER_NAMES[character]}"


def pile_fold(place: SeatPlace, count: int, *, shielded: bool = False) -> int:
    """Return how many cards of a pile fold away so that the others show their strip."""
    if not place.strip:
        return 0
    # under a shield cards show their strips alone
    room = place.pile.width - (SHIELD * place.width if shielded else place.width - place.strip)
    show = min(count, int(room / place.strip))
    if show < count:
        show = max(0 if shielded else 1, int((room - fold_width(count)) / place.strip))
    return count - show


def pile_left(place: SeatPlace, folded: int) -> float:
    """Return where the first shown card of a pile begins."""
    return place.pile.x + (fold_width(folded) if folded else 0)


def pile_pose(place: SeatPlace, card: int, index: int, folded: int, alpha: float = 1.0) -> Pose:
    """Return where the index-th shown card of a pile lies; in large words it is in the sheet."""
    return Pose(
        x=pile_left(place, folded) + index * place.strip + place.width / 2,
        y=place.pile_middle,
        width=place.width,
        face=picture_of(card & 15, place.width),
        z=10 + index,
        alpha=alpha if place.strip else 0.0,
    )


def tile_pose(places: Places, place: int, n: int, character: int, *, own: bool) -> Pose:
    """Return where the portrait of a place stands; one's ``own`` stands beside one's hand."""
    if place >= n:
        x, y, width = places.middle
        behind = place - n  # a second one is seen behind the first
        return Pose(x + 12 * behind, y - 5 * behind, width, tile_picture(character), z=5 - behind)
    left, base, width = places.stand if own else places.seats[place].tile
    # in large words the seat has room for a portrait that is known
    shown = own or not places.brief or character != BLANK
    return Pose(
        left + width / 2, base - width * TILE_RATIO / 2, width, tile_picture(character), z=5,
        alpha=1.0 if shown else 0.0,
    )  # fmt: skip


def air_pose(places: Places, seat: int, face: int) -> Pose:
    """Return where a card waits that points at a seat, or that a seat is about to replay."""
    width, duel = places.air, places.duel
    if duel is not None:
        return Pose(688, duel.base - 74, width, picture_of(face, 0), turn=-9, z=300, lift=14)
    if places.sheet is not None:
        edge = places.sheet.x + places.sheet.width
        x, y = edge - width / 2 - 20, places.sheet.middle[1]
        return Pose(x, y, width, picture_of(face, 0), turn=-6, z=300, lift=14)
    box = places.seats[seat].box
    x = box.middle[0] if box.y < 540 else 590.0  # the nearest seat's comes to the middle
    lean = 10.0 if x < 500 else -10.0 if x > 780 else -6.0
    x = min(934.0, max(346.0, x))
    # off the piles in the middle
    near, far = places.deck[0] - 84, 934.0
    if near < x < far:
        x = near if x - near < far - x else far
    return Pose(x, 386, width, picture_of(face, 0), turn=lean, z=300, lift=14)


def layout_of(
    view: State,
    viewer: int | None,
    names: Sequence[str],
    looks: Sequence[str],
    places: Places,
    marks: Mapping[tuple[int, int], int],
) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander.

    ``marks`` are the chips that the viewer laid at seats.
    """
    sprites: dict[str, Pose] = {}
    folds = [_pile(view, places, seat, sprites) for seat in range(view.n)]
    for place, tile in enumerate(view.tile_at):
        known = view.phase == OVER or places.identity is None
        hidden = place == viewer and view.alive[place] and not known
        character = BLANK if hidden else view.characters[tile]
        own = place == viewer and places.stands
        sprites[f"tile:{tile}"] = tile_pose(places, place, view.n, character, own=own)
    if view.card != NONE and view.phase in (REACT, REPLAY):
        sprites[card_sprite(view.card)] = air_pose(places, view.asked(), view.card & 15)
    elif view.card != NONE:  # answered, not resolved yet
        at = view.player if view.bims & 1 else view.target
        sprites[card_sprite(view.card)] = air_pose(places, at, view.card & 15)
    touch = _areas(view, places, viewer)
    if viewer is not None:
        _hand(view, places, viewer, sprites, touch)
    written = furniture(view, viewer, names, looks, folds, marks)
    piles = {SEAT.at(seat): pile_box(places, seat) for seat, pile in enumerate(view.piles) if pile}
    spots = replace(places.spots, piles=piles)
    return Layout(sprites, written, touch, written.number, spots)


def _pile(view: State, places: Places, seat: int, sprites: dict[str, Pose]) -> int:
    place = places.seats[seat]
    across = active_shield(view, seat)
    upright = [card for card in view.piles[seat] if card != across]
    shielded = across != NONE
    folded = pile_fold(place, len(upright), shielded=shielded)
    for index, card in enumerate(upright[folded:]):
        alpha = PALE if shielded else 1.0
        sprites[card_sprite(card)] = pile_pose(place, card, index, folded, alpha)
    if shielded:
        long = SHIELD * place.width
        end = pile_left(place, folded) + place.width + (len(upright) - folded - 1) * place.strip
        most = place.pile.x + place.pile.width - long
        # off what is written on the label of what is folded away
        least = pile_left(place, folded) - (6 if folded else 0)
        x = max(least, min(end - place.width * 0.3, most)) if upright else least
        alpha = 1.0 if place.strip else 0.0
        sprites[card_sprite(across)] = Pose(
            x + long / 2, place.pile_middle, long, "shield_across", z=40, alpha=alpha
        )
    return folded


def _hand(
    view: State, places: Places, viewer: int, sprites: dict[str, Pose], touch: dict[str, Touch]
) -> None:
    copies: Counter[int] = Counter()
    for index, lot in enumerate(lots_of(view.hands[viewer], places, kinds=dealt_once(view))):
        for box in lot.cards:
            x, y = box.middle
            name = f"hand.{lot.face}.{copies[lot.face]}"
            picture = picture_of(lot.face, box.width)
            sprites[name] = Pose(x, y, box.width, picture, z=100 + copies.total())
            copies[lot.face] += 1
        if lot.face != BLANK and index < HAND_MOST + 3:
            touch[HAND.at(index)] = Touch(lot.box, CARD_NAMES[lot.face])


def _areas(view: State, places: Places, viewer: int | None) -> dict[str, Touch]:
    touch = {
        SEAT.at(seat): Touch(place.box, SEAT.at(seat)) for seat, place in enumerate(places.seats)
    }
    if view.mystery:
        x, y, width = places.middle
        high = width * TILE_RATIO
        box = Box(x - width / 2, y - high / 2, width, high)
        touch["middle"] = Touch(box, "middle")
    x, y = places.discard
    wide = places.stock_card
    box = Box(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
    touch["discard"] = Touch(box, "discard")
    if viewer is not None and places.identity is not None:
        touch["identity"] = Touch(places.identity, "identity")
    for name, box in WAYS.items():
        touch[name] = Touch(box, name)
    return touch
