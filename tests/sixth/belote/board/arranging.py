"""Arranging: from a view to a layout, a pure function. Table units, 1280 × 720."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.games.belote.cards import SEATS, rank_of, suit_of
from game.games.belote.model import BLANK, State, side_of

from game.core.targets import HAND, SEAT, Numbered
from game.stage.motion.layout import Box, Layout, Pose, Spots, Touch
from game.stage.table.bar import WAYS

CARD: Final = Numbered("card")
"""Cards, by which they are: what touching one says."""
BACK: Final = "card_back"
LOG: Final = Box(1056, 58, 212, 554)
PROMPT: Final = Box(272, 612, 772, 42)
ROW: Final = Box(272, 658, 772, 54)
TRUMP: Final = Box(824, 58, 220, 104)
POINTS: Final = Box(12, 58, 260, 104)
RATIO: Final = 1.4
"""How high a card is against its width."""
_PLATES: Final = (
    Box(12, 466, 236, 134),
    Box(12, 216, 220, 134),
    Box(418, 58, 220, 134),
    Box(824, 216, 220, 134),
)
"""Whoever looks sits below; from there the others follow as they play."""
_TRICK: Final = ((528.0, 358.0), (436.0, 304.0), (528.0, 250.0), (620.0, 304.0))
_HAND: Final = Box(260, 416, 784, 184)
_LESSON: Final = Box(660, 372, 384, 236)
_READING: Final = Box(660, 372, 384, 340)
"""Beside a lesson's few cards; where nothing is asked over the prompt's place, too."""
_LARGE, _PLAYED, _SMALL = 90.0, 76.0, 46.0


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    box: Box
    name: str
    turn: bool
    deals: bool
    own: bool


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    plates: tuple[Plate, ...]
    sides: tuple[tuple[str, ...], ...]
    """Who plays together, the viewer's side first."""
    scores: tuple[int, ...]
    made: tuple[int, ...]
    trump: int
    number: int
    name: str
    """Who plays next, nothing where nobody does."""
    over: bool
    hand: tuple[int, ...]
    """The viewer's cards, as they lie."""
    columns: tuple[Box, ...]
    notes: bool = True


def place_of(viewer: int | None, seat: int) -> int:
    """Return how many places after the viewer's a seat is."""
    return (seat - (viewer or 0)) % SEATS


def plate_box(viewer: int | None, seat: int) -> Box:
    """Return where a seat is."""
    return _PLATES[place_of(viewer, seat)]


def seat_pose(viewer: int | None, seat: int, face: str) -> Pose:
    """Return a card that comes from a seat, or goes there."""
    return Pose(*plate_box(viewer, seat).middle, _SMALL, face, z=50)


def sorted_hand(cards: Sequence[int], trump: int) -> list[int]:
    """Return cards as one holds them: trumps first, then by suits, the highest first."""
    return sorted(cards, key=lambda card: (suit_of(card) != trump, suit_of(card), -rank_of(card)))


def layout_of(view: State, viewer: int | None, names: Sequence[str]) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander."""
    sprites: dict[str, Pose] = {}
    touch = {name: Touch(WAYS[name], name) for name in ("notes", "rules", "menu")}
    touch["log"] = Touch(LOG, "log")
    columns: list[Box] = []
    hand: list[int] = []
    for seat, held in enumerate(view.hands):
        box = plate_box(viewer, seat)
        touch[SEAT.at(seat)] = Touch(box, SEAT.at(seat))
        if seat != viewer:
            sprites |= _held(view, seat, box)
        elif BLANK not in held:
            hand = sorted_hand(held, view.trump)
    for at, card in enumerate(hand):
        wide = _HAND.width / 8
        column = Box(_HAND.x + at * wide, _HAND.y, wide, _HAND.height)
        columns.append(column)
        touch[HAND.at(at)] = Touch(column, CARD.at(card))
        x, y = column.x + wide / 2, column.y + 8 + _LARGE * RATIO / 2
        sprites[CARD.at(card)] = Pose(x, y, _LARGE, CARD.at(card), z=at)
    for at, card in enumerate(view.trick):
        x, y = _TRICK[place_of(viewer, view.leader + at)]
        sprites[CARD.at(card)] = Pose(x, y, _PLAYED, CARD.at(card), z=20 + at, lift=4)
    written = _furniture(view, viewer, names, tuple(hand), tuple(columns))
    spots = Spots(captions=LOG, buttons=ROW, lesson=_LESSON, reading=_READING)
    return Layout(sprites, written, touch, spots=spots)


def _held(view: State, seat: int, box: Box) -> dict[str, Pose]:
    """Return what somebody else holds: what all know of it lies open, at the right."""
    known = [card for card in view.hands[seat] if card != BLANK]
    shown = sorted({*known, *view.shown[seat]})
    backs = len(view.hands[seat]) - len(shown)
    step = min(_SMALL + 4, (box.width - 24 - _SMALL) / max(1, backs + len(shown) - 1))
    names = [f"held.{seat}.{at}" for at in range(backs)] + [CARD.at(card) for card in shown]
    return {
        name: Pose(
            box.x + 12 + _SMALL / 2 + at * step,
            box.y + box.height - 12 - _SMALL * RATIO / 2,
            _SMALL,
            BACK if name not in CARD else name,
            z=at,
        )
        for at, name in enumerate(names)
    }


def _furniture(
    view: State,
    viewer: int | None,
    names: Sequence[str],
    hand: tuple[int, ...],
    columns: tuple[Box, ...],
) -> Furniture:
    asked = view.asked()
    plates = tuple(
        Plate(
            plate_box(viewer, seat),
            name,
            turn=seat == asked,
            deals=seat == view.dealer and bool(view.number),
            own=seat == viewer,
        )
        for seat, name in enumerate(names)
    )
    mine = side_of(viewer or 0)
    order = (mine, 1 - mine)
    return Furniture(
        plates,
        sides=tuple(
            tuple(name for seat, name in enumerate(names) if side_of(seat) == side)
            for side in order
        ),
        scores=tuple(view.scores[side] for side in order),
        made=tuple(view.made[side] for side in order),
        trump=view.trump,
        number=view.number,
        name="" if asked is None else names[asked],
        over=bool(view.winners),
        hand=hand,
        columns=columns,
    )
