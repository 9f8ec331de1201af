"""The panel of standing orders: what a seat answers while its person does not look.

It is the same for everybody: it never asks what the seat holds, only what may be aimed at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.panels import Orders
from game.core.seats import Seat
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.sheet import Sheet
from game.scenes.tick_boxes import Painted, Said, options_in
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed, Widget
from game.stage.widgets.rolls import LINE, Row, paragraph

_CARD: Final = 76.0
_LOW: Final = 64.0
"""How wide a card is, in a row of two questions and in a row of one."""
_RATIO: Final = 1.4
_SHIFT: Final = 18.0
"""How much of a card is seen under the next one."""
_PAD: Final = 10.0
_ACROSS: Final = 2
"""How many questions stand beside each other in words of the usual size."""


class OrdersPanel(Sheet):
    """One look at a seat's standing orders; it closes with the orders."""

    name = "orders"

    def __init__(
        self, kit: Kit, session: Session, seat: Seat, orders: Orders | None = None
    ) -> None:
        """Show the orders that hold so far, or the first ones: everything is taken."""
        super().__init__(kit)
        self._session = session
        self._seat = seat
        self._part = needed(game_of(session.head.game).orders)
        self.before = self.orders = self._part.kept(None) if orders is None else orders
        self._read()

    def _read(self) -> None:
        head, rules = self._session.head, self._session.rules
        words, name = self._kit.words(head.game), head.names[self._seat]
        options = rules.options(head.seats, head.options)
        self._questions = self._part.questions(options, words)
        for question in self._questions:
            if self.orders.chosen(question.name) not in dict(question.choices):
                first, _ = question.choices[0]  # a file may order what this table has not
                self.orders = self.orders.with_answer(question.name, first)
        title = words.say("panels.orders", name=name)
        told = words.say("panels.orders-told", name=name)
        ways = [("before", words.say("panels.before")), ("done", words.say("panels.done"))]
        self.lay(title, told, self._rows, ways)
        self._tick()

    def _rows(self, wide: float) -> Sequence[Row]:
        """Return the questions, two and two where words are not large; the last one alone."""
        across = _ACROSS if self._kit.zoom == 1 else 1
        *many, last = self._questions
        gap = 14.0
        each = (wide - gap * (across - 1)) / across
        found = []
        for start in range(0, len(many), across):
            cells = [
                self._cell(question, at * (each + gap), each)
                for at, question in enumerate(many[start : start + across])
            ]
            high = max(cell[0] for cell in cells)
            found.append(Row(high, [widget for _, widgets in cells for widget in widgets]))
        high, widgets = self._cell(last, 0, wide)
        return [*found, Row(high, widgets)]

    def _cell(self, question: Any, x: float, wide: float) -> tuple[float, list[Widget]]:
        """Return how high a question is, and its widgets: its cards, its words, its answers."""
        kit, size = self._kit, 22 * self._kit.zoom
        card = _LOW if wide > 700 and kit.zoom == 1 else _CARD
        cards = card + _SHIFT * (len(question.pictures) - 1)
        left = x + _PAD + cards + 14
        room = x + wide - _PAD - left
        label = kit.lines(question.label, room, size, theme.BUTTON) * size * LINE
        area = Box(left, _PAD + label + 6, room, 0)
        choices = [Said(value, text) for value, text in question.choices]
        high, lines = options_in(kit, question.name, choices, question.label, area)
        high = max(card * _RATIO + 2 * _PAD, area.y + high + _PAD)

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PAPER_2, shadow=False)
            top = box.y + (box.height - card * _RATIO) / 2
            for at, picture in enumerate(question.pictures):
                spot = box.x + _PAD + at * _SHIFT
                canvas.picture(picture, spot, top, card, card * _RATIO)
            paragraph(
                canvas, question.label, box.x + _PAD + cards + 14, box.y + _PAD, room, size,
                theme.INK, theme.BUTTON,
            )  # fmt: skip

        ground = Painted(f"ground:{question.name}", Box(x, 0, wide, high), paint)
        return high, [ground, *(answer for line in lines for answer in line)]

    def _tick(self) -> None:
        """Tick what is ordered now."""
        for question in self._questions:
            ordered = self.orders.chosen(question.name)
            for value, _ in question.choices:
                self._form[f"{question.name}:{value}"].chosen = value == ordered

    def use(self, changed: Changed) -> Answer:
        """Change an order, or be done with the new ones or with those of before."""
        if changed.name == "before":
            return Close(self.before)
        if changed.name == "done":
            return Close(self.orders)
        question, _, value = changed.name.partition(":")
        if value:
            self.orders = self.orders.with_answer(question, value)
            self._tick()
        return None

    def details(self) -> list[str]:
        """Return what is ordered now."""
        return [
            f"{question.label}: {dict(question.choices)[self.orders.chosen(question.name)]}."
            for question in self._questions
        ]
