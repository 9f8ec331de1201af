"""Those before the second window, and all the words that they read."""

from __future__ import annotations

from couching import FRAME_MS, Eye

from game.scenes.shared.onlookers import Onlookers
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.places import assets_root


class _Eye(Eye):
    """An eye that also reads what is painted apart and put there."""

    def part(self, x: float, y: float, width: float, height: float) -> Canvas:
        other = super().part(x, y, width, height)
        part = _Eye(self.art, self.hints, other.surface, self.written)
        part.k, part.left, part.top = other.k, other.left, other.top
        return part


def written(onlookers: Onlookers, stack: Stack, ms: int = FRAME_MS) -> str:
    """Return all words that onlookers read after so long."""
    for _ in range(max(1, ms // FRAME_MS)):
        onlookers.follow(stack, FRAME_MS)
    eye = _Eye(Art(assets_root()), onlookers.hints)
    onlookers.draw(eye)
    return " ".join(eye.written)
