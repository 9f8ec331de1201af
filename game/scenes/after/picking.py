"""Picking: a list of things with pictures, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph

T = TypeVar("T")
_LARGE: Final = Box(16, 12, 1248, 696)
_WIDE: Final = 760.0
_FACE: Final = 52.0


@dataclass(frozen=True, slots=True)
class Pickable(Generic[T]):
    """Something that can be chosen: its pictures, the second a small one, and what it is."""

    value: T
    pictures: tuple[str, ...]
    text: str


class _Line(Widget):
    """One of them, as a line of the list; the one that holds now lies on lemon."""

    def __init__(self, name: str, box: Box, pick: Pickable[T], size: float, *, now: bool) -> None:
        super().__init__(name, box)
        self._pick, self._size, self._now = pick, size, now
        self.called = pick.text

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it is, and whether it holds now."""
        return f"{self.called}, {say('title.chosen')}" if self._now else self.called

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint its pictures and what it is."""
        box, text, size = self.box, self._pick.text, self._size
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, 16)
        fill = theme.LEMON if self._now else theme.WHITE
        canvas.panel(box.x, box.y, box.width, box.height, 13, fill, shadow=False)
        x, middle = box.x + 14, box.y + box.height / 2
        for picture, high in zip(self._pick.pictures, (_FACE, 0.62 * _FACE), strict=False):
            canvas.picture(picture, x, middle - high / 2, high, high)
            x += high + 10
        room = box.x + box.width - 16 - x
        y = middle - len(canvas.wrap(text, room, size)) * size * LINE / 2
        paragraph(canvas, text, x, y, room, size)


class PickScene(FormScene, Generic[T]):
    """All there is to choose from; it closes with the ``Pickable`` that was chosen."""

    name = "picking"
    see_through = True

    def __init__(self, kit: Kit, title: str, picks: Sequence[Pickable[T]], now: int) -> None:
        """Take what there is, and the number of what holds now, -1 for none."""
        zoom = kit.zoom
        self._title, self._picks = title, picks
        self._size = min(50.0, 32 * zoom)
        size, wide = 20 * zoom, _WIDE if zoom == 1 else _LARGE.width - 60
        rows, lines = [], []
        for at, pick in enumerate(picks):
            left = 14 + sum((_FACE, 0.62 * _FACE)[: len(pick.pictures)]) + 10 * len(pick.pictures)
            high = kit.lines(pick.text, wide - left - 16, size) * size * LINE
            box = Box(0, 0, wide, max(_FACE + 8, high + 16))
            lines.append(_Line(str(at), box, pick, size, now=at == now))
            rows.append(Row(box.height, [lines[-1]]))
        head, foot = 28 + self._size * LINE, 28 + 26 + 20 * zoom
        whole = sum(row.height + 10 for row in rows) + head + foot
        high = _LARGE.height if zoom > 1 else min(_LARGE.height, whole)
        left = 640 - (wide + BAR + 16) / 2
        self._panel = box = Box(left, 360 - high / 2, wide + BAR + 16, high)
        area = Box(box.x + 24, box.y + head, wide + BAR - 12, high - head - foot)
        label = kit.words().say("picking.close")
        end = box.y + high - foot + 14
        close = Button("close", Box(box.x + 24, end, wide, foot - 28), label,
                       key_label="escape", size=20)  # fmt: skip
        self.roll = Roll(rows, area, 10)
        self._form = Form([*lines, close], str(max(0, now)), zoom=zoom)
        self.roll.place(self._form)

    def spoken(self) -> str:
        """Return what is chosen here."""
        return self._title

    def use(self, changed: Changed) -> Answer:
        """Close with what was chosen, if anything was."""
        return Close() if changed.name == "close" else Close(self._picks[int(changed.name)])

    def draw(self, canvas: Canvas) -> None:
        """Draw the list over what it is about."""
        veil(canvas)
        box = self._panel
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        size = canvas.fitted(self._title, box.width - 60, self._size, theme.TITLE)
        y = box.y + 16 + self._size * LINE / 2
        canvas.text(self._title, box.x + 26, y, size, theme.INK, theme.TITLE)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)
