"""The village in the evening, behind everything that is no table."""

from __future__ import annotations

import pygame

from game.games import game_of
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import INK


def evening(canvas: Canvas, *, blurred: bool = False, over: str = "") -> pygame.Surface:
    """Return the village as a picture of the whole table, perhaps with an SVG text over it."""
    return canvas.ground("scene_village", blur=4 if blurred else 0, over=over, far=True)


def backdrop(canvas: Canvas) -> None:
    """Paint the village, blurred, over the whole window: nothing lies below."""
    canvas.surface.fill(INK)
    canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))


def crowd(canvas: Canvas, game: str, aside: float = 0) -> None:
    """Paint the village, and a game's characters before it, moved so many units to the left."""
    canvas.surface.blit(evening(canvas), canvas.spot(0, 0))
    cast(canvas, game, aside)


def cast(canvas: Canvas, game: str, aside: float = 0) -> None:
    """Paint a game's characters, moved so many units to the left."""
    its = game_of(game).cast
    if its is not None:
        its.crowd(canvas, aside)
