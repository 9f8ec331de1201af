"""Seat places: where who sits there, card, dial, portrait, pile and slip are at a seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.stage.motion.layout import Box
from game.stage.table.dials import Dial
from game.stage.table.marks import CARD_RATIO
from game.stage.table.ring import Chair


@dataclass(frozen=True, slots=True, kw_only=True)
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
    mirrored: bool = False
    """Whether who sits there is at its right."""

    @property
    def inset(self) -> float:
        """How far inside the place card its words begin, beside a portrait that stands there."""
        left, _, width = self.tile
        return left + width - self.card.x if self.mirrored else 0.0

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


def seat_place(chair: Chair, zoom: float) -> SeatPlace:
    """Return where things lie at a chair of the ring."""
    box = chair.box
    x, y = box.x, box.y
    if chair.kind == "large":
        base, mirrored = y + 158, chair.mirrored
        # beside it lie the piles of those farther away
        touched = box if y < 200 else Box(x, y + 50, box.width, box.height - 50)
        return SeatPlace(
            box=touched,
            kind=chair.kind,
            bust=(x + (212 if mirrored else 74), base),
            sizes=(144, 170, 176),
            card=Box(x, base - 3, 292, 34),
            name=22,
            dial=Dial(x + (127 if mirrored else 165), y + 105, 72),
            hot=82,
            tile=(x + (4 if mirrored else 208), base - 2, 80),
            pile=Box(x + 6, base + 40, 178, 58 * CARD_RATIO),
            width=58,
            strip=21,
            slip=Box(x + 190, base + 40, 102, 58),
            mirrored=mirrored,
        )
    if chair.kind == "far":
        base = y + 116
        return SeatPlace(
            box=box,
            kind=chair.kind,
            bust=(x + 54, base),
            sizes=(104, 116, 118),
            card=Box(x, base - 2, 166, 28),
            name=19,
            dial=Dial(x + 134, y + 29, 54),
            hot=56,
            tile=(x + 114, base - 1, 50),
            pile=Box(x + 5, base + 31, 109, 44 * CARD_RATIO),
            width=44,
            strip=17,
            slip=Box(x + 114, base + 31, 54, 60),
        )
    if chair.kind == "brief":
        return _brief(box, zoom)
    right = chair.kind == "right"
    base, bust, inner = y + 128, x + 152 if right else x + 54, x if right else x + 112
    return SeatPlace(
        box=box,
        kind=chair.kind,
        bust=(bust, base),
        sizes=(108, 116, 118),
        card=Box(x, base - 2, 208, 30),
        name=19,
        dial=Dial(inner + (13 if right else 81), y + 94, 54),
        hot=56,
        tile=(inner + (46 if right else 0), base - 1, 48),
        pile=Box(inner - 2, y + 4, 100, 42 * CARD_RATIO),
        width=42,
        strip=17,
        slip=None,
    )


def _brief(box: Box, zoom: float) -> SeatPlace:
    """Return a seat for large words: the face, the number and the name."""
    high = min(50.0, 27 * zoom)
    base = box.y + box.height - high + 4
    x = box.x + 50
    dial = Dial(box.x + box.width - 46, box.y + 46, 94)
    pile = Box(dial.x - 25, dial.y - 25 * CARD_RATIO, 50, 50 * CARD_RATIO)
    card = Box(box.x, base - 4, box.width, high)
    return SeatPlace(
        box=box,
        kind="brief",
        bust=(x, base),
        sizes=(100, 104, 104),
        card=card,
        name=18 * zoom,
        dial=dial,
        hot=94,
        tile=(box.x + 2, base - 2, 46),
        pile=pile,
        width=50,
        strip=0,
        slip=None,
    )


def corner_place(
    zoom: float, *, brief: bool, stands: bool, off: tuple[float, float] = (0, 0)
) -> SeatPlace:
    """Return one's own seat, in the corner beside the hand or so far ``off`` it."""
    x, y = off
    if brief:
        box = Box(956 + x, 548 + y, 316, 166)
        card = Box(1094 + x, 554 + y, 176, 154)
        return SeatPlace(
            box=box,
            kind="own",
            bust=(1040 + x, 640 + y),
            sizes=(0, 0, 0),
            card=card,
            name=18 * zoom,
            dial=Dial(1022 + x, 632 + y, 108),
            hot=108,
            tile=(954 + x, 712 + y, 46),
            pile=Box(993 + x, 590 + y, 58, 58 * CARD_RATIO),
            width=58,
            strip=0,
            slip=None,
        )
    if not stands:  # all see it as one of the others
        return seat_place(Chair("right", Box(1066 + x, 562 + y, 208, 158)), zoom)
    return SeatPlace(
        box=Box(1010, 566, 264, 148),
        kind="own",
        bust=(1046, 706),
        sizes=(64, 68, 68),
        card=Box(1014, 668, 256, 40),
        name=22,
        dial=Dial(1222, 618, 88),
        hot=88,
        tile=(1130, 669, 48),
        pile=Box(1018, 574, 148, 56 * CARD_RATIO),
        width=56,
        strip=20,
        slip=None,
    )


def fold_width(count: int) -> float:
    """Return the room of the label that says how many cards are folded away."""
    return 28 if count < 10 else 38
