"""Place cards: who sits there, on folded paper before them; and the foot a portrait stands on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import Colour

AIMED: Final = (255, 226, 214)
BLAMING: Final = (255, 216, 240)
FAINT: Final = (226, 210, 184)
FOOT: Final = 1.12
"""How wide the foot of a portrait is against it."""
_SIGN: Final = 1.12
"""A sign's size against the words beside it."""
_END: Final = 5.0
"""Between a name and what stands behind it."""
SMALL_NAME: Final = 15.0
"""A name that has no room is written so small before it is cut."""
_NEAR, _FAR = 0.14, 0.42
"""Between a sign and its words, and between two pairs of them, against their size."""
_PLAYS: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">'
    f'<path d="M3,2 L14,8 L3,14Z" fill="{html(theme.INK)}"/></svg>'
)
Piece = tuple[str, str, Colour]
"""A sign, '' for none, and the words behind it."""


_EDGED: Final = {"aim": (AIMED, theme.RED_TEXT), "blame": (BLAMING, (150, 20, 104))}


def place_card(
    canvas: Canvas,
    box: Box,
    state: str = "",
    *,
    faint: bool = False,
    inset: float = 0,
    sign: bool = True,
    picture: str = "",
) -> float:
    """Paint a card, with the ``sign`` of who ``turn``s, is the ``aim``, ``blame``s or has ``won``.

    Return where words begin; the sign stands so far inside. A ``picture`` stands for it.
    """
    x, y = box.x + 9 + inset, box.y + box.height / 2
    if state in _EDGED:
        fill, edge = _EDGED[state]
        wide, high = box.width + 4, box.height + 4
        canvas.panel(box.x - 2, box.y - 2, wide, high, 11, fill, shadow=False)
        _edged(canvas, box, edge)
    else:
        fill = theme.LEMON if state in ("turn", "won") else FAINT if faint else theme.PAPER
        canvas.panel(box.x, box.y, box.width, box.height, 9, fill)
    side = min(26.0, box.height * 0.74)
    if picture:
        canvas.picture(picture, x - 4, y - side / 2, side, side)
        x += side
    elif state == "turn" and sign:
        canvas.drawing(_PLAYS, x - 2, y - side * 0.35, side * 0.7, side * 0.7)
        x += side * 0.66
    elif state == "aim" and sign:
        canvas.picture("icon_aim", x - 5, y - side / 2, side, side)
        x += side - 4
    return x


def _edged(canvas: Canvas, box: Box, colour: Colour) -> None:
    wide, high = box.width + 4, box.height + 4
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.1f}">'
        f'<rect x="2" y="2" width="{wide - 4:.1f}" height="{high - 4:.1f}" rx="9" fill="none" '
        f'stroke="{html(colour)}" stroke-width="4"/></svg>'
    )
    canvas.drawing(svg, box.x - 2, box.y - 2, wide, high)


def inscribe(
    canvas: Canvas,
    box: Box,
    x: float,
    name: str,
    rows: Sequence[Sequence[Piece]],
    size: float,
    small: float,
    colour: Colour,
) -> None:
    """Write a name from ``x`` on, and the first of some rows that leaves it room at the right end.

    Where even the last leaves too little, the row is written smaller, then the name a little below
    the usual floor, and then the name is cut.
    """
    end, y, bold = box.x + box.width - 9, box.y + box.height / 2 + 0.5, theme.TEXT_BOLD

    def room(row: Sequence[Piece], small: float) -> float:
        taken = pieces_width(canvas, row, small, theme.BUTTON) + _END if row else 0.0
        return end - x - taken

    least = canvas.text_width(name, theme.FLOOR, bold)
    row = next((one for one in rows if room(one, small) >= least), rows[-1])
    while small > theme.FLOOR and canvas.text_width(name, size, bold) > room(row, small):
        small = max(theme.FLOOR, small - 0.5)
    size = canvas.fitted(name, room(row, small), size, bold, least=SMALL_NAME)
    canvas.text(name, x, y, size, colour, bold, room=room(row, small))
    pieces(canvas, row, x + room(row, small) + _END, y, small)


def centred(
    canvas: Canvas, row: Sequence[Piece], x: float, y: float, size: float, room: float = 200
) -> None:
    """Paint signs and their words around a point, smaller where they have no room."""
    while size > theme.FLOOR and pieces_width(canvas, row, size, theme.BUTTON) > room:
        size -= 0.5
    pieces(canvas, row, x - pieces_width(canvas, row, size, theme.BUTTON) / 2, y, size)


def foot(canvas: Canvas, left: float, base: float, width: float) -> None:
    """Paint the foot of a portrait that stands on ``base``."""
    wide = width * FOOT
    canvas.picture("stand", left - (wide - width) / 2, base - wide * 0.2, wide, wide / 3)


def tag(canvas: Canvas, x: float, y: float, sign: str, *, strokes: int = 0) -> None:
    """Paint a small tag around a point with a sign, and up to four strokes beside it."""
    side, more = 24.0, 12.0 if strokes else 0.0
    wide, high = side + more + 6, side + 4
    left, top = x - wide / 2, y - high / 2
    canvas.panel(left, top, wide, high, 8, theme.PAPER, line=2, shadow=False)
    canvas.picture(sign, left + 3, top + 2, side, side)
    for stroke in range(4 if strokes else 0):
        fill = theme.INK if stroke < strokes else theme.WOOD
        canvas.rect(left + side + 4, top + high - 8 - stroke * 5.4, 8, 3.8, fill, 1)


def pieces_width(canvas: Canvas, pieces: Sequence[Piece], size: float, font: str) -> float:
    """Return how wide signs and their words are in a row."""
    wide = 0.0
    for sign, text, _ in pieces:
        wide += size * _SIGN if sign else 0
        wide += size * _NEAR if sign and text else 0
        wide += canvas.text_width(text, size, font) if text else 0
    return wide + size * _FAR * max(0, len(pieces) - 1)


def pieces(
    canvas: Canvas,
    row: Sequence[Piece],
    x: float,
    y: float,
    size: float,
    font: str = theme.BUTTON,
) -> float:
    """Paint signs and their words in a row from ``x`` on; return where they end."""
    side = size * _SIGN
    for at, (sign, text, colour) in enumerate(row):
        x += size * _FAR if at else 0
        if sign:
            canvas.picture(sign, x, y - side / 2, side, side)
            x += side + (size * _NEAR if text else 0)
        if text:
            x += canvas.text(text, x, y, size, colour, font)
    return x
