"""Places: where figures, slots, baskets, the hand and the rest stand for 2 to 5 seats.

Rivals stand side by side on the catwalk, each with a basket and a washing line; the nearest figure,
one's own, stands before it, beside the hand. On a table that all look at nobody is nearer than
others: all stand on the catwalk, as large as there is room.

Areas and their tokens: ``seat:N`` is a whole seat, ``slot:N:S`` a slot of its outfit (S as in
``model.cards``), ``basket:N`` its dirty laundry; one's own basket says ``discard``. ``stock`` is
the clean pile, ``hand:K`` the K-th card of the hand, whose token is the card's name. Buttons:
``stock``, ``discard``, ``end``, ``bear``, ``shield``, ``mirror``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from game.games.mets_ton_slip.dolls import WIDE
from game.games.mets_ton_slip.model.cards import ALL_SLOTS
from game.stage.motion.layout import Box, Spots
from game.stage.table.marks import CARD_RATIO as RATIO
from game.stage.table.replay_bar import TABLE_FOOT
from game.stage.table.top_bar import USUAL, WAYS

__all__ = [
    "BASKET", "RATIO", "SEVEN", "SMALL", "WAYS", "Places", "Stand", "count_box", "hand_boxes",
    "places_for", "top_width",
]  # fmt: skip

BASKET: Final = 1.15
"""How wide the picture of a basket is against its height."""
_LEAN: Final = 0.065
"""By so much of its width the top card of a basket, which leans, comes farther to the right."""
SMALL: Final = 74.0
"""Narrower cards are drawn for a look across the table."""
SEVEN: Final = 7
"""So many cards lie beside each other; more of them overlap."""
_LEFT, _TOP, _RIGHT = 8.0, 50.0, 1272.0
_FOOT: Final = 340.0
"""Where the catwalk ends: the place cards of those on it stand there."""
_NEAR: Final = 344.0
"""Below it lies what is one's own."""
_COMMON: Final = 160.0
"""By so much the catwalk comes farther down where no hand lies before it, in a replay by half."""
_GAP: Final = 8.0
_BETWEEN: Final = 3.0
"""Between two slots; what rests on others is parted from them by three times as much."""
_GROUPS: Final = (0, 1, 1, 2, 2, 2)
"""By slot, on what it rests: nothing, a slip, or that and two more."""
_ACROSS: Final = (1.0, 0.5, 1.5, 0.0, 1.0, 2.0)
"""By slot, its column in a pyramid, from the left."""
_TALLEST: Final = 490.0
"""So high a figure is at most: whatever flies onto it is as large."""
_LAUNDRY: Final = 98.0
"""How high one's own basket is at least, with its air."""
_ROOMY: Final = 400.0
"""So wide a seat has what it lacks beside its basket, a narrower one above."""
_TIGHT, _SHELF = 110.0, 0.36
"""Where less room is left beside a figure its basket stands above it, and takes so much of it."""
_BROAD: Final = 560.0
"""So wide a seat has its washing line beside its figure, a narrower one before it."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where everything of one seat stands."""

    box: Box
    head: Box
    """The place card, with the face at its left end."""
    doll: Box
    slots: tuple[Box, ...]
    line: bool
    """Whether the slots hang on a washing line; else they lie as a pyramid."""
    basket: Box
    seasons: Box
    """Which seasons are still possible, in two rows of two."""
    missing: Box
    """How many garments are missing."""
    own: bool
    """Whether it is the large one."""
    shelf: bool = False
    """Whether the basket stands on a shelf, above the figure."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    stands: tuple[Stand, ...]
    """By seat."""
    zoom: float
    """How much larger words are wished than usual."""
    nearer: float
    """How much larger the launderette is than where a hand lies before it."""
    stock: Box
    """The clean pile."""
    air: float
    """The width of a card in the air."""
    told: Box
    """Where what nobody may miss is said in large words."""
    captions: Box
    prompt: Box
    over: Box
    """The room over the prompt, beside the clean pile."""
    buttons: Box
    hand: Box
    """The hand; its height is that of a card."""

    @property
    def spots(self) -> Spots:
        """Where screens write over the table: ballots where a hand would lie.

        A lesson's large words stand over the hand, or in the corner left free: over no pile.
        """
        row, over = self.buttons, self.over
        large = self.zoom > 1
        return Spots(
            captions=self.captions,
            buttons=row,
            prompt=self.prompt,
            ballots=Box(row.x, row.y, row.width, 712 - row.y),
            lesson=Box(12, 54, 384, 282) if large else None,
            reading=Box(over.x, over.y + 6, over.width, 210) if large else None,
            heads=tuple(replace(stand.head, width=50) for stand in self.stands),
            brows=tuple(map(_brow, self.stands)),
        )


def _brow(stand: Stand) -> Box:
    """Return the head of a figure, over which a line stands."""
    wide = stand.doll.width * 0.4
    return Box(stand.doll.middle[0] - wide / 2, stand.doll.y, wide, wide)


@cache
def places_for(n: int, viewer: int | None, *, zoom: float = 1.0, room_for: str = "") -> Places:
    """Return the places of a table; the viewer's seat is the large one, others stand in a row.

    ``zoom`` is how much larger words are wished than usual. ``room_for`` keeps room for what else
    lies at the table: a ``lesson`` in the upper left corner, a ``replay``'s bar at the foot.
    """
    common = viewer is None
    drop = (_COMMON / 2 if room_for == "replay" else _COMMON) if common else 0.0
    foot = TABLE_FOOT if room_for == "replay" else 712.0
    large, card = zoom > USUAL, 36.0 if zoom <= USUAL else 48.0
    if common:
        stands = tuple(_common(box, card) for box in _row(n, _LEFT, _FOOT + drop))
        x = _LEFT + 4
    else:
        stands = _before_one(n, viewer or 0, foot, card, lesson=room_for == "lesson")
        x = max(stand.box.x + stand.box.width for stand in stands if stand.own) + 12
    high, near = 48 + 48 * (min(zoom, 2.0) - 1), _NEAR + drop
    stock = Box(_RIGHT - 86, near + 9, 66, 66 * RATIO)
    # large words are asked beside the clean pile, usual ones below it
    asked = Box(x, 496 + drop - high, (stock.x - 26 if large else _RIGHT) - x, high)
    talk = Box(x + 104, near, stock.x - 26 - x - 104, asked.y - near - 6)
    heard = min(420.0 if large else 250.0, talk.width * 0.42)
    told = Box(talk.x, talk.y, talk.width - heard - 8, talk.height)
    return Places(
        stands=stands,
        zoom=zoom,
        nearer=near / _NEAR,
        stock=stock,
        air=64.0 if not large else 52.0,
        told=told,
        captions=Box(talk.x + talk.width - heard, talk.y, heard, talk.height),
        prompt=asked,
        over=Box(x, near, stock.x - 26 - x, asked.y - near),
        buttons=Box(x, 499 + drop, _RIGHT - x, 54),
        hand=Box(x, foot - 146, _RIGHT - x, 146),
    )


def _row(n: int, left: float, foot: float) -> list[Box]:
    """Return the boxes of so many seats side by side on a catwalk that ends at ``foot``."""
    wide = (_RIGHT - left - _GAP * (n - 1)) / n
    return [Box(left + at * (wide + _GAP), _TOP, wide, foot - _TOP) for at in range(n)]


def _before_one(n: int, first: int, foot: float, card: float, *, lesson: bool) -> tuple[Stand, ...]:
    """Return a table as one of those at it sees it: their own seat is near, the rest in a row."""
    left = 404.0 if lesson else _LEFT
    own = _own(Box(_LEFT, _NEAR, 416, foot - _NEAR), card)
    if n == 2 and not lesson:  # one's own figure stands as high as the table
        own = _own(Box(_LEFT, _TOP, 592, foot - _TOP), card)
        left = own.box.x + own.box.width + 12
    row = _row(n - 1, left, _FOOT)
    return tuple(
        own if seat == first else _rival(row[(seat - first) % n - 1], card) for seat in range(n)
    )


def _line(left: float, foot: float, slot: float) -> tuple[Box, ...]:
    """Return the six slots of an outfit side by side, from what is worn first to what is last."""
    return tuple(
        Box(
            left + at * (slot + _BETWEEN) + 2 * _BETWEEN * _GROUPS[at],
            foot - slot * RATIO,
            slot,
            slot * RATIO,
        )
        for at in ALL_SLOTS
    )


def _slot_in(wide: float, most: float) -> float:
    """Return how wide a slot is in a washing line of a given width, in units."""
    return min(most, (wide - 9 * _BETWEEN) / len(ALL_SLOTS))


def _figure(left: float, wide: float, top: float, foot: float) -> Box:
    """Return where a figure stands that is as high as there is room, at most so wide."""
    tall = min(foot - top, wide / WIDE, _TALLEST)
    return Box(left + (wide - tall * WIDE) / 2, foot - tall, tall * WIDE, tall)


def _rival(box: Box, card: float) -> Stand:
    """Return a seat on the catwalk: its figure and its basket, a washing line, a place card."""
    inner, foot = Box(box.x + 4, box.y, box.width - 8, box.height), box.y + box.height - card
    end = inner.x + inner.width
    if box.width >= _BROAD:
        doll = _figure(inner.x + 6, 176, box.y + 2, foot - 4)
        right = inner.x + 200
        slot = _slot_in(end - right, 62)
        slots = _line(right, foot - 8, slot)
    else:
        slot = _slot_in(inner.width, 46)
        slots = _line(inner.x + (inner.width - 6 * slot - 9 * _BETWEEN) / 2, foot - 5, slot)
        side = inner.x + (24 if box.width >= _ROOMY else 0)
        doll = _figure(side, 132, box.y + 2, slots[0].y - 6)
        right = side + 138
    low, room = slots[0].y - 6, end - right
    if box.width >= _ROOMY:
        most = 190.0 if box.width >= _BROAD else 142.0
        basket = Box(right, box.y + 4, min(most, room - 72), low - box.y - 4)
        aside = right + basket.width + 6
        missing, seasons = Box(aside, box.y + 20, 64, 56), Box(aside, box.y + 84, 64, 64)
    else:
        basket = Box(right, box.y + 62, room, low - box.y - 62)
        missing, seasons = Box(right, box.y + 3, 62, 56), Box(end - 64, box.y + 2, 60, 58)
    return _other(box, card, doll, slots, basket, missing, seasons)


def _common(box: Box, card: float) -> Stand:
    """Return a seat of a table that all look at: a tall figure, and all that is its own by it."""
    inner, foot = Box(box.x + 4, box.y, box.width - 8, box.height), box.y + box.height - card
    end, broad = inner.x + inner.width, box.width >= _BROAD
    if broad:
        most = inner.width * 0.42
        slots = _line(inner.x + most + 6, foot - 8, _slot_in(inner.width - most - 6, 62))
        doll = _figure(inner.x, most, box.y + 2, foot - 4)
    else:
        slot = _slot_in(inner.width, 58)
        left = inner.x + (inner.width - 6 * slot - 9 * _BETWEEN) / 2
        slots = _line(left, foot - 5, slot)
        doll = _figure(inner.x, inner.width * 0.56, box.y + 2, slots[0].y - 6)
    low, right = slots[0].y - 6, doll.x + doll.width + 6
    shelf = end - right < _TIGHT
    if shelf:
        high = (low - box.y) * _SHELF
        basket = Box(inner.x + 4, box.y + 6, inner.width - 80, high)
        missing, seasons = Box(end - 63, box.y + 3, 62, 56), Box(end - 62, box.y + 64, 60, 58)
        doll = _figure(inner.x, inner.width, basket.y + high + 16, low)
    else:
        wide = min(end - right - 14, 230.0)  # how many lie there may stand beyond the rim
        high = min(wide * 1.06, low - box.y - 64)
        basket = Box((right + end - 14 - wide) / 2, low - high, wide, high)
        missing, seasons = Box(right, box.y + 3, 62, 56), Box(right + 72, box.y + 2, 60, 58)
    return replace(_other(box, card, doll, slots, basket, missing, seasons), shelf=shelf)


def _other(
    box: Box,
    card: float,
    doll: Box,
    slots: tuple[Box, ...],
    basket: Box,
    missing: Box,
    seasons: Box,
) -> Stand:
    """Return a seat that is nobody's own, with its place card at its foot."""
    head = Box(box.x + 4, box.y + box.height - card, box.width - 8, card - 2)
    return Stand(
        box=box,
        head=head,
        doll=doll,
        slots=slots,
        line=True,
        basket=basket,
        seasons=seasons,
        missing=missing,
        own=False,
    )


def _own(box: Box, card: float) -> Stand:
    """Return one's own seat: its figure, large, and beside it the outfit and the basket."""
    end, foot = box.x + box.width, box.y + box.height
    top = max(box.y + 4, foot - 376)
    slot = min(64.0 if top > box.y + 4 else 59.0, (foot - top - _LAUNDRY) / 3 / RATIO)
    left = end - 3 * slot - 2 * _BETWEEN
    rows = [top + row * (slot * RATIO + _BETWEEN) for row in _GROUPS]
    slots = tuple(
        Box(left + across * (slot + _BETWEEN), y, slot, slot * RATIO)
        for across, y in zip(_ACROSS, rows, strict=True)
    )
    low = rows[-1] + slot * RATIO + 6
    return Stand(
        box=box,
        head=Box(box.x, foot - card, left - box.x - 8, card - 2),
        doll=_figure(box.x, left - box.x - 8, box.y + 2, foot - card - 4),
        slots=slots,
        line=False,
        basket=Box(left, low, end - left, foot - low - 2),
        seasons=Box(end - slot + 2, top, slot, slot),
        missing=Box(left + slot - 60, top, 58, 56),
        own=True,
    )


def top_width(basket: Box) -> float:
    """Return how wide the top card of a basket is, which looks out over the rim."""
    wide = min(basket.width * 0.55, (basket.height - 4) / RATIO * 0.86)
    return wide if wide > 1.2 * SMALL else min(SMALL - 1, wide)


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
    step = min(card + 8, (hand.width - card) / max(1, count - 1))
    left = hand.x + (hand.width - card - step * (count - 1)) / 2
    return tuple(Box(left + at * step, hand.y, card, hand.height) for at in range(count))
