"""Card seats: who sits around a table with one card each before them, for 2 to 9 others.

Those at the far edge have it beside them over one place card, and so have two at one side; one at
a side is large and has it on the table in front. Measures are those of the study of the café.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.busts import Cut, bust, rays
from game.stage.table.verdicts import reach

_ROW: Final = 192.0
_BUST: Final = 100.0
_CARD: Final = 94.0
"""How wide a seat at the far edge is, how large who sits there, and how wide the card."""
_OUT: Final = 49.0
"""From a place card's end to the middle of who stands over it."""
_TOP: Final = 55.0
_MIDDLE: Final = 641.0
_LESSON: Final = 404.0
"""A lesson has what is left of this."""
_SPEECH: Final = (250.0, 106.0)
"""What is free before the window beside a head."""
_LIT: Final = {
    "turn": theme.LEMON, "won": theme.LEMON, "aim": theme.TOMATO, "blame": theme.MAGENTA,
}  # fmt: skip
_GROWN: Final = 1.1
"""How much larger somebody is who matters now."""
_SCALES: Final = {2: 1.4, 3: 1.2, 4: 1.2, 5: 1.1, 6: 1.06, 7: 1.08}


@dataclass(frozen=True, slots=True)
class CardSeat:
    """Where one seat is, and what lies before it."""

    seat: Box
    """Who sits there, with their place card."""
    bust: tuple[float, float]
    """The middle of who sits there, and where their chest ends."""
    size: float
    plate: Box
    """The place card."""
    card: Box
    """What it answers with."""
    thumb: tuple[float, float]
    """The middle of its vote."""
    tip: tuple[float, float]
    """Where the tail of what it says ends."""
    says: Box
    """Where what it says has room."""
    lean: float = 0.0
    """How far its card is turned, in degrees."""

    @property
    def head(self) -> Box:
        """Where the head of who sits there is."""
        (x, base), wide = self.bust, self.size * 0.7
        return Box(x - wide / 2, base - 1.3 * wide, wide, wide)

    def middle(self, *, alone: bool) -> tuple[float, float]:
        """Return where somebody stands: over the middle where no card will lie beside them."""
        x, base = self.bust
        beside = self.card.y < base - 20 and abs(self.card.middle[0] - x) > 20
        return (self.plate.middle[0], base) if alone and beside else (x, base)


def paint_rays(canvas: Canvas, stand: CardSeat, *, alone: bool = False) -> None:
    """Paint the rays behind who acts, who stands ``alone`` where no card will lie."""
    x, base = stand.middle(alone=alone)
    rays(canvas, x, base - stand.size * 0.5, stand.size * 0.78)


def paint_sitter(
    canvas: Canvas, stand: CardSeat, face: str, mark: str, *, alone: bool = False, own: bool = False
) -> None:
    """Paint who sits there, lit and larger by their mark, as place cards have them."""
    x, base = stand.middle(alone=alone)
    size = stand.size * (_GROWN if mark else 1)
    weight = "" if mark or own else "calm"
    if face:
        bust(canvas, Cut(face, size, _LIT.get(mark), weight, x > _MIDDLE), x, base)


@dataclass(frozen=True, slots=True)
class Around:
    """How the seats of a table are: how many others, how large, and where they have to say."""

    others: int
    ratio: float
    """How high a card is against its width."""
    plate: float
    """How high a place card is."""
    left: Box
    right: Box
    """Where those on both sides have room to say something."""
    near: tuple[float, float]
    """The left end and the foot of one's own place card."""
    lesson: bool = False
    """Whether all sit right of a lesson's panel; then there are three at most."""

    @property
    def window(self) -> bool:
        """Whether few enough sit at the far edge for the window between them to be free."""
        return self.others <= 4 and not self.lesson

    @property
    def scale(self) -> float:
        """How much larger than least those at the far edge are."""
        return 1.1 if self.lesson else _SCALES.get(self.others, 1.0)

    @property
    def base(self) -> float:
        """Where the chests of those at the far edge end."""
        return _TOP + _CARD * self.scale * self.ratio


def card_seats(its: Around) -> Iterator[CardSeat]:
    """Yield the seats of all, one's own at the near edge first, then clockwise from the left."""
    yield _near(its)
    many = its.others
    if its.lesson:
        for x in (_LESSON, 640.0):
            yield _far(its, x, its.right)
        if many > 2:
            yield _side(its, 1170)
        return
    sides = 2 if many > 6 else int(many > 2)
    ends = 0 if many == 3 else sides
    if sides == 1:
        yield _side(its, 110)
    else:
        yield from reversed([_aside(its, 6.0, at) for at in range(sides)])
    wide, far = _ROW * its.scale, many - sides - ends
    if its.window:
        in_from = 120.0 if sides else 84.0
        yield _far(its, in_from, None, outer=True)
        yield _far(its, 1280 - wide - in_from, None)
    else:
        step = min(wide + 26, (984 - wide) / (far - 1))
        start = 640 - ((far - 1) * step + wide) / 2
        for x in (start + at * step for at in range(far)):
            yield _far(its, x, its.left if x + wide / 2 < _MIDDLE else its.right)
    if ends == 1:
        yield _side(its, 1170)
    else:
        yield from (_aside(its, 1066.0, at) for at in range(ends))


def _far(its: Around, x: float, says: Box | None, *, outer: bool = False) -> CardSeat:
    """Return a seat at the far edge: a bust and a card over one place card.

    Without a box to speak in it speaks before the window, beside its head; ``outer`` has its card
    on the outer side.
    """
    scale, base = its.scale, its.base
    wide, card, size = _ROW * scale, _CARD * scale, _BUST * scale
    if says is None:
        room, high = _SPEECH
        says = Box(x + wide + 20 if outer else x - 20 - room, 58, room, high)
        tip = (x + wide - 8 if outer else x + 8, base - size * 0.42)
    elif x + wide / 2 < _MIDDLE:
        inside = max(x + 16, says.x + 8, min(x + wide * 0.3, says.x + says.width - 30))
        tip = (inside, base + 1 + its.plate)
    else:
        tip = (min(max(x + 20, says.x + 26), x + wide - 20), base + 1 + its.plate)
    return CardSeat(
        seat=Box(x, base - size, wide, size + 1 + its.plate),
        bust=(x + (wide - _OUT * scale if outer else _OUT * scale), base),
        size=size,
        plate=Box(x, base + 1, wide, its.plate),
        card=Box(
            x if outer else x + wide - card, base + 1 - card * its.ratio, card, card * its.ratio
        ),
        thumb=(x + wide - 22 if outer else x + 22, base - 20),
        tip=tip,
        says=says,
    )


def _side(its: Around, x: float) -> CardSeat:
    """Return a large seat at one side: a bust, and its card on the table before it."""
    base, size, card, left = 368.0, 144.0, 116.0, x < 640
    return CardSeat(
        seat=Box(x - 100, base - size, 200, size - 2 + its.plate),
        bust=(x, base),
        size=size,
        plate=Box(x - 100, base - 2, 200, its.plate),
        card=Box(x - card / 2, base + its.plate + 8, card, card * its.ratio),
        thumb=(x - 74, base - 26),
        tip=(x + 62 if left else x - 62, base - size * 0.42),
        says=its.left if left else its.right,
        lean=3.0 if left else -3.0,
    )


def _aside(its: Around, x: float, at: int) -> CardSeat:
    """Return the at-th of two seats at one side, from above."""
    card, left = 110.0 if its.plate < 34 else 100.0, x < 640
    y = its.base + its.plate - 2 + at * (card * its.ratio + its.plate + 13)
    base = y + card * its.ratio + 2
    laid = Box(x + 208 - card, base + 1 - card * its.ratio, card, card * its.ratio)
    says = its.left if left else its.right
    if left:  # a gavel on its card covers no word of its plea
        over = max(0.0, reach(laid) + 4 - says.x)
        says = Box(says.x + over, says.y, says.width - over, says.height)
    return CardSeat(
        seat=Box(x, base - 108, 208, 109 + its.plate),
        bust=(x + _OUT, base),
        size=108,
        plate=Box(x, base + 1, 208, its.plate),
        card=laid,
        thumb=(x + 20, base - 20),
        tip=(x + 208, base + its.plate / 2) if left else (x + 6, base - 46),
        says=says,
    )


def _near(its: Around) -> CardSeat:
    """Return one's own seat, beside the hand."""
    (x, foot), card = its.near, 98.0 if its.plate < 34 else 91.0
    base = foot - its.plate
    return CardSeat(
        seat=Box(x, base - 104, 242, 104 + its.plate),
        bust=(x + 56, base),
        size=104,
        plate=Box(x, base, 242, its.plate),
        card=Box(x + 132, base - 3 - card * its.ratio, card, card * its.ratio),
        thumb=(x + 22, base - 22),
        tip=(x + 48, base - 100),
        says=its.right,
        lean=-2.0,
    )
