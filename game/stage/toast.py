"""The toast: a small sentence over everything, which goes by itself and stops nothing."""

from __future__ import annotations

from typing import Final

from game.stage import theme
from game.stage.canvas import Canvas

STAYS_MS: Final = 4000
_SIZE: Final = 19.0


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
        """Paint the sentence at the upper edge."""
        if not self.sentence:
            return
        size = canvas.fitted(self.sentence, 1180, _SIZE * zoom, theme.TEXT_BOLD)
        wide = min(1240.0, canvas.text_width(self.sentence, size, theme.TEXT_BOLD) + 48)
        high = size + 28
        canvas.panel(640 - wide / 2, 8, wide, high, 16, theme.PAPER)
        canvas.text(
            self.sentence, 640, 8 + high / 2, size, theme.INK, theme.TEXT_BOLD, align="middle"
        )
