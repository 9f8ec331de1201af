"""Pips: the chips that a person lays at a seat, for what they suspect of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.pages import Chip
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import Changed, Widget

MOST: Final = 4
"""How many chips of a kind lie at a seat."""


class Pips(Widget):
    """So many chips of a kind, 0 to 4: a click or Enter adds one, a number says how many."""

    def __init__(self, name: str, box: Box, chip: Chip, whose: str, count: int) -> None:
        """Take a chip, and at whose seat it lies."""
        super().__init__(name, box)
        self.private = True
        self.called = f"{whose}|{chip.text}"
        self._badge = chip.picture
        self.count = count

    def use(self) -> Changed:
        """Add a chip; after four there are none."""
        return self._set((self.count + 1) % (MOST + 1))

    def handle_input(self, heard: Input) -> tuple[bool, Changed | None]:
        """Hear a number, or Backspace."""
        if isinstance(heard, KeyPressed) and heard.key in ("0", "1", "2", "3", "4"):
            return True, self._set(int(heard.key))
        if isinstance(heard, KeyPressed) and heard.key in ("backspace", "delete"):
            return True, self._set(0)
        return False, None

    def spoken(self, say: Callable[..., str]) -> str:
        """Return whose chips they are, of which kind, and how many."""
        name, chip = self.called.split("|")
        return f"{name}, {say('speech.chips', n=self.count, chip=chip)}"

    def _set(self, count: int) -> Changed:
        self.count = count
        return Changed(self.name, count)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the badge and its chips."""
        box = self.box
        if focused:
            canvas.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 6, theme.INK, 12)
        fill = theme.LEMON if self.count else theme.PAPER_2
        canvas.rect(box.x, box.y, box.width, box.height, fill, 9)
        middle, zoom = box.y + box.height / 2, self.zoom
        alpha, wide = 1.0 if self.count else 0.45, 26 * zoom
        canvas.picture(self._badge, box.x + 3, middle - wide / 2, wide, wide, alpha=alpha)
        for pip in range(MOST):
            x, colour = (
                box.x + (32 + pip * 11) * zoom,
                theme.INK if pip < self.count else theme.WOOD,
            )
            canvas.rect(x, middle - 5 * zoom, 9 * zoom, 10 * zoom, colour, 4 * zoom)
