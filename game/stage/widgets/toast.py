"""The toast: a small sentence over everything, which goes by itself and stops nothing."""

from __future__ import annotations

from typing import Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE

STAYS_MS: Final = 4000
_SIZE: Final = 19.0
_EVERYWHERE: Final = Box(0, 0, 1280, 720)
_EDGE: Final = 26.0
"""Beside a panel at least."""
_RIM: Final = 24.0


class Toast:
    """One sentence at a time; the newest is shown."""

    def __init__(self) -> None:
        """Begin with nothing to say."""
        self.sentence = ""
        self._left = 0.0

    def say(self, sentence: str) -> None:
        """Show a sentence for a while."""
        self.sentence, self._left = sentence, STAYS_MS

    def pass_time(self, ms: float) -> None:
        """Let time pass."""
        self._left -= ms
        if self._left <= 0:
            self.sentence = ""

    def draw(self, canvas: Canvas, zoom: float = 1.0, spare: Box | None = None) -> None:
        """Paint the sentence at the upper edge, as large as asked: a long one in several lines.

        ``spare`` is where the scene below has nothing to press, if it says so.
        """
        if not self.sentence:
            return
        size, font = _SIZE * zoom, theme.TEXT_BOLD
        where = spare or _EVERYWHERE
        middle = where.x + where.width / 2
        lines = canvas.even(self.sentence, where.width - 2 * (_EDGE + _RIM), size, font)
        wide = max(canvas.text_width(line, size, font) for line in lines) + 2 * _RIM
        high = size * LINE * (len(lines) - 1) + size + 28
        canvas.panel(middle - wide / 2, 8, wide, high, 16, theme.PAPER)
        for row, line in enumerate(lines):
            y = 22 + size / 2 + row * size * LINE
            canvas.text(line, middle, y, size, theme.INK, font, align="middle")
