"""Arranging: from a view to a layout, a pure function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.gangs.board.holding import lots_of
from game.gangs.board.places import (
    HAND_MOST,
    RATIO,
    TILE_RATIO,
    Places,
)
from game.gangs.board.plates import active_shield, furniture
from game.gangs.model.cards import BLANK, CARD_NAMES, CHARACTER_NAMES
from game.gangs.model.state import NONE, OVER, REACT, REPLAY, State
from game.gangs.reserves import dealt_once
from game.stage.motion.layout import Box, Layout, Pose, Touch
from game.stage.table.bar import WAYS

SHIELD_LONG, SHIELD_HIGH = 91, 65
"""The shield's own drawing, laid across the pile of a usual mat."""
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


def pile_fold(places: Places, box: Box, count: int) -> int:
    """Return how many cards of a pile fold away so that the others show their strip."""
    room = box.width - 22 * places.mat.scale - places.tile - 10
    show = min(count, 1 + int((room - places.card) / places.strip))
    if show < count:
        room -= places.mat.fold(count)
        show = max(1, min(count, 1 + int((room - places.card) / places.strip)))
    return count - show


def pile_left(places: Places, box: Box, folded: int) -> float:
    """Return where the first shown card of a pile begins."""
    return box.x + 11 * places.mat.scale + (places.mat.fold(folded) if folded else 0)


def pile_pose(places: Places, box: Box, card: int, index: int, folded: int) -> Pose:
    """Return where the index-th shown card of a pile lies."""
    return Pose(
        x=pile_left(places, box, folded) + index * places.strip + places.card / 2,
        y=box.y + places.mat.pile_middle,
        width=places.card,
        face=picture_of(card & 15, places.card),
        z=10 + index,
    )


def tile_pose(places: Places, place: int, n: int, character: int, *, out: bool = False) -> Pose:
    """Return where the tile of a place lies; who is out leaves the mat to it."""
    if place >= n:
        x, y, width = places.middle
        behind = place - n  # a second one is seen behind the first
        return Pose(x + 12 * behind, y - 5 * behind, width, tile_picture(character), z=5 - behind)
    box, mat = places.seats[place], places.mat
    if out:
        room = mat.height - mat.pile - 6
        wide = min(80 * mat.scale, (room - 2) / TILE_RATIO)
        return Pose(box.middle[0], box.y + mat.pile + room / 2, wide, tile_picture(character), z=5)
    x = box.x + box.width - 11 * mat.scale - places.tile / 2
    y = box.y + mat.pile_middle + (0 if mat.large else 4 * mat.scale)
    return Pose(x, y, places.tile, tile_picture(character), z=5)


def air_pose(places: Places, seat: int, face: int) -> Pose:
    """Return where a card waits that points at a seat, or that a seat is about to replay."""
    x, y, width = places.air
    lean = 6.0
    if places.wide:
        mx, my = places.seats[seat].middle
        beside, over = places.mat.width + width * 0.67, width * RATIO / 2
        # off the mats at both sides of the field, and off the piles in its middle
        near, far = 12 + beside, 1044 - beside
        x = near if mx <= (near + far) / 2 else far
        low = places.prompt.y - over - 8
        y = min(low, max(min(y, low - 4), my))
        lean = 10.0 if mx < x else -10.0 if mx > x else 6.0
    return Pose(x, y, width, picture_of(face, width), turn=lean, z=300, lift=14)


def layout_of(
    view: State, viewer: int | None, names: Sequence[str], looks: Sequence[str], places: Places
) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander."""
    sprites: dict[str, Pose] = {}
    folds = [_pile(view, places, seat, sprites) for seat in range(view.n)]
    for place, tile in enumerate(view.tile_at):
        hidden = place == viewer and view.alive[place] and view.phase != OVER
        character = BLANK if hidden else view.characters[tile]
        # where a dead pile stays, the tile stays beside it
        out = place < view.n and not view.alive[place] and not view.options.keeps_piles
        sprites[f"tile:{tile}"] = tile_pose(places, place, view.n, character, out=out)
    if view.card != NONE and view.phase in (REACT, REPLAY):
        sprites[card_sprite(view.card)] = air_pose(places, view.asked(), view.card & 15)
    elif view.card != NONE:  # answered, not resolved yet
        at = view.player if view.bims & 1 else view.target
        sprites[card_sprite(view.card)] = air_pose(places, at, view.card & 15)
    touch = _areas(view, places, viewer)
    if viewer is not None:
        _hand(view, places, viewer, sprites, touch)
    written = furniture(view, viewer, names, looks, folds, view.out_turns)
    return Layout(sprites, written, touch, written.number)


def _pile(view: State, places: Places, seat: int, sprites: dict[str, Pose]) -> int:
    box = places.seats[seat]
    across = active_shield(view, seat)
    upright = [card for card in view.piles[seat] if card != across]
    folded = pile_fold(places, box, len(upright))
    shielded = across != NONE
    for index, card in enumerate(upright[folded:]):
        pose = pile_pose(places, box, card, index, folded)
        if shielded:
            pose = Pose(pose.x, pose.y, pose.width, pose.face, z=pose.z, alpha=PALE)
        sprites[card_sprite(card)] = pose
    if shielded:
        shown = len(upright) - folded
        long = SHIELD_LONG * places.mat.scale
        end = pile_left(places, box, folded) + max(0, shown - 1) * places.strip
        right = box.x + box.width - 16 - places.tile - long / 2
        x = min(end + places.card * 0.64 + long / 2, right) if shown else end + long * 0.53
        y = box.y + places.mat.pile_middle
        sprites[card_sprite(across)] = Pose(x, y, long, "shield_across", z=40)
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
            touch[f"hand:{index}"] = Touch(lot.box, CARD_NAMES[lot.face])


def _areas(view: State, places: Places, viewer: int | None) -> dict[str, Touch]:
    touch = {f"seat:{seat}": Touch(box, f"seat:{seat}") for seat, box in enumerate(places.seats)}
    if view.mystery:
        x, y, width = places.middle
        high = width * TILE_RATIO
        box = Box(x - width / 2, y - high / 2, width, high)
        touch["middle"] = Touch(box, "middle")
    if places.stock_card > 40:
        x, y = places.discard
        wide = places.stock_card
        box = Box(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
        touch["discard"] = Touch(box, "discard")
    if viewer is not None:
        touch["identity"] = Touch(places.identity, "identity")
    touch["log"] = Touch(places.log, "log")
    for name, box in WAYS.items():
        touch[name] = Touch(box, name)
    return touch
