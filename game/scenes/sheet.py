"""Sheets: what the scenes behind a curtain share: a title, a sentence, rows, and ways on below.

What a private sheet says is for its own seat's ears. When another size of words or another
language was chosen over it, it is laid out anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from game.scenes.evening import evening
from game.scenes.kit import Kit
from game.scenes.tick_boxes import GAP, TickBox
from game.stage.input.inputs import FocusLost, Input, PointerReleased
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph

PANEL: Final = Box(16, 12, 1248, 696)
EDGE: Final = 24.0
_TITLE: Final = 34.0
_TITLE_MOST: Final = 48.0
_TITLE_ROOM: Final = 1040.0
"""How wide a title is at most: at its right hangs what lets the curtain fall again."""


class Sheet(FormScene, ABC):
    """A title, a sentence, rows to go through and buttons below, all for one seat."""

    private: ClassVar[bool] = True
    """Whether it is for one pair of eyes and ears."""

    def __init__(self, kit: Kit) -> None:
        """Lay out nothing yet: who has all it needs calls ``_read``, which calls ``lay``."""
        self._kit = kit
        self.title = self._told = ""
        self._form = Form([])
        self._area = PANEL
        self._beside = 0.0
        """The room that the sentence has at the left of the buttons."""
        self._laid: object = None

    @abstractmethod
    def _read(self) -> None:
        """Put what there is into words and lay it out."""

    def lay(
        self,
        title: str,
        told: str,
        rows: Callable[[float], Sequence[Row]],
        ways: Sequence[tuple[str, str]],
    ) -> None:
        """Lay out a title, a sentence, rows of a width that is handed over, and buttons.

        Of these (name, label) the last is the main one; the focus begins at the first one, or
        stays where it was.
        """
        self.title, self._told = title, told
        self._laid = self._kit.zoom, self._kit.language
        zoom, room = self._kit.zoom, PANEL.width - 2 * EDGE
        top = PANEL.y + 20 + self._title_size() * LINE
        buttons, foot = self._ways(ways)
        self._area = Box(PANEL.x + EDGE, top, PANEL.width - 2 * EDGE + 12, foot - 12 - top)
        found = list(rows(room)) if zoom == 1 else []
        if not found or sum(row.height + GAP for row in found) > self._area.height + GAP:
            found = list(rows(self._area.width - BAR))  # a bar is needed at their right
        if zoom > 1:
            found.append(self._sentence(self._area.width - BAR))
        self.roll = Roll(found, self._area, gap=GAP)
        inside = [widget for row in found for widget in row.widgets]
        for widget in (*inside, *buttons):
            widget.private = self.private
        widgets = [*inside, *buttons]
        stays = self._form.focus in [widget.name for widget in widgets if widget.enabled]
        self._form = Form(widgets, self._form.focus if stays else ways[0][0], zoom=zoom)
        self.roll.place(self._form)

    def _fresh(self) -> None:
        """Lay it out anew if the size of words or the language is another one by now."""
        if self._laid != (self._kit.zoom, self._kit.language):
            self._read()

    def _title_size(self) -> float:
        return min(_TITLE_MOST, _TITLE * self._kit.zoom)

    def _sentence(self, wide: float) -> Row:
        """Return the sentence as the last row of the roll: in large words it has no room below."""
        size, told = 20 * self._kit.zoom, self._told
        high = self._kit.lines(told, wide - 32, size) * size * LINE + 20

        def paint(canvas: Canvas, box: Box) -> None:
            lines = len(canvas.wrap(told, wide - 32, size))
            y = box.y + (high - lines * size * LINE) / 2
            paragraph(canvas, told, box.x + 16, y, wide - 32, size)

        block = Block("told", Box(0, 0, wide, high), told, paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _ways(self, ways: Sequence[tuple[str, str]]) -> tuple[list[Button], float]:
        """Return the buttons, as wide as their words, and where their line begins."""
        zoom, kit = self._kit.zoom, self._kit
        high, found, used = 30 + 20 * zoom, list[Button](), 0.0
        most = (PANEL.width - 2 * EDGE - 16 * (len(ways) - 1)) / len(ways)
        for at, (name, label) in enumerate(reversed(ways)):
            wide = min(most, max(200.0, kit.wide(label, 22 * zoom, theme.BUTTON) + 56))
            left = PANEL.x + PANEL.width - EDGE - used - wide
            used += wide + 16
            style = "plain" if at else "main"
            found.append(Button(name, Box(left, 0, wide, high), label, style=style))
        self._beside = PANEL.width - 2 * EDGE - used - 12
        lines = kit.lines(self._told, self._beside, theme.FLOOR) if zoom == 1 else 0
        foot = PANEL.y + PANEL.height - 22 - max(high, lines * theme.FLOOR * LINE)
        for button in found:
            box = button.box
            button.box = Box(box.x, PANEL.y + PANEL.height - 22 - high, box.width, high)
        return found[::-1], foot

    @property
    def high(self) -> float:
        """How high the rows may be together without a bar."""
        return self._area.height

    # ------------------------------------------------------------ a panel

    @property
    def shows(self) -> object:
        """What is seen: where the focus is, what is chosen, which rows are in sight."""
        options = tuple(w.chosen for w in self._form.widgets if isinstance(w, TickBox))
        return self._form.focus, options, self.roll.first if self.roll is not None else 0

    def led(self, heard: Input) -> Changed | None:
        """Let the widgets hear; a finger on the bar lets it go with the keyboard."""
        self._fresh()
        return super().led(PointerReleased(0, 0) if isinstance(heard, FocusLost) else heard)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole screen."""
        self._fresh()
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(evening(canvas, blurred=True), canvas.spot(0, 0))
        canvas.panel(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 24)
        x = PANEL.x + EDGE
        size = canvas.fitted(self.title, _TITLE_ROOM, self._title_size(), theme.TITLE)
        y = PANEL.y + 14 + self._title_size() * LINE / 2
        canvas.text(self.title, x, y, size, theme.INK, theme.TITLE, room=_TITLE_ROOM)
        if self._kit.zoom == 1:
            lines = len(canvas.wrap(self._told, self._beside, theme.FLOOR))
            middle = next(iter(self._form.widgets[::-1])).box.middle[1]
            y = middle - lines * theme.FLOOR * LINE / 2
            paragraph(canvas, self._told, x, y, self._beside, theme.FLOOR, theme.GREY)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)

    def spoken(self) -> list[Utterance]:
        """Return the title and the sentence, what is to be told besides, and the focus."""
        said = [f"{self.title}. {self._told}", *self.details()]
        if self._form.focused is not None:
            said.append(self._form.focused.spoken(self._kit.words().say))
        return [Utterance(text, self.private) for text in said if text]

    def details(self) -> list[str]:
        """Return what there is to say of the rows, a sentence each."""
        return []
