"""Places: where seats, piles, the hand and the rest lie for every number of seats.

Measures are those of the study of the table; what it leaves open keeps them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.stage.motion.layout import Box, Spots
from game.stage.table.dials import Dial
from game.stage.table.duel import Duel
from game.stage.table.replay_bar import TABLE_FOOT
from game.stage.table.ring import FEW, chairs, seen_by_all
from game.stage.table.seat_places import SeatPlace, corner_place, seat_place
from game.stage.table.top_bar import USUAL

__all__ = [
    "HAND_MOST",
    "RATIO",
    "TILE_RATIO",
    "Places",
    "SeatPlace",
    "hand_box",
    "pile_box",
    "places_for",
]

RATIO: Final = 1.4
"""A card's height against its width."""
TILE_RATIO: Final = 1.2
HAND_MOST: Final = 6
SHIELD: Final = 1.98
"""How wide a shield is across a pile, against a card."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything lies at one table."""

    seats: tuple[SeatPlace, ...]
    zoom: float
    """How much larger words are wished than usual."""
    brief: bool
    """Whether words are so large that the middle shows what one seat has."""
    deck: tuple[float, float]
    discard: tuple[float, float]
    stock_card: float
    """Width of the cards of stock and discard pile."""
    middle: tuple[float, float, float]
    """The mystery tile: centre and width."""
    air: float
    """Width of a card in the air."""
    duel: Duel | None
    """None: a card in the air waits before its target."""
    sheet: Box | None
    """What the middle shows of one seat, in large words."""
    prompt: Box
    asking: Box
    """Where the prompt stands over buttons."""
    buttons: Box
    hand: tuple[float, float, float, float]
    """Left, top, card width and gap of six cards."""
    identity: Box | None
    """Where one looks who one is; None: it is seen at one's seat, as in a replay."""
    stand: tuple[float, float, float]
    """One's own portrait: its left edge, its foot and its width."""
    stands: bool
    """Whether the viewer's portrait stands there, and not at their seat."""
    captions: Box
    meeting: Box
    """Where it is said who one is before the first card."""
    spare: tuple[Box, Box]
    """What is free for those who are out: where a hand lay, and a corner."""
    lesson: Box | None = None
    """Where a lesson's sentence stands; None: in the upper left corner."""

    @property
    def spots(self) -> Spots:
        """Where screens write over the table."""
        heads = tuple(place.head for place in self.seats)
        high = len(self.seats) > FEW and not self.brief
        return Spots(
            captions=self.captions, buttons=self.buttons, prompt=self.prompt,
            meeting=self.meeting, spare=self.spare, lesson=self.lesson, heads=heads, brows=heads,
            hands_top=414.0 if high else 440.0,
        )  # fmt: skip

    @property
    def hand_row(self) -> Box:
        """All that six cards of a hand cover."""
        left, top, width, gap = self.hand
        return Box(left, top, HAND_MOST * width + (HAND_MOST - 1) * gap, width * RATIO)

    def words(self, size: float, most: float = USUAL) -> float:
        """Return a size of words as large as wished, as far as what they stand on holds them."""
        return size * min(self.zoom, most)


def hand_box(places: Places, index: int, count: int) -> Box:
    """Return where the index-th of so many hand cards lies, the hand being centred."""
    left, top, width, gap = places.hand
    room = places.hand_row.width
    if count > HAND_MOST:
        gap = (room - count * width) / (count - 1)
    span = count * width + (count - 1) * gap
    return Box(left + (room - span) / 2 + index * (width + gap), top, width, width * RATIO)


def pile_box(places: Places, seat: int) -> Box:
    """Return where a pile is pointed at, within its seat."""
    box, home = places.seats[seat].pile, places.seats[seat].box
    left, top = max(home.x, box.x - 4), max(home.y, box.y - 4)
    right = min(home.x + home.width, box.x + box.width + 4)
    return Box(left, top, right - left, min(home.y + home.height, box.y + box.height + 4) - top)


@cache
def places_for(
    n: int, viewer: int | None, *, mystery: bool, zoom: float = 1.0, room_for: str = ""
) -> Places:
    """Return the places of a table; seats are clockwise from the viewer's own, beside their hand.

    ``zoom`` is how much larger words are wished than usual. ``room_for`` keeps room for what else
    lies at the table: a ``lesson`` in the upper left corner, a ``replay``'s bar at the foot. On a
    ``show`` nobody has a hand: up to six take all of the table.
    """
    brief, replay, lesson = zoom > USUAL, room_for == "replay", room_for == "lesson"
    first = viewer or 0
    others = chairs(n - 1, brief=brief, corner=lesson)
    stands = viewer is not None and room_for != "couch" and not replay
    off = _over_the_bar(many=n > FEW, brief=brief) if replay else (0.0, 0.0)
    ring = [
        corner_place(zoom, brief=brief, stands=stands, off=off),
        *(seat_place(chair, zoom) for chair in others),
    ]
    if room_for == "show" and n <= FEW and not brief:
        ring = [seat_place(chair, zoom) for chair in seen_by_all(n)]
    seats = tuple(ring[(seat - first) % n] for seat in range(n))
    if brief:
        return _in_large_words(seats, first, zoom, mystery=mystery, stands=stands, replay=replay)
    many, high = n > FEW, 42.0 if zoom == 1 else 58.0
    deck, discard, middle = _piles(many=many, mystery=mystery)
    return Places(
        seats=seats,
        zoom=zoom,
        brief=False,
        deck=deck,
        discard=discard,
        stock_card=54,
        middle=middle,
        air=92 if many else 72,
        duel=_duel(zoom, replay=replay) if many else None,
        sheet=None,
        # a lesson's arrows stand between it and the hand
        prompt=Box(276, 496, 730, 40) if many else Box(304, 496 - 34 * lesson, 672, 40),
        asking=Box(410, 488 - high, 462, high) if many else Box(304, 446, 672, 42),
        buttons=Box(236, 494, 808, 52) if many else Box(304, 494, 672, 52),
        hand=_seen(seats[first]) if replay else _HAND,
        identity=None if replay else Box(10, 562, 256, 150),
        stand=(16, 704, 112),
        stands=stands,
        captions=Box(228, 266, 236, 84) if many else Box(312, 336, 330, 84),
        # a pile lies at the right of it where few sit
        spare=(Box(276, 552, 726 if many else 700, 162), _CORNERS[viewer is not None]),
        meeting=_meeting(many=many, over=488 - high if many else 446, asked=room_for == "couch"),
    )


def _meeting(*, many: bool, over: float, asked: bool) -> Box:
    """Return where one meets oneself: over a prompt with buttons, where one is asked meanwhile."""
    if many:
        return Box(644, 253, 408, over - 253 - 4)
    return Box(308, 334, 346, over - 334 - 4 if asked else 158)


_CORNERS: Final = Box(10, 566, 256, 148), Box(1014, 568, 258, 146)
"""Around one screen nobody's portrait stands at the left; alone one's own seat is at the right."""
_LARGE_SPARE: Final = Box(146, 548, 940, 166), Box(1096, 556, 172, 150)
_LARGE_AROUND: Final = Box(196, 548, 744, 166), Box(12, 556, 172, 150)
_HAND: Final = (284.0, 562.0, 108.0, 12.8)


def _over_the_bar(*, many: bool, brief: bool) -> tuple[float, float]:
    """Return how far a replay's near seat is off its corner: beside those at the right."""
    if brief:
        return (-216.0 if many else 0.0), TABLE_FOOT - 714
    return (-216.0 if many else -304.0), TABLE_FOOT - 720


def _seen(near: SeatPlace) -> tuple[float, float, float, float]:
    """Return where a hand lies that is only seen: beside its seat, its cards over each other."""
    width, gap = 64.0, -22.0
    room = HAND_MOST * width + (HAND_MOST - 1) * gap
    return near.box.x - 16 - room, TABLE_FOOT - 4 - width * RATIO, width, gap


def _duel(zoom: float, *, replay: bool) -> Duel:
    """Return where two meet; in a replay they leave room for the hands that the truth shows."""
    if replay:
        return Duel(base=376, left=330, right=950, size=112, dial=Dial(820, 330, 66))
    base = 446.0 if zoom == 1 else 432.0  # a prompt of two lines stands below
    return Duel(base, left=330, right=950, size=164, dial=Dial(802, base - 62, 84))


def _piles(
    *, many: bool, mystery: bool
) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float, float]]:
    """Return where stock, discards and what lies in the middle are."""
    if many:
        x = 464.0 if mystery else 500.0
        return (x, 306), (x + 70, 306), (x + 140, 304, 52)
    x = 690.0 if mystery else 726.0
    return (x, 382), (x + 70, 382), (x + 142, 380, 56)


# ---------------------------------------------------------------- large words


def _in_large_words(
    seats: tuple[SeatPlace, ...], near: int, zoom: float, *, mystery: bool, stands: bool,
    replay: bool,
) -> Places:  # fmt: skip
    many = len(seats) > FEW
    left, wide = (224.0, 832.0) if many else (140.0, 1000.0)
    # stock and discards lie below each other at the right, the sheet has the rest
    piles = left + wide - (104 if mystery else 38)
    sheet = Box(left, 214, piles - 40 - left, 189)
    ask = Box(left, 409, wide, 70)  # two lines of what is promised
    # over no prompt: around one screen where no hand lies, else at the head of the sheet
    heard = Box(sheet.x, sheet.y, sheet.width, 118) if stands else _LARGE_AROUND[0]
    return Places(
        seats=seats,
        zoom=zoom,
        brief=True,
        deck=(piles, 254),
        discard=(piles, 350),
        stock_card=54,
        middle=(left + wide - 34, 300, 54),
        air=76,
        duel=None,
        sheet=sheet,
        prompt=ask,
        asking=ask,
        buttons=Box(left, 486, wide, 52),
        hand=_seen(seats[near]) if replay else (146, 548, 116, 18),
        identity=None if replay else Box(8, 552, 132, 162),
        stand=(18, 706, 108),
        stands=stands,
        captions=Box(left, ask.y, 500, ask.height) if replay else heard,
        meeting=sheet,
        spare=_LARGE_SPARE if stands else _LARGE_AROUND,
        lesson=Box(left, 214, wide, 264),
    )
