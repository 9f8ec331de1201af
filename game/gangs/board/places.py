"""Places: where seats, piles, the hand and the rest stand for 4 to 12 seats.

Source: the mock screens of the art study (8 and 12 seats); the others keep their measures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.gangs.board.mats import CARD, RATIO, Mat, mat_for
from game.stage.motion.layout import Box

__all__ = [
    "HAND_MOST",
    "OVAL_MOST",
    "RATIO",
    "TILE_RATIO",
    "Places",
    "hand_box",
    "places_for",
]

OVAL_MOST: Final = 8
"""Up to so many seats stand around the field, more in two rows."""
TILE_RATIO: Final = 1.2
HAND_MOST: Final = 6


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    wide: bool
    """Seats around the field (True) or in two rows."""
    seats: tuple[Box, ...]
    mat: Mat
    """How a seat's mat is divided; those of a table are all of one height."""
    zoom: float
    """How much larger words are wished than usual."""
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
def places_for(
    n: int, viewer: int | None, *, mystery: bool, zoom: float = 1.0, room_for: str = ""
) -> Places:
    """Return the places of a table; seats are clockwise from the viewer's own, bottom left.

    ``zoom`` is how much larger words are wished than usual. ``room_for`` keeps room for what else
    lies at the table: a ``lesson`` in the upper left corner, a ``replay``'s controls over the hand.
    At a ``couch`` seats stay where all see them, whoever looks.
    """
    if room_for == "couch":
        viewer, room_for = None, ""
    around = n <= OVAL_MOST
    scale = _scale(n, zoom, room_for) if around else 1.0
    boxes = _oval(n, scale, corner=n == 4 and room_for == "lesson") if around else _rows(n)
    first = viewer or 0
    seats = tuple(boxes[(seat - first) % n] for seat in range(n))
    mat = mat_for(boxes[0].width, boxes[0].height, zoom)
    if around:
        floor = 386.0 if room_for == "replay" else 720.0
        return _around(seats, mat, zoom, floor, mystery=mystery)
    return _in_rows(n, seats, mat, zoom, mystery=mystery)


# ---------------------------------------------------------------- around the field

_LEFT, _TOP, _RIGHT, _BOTTOM = 12.0, 54.0, 1044.0, 712.0
"""The field, with the log to its right."""
_W, _H = 248.0, 160.0
"""A usual mat (style guide)."""
_FEW: Final = {4: 1.25, 5: 1.15, 6: 1.15}
"""How much larger mats are where few sit."""


def _scale(n: int, zoom: float, room_for: str) -> float:
    """Return how much larger mats are than usual."""
    if n == 4:
        return 1.0 if room_for == "lesson" else _FEW[4]
    # for larger words the prompt has what usual mats leave
    return 1.0 if zoom > 1 or room_for else _FEW.get(n, 1.0)


def _oval(n: int, scale: float, *, corner: bool) -> list[Box]:
    wide, high = _W * scale, _H * scale
    right, top = _RIGHT - wide, _TOP
    centre = (_LEFT + _RIGHT) / 2
    if corner:
        spots = [(_LEFT, 288.0), (404.0, top), (796.0, 288.0)]
    elif n == 4:
        spots = [(_LEFT, 176.0), (centre - wide / 2, top), (right, 176.0)]
    elif n <= 6:
        side = top + high + 6
        step = wide + (22 if scale > 1 else 28)
        tops = [centre - wide / 2 + step * (at - (n - 4) / 2) for at in range(n - 3)]
        spots = [(_LEFT, side), *((x, top) for x in tops), (right, side)]
    else:
        tops = [268.0, 540.0] if n == 7 else [142.0, 404.0, 666.0]
        spots = [
            (_LEFT, 385.0), (_LEFT, 220.0), *((x, top) for x in tops), (right, 220.0),
            (right, 385.0),
        ]  # fmt: skip
    own = Box(_LEFT, _BOTTOM - high, wide, high)
    return [own, *(Box(x, y, wide, high) for x, y in spots)]


def _around(
    seats: tuple[Box, ...], mat: Mat, zoom: float, floor: float, *, mystery: bool
) -> Places:
    """Return the places around a field that ends at the prompt, or at a floor above it."""
    wide = mat.width
    left = _LEFT + wide + 12
    free = max((box.y + box.height for box in seats if box.y < 500 and box.x > left), default=0.0)
    # the prompt grows upwards, between the seats or below them
    above = min(box.y for box in seats) + mat.height
    roomy = free < 434
    high = min(44 + 48 * (zoom - 1), 472 - free if roomy else 92)
    span = 976 - left if roomy else 512
    prompt = Box(left, 478 - high, span, high)
    label = 18 * min(zoom, 1.4) + 12
    field = min(floor, prompt.y) - above - 16
    tight = mystery and mat.scale > 1.2  # three piles between the large mats of a table of four
    stock = min(50.0 if tight else 64.0 if mystery else 72.0, (field - label) / RATIO)
    y = above + 12 + (field - label) / 2
    gap = stock * 1.4 if zoom == 1 else max(stock * 1.45, 98 if mystery else 112)
    gap = 90.0 if tight else gap
    centre = (_LEFT + _RIGHT) / 2
    first = centre - (gap if mystery else gap / 2)
    # the card in the air waits between its target and the piles, above the prompt; leaning, it
    # is a quarter wider than upright
    beside = (first - stock / 2 - 8 - wide - _LEFT) / 1.29
    air = min(104.0, (prompt.y - above - 8) / 1.5, max(62.0, beside))
    hand = (976 - left - HAND_MOST * 97) / (HAND_MOST - 1) if mat.scale > 1 else 16.0
    return Places(
        wide=True,
        seats=seats,
        mat=mat,
        zoom=zoom,
        card=CARD * mat.scale,
        strip=17 * mat.scale,
        tile=42 * mat.scale,
        deck=(first, y),
        discard=(first + gap, y),
        stock_card=stock,
        middle=(first + 2 * gap, y + 4, stock * 1.06),
        air=(centre, (above + prompt.y) / 2, air),
        prompt=prompt,
        hand=(left + 8 if mat.scale == 1 else left, 562, 97, hand),
        buttons=Box(left, 488, span, 54),
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


def _in_rows(n: int, seats: tuple[Box, ...], mat: Mat, zoom: float, *, mystery: bool) -> Places:
    columns = 5 if n <= 10 else 6
    last = max(seats, key=lambda box: (box.y < 300, box.y, box.x))
    left = last.x + last.width + 7.2
    stage = Box(left, 221, 1270 - left, 160)
    roomy = stage.width > 300
    spare = 116.0 if mystery else 0.0
    prompt = Box(232, 390, 772, 44 + 32 * (zoom - 1))
    top = prompt.y + prompt.height + 12
    card = min(118.0, (629 - top) / RATIO)
    return Places(
        wide=False,
        seats=seats,
        mat=mat,
        zoom=zoom,
        card=CARD,
        strip=15 if columns == 6 else 17,
        tile=40,
        deck=(left + 56, 292) if roomy else (792, 22),
        discard=(left + 156, 292) if roomy else (868, 22),
        stock_card=62 if roomy else 24,
        middle=(stage.x + stage.width - 58, 292, 70),
        air=(
            left + ((212 if roomy else 0) + stage.width - spare) / 2,
            300 if roomy else 302,
            92 if roomy else 84,
        ),
        prompt=prompt,
        hand=(241, top, card, (768 - HAND_MOST * card) / (HAND_MOST - 1)),
        buttons=Box(232, 652, 772, 54),
        identity=Box(10, 562, 204, 148),
        log=Box(1018, 390, 252, 320),
        stage=stage,
    )
