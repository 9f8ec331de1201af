"""Places: where seats, piles, the hand and the rest lie for every number of seats.

Measures are those of the study of the table; what it leaves open keeps them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.stage.motion.layout import Box
from game.stage.table.dials import Dial
from game.stage.table.duel import Duel
from game.stage.table.ring import FEW, Chair, chairs

__all__ = ["HAND_MOST", "RATIO", "TILE_RATIO", "Places", "SeatPlace", "hand_box", "places_for"]

RATIO: Final = 1.4
"""A card's height against its width."""
TILE_RATIO: Final = 1.2
HAND_MOST: Final = 6
USUAL: Final = 1.25
"""Up to so large words every seat shows all; above, the middle shows that of one seat."""
SHIELD: Final = 1.98
"""How wide a shield is across a pile, against a card."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where things lie at one seat."""

    box: Box
    """All of it, which is touched."""
    kind: str
    bust: tuple[float, float]
    """The middle and the base of who sits there."""
    sizes: tuple[float, float, float]
    """How large they are: calm, aimed at, acting."""
    card: Box
    """The place card."""
    name: float
    """How large the name is written."""
    dial: Dial
    hot: float
    """How wide the dial is where it matters."""
    tile: tuple[float, float, float]
    """A portrait's left edge, its foot and its width."""
    pile: Box
    width: float
    """Of a card of the pile."""
    strip: float
    """What an overlapped card shows at least."""
    slip: Box | None
    """Where the last damage is written; None: at the end of the place card."""

    @property
    def head(self) -> Box:
        """Where the head of who sits there is."""
        (x, base), wide = self.bust, self.sizes[0] * 0.7 or 44.0
        return Box(x - wide / 2, base - 1.25 * wide, wide, wide)

    @property
    def aim(self) -> tuple[float, float]:
        """Where what is aimed at the seat arrives: below its place card, or at its inner end."""
        card = self.card
        if card.y < 300:
            return card.middle[0], card.y + card.height + 12
        return (card.x + card.width + 14 if card.x < 640 else card.x - 14), card.middle[1]

    @property
    def pile_middle(self) -> float:
        """The middle of the pile."""
        return self.pile.y + self.pile.height / 2


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
    controls: tuple[Box, Box]
    """Where a replay's controls lie, and nothing else does."""
    captions: Box
    meeting: Box
    """Where it is said who one is before the first card."""
    lesson: Box | None = None
    """Where a lesson's sentence stands; None: in the upper left corner."""

    @property
    def hand_row(self) -> Box:
        """All that six cards of a hand cover."""
        left, top, width, gap = self.hand
        return Box(left, top, HAND_MOST * width + (HAND_MOST - 1) * gap, width * RATIO)

    def words(self, size: float, most: float = USUAL) -> float:
        """Return a size of words as large as wished, as far as what they stand on holds them."""
        return size * min(self.zoom, most)


def fold_width(count: int) -> float:
    """Return the room of the label that says how many cards are folded away."""
    return 28 if count < 10 else 38


def hand_box(places: Places, index: int, count: int) -> Box:
    """Return where the index-th of so many hand cards lies, the hand being centred."""
    left, top, width, gap = places.hand
    room = places.hand_row.width
    if count > HAND_MOST:
        gap = (room - count * width) / (count - 1)
    span = count * width + (count - 1) * gap
    return Box(left + (room - span) / 2 + index * (width + gap), top, width, width * RATIO)


@cache
def places_for(
    n: int, viewer: int | None, *, mystery: bool, zoom: float = 1.0, room_for: str = ""
) -> Places:
    """Return the places of a table; seats are clockwise from the viewer's own, at the near edge.

    ``zoom`` is how much larger words are wished than usual. ``room_for`` keeps room for what else
    lies at the table: a ``lesson`` in the upper left corner, a ``replay``'s controls beside the
    hand. At a ``couch`` seats stay where all see them, whoever looks.
    """
    brief = zoom > USUAL
    first = 0 if viewer is None or room_for == "couch" else viewer
    others = chairs(n - 1, brief=brief, corner=room_for == "lesson")
    stands = viewer is not None and room_for not in ("couch", "replay")
    ring = [_own(zoom, brief=brief, stands=stands), *(_seat(chair, zoom) for chair in others)]
    seats = tuple(ring[(seat - first) % n] for seat in range(n))
    if brief:
        return _in_large_words(n, seats, zoom, room_for, mystery=mystery, stands=stands)
    many = n > FEW
    deck, discard, middle = _piles(many=many, mystery=mystery)
    replay = room_for == "replay"
    return Places(
        seats=seats,
        zoom=zoom,
        brief=False,
        deck=deck,
        discard=discard,
        stock_card=54,
        middle=middle,
        air=92 if many else 72,
        duel=(_SMALL if replay else _DUEL) if many else None,
        sheet=None,
        prompt=Box(276, 496, 730, 40) if many else Box(304, 496, 672, 40),
        asking=Box(410, 446, 462, 42) if many else Box(304, 446, 672, 42),
        buttons=Box(236, 494, 808, 52) if many else Box(304, 494, 672, 52),
        hand=_HAND if not replay else _SEEN,
        identity=None if replay else Box(10, 562, 256, 150),
        stand=(16, 704, 112),
        stands=stands,
        controls=_CONTROLS,
        captions=Box(228, 266, 236, 84) if many else Box(312, 336, 330, 84),
        meeting=Box(676, 268, 376, 220) if many else Box(308, 334, 346, 158),
    )


_HAND: Final = (284.0, 562.0, 108.0, 12.8)
_DUEL: Final = Duel(base=446, left=330, right=950, size=164, dial=Dial(802, 384, 84))
_SMALL: Final = Duel(base=376, left=330, right=950, size=112, dial=Dial(820, 330, 66))
"""The same over the hands that a replay of the whole truth shows."""
_SEEN: Final = (784.0, 590.0, 54.0, -36.0)
"""A hand in a replay, which nobody plays from."""
_CONTROLS: Final = Box(8, 566, 760, 46), Box(8, 614, 760, 48)


def _piles(
    *, many: bool, mystery: bool
) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float, float]]:
    """Return where stock, discards and what lies in the middle are."""
    if many:
        x = 464.0 if mystery else 500.0
        return (x, 306), (x + 70, 306), (x + 140, 304, 52)
    x = 690.0 if mystery else 726.0
    return (x, 382), (x + 70, 382), (x + 142, 380, 56)


# ---------------------------------------------------------------- a seat


def _seat(chair: Chair, zoom: float) -> SeatPlace:
    """Return where things lie at a chair of the ring."""
    box = chair.box
    x, y = box.x, box.y
    if chair.kind == "large":
        base = y + 158
        # beside it lie the piles of those farther away
        touched = box if y < 200 else Box(x, y + 50, box.width, box.height - 50)
        return SeatPlace(
            touched, chair.kind, (x + 74, base), (144, 170, 176),
            Box(x, base - 3, 292, 34), 22, Dial(x + 165, y + 112, 72), 82,
            (x + 208, base - 2, 80), Box(x + 6, base + 40, 178, 58 * RATIO), 58, 21,
            Box(x + 190, base + 40, 102, 58),
        )  # fmt: skip
    if chair.kind == "far":
        base = y + 116
        return SeatPlace(
            box, chair.kind, (x + 54, base), (104, 116, 118),
            Box(x, base - 2, 166, 28), 19, Dial(x + 134, y + 29, 54), 56,
            (x + 114, base - 1, 50), Box(x + 5, base + 31, 109, 44 * RATIO), 44, 17,
            Box(x + 116, base + 31, 52, 60),
        )  # fmt: skip
    if chair.kind == "brief":
        return _brief(box, zoom)
    right = chair.kind == "right"
    base, bust, inner = y + 128, x + 152 if right else x + 54, x if right else x + 112
    return SeatPlace(
        box, chair.kind, (bust, base), (108, 116, 118),
        Box(x, base - 2, 208, 30), 19, Dial(inner + (13 if right else 81), y + 94, 54), 56,
        (inner + (46 if right else 0), base - 1, 48), Box(inner - 2, y + 4, 100, 42 * RATIO),
        42, 17, None,
    )  # fmt: skip


def _brief(box: Box, zoom: float) -> SeatPlace:
    """Return a seat for large words: the face, the number and the name."""
    high = min(50.0, 27 * zoom)
    base = box.y + box.height - high + 4
    x = box.x + 50
    dial = Dial(box.x + box.width - 46, box.y + 46, 94)
    pile = Box(dial.x - 25, dial.y - 25 * RATIO, 50, 50 * RATIO)
    card = Box(box.x, base - 4, box.width, high)
    return SeatPlace(
        box, "brief", (x, base), (100, 104, 104), card, 18 * zoom, dial, 94,
        (box.x + 2, base - 2, 46), pile, 50, 0, None,
    )  # fmt: skip


def _own(zoom: float, *, brief: bool, stands: bool) -> SeatPlace:
    """Return one's own seat, in the corner beside the hand."""
    if brief:
        box = Box(956, 548, 316, 166)
        card = Box(1094, 554, 176, 154)
        return SeatPlace(
            box, "own", (1040, 640), (0, 0, 0), card, 18 * zoom, Dial(1022, 632, 108), 108,
            (968, 700, 46), Box(993, 590, 58, 58 * RATIO), 58, 0, None,
        )  # fmt: skip
    if not stands:  # all see it as one of the others
        return _seat(Chair("right", Box(1066, 562, 208, 158)), zoom)
    return SeatPlace(
        Box(1010, 566, 264, 148), "own", (1046, 706), (64, 68, 68),
        Box(1014, 668, 256, 40), 22, Dial(1222, 618, 88), 88, (1130, 669, 48),
        Box(1018, 574, 148, 56 * RATIO), 56, 20, None,
    )  # fmt: skip


# ---------------------------------------------------------------- large words


def _in_large_words(
    n: int,
    seats: tuple[SeatPlace, ...],
    zoom: float,
    room_for: str,
    *,
    mystery: bool,
    stands: bool,
) -> Places:
    many, replay = n > FEW, room_for == "replay"
    left, wide = (224.0, 832.0) if many else (140.0, 1000.0)
    sheet = Box(left, 214, wide, 192)
    ask = Box(left, 412, wide, 66)
    return Places(
        seats=seats,
        zoom=zoom,
        brief=True,
        deck=(left + wide - (186 if mystery else 118), 296),
        discard=(left + wide - (118 if mystery else 50), 296),
        stock_card=54,
        middle=(left + wide - 46, 296, 54),
        air=76,
        duel=None,
        sheet=sheet,
        prompt=ask,
        asking=ask,
        buttons=Box(left, 486, wide, 52),
        hand=_SEEN if replay else (146, 548, 116, 18),
        identity=None if replay else Box(8, 552, 132, 162),
        stand=(18, 706, 108),
        stands=stands,
        controls=_CONTROLS,
        captions=Box(left, 412, wide, 66),
        meeting=Box(left, 214, wide - 200, 192),
        lesson=Box(left, 214, wide, 264),
    )
