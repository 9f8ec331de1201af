"""Places: where dolls, slots, baskets, the hand and the rest stand for 2 to 5 seats.

Areas and their tokens: ``seat:N`` is a whole seat, ``slot:N:S`` a slot of its outfit (S as in
``model.cards``), ``basket:N`` its dirty laundry; one's own basket says ``discard``. ``stock`` is
the clean pile, ``hand:K`` the K-th card of the hand, whose token is the card's name. Buttons:
``stock``, ``discard``, ``end``, ``bear``, ``shield``, ``mirror``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.games.mets_ton_slip.model.cards import ALL_SLOTS
from game.stage.motion.layout import Box
from game.stage.table.bar import WAYS

__all__ = [
    "BASKET", "RATIO", "SEVEN", "WAYS", "Places", "Stand", "count_box", "hand_boxes",
    "places_for", "top_width",
]  # fmt: skip

RATIO: Final = 1.4
"""How high a card is against its width."""
BASKET: Final = 1.15
"""How wide the picture of a basket is against its height."""
_LEAN: Final = 0.065
"""By so much of its width the top card of a basket, which leans, comes farther to the right."""
SEVEN: Final = 7
"""So many cards lie beside each other; more of them overlap."""
_DOLL: Final = 1.5
"""How high a doll is against its width (240 x 360)."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 12.0, 56.0, 1044.0, 712.0
"""The field, with the log to its right."""
_HEAD: Final = 44.0
"""The line with a seat's name."""
_ROW: Final = 272.0
"""How high those seats are that stand in a row above."""
_OWN: Final = Box(_LEFT, 336, 352, _BOTTOM - 336)
_GAP: Final = 10.0
_PAD: Final = 8.0
_BETWEEN: Final = 4.0
"""Between two slots."""
_SPACIOUS: Final = 300.0
"""A narrower seat has its basket below its doll, a wider one beside it."""
_BROAD: Final = 480.0
"""From here on a seat has its seasons over its basket, and slots as high as it is itself."""
_LAUNDRY: Final = 72.0
"""How high a basket below a doll is: its top card is as large as what is worn."""
_ROWS: Final = (0, 1, 1, 2, 2, 2)
_ACROSS: Final = (1.0, 0.5, 1.5, 0.0, 1.0, 2.0)
"""By slot, its place in the pyramid: row, and column from the left."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where everything of one seat stands."""

    box: Box
    head: Box
    doll: Box
    slots: tuple[Box, ...]
    basket: Box
    seasons: Box
    """Which seasons are still possible."""
    missing: Box
    """How many garments are missing: the free corner of the pyramid."""
    own: bool
    """Whether it is the large one."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    stands: tuple[Stand, ...]
    """By seat."""
    zoom: float
    """How much larger words are wished than usual."""
    stock: Box
    """The clean pile."""
    air: float
    """The width of a card in the air."""
    prompt: Box
    buttons: Box
    hand: Box
    """The hand; its height is that of a card."""
    log: Box
    controls: tuple[Box, ...]
    """What a replay has there instead of the prompt and the buttons."""


@cache
def places_for(n: int, viewer: int | None, *, zoom: float = 1.0, room_for: str = "") -> Places:
    """Return the places of a table; the viewer's seat is the large one, others stand in a row.

    ``zoom`` is how much larger words are wished than usual. ``room_for`` keeps room for what else
    lies at the table: a ``lesson`` in the upper left corner. At a ``couch`` seats stay where all
    see them, whoever looks.
    """
    first = 0 if viewer is None or room_for == "couch" else viewer
    left = _LEFT if room_for != "lesson" else 404.0
    own = _own(_OWN)
    if n == 2 and room_for != "lesson":  # one's own figure stands as high as the table
        left = _OWN.x + _OWN.width + 12
        own = _tall(Box(_OWN.x, _TOP, _OWN.width, _BOTTOM - _TOP))
    above = _above(n - 1, left)
    stands = tuple(
        own if seat == first else _other(above[(seat - first) % n - 1]) for seat in range(n)
    )
    high = 48 + 48 * (min(zoom, 2.0) - 1)
    x = _OWN.x + _OWN.width + 12
    wide = _RIGHT - x
    prompt = Box(x + 122, 496 - high, wide - 122, high)
    card = 92.0
    return Places(
        stands=stands,
        zoom=zoom,
        stock=Box(x + 8, 346, 88, 88 * RATIO),
        air=76.0,
        prompt=prompt,
        buttons=Box(x, 506, wide, 54),
        hand=Box(x, 570, wide, card * RATIO),
        log=Box(1056, 58, 212, 654),
        controls=(Box(prompt.x, 340, 516, 160),),
    )


def _above(count: int, left: float) -> list[Box]:
    """Return the boxes of so many seats in a row."""
    wide = (_RIGHT - left - _GAP * (count - 1)) / count
    return [Box(left + at * (wide + _GAP), _TOP, wide, _ROW) for at in range(count)]


def _pyramid(left: float, top: float, slot: float, high: float) -> tuple[Box, ...]:
    """Return the six slots of an outfit: one above two above three."""
    return tuple(
        Box(
            left + _ACROSS[at] * (slot + _BETWEEN),
            top + _ROWS[at] * (high + _BETWEEN),
            slot,
            high,
        )
        for at in ALL_SLOTS
    )


def _missing(slots: tuple[Box, ...]) -> Box:
    """Return the free corner of a pyramid, left of its top."""
    first, corner = slots[0], slots[3]
    return Box(corner.x, first.y, first.x - corner.x - 2, first.height)


def _own(box: Box) -> Stand:
    slot = 46.0
    high = slot * RATIO
    wide = 3 * slot + 2 * _BETWEEN
    left = box.x + box.width - _PAD - wide
    top = box.y + _HEAD + 4
    slots = _pyramid(left, top, slot, high)
    foot = top + 3 * high + 2 * _BETWEEN + 6
    doll = left - 2 * _PAD - box.x
    return Stand(
        box=box,
        head=Box(box.x, box.y, box.width, _HEAD),
        doll=Box(box.x + _PAD, top, doll, doll * _DOLL),
        slots=slots,
        basket=Box(left, foot, wide, box.y + box.height - foot - 6),
        seasons=Box(box.x + _PAD, box.y + box.height - 38, doll - 22, 32),
        missing=_missing(slots),
        own=True,
    )


def _tall(box: Box) -> Stand:
    """Return the large seat where it has the whole height: the outfit below its figure."""
    slot, foot = 60.0, box.y + box.height - 10
    high = slot * RATIO
    wide = 3 * slot + 2 * _BETWEEN
    left = box.x + box.width - 2 * _PAD - wide
    top = foot - 3 * high - 2 * _BETWEEN
    slots = _pyramid(left, top, slot, high)
    room = left - box.x - 3 * _PAD
    tall = top - 14 - box.y - _HEAD - 6
    x, _ = box.middle
    return Stand(
        box=box,
        head=Box(box.x, box.y, box.width, _HEAD),
        doll=Box(x - tall / _DOLL / 2, box.y + _HEAD + 6, tall / _DOLL, tall),
        slots=slots,
        basket=Box(box.x + _PAD, foot - 40 - room, room, room),
        seasons=Box(box.x + _PAD, foot - 32, room, 32),
        missing=_missing(slots),
        own=True,
    )


def _other(box: Box) -> Stand:
    return _broad(box) if box.width >= _BROAD else _small(box)


def _broad(box: Box) -> Stand:
    """Return a seat of a small table: its figure, its laundry and its outfit side by side."""
    slot, foot = 48.0, box.y + box.height - 8
    high = slot * RATIO
    wide = 3 * slot + 2 * _BETWEEN
    left = box.x + box.width - 2 * _PAD - wide
    top = box.y + _HEAD + 8
    slots = _pyramid(left, top, slot, high)
    room = left - box.x - 2 * _PAD
    tall = foot - top
    side = room * 0.46  # of it is the figure's
    laundry = min(144.0, room - side - _PAD)
    middle = box.x + _PAD + side + (room - side) / 2
    x = box.x + _PAD + side / 2
    return Stand(
        box=box,
        head=Box(box.x, box.y, box.width, _HEAD),
        doll=Box(x - tall / _DOLL / 2, top, tall / _DOLL, tall),
        slots=slots,
        basket=Box(middle - laundry / 2, foot - laundry - 12, laundry, laundry + 12),
        seasons=Box(middle - laundry / 2, top, laundry, 34),
        missing=_missing(slots),
        own=False,
    )


def _small(box: Box) -> Stand:
    spacious = box.width >= _SPACIOUS
    slot = 40.0 if box.width >= 240 else 34.0
    high = slot * RATIO
    wide = 3 * slot + 2 * _BETWEEN
    left = box.x + box.width - _PAD - wide
    top = box.y + _HEAD + 4
    slots = _pyramid(left, top, slot, high)
    foot = box.y + box.height - 6
    room = left - box.x - 2 * _PAD
    if spacious:
        high_doll = foot - top
        laundry = min(110.0, max(72.0, room * 0.36))
        basket = Box(left - 2 * _PAD - 4 - laundry, foot - laundry - 12, laundry, laundry + 12)
        doll_wide = min(high_doll / _DOLL, room - laundry * 0.55)
        middle = box.x + _PAD + (room - laundry * 0.55) / 2
        doll = Box(middle - doll_wide / 2, foot - doll_wide * _DOLL, doll_wide, doll_wide * _DOLL)
    else:
        doll_wide = min(room, (foot - top - _LAUNDRY - 2) / _DOLL)
        middle = box.x + _PAD + room / 2
        doll = Box(middle - doll_wide / 2, top, doll_wide, doll_wide * _DOLL)
        basket = Box(box.x + _PAD, foot - _LAUNDRY, room - 14, _LAUNDRY)
    return Stand(
        box=box,
        head=Box(box.x, box.y, box.width, _HEAD),
        doll=doll,
        slots=slots,
        basket=basket,
        seasons=Box(left, foot - 36, wide, 34),
        missing=_missing(slots),
        own=False,
    )


def top_width(basket: Box) -> float:
    """Return how wide the top card of a basket is, which looks out over the rim."""
    return min(basket.width * 0.55, (basket.height - 4) / RATIO * 0.86)


def count_box(basket: Box, wide: float, size: float) -> Box:
    """Return where it stands how many cards a basket holds: right of the top card.

    ``wide`` is how wide the figure is, and ``size`` its size.
    """
    x, _ = basket.middle
    room = max(wide + 8, size + 6)
    rim = min(basket.width, basket.height * BASKET) / 2
    left = max(x + rim - room, x + top_width(basket) * (0.5 + _LEAN))
    return Box(left, basket.y + basket.height - size - 8, room, size + 6)


def hand_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """Return where so many cards of a hand lie, from left to right; many of them overlap."""
    hand = places.hand
    card = hand.height / RATIO
    step = min(card + 5, (hand.width - card) / max(1, count - 1))
    left = hand.x + (hand.width - card - step * (count - 1)) / 2
    return tuple(Box(left + at * step, hand.y, card, hand.height) for at in range(count))
