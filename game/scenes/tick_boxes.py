"""Answers to tick: several beside each other, of which one is chosen at most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_width, key_cap
from game.stage.widgets.form import Widget

GAP: Final = 10.0
"""Between answers, and between rows."""
_PICTURE: Final = 60.0
_MARK: Final = 22.0
"""How wide the tick of an answer is in words of the usual size."""


class Painted(Widget):
    """What is painted among widgets and is no stop of the focus."""

    def __init__(self, name: str, box: Box, paint: Callable[[Canvas, Box], None]) -> None:
        """Take who paints it, in the box where it lies by then."""
        super().__init__(name, box)
        self.enabled = False
        self._paint = paint

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it."""
        self._paint(canvas, self.box)


class TickBox(Widget):
    """One of several answers that lie beside each other; the chosen one is ticked."""

    def __init__(self, name: str, box: Box, question: str, label: str, *, size: float = 20) -> None:
        """Take the question it answers, for whoever is read to, and what stands on it."""
        super().__init__(name, box)
        self.question = question
        self.label = label
        self.chosen = False
        self.picture = ""
        """A small picture before the words."""
        self.note = ""
        """A smaller line below them."""
        self._size = size

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the question, the answer, and whether it is chosen."""
        parts = [self.question, self.label, self.note]
        if self.chosen:
            parts.append(say("panels.chosen"))
        return ", ".join(part for part in parts if part)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the answer; its tick and its line say that it is chosen, not its colour alone."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.LEMON if self.chosen else theme.WHITE
        line = 4 if self.chosen else 2.5
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False, line=line)
        middle, mark = box.y + box.height / 2, _MARK * zoom
        left = box.x + (pad := 9 * min(1.6, zoom))
        room = box.width - 2 * pad
        if self.picture:
            high = min(box.height - 14, _PICTURE * zoom)
            canvas.picture(self.picture, left, middle - high / 2, high, high)
            left, room = left + high + 10, room - high - 10
        cap = 0.0 if self.chosen or not self.key else cap_width(canvas, self.key)
        if cap:
            key_cap(canvas, self.key, box.x + box.width - pad - max(cap, mark), middle)
        else:
            _tick(canvas, box.x + box.width - pad - mark, middle - mark / 2, mark, on=self.chosen)
        room -= max(cap, mark) + 6
        size = canvas.fitted(self.label, room, self._size * zoom, theme.BUTTON)
        lines = canvas.wrap(self.label, room, size, theme.BUTTON)
        small = canvas.fitted(self.note, room, theme.FLOOR * zoom)
        noted = canvas.wrap(self.note, room, small) if self.note else []
        y = middle - (len(lines) * size * 1.05 + len(noted) * small * 1.1) / 2
        for text in lines:
            canvas.text(text, left, y + size * 1.05 / 2, size, theme.INK, theme.BUTTON)
            y += size * 1.05
        for text in noted:
            canvas.text(text, left, y + small * 1.1 / 2, small, theme.INK)
            y += small * 1.1


def _tick(canvas: Canvas, x: float, y: float, size: float, *, on: bool) -> None:
    """Paint a round mark, filled and ticked where it is on."""
    inside = (
        '<path d="M7,12.5 L11,16.5 L17.5,8.5" fill="none" stroke="#FFFDF6" stroke-width="3" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    fill = "#2B1836" if on else "#FFFDF6"
    canvas.drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<circle cx="12" cy="12" r="10.2" fill="{fill}" stroke="#2B1836" stroke-width="2"/>'
        f"{inside if on else ''}</svg>",
        x, y, size, size,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Said:
    """What stands on one answer: its value, its words, a smaller line, a small picture."""

    value: str
    text: str
    note: str = ""
    picture: str = ""


def options_in(
    kit: Kit, question: str, choices: Sequence[Said], label: str, box: Box, high: float = 52
) -> tuple[float, list[list[TickBox]]]:
    """Return answers in as many lines as they need, and how high they are together.

    Their names are ``question:value``, their places in a box of any height.
    """
    zoom = kit.zoom
    tall = high * (1 + 0.45 * (zoom - 1))
    extra = 8 + 18 * min(1.6, zoom) + _MARK * zoom
    extra += min(tall - 14, _PICTURE * zoom) + 10 if any(one.picture for one in choices) else 0
    least = theme.FLOOR * zoom  # they are written a little larger where there is room
    widest = extra + max(
        max(kit.wide(one.text, least, theme.BUTTON), kit.wide(one.note, least)) for one in choices
    )
    across = max(1, min(len(choices), int((box.width + GAP) / (widest + GAP))))
    down = -(-len(choices) // across)
    across = -(-len(choices) // down)
    wide = (box.width - GAP * (across - 1)) / across
    found: list[list[TickBox]] = [[] for _ in range(down)]
    for at, one in enumerate(choices):
        row, column = divmod(at, across)
        x, y = box.x + column * (wide + GAP), box.y + row * (tall + GAP)
        option = TickBox(f"{question}:{one.value}", Box(x, y, wide, tall), label, one.text)
        option.picture, option.note = one.picture, one.note
        found[row].append(option)
    return down * (tall + GAP) - GAP, found
