"""Notices: what is told or asked in the middle of the screen, as large as its words need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.scenes.kit import Kit
from game.stage.motion.layout import NOWHERE, Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import FormScene
from game.stage.widgets.form import Button, Form
from game.stage.widgets.rolls import LINE

_WIDTHS: Final = (680.0, 1080.0)
"""How wide the panel is; the second one for large words, or many of them."""
_MOST: Final = 8
"""How many lines the narrow panel holds."""
_HIGHEST: Final = 704.0
_LOWEST: Final = 40.0
"""How high the panel is at most, and a button at least."""
_PAD: Final = 40.0
_GAP: Final = 12.0


class DialogScene(FormScene):
    """A title, a sentence and rows of buttons, over whatever was shown."""

    see_through = True

    def __init__(self, kit: Kit) -> None:
        """Take the kit; whoever knows its words calls ``ask``."""
        self._kit = kit

    def ask(
        self,
        title: str,
        said: str,
        rows: Sequence[Sequence[Button]],
        focus: str | None = None,
        *,
        above: float = 0.0,
    ) -> None:
        """Lay out a title, a sentence and buttons; ``above`` them is room for a picture.

        A button alone is as wide as its words, others share their rows. What has no room is made
        smaller, the buttons first.
        """
        kit, zoom = self._kit, self._kit.zoom
        self._title, self._said, size = title, said, 20 * zoom
        large = zoom > 1 or any(
            len(row) * max(56 + kit.wide(one.label, one.size, theme.BUTTON) for one in row)
            > _WIDTHS[0] - 2 * _PAD
            for row in rows
        )
        large = large or kit.lines(said, _WIDTHS[0] - 2 * _PAD, size) > _MOST
        wide, usual = _WIDTHS[large], 54 + 24 * (zoom - 1)
        room = wide - 2 * _PAD
        head = 28 + above + (52 * min(1.4, zoom) if title else 0)
        while True:
            words = kit.lines(said, room, size) * size * LINE
            rest = _HIGHEST - head - words - 20 - 28 + _GAP
            high = min(usual, max(_LOWEST, rest / len(rows) - _GAP))
            if size <= theme.FLOOR or rest >= len(rows) * (high + _GAP):
                break
            size -= 1
        whole = head + words + 20 + len(rows) * (high + _GAP) - _GAP + 28
        self._box = Box(640 - wide / 2, max(8.0, 360 - whole / 2), wide, whole)
        self._words = Box(640, self._box.y + head, room, words)
        self._size = size
        y = self._words.y + words + 20
        for row in rows:
            each = (room - _GAP * (len(row) - 1)) / len(row)
            if len(rows) == len(row) == 1:
                each = max(200.0, kit.wide(row[0].label, row[0].size * zoom, theme.BUTTON) + 56)
            left = 640 - (each * len(row) + _GAP * (len(row) - 1)) / 2
            for at, button in enumerate(row):
                button.box = Box(left + at * (each + _GAP), y, each, high)
                button.size = min(button.size, high / zoom / 1.4)
            y += high + _GAP
        self._form = Form([button for row in rows for button in row], focus, zoom=zoom)

    def spoken(self) -> str:
        """Return what is to be read."""
        return f"{self._title}. {self._said}" if self._title else self._said

    def draw(self, canvas: Canvas) -> None:
        """Draw what is asked, and what can be answered."""
        veil(canvas)
        box, words, size = self._box, self._words, 34 * min(1.4, self._kit.zoom)
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        if self._title:
            size = canvas.fitted(self._title, words.width, size, theme.TITLE)
            y = words.y - 30 * min(1.4, self._kit.zoom)
            canvas.text(self._title, 640, y, size, theme.INK, theme.TITLE, align="middle")
        lines = canvas.even(self._said, words.width, self._size)
        first = words.y + (words.height - len(lines) * self._size * LINE) / 2
        for row, line in enumerate(lines):
            y = first + self._size * LINE * (row + 0.5)
            canvas.text(line, 640, y, self._size, theme.INK, align="middle")
        self._form.draw(canvas)


class NoticeScene(DialogScene):
    """A sentence that has to be read."""

    name = "notice"

    def __init__(self, kit: Kit, sentence: str) -> None:
        """Show a sentence in the player's language."""
        super().__init__(kit)
        self.ask(
            "", sentence, [[Button("ok", NOWHERE, kit.words().say("notice.ok"), style="main")]]
        )


def veil(canvas: Canvas) -> None:
    """Darken what lies below a scene."""
    canvas.rect(0, 0, 1280, 720, theme.INK, 0, 0.6)


def in_columns(buttons: Sequence[Button], most: int) -> list[Sequence[Button]]:
    """Return buttons below each other, or in two columns where they are more than so many."""
    across = 1 if len(buttons) <= most else 2
    return [buttons[at : at + across] for at in range(0, len(buttons), across)]
