"""Places: where seats, answers, the pair, piles, the hand and the rest lie for 3 to 10 seats.

Areas and their tokens: ``seat:N`` is a seat, and ``laid:N`` the card that lies before it, which
says the same; ``pair`` says the leader's seat. ``hand:K`` is the K-th card of the hand, whose token
is ``face:F``. Buttons stand in one row below the prompt.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.stage.motion.layout import Box
from game.stage.table.bar import WAYS
from game.stage.table.replay_bar import TABLE_FOOT

__all__ = ["RATIO", "WAYS", "Places", "Stand", "hand_boxes", "places_for"]

RATIO: Final = 1.24
"""How high a card is against its width: a picture, and its name below."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 12.0, 55.0, 1044.0, 712.0
"""The field, with the log to its right."""
_PLATE: Final = 66.0
_WIDEST: Final = 200.0
_GAP: Final = 6.0
_BOW: Final = 16.0
"""How much lower the ends of the arc lie than its middle."""
_ANSWER: Final = 88.0
_PAIR: Final = 122.0
_HAND: Final = 98.0
"""The widest card of a hand."""
_BETWEEN: Final = 5.0


@dataclass(frozen=True, slots=True)
class Stand:
    """Where one seat's plate is, and the card that it answers with."""

    plate: Box
    card: Box


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands at one table."""

    stands: tuple[Stand, ...]
    """By seat."""
    zoom: float
    """How much larger words are wished than usual."""
    pair: tuple[Box, Box]
    ribbon: Box
    """Where the theme is written."""
    speech: Box
    """Where stands what the viewer's own seat says: below its plate; others speak below theirs."""
    verdict: Box
    """Where a vote's verdict is said: beside the pair, over no card."""
    stock: Box
    discard: Box
    prompt: Box
    buttons: Box
    hand: Box
    log: Box


@cache
def places_for(n: int, viewer: int | None, *, zoom: float = 1.0, room_for: str = "") -> Places:
    """Return the places of a table; all seats but the viewer's stand in an arc.

    At a ``couch`` seats stay where all see them, whoever looks; a ``lesson`` has the upper left
    corner for itself, a ``replay``'s bar the foot.
    """
    foot = TABLE_FOOT if room_for == "replay" else _BOTTOM
    own = None if viewer is None or room_for == "couch" else viewer
    first = 0 if own is None else own + 1
    around = [(first + step) % n for step in range(n if own is None else n - 1)]
    left = 404.0 if room_for == "lesson" else _LEFT
    stands: dict[int, Stand] = {}
    wide = min(_WIDEST, (_RIGHT - left - _GAP * (len(around) - 1)) / len(around))
    start = left + (_RIGHT - left - len(around) * (wide + _GAP) + _GAP) / 2
    card = min(_ANSWER, wide - 6)
    for at, seat in enumerate(around):
        off = (2 * (at + 0.5) / len(around) - 1) ** 2 * _BOW
        x, y = start + at * (wide + _GAP), _TOP + off
        box = Box(x + (wide - card) / 2, y + _PLATE + 7, card, card * RATIO)
        stands[seat] = Stand(Box(x, y, wide, _PLATE), box)
    if own is not None:
        plate = Box(_RIGHT - 244, 300, 244, _PLATE)
        box = Box(plate.x - card - 10, 300, _ANSWER, _ANSWER * RATIO)
        stands[own] = Stand(plate, box)
    high = 44 + 24 * (min(zoom, 2.0) - 1)
    middle = (_LEFT + _RIGHT) / 2
    top, prompt = 299.0, 508 - high if room_for != "replay" else 442.0
    large = min(_PAIR, (prompt - 4 - top) / RATIO)  # the prompt of large words covers no name
    ribbon = Box(middle - 360, 250, 720, 46)
    if room_for == "lesson":  # beside the panel that lies there
        ribbon = Box(434, 250, 588, 46)
    return Places(
        stands=tuple(stands[seat] for seat in range(n)),
        zoom=zoom,
        pair=(
            Box(middle - large - 5, top, large, large * RATIO),
            Box(middle + 5, top, large, large * RATIO),
        ),
        ribbon=ribbon,
        speech=Box(_RIGHT - 244, 373, 244, prompt - 4 - 373),
        verdict=Box(276, 336, middle - large - 5 - 10 - 276, 56),
        stock=Box(_LEFT + 34, 312, 78, 78 * RATIO),
        discard=Box(_LEFT + 178, 312, 78, 78 * RATIO),
        prompt=Box(_LEFT, prompt, _RIGHT - _LEFT, high),
        buttons=Box(_LEFT, 513, _RIGHT - _LEFT, 54),
        hand=Box(_LEFT, foot - _HAND * RATIO, _RIGHT - _LEFT, _HAND * RATIO),
        log=Box(1056, 58, 212, foot - 58),
    )


def hand_boxes(places: Places, count: int) -> tuple[Box, ...]:
    """Return where so many cards of a hand lie, from left to right; many of them are smaller."""
    hand = places.hand
    wide = min(_HAND, (hand.width - _BETWEEN * (count - 1)) / max(1, count))
    left = hand.x + (hand.width - count * (wide + _BETWEEN) + _BETWEEN) / 2
    y = hand.y + (hand.height - wide * RATIO) / 2
    step = wide + _BETWEEN
    return tuple(Box(left + at * step, y, wide, wide * RATIO) for at in range(count))
