"""The toast: a small sentence over everything, which goes by itself and stops nothing."""

from __future__ import annotations

from typing import Final

from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.filling import LINE

STAYS_MS: Final = 4000
_SIZE: Final = 19.0
_ROOM: Final = 1180.0


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

    def draw(self, canvas: Canvas, zoom: float = 1.0) -> None:
        """Paint the sentence at the upper edge, as large as asked: a long one in several lines."""
        if not self.sentence:
            return
        size, font = _SIZE * zoom, theme.TEXT_BOLD
        lines = canvas.even(self.sentence, _ROOM, size, font)
        wide = max(canvas.text_width(line, size, font) for line in lines) + 48
        high = size * LINE * (len(lines) - 1) + size + 28
        canvas.panel(640 - wide / 2, 8, wide, high, 16, theme.PAPER)
        for row, line in enumerate(lines):
            y = 22 + size / 2 + row * size * LINE
            canvas.text(line, 640, y, size, theme.INK, font, align="middle")
