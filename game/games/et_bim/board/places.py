"""Places: where seats, piles, the hand and the rest stand for 4 to 12 seats.

Source: the mock screens of the art study (8 and 12 seats); the others keep their measures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.stage.layout import Box

OVAL_MOST: Final = 8
"""Up to so many seats stand around the field, more in two rows."""
RATIO: Final = 1.4
"""A card's height against its width."""
TILE_RATIO: Final = 1.2
HAND_MOST: Final = 6


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    wide: bool
    """Seats around the field (True) or in two rows."""
    seats: tuple[Box, ...]
    card: float
    """Width of a card in a pile."""
    strip: float
    """What an overlapped card shows at least."""
    tile: float
    """Width of a seat's tile."""
    deck: tuple[float, float]
    discard: tuple[float, float]
    stock_card: float
    """Width of the cards of stock and discard pile."""
    middle: tuple[float, float, float]
    """The mystery tile: centre and width."""
    air: tuple[float, float, float]
    """Where a card in the air waits in two rows; around the field it waits at its target."""
    prompt: Box
    hand: tuple[float, float, float, float]
    """Left, top, card width and gap of six cards."""
    buttons: Box
    identity: Box
    log: Box
    stage: Box | None
    """The panel of the card in the air, in two rows."""


def hand_box(places: Places, index: int, count: int) -> Box:
    """Return where the index-th of so many hand cards lies, the hand being centred."""
    left, top, width, gap = places.hand
    room = HAND_MOST * width + (HAND_MOST - 1) * gap
    if count > HAND_MOST:
        gap = (room - count * width) / (count - 1)
    span = count * width + (count - 1) * gap
    return Box(left + (room - span) / 2 + index * (width + gap), top, width, width * RATIO)


@cache
def places_for(n: int, viewer: int | None, *, mystery: bool) -> Places:
    """Return the places of a table; seats are clockwise from the viewer's own, bottom left."""
    boxes = _oval(n) if n <= OVAL_MOST else _rows(n)
    first = viewer or 0
    seats = tuple(boxes[(seat - first) % n] for seat in range(n))
    return (
        _around(seats, mystery=mystery) if n <= OVAL_MOST else _in_rows(n, seats, mystery=mystery)
    )


# ---------------------------------------------------------------- around the field

_OWN: Final = Box(12, 552, 248, 160)
_W, _H = 248, 160


def _oval(n: int) -> list[Box]:
    left, right, top = 12, 796, 54
    spots: dict[int, list[tuple[float, float]]] = {
        4: [(left, 288), (404, top), (right, 288)],
        5: [(left, 318), (250, top), (558, top), (right, 318)],
        6: [(left, 306), (128, top), (404, top), (680, top), (right, 306)],
        7: [(left, 385), (left, 220), (268, top), (540, top), (right, 220), (right, 385)],
        8: [
            (left, 385), (left, 220), (142, top), (404, top), (666, top),
            (right, 220), (right, 385),
        ],
    }  # fmt: skip
    return [_OWN, *(Box(x, y, _W, _H) for x, y in spots[n])]


def _around(seats: tuple[Box, ...], *, mystery: bool) -> Places:
    y = 300.0
    centre = 528.0
    gap = 92.0
    first = centre - (gap if mystery else gap / 2)
    return Places(
        wide=True,
        seats=seats,
        card=46,
        strip=17,
        tile=42,
        deck=(first, y),
        discard=(first + gap, y),
        stock_card=62,
        middle=(first + 2 * gap, y + 6, 66),
        air=(centre, 300, 104),
        prompt=Box(272, 434, 512, 44),
        hand=(280, 562, 97, 16),
        buttons=Box(272, 488, 512, 54),
        identity=Box(984, 568, 284, 144),
        log=Box(1056, 54, 212, 504),
        stage=None,
    )


# ---------------------------------------------------------------- in two rows


def _rows(n: int) -> list[Box]:
    columns = 5 if n <= 10 else 6
    gap = 7.2
    width = (1260 - (columns - 1) * gap) / columns
    cells = [
        Box(10 + column * (width + gap), y, width, 160)
        for y in (54.0, 221.0)
        for column in range(columns)
    ]
    return [Box(10, 391, 204, 160), *cells[: n - 1]]


def _in_rows(n: int, seats: tuple[Box, ...], *, mystery: bool) -> Places:
    columns = 5 if n <= 10 else 6
    last = max(seats, key=lambda box: (box.y < 300, box.y, box.x))
    left = last.x + last.width + 7.2
    stage = Box(left, 221, 1270 - left, 160)
    roomy = stage.width > 300
    spare = 116.0 if mystery else 0.0
    return Places(
        wide=False,
        seats=seats,
        card=46,
        strip=15 if columns == 6 else 17,
        tile=40,
        deck=(left + 56, 292) if roomy else (854, 22),
        discard=(left + 140, 292) if roomy else (930, 22),
        stock_card=62 if roomy else 24,
        middle=(stage.x + stage.width - 58, 292, 70),
        air=(
            left + ((196 if roomy else 0) + stage.width - spare) / 2,
            300 if roomy else 302,
            92 if roomy else 84,
        ),
        prompt=Box(232, 390, 772, 44),
        hand=(241, 446, 118, 12),
        buttons=Box(232, 652, 772, 54),
        identity=Box(10, 562, 204, 148),
        log=Box(1018, 390, 252, 320),
        stage=stage,
    )
