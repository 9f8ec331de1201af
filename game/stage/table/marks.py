"""Marks: what any table paints on cards and places that may be chosen, or that are empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.core.targets import HAND, SEAT, SLOT, kind_of
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.paint import repeating, theme
from game.stage.paint.canvas import WIDTH, Canvas, html

SEAT_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The keys of the seats, in their order."""
_ROUND: Final = 2.0
"""Corners of shadows of what flies are round by so many units, or twice as many, and so on."""
_NARROW: Final = 24
"""Units of a card that is too narrow to throw a shadow."""
_SWOLLEN: Final = 1.12
"""How much larger a card becomes on most ways."""
CARD_RATIO: Final = 1.4
"""How high a card is against its width."""


def slot(
    canvas: Canvas, x: float, y: float, width: float, high: float, *, bare: bool = False
) -> None:
    """Paint an empty place for a card, of paper or on the ``bare`` wood of a table."""
    # dashes by hand: SDL's SVG reader joins the ends of a dashed path at some sizes
    dashes = _dashes(8, width - 8, lambda at, to: f"M{at},1.5 H{to} M{at},{high - 1.5:.1f} H{to}")
    dashes += _dashes(8, high - 8, lambda at, to: f"M1.5,{at} V{to} M{width - 1.5:.1f},{at} V{to}")
    fill, line = (theme.INK, theme.PAPER) if bare else (theme.PAPER_2, (191, 162, 124))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {high:.1f}">'
        f'<rect x="1.5" y="1.5" width="{width - 3:.1f}" height="{high - 3:.1f}" rx="6" '
        f'fill="{html(fill)}" fill-opacity="{0.14 if bare else 1}"/>'
        f'<path d="{dashes}" stroke="{html(line)}" stroke-width="2" fill="none" '
        f'stroke-opacity="{0.6 if bare else 1}"/></svg>'
    )
    canvas.drawing(svg, x, y, width, high)


def bare_slot(canvas: Canvas, box: Box) -> None:
    """Paint an empty place on the bare table."""
    slot(canvas, box.x, box.y, box.width, box.height, bare=True)


def counted(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    least: float = 42.0,
    fill: theme.Colour = theme.INK,
) -> None:
    """Write around a point how many cards there are, and never beside the table."""
    wide, high = max(least, canvas.text_width(text, size, theme.BUTTON) + 8), size + 8
    x = min(max(x, wide / 2), WIDTH - wide / 2)
    canvas.rect(x - wide / 2, y - high / 2, wide, high, fill, 9)
    canvas.text(text, x, y + 0.5, size, theme.PAPER, theme.BUTTON, align="middle")


def _dashes(start: float, end: float, pair: Callable[[float, float], str]) -> str:
    """Return dashes of about 6 units with gaps of 5 that begin and end with a whole one."""
    count = max(1, round((end - start + 5) / 11))
    step = (end - start + 5) / count
    return " ".join(
        pair(round(start + at * step, 1), round(start + at * step + step - 5, 1))
        for at in range(count)
    )


def card_shadow(canvas: Canvas, pose: Pose, width: float, high: float) -> None:
    """Paint what a card throws on the table: more when it is lifted, none when it is far turned.

    ``width`` and ``high`` are those it is seen with, in units.
    """
    if abs((pose.turn + 90) % 180 - 90) >= 16 or width < _NARROW:
        return
    left, top, lifted = pose.x - width / 2, pose.y - high / 2, pose.lift > 0.5
    radius, blur, dark = _thrown(width, lifted=lifted)
    if lifted:
        dx, dy = pose.lift * 0.5, pose.lift
    else:
        dx, dy = width * 0.02 + 1, width * 0.03 + 1.5
    width, high = round(width / 4) * 4, round(high / 4) * 4
    alpha = _step(dark * pose.alpha)
    canvas.shadow(left, top, width, high, radius, dx=dx, dy=dy, blur=blur, alpha=alpha)


def shadow_ahead(canvas: Canvas, width: float) -> None:
    """Draw the corners of the shadows of a card of so many units that will fly and lie.

    At 4K one takes 1 to 5 ms, and a crowd that begins to fly wants five of them at once.
    """
    for wide, lifted in ((width, False), (width, True), (width * _SWOLLEN, True)):
        if wide >= _NARROW:
            high = round(wide * CARD_RATIO / 4) * 4
            radius, blur, dark = _thrown(wide, lifted=lifted)
            canvas.shade(round(wide / 4) * 4, high, radius, blur=blur, alpha=_step(dark))


def _thrown(width: float, *, lifted: bool) -> tuple[float, float, float]:
    """Return how round a card's shadow is and how far it is blurred, in units, and how dark."""
    radius = width * 0.1
    if not lifted:
        return radius, 2 + width * 0.02, 105
    return round(radius / _ROUND) * _ROUND, 7.0, 90  # no eye rests on it: corners of few kinds do


def _step(dark: float) -> int:
    # shadows are kept by size and darkness: coarse steps, or every frame would make its own
    return round(dark / 20) * 20


def names_seat(number: int, cue: Cue) -> bool:
    """Say whether a number touches a seat now; else it touches a card of one's hand, if any.

    While a card is aimed all numbers are seats', of those too at whom it may not be thrown; where
    it may go into a slot as well, they are those of the seats that may be meant.
    """
    kinds = _kinds(cue)
    if SEAT.name not in kinds or number >= len(SEAT_KEYS):
        return False
    if cue.touched:
        return SLOT.name not in kinds or SEAT.at(number) in cue.lit
    return HAND.name not in kinds


def numbered_seats(cue: Cue, playing: Iterable[int]) -> list[int]:
    """Return the seats on which numbers stand, of those that are still in."""
    return sorted(
        seat
        for seat in playing
        if names_seat(seat, cue) and (cue.touched or SEAT.at(seat) in cue.lit)
    )


def _kinds(cue: Cue) -> set[str]:
    """Return what kinds of places may be chosen."""
    return set(map(kind_of, cue.lit))


def numbers_slots(lit: frozenset[str], chosen: str | None) -> bool:
    """Say whether numbers touch slots now: neither seats nor cards of a hand are chosen among."""
    kinds = set(map(kind_of, lit))
    return SLOT.name in kinds and chosen not in HAND and not kinds & {SEAT.name, HAND.name}


def hand_key(
    canvas: Canvas, box: Box, x: float, index: int, cue: Cue, *, dim: bool, above: bool = False
) -> None:
    """Paint the key of cards of a hand on their lower edge, at ``x``; dim ones are veiled.

    ``above`` is on their upper edge. There is none where that key touches a seat now.
    """
    if dim:
        radius = box.height / CARD_RATIO * 0.1
        canvas.rect(box.x, box.y, box.width, box.height, theme.INK, radius, 0.38)
    if cue.played and index < len(SEAT_KEYS) and not names_seat(index, cue):
        key(canvas, x, box.y - 12 if above else box.y + box.height - 6, SEAT_KEYS[index])


def key(canvas: Canvas, x: float, y: float, name: str) -> None:
    """Paint a key below a point, where cards and seats are chosen by keys of the top row."""
    hints = canvas.hints
    given = hints.cap(name)
    if given not in (*SEAT_KEYS,) and not given.isdigit() and not (given and hints.part):
        return  # chosen by other ways than by numbers
    canvas.rect(x - 14, y, 28, 25, theme.INK, 9)
    text = hints.short(given)
    canvas.text(text, x, y + 12.5, 18, theme.PAPER, theme.BUTTON, align="middle")


def running_out(canvas: Canvas, box: Box, left: float) -> None:
    """Paint over a card how much of the time to think again is left, 1 to 0."""
    canvas.rect(box.x - 2, box.y - 20, box.width + 4, 11, theme.INK, 5.5)
    canvas.rect(box.x, box.y - 18, max(7.0, box.width * left), 7, theme.LEMON, 3.5)


def glow(canvas: Canvas, box: Box, *, focused: bool, radius: float = 18) -> None:
    """Paint the frame of a place that may be chosen."""
    _frame(canvas, box, theme.LEMON, 6 if focused else 3.5, radius)


def focus(canvas: Canvas, box: Box) -> None:
    """Paint the frame of a place that is pointed at and may not be chosen."""
    _frame(canvas, box, theme.WHITE, 3, 18)


def _frame(canvas: Canvas, box: Box, colour: theme.Colour, thick: float, radius: float) -> None:
    out, k = thick / 2 + 2, canvas.k
    more = 2 * out + thick
    size = max(1, canvas.pixels(box.width + more)), max(1, canvas.pixels(box.height + more))
    wide, high = drawn = repeating.drawn(*size, (radius + out + thick) * k)
    inset, line = thick / 2 * k, thick * k
    inside = (
        f'x="{inset:.2f}" y="{inset:.2f}" width="{wide - line:.2f}" height="{high - line:.2f}" '
        f'rx="{(radius + out) * k:.2f}" fill="none"'
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
        f'<rect {inside} stroke="{html(theme.INK)}" stroke-width="{line:.2f}" '
        'stroke-opacity="0.6"/>'
        f'<rect {inside} stroke="{html(colour)}" stroke-width="{line * 0.7:.2f}"/></svg>'
    )
    left, top = box.x - out - thick / 2, box.y - out - thick / 2
    canvas.drawing(svg, left, top, box.width + more, box.height + more, drawn)
