"""Places: where seats, answers, the pair, piles, the hand and the rest lie for 3 to 10 seats.

Areas and their tokens: ``seat:N`` is a seat, and ``laid:N`` the card that lies before it, which
says the same; ``pair`` says the leader's seat. ``hand:K`` is the K-th card of the hand, whose token
is ``face:F``. Buttons stand in one row below the prompt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from game.stage.motion.layout import NOWHERE, Box, Spots
from game.stage.table.card_seats import Around, CardSeat, card_seats
from game.stage.table.replay_bar import TABLE_FOOT
from game.stage.table.top_bar import USUAL
from game.stage.table.verdicts import reach

RATIO: Final = 1.24
"""How high a card is against its width: a picture, and its name below."""
_LEFT, _RIGHT = 222.0, 1058.0
"""Between those who sit at the sides."""
_LOW: Final = 450.0
"""So far down lies what is played; below are the prompt, buttons and the hand."""
_ASK: Final = 496.0
"""Where the prompt of any size ends."""
_APART: Final = 4.0
"""Between what is said and a gavel."""
_PAIR: Final = 190.0
"""The widest card of the pair."""
_HAND: Final = 113.0
_BETWEEN: Final = 8.0


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    stands: tuple[CardSeat, ...]
    """By seat."""
    zoom: float
    """How much larger words are wished than usual."""
    pair: tuple[Box, Box]
    banner: Box
    """Where the theme is written."""
    left: Box
    right: Box
    """What is free on both sides of the pair: for what is said, and a verdict."""
    stock: Box
    discard: Box
    prompt: Box
    buttons: Box
    hand: Box
    captions: Box
    kept: tuple[Box, ...]
    """Where in a replay, which shows hands beside them, cards will lie."""

    @property
    def spots(self) -> Spots:
        """Where screens write over the table: ballots where somebody there has a hand."""
        row, low = self.buttons, self.hand.y + self.hand.height
        return Spots(
            captions=self.captions,
            buttons=row,
            prompt=self.prompt,
            ballots=Box(row.x, row.y, row.width, low - row.y),
            lesson=Box(12, 54, 380, 358) if self.zoom > 1 else None,  # left of the seats
            brows=tuple(stand.head for stand in self.stands),
            hands_top=452.0,
        )

    def beside(self, seat: int) -> Box:
        """Return the free side of the pair that is a seat's own."""
        return self.left if self.stands[seat].plate.middle[0] < 641 else self.right


@cache
def places_for(n: int, viewer: int | None, *, zoom: float = 1.0, room_for: str = "") -> Places:
    """Return the places of a table; the viewer sits at its near edge, on the right, by their hand.

    A ``lesson`` has the upper left corner for itself, a ``replay``'s bar the foot.
    """
    replay = room_for == "replay"
    first = viewer or 0
    plate = 30.0 + 8.0 * (zoom > USUAL)
    near = (800.0, TABLE_FOOT) if replay else (1030.0, 714.0)
    lesson = room_for == "lesson" and n <= 4
    its = Around(n - 1, RATIO, plate, NOWHERE, NOWHERE, near, lesson=lesson)
    banner = Box(390, 172, 500, 54) if its.window else Box(300, its.base + plate + 6, 680, 50)
    top, high = banner.y + banner.height + 3, 44 + 36 * (min(zoom, 2.0) - 1) * (not replay)
    low = min(_LOW, _ASK - high - 6)  # the prompt of large words covers no name
    wide = min(_PAIR, (low - top) / RATIO)
    free = max(top, its.base + plate + 6)
    pair = Box(635 - wide, top, wide, wide * RATIO), Box(645, top, wide, wide * RATIO)
    left = Box(_LEFT, free, 640 - wide - 18 - _LEFT, low - free)
    x = reach(pair[1]) + _APART
    right = Box(x, free, _RIGHT - x, low - free)
    left = right if its.lesson else left
    pile, shelf = (42.0, 559.0) if replay else (56.0, 632.0)
    found = list(card_seats(replace(its, left=left, right=right)))
    return Places(
        stands=tuple(found[(seat - first) % n] for seat in range(n)),
        zoom=zoom,
        pair=pair,
        banner=banner,
        left=left,
        right=right,
        stock=Box(18, shelf, pile, pile * RATIO),
        discard=Box(102, shelf, pile, pile * RATIO),
        prompt=Box(_LEFT, _ASK - high, _RIGHT - _LEFT, high),
        buttons=Box(236, 500, 786, 52),
        hand=Box(222, 464, 562, _HAND * RATIO) if replay else Box(200, 576, 818, _HAND * RATIO),
        captions=left if replay or zoom > USUAL else Box(8, 574, 184, 52),
        kept=tuple(one.card for one in found if one.lean) if replay else (),
    )


def hand_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """Return where so many cards of a hand lie, from left to right; many of them are smaller."""
    hand = places.hand
    wide = min(_HAND, (hand.width - _BETWEEN * (count - 1)) / max(1, count))
    left = hand.x + (hand.width - count * (wide + _BETWEEN) + _BETWEEN) / 2
    y = hand.y + (hand.height - wide * RATIO) / 2
    step = wide + _BETWEEN
    return tuple(Box(left + at * step, y, wide, wide * RATIO) for at in range(count))
