"""The duel: who acts and who is aimed at, large, in the middle of a table of many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.stage.motion.easing import out_cubic
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.table.busts import Cut, bust, rays
from game.stage.table.dials import Dial

_GROUND: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 784 96">'
    f'<ellipse cx="392" cy="48" rx="392" ry="48" fill="{html(theme.INK)}" fill-opacity="0.34"/>'
    "</svg>"
)
_CARD: Final = 34.0
_NARROW, _BROAD = 140.0, 180.0
_SLIDE: Final = 24.0
"""From how far aside the two come."""
_STEPS: Final = 4
"""In so many steps they become clear: each is a picture of its own for a moment."""
ENTER_MS: Final = 180.0


@dataclass(frozen=True, slots=True)
class Duel:
    """Where the two stand: the line of their chests, their middles, how large; and a dial."""

    base: float
    left: float
    right: float
    size: float
    dial: Dial


def duel_cuts(duel: Duel, faces: tuple[str, str]) -> tuple[Cut, Cut]:
    """Return how who acts and who is aimed at are cut out."""
    return (
        Cut(faces[0], duel.size, theme.LEMON),
        Cut(faces[1], duel.size * 0.97, theme.TOMATO, mirrored=True),
    )


def paint_duel(
    canvas: Canvas, duel: Duel, faces: tuple[str, str], names: tuple[str, str], size: float
) -> None:
    """Paint who acts, and who is aimed at, with their names so large."""
    if not canvas.art.strong:
        canvas.drawing(_GROUND, (duel.left + duel.right) / 2 - 392, duel.base - 58, 784, 96)
    rays(canvas, duel.left, duel.base - duel.size * 0.5, duel.size * 0.74)
    for cut, x in zip(duel_cuts(duel, faces), (duel.left, duel.right), strict=True):
        bust(canvas, cut, x, duel.base)
    canvas.picture("icon_aim", duel.right - duel.size * 0.72, duel.base - duel.size, 56, 56)
    fills = theme.LEMON, theme.PAPER
    for x, name, fill in zip((duel.left, duel.right), names, fills, strict=True):
        fitted = canvas.fitted(name, _BROAD, size, theme.TEXT_BOLD)
        room = max(_NARROW, canvas.text_width(name, fitted, theme.TEXT_BOLD) + 28)
        canvas.panel(x - room / 2, duel.base - 4, room, _CARD, 9, fill)
        y = duel.base - 3.5 + _CARD / 2
        canvas.text(name, x, y, fitted, theme.INK, theme.TEXT_BOLD, align="middle", room=room)


def paint_entering(canvas: Canvas, duel: Duel, faces: tuple[str, str], part: float) -> None:
    """Paint at 0..1 of its way how the two slide in from both sides."""
    shown = out_cubic(part)
    alpha = round(shown * _STEPS) / _STEPS
    ways = (-_SLIDE, _SLIDE)
    for cut, x, way in zip(duel_cuts(duel, faces), (duel.left, duel.right), ways, strict=True):
        bust(canvas, cut, x + way * (1 - shown), duel.base, alpha)
