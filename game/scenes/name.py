"""A game's name: its logo, or words where it has no pictures of its own."""

from __future__ import annotations

from game.games import FIRST
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_TALL = 0.4
"""How high words may be against a logo, which has drips and splats around its letters."""


def has_logo(canvas: Canvas, game: str) -> bool:
    """Say whether a game's name is a picture; the first one's pictures are everybody's."""
    return game == FIRST or canvas.art.has_skin(game)


def paint_name(
    canvas: Canvas, game: str, title: str, x: float, y: float, wide: float, high: float
) -> None:
    """Paint a game's name in a box."""
    if has_logo(canvas, game):
        with canvas.art.wearing(game):
            canvas.picture("logo", x, y, wide, high)
        return
    size = canvas.fitted(title, 0.86 * wide, _TALL * high, theme.TITLE)
    canvas.text(
        title, x + wide / 2, y + high / 2, size, theme.LEMON, theme.TITLE, align="middle",
        outline=theme.INK, outline_width=max(2.5, size / 14),
    )  # fmt: skip
