"""The notice: one clear sentence over whatever was shown, and a button."""

from __future__ import annotations

from typing import Final

from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import FormScene
from game.stage.widgets.form import Button, Form

_WIDTHS: Final = (640, 1040)
"""How wide the panel is; the second one where the first would be too high."""
_MOST: Final = 8
"""How many lines the narrow panel holds."""
_LINE: Final = 26


class NoticeScene(FormScene):
    """A sentence that has to be read."""

    name = "notice"
    see_through = True

    def __init__(self, kit: Kit, sentence: str) -> None:
        """Show a sentence in the player's language."""
        self._sentence = sentence
        label = kit.words().say("notice.ok")
        zoom = self._zoom = kit.zoom
        wide = max(200.0, kit.wide(label, 22 * zoom, theme.BUTTON) + 48)
        high = 52 + 20 * (zoom - 1)
        self._button = 416 + 190 * (zoom - 1)
        box = Box(640 - wide / 2, self._button, wide, high)
        self._form = Form([Button("ok", box, label, style="main")], zoom=zoom)

    def spoken(self) -> str:
        """Return what is to be read."""
        return self._sentence

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence."""
        veil(canvas)
        width = _WIDTHS[0]
        size, step = 20 * self._zoom, _LINE * self._zoom
        lines = canvas.wrap(self._sentence, width - 64, size)
        if len(lines) > _MOST or self._zoom > 1:
            width = _WIDTHS[1]
            lines = canvas.wrap(self._sentence, width - 64, size)
            while len(lines) * step > self._button - 70 and size > theme.FLOOR:
                size, step = size - 1, step - 1.3  # a whole page in large words has no room
                lines = canvas.wrap(self._sentence, width - 64, size)
        # the button stays; the more there is to read, the higher the panel
        bottom = self._button + 78 + 20 * (self._zoom - 1)
        high = bottom - self._button + 98 + step * max(3, len(lines))
        top = max(8.0, bottom - high)
        canvas.panel(640 - width / 2, top, width, bottom - top, 24)
        y = (top + self._button) / 2 - step * (len(lines) - 1) / 2
        for row, line in enumerate(canvas.even(self._sentence, width - 64, size)):
            canvas.text(line, 640, y + step * row, size, theme.INK, align="middle")
        self._form.draw(canvas)


def veil(canvas: Canvas) -> None:
    """Darken what lies below a scene."""
    canvas.rect(0, 0, 1280, 720, theme.INK, 0, 0.6)
