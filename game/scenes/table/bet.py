"""A bet: one question of the ghost league in a panel over the table, answered in two presses."""

from __future__ import annotations

from typing import Final

from game.core.panels import GuessQuestion
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.table.ghosts import GhostScene
from game.scenes.table.theirs import theirs
from game.scenes.tick_boxes import GAP, Said, TickBox, options_in
from game.session import Session
from game.stage.input.inputs import Input
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Replace
from game.stage.table.marks import SEAT_KEYS
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph

_SPARE: Final = Box(222, 54, 790, 658)
"""Over what is one's own at a table, and nobody's once one is out; the log stays in sight."""
_LARGE: Final = Box(16, 44, 1248, 668)
_EDGE: Final = 22.0
_HIGH, _HIGH_LARGE = 50.0, 68.0
"""How high an answer is in words of the usual size; and from what it grows where they are large."""


class BetScene(FormScene):
    """What one person alone, who is out, is asked: an answer is chosen, then sealed."""

    name = "bet"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        session: Session,
        seat: Seat,
        question: GuessQuestion,
        *,
        alone: bool = True,
    ) -> None:
        """Ask, at the foot of the table, as high as the answers need.

        Who sits there ``alone`` may see all questions instead.
        """
        self._kit, self._session, self._seat, self._question = kit, session, seat, question
        zoom, say = kit.zoom, kit.words().say
        most, self._size = _SPARE if zoom == 1 else _LARGE, 23 * zoom
        room = most.width - 2 * _EDGE
        head = 16 + kit.lines(question.label, room, self._size, theme.BUTTON) * self._size * LINE
        foot = 26 + 20 * zoom
        rows = self._rows(kit, room)
        whole = sum(row.height + GAP for row in rows) + head + foot + 42
        if whole > most.height:  # a bar is needed at their right
            rows = self._rows(kit, room - BAR + 12)
            whole = most.height
        self._box = box = Box(most.x, most.y + most.height - whole, most.width, whole)
        area = Box(box.x + _EDGE, box.y + head + 12, room + 12, whole - head - foot - 42)
        self.roll = Roll(rows, area, GAP)
        ways, right = list[Button](), box.x + box.width - _EDGE
        for name, label in (
            ("seal", say("panels.seal")),
            *((("all", say("ghosts.all")),) if alone else ()),
            ("later", say("panels.later")),
        ):  # fmt: skip
            wide = kit.wide(label, 20 * zoom, theme.BUTTON) + 48
            place = Box(right - wide, box.y + whole - foot - 18, wide, foot)
            style = "main" if name == "seal" else "plain"
            ways.append(Button(name, place, label, style=style, size=20))
            right -= wide + 14
        inside = [widget for row in rows for widget in row.widgets]
        self._form = Form([*inside, *ways[::-1]], inside[0].name, zoom=zoom)
        self.roll.place(self._form)

    def _rows(self, kit: Kit, wide: float) -> list[Row]:
        """Return the answers, each with the key that chooses it."""
        its, high = self._question, _HIGH if kit.zoom == 1 else _HIGH_LARGE
        said = [Said(str(one.value), one.text, one.note, one.picture) for one in its.options]
        _, lines = options_in(kit, its.name, said, its.label, Box(0, 0, wide, 0), high)
        boxes = [box for line in lines for box in line]
        for key, box in zip(SEAT_KEYS, boxes, strict=False):
            box.key = key
        for line in lines:
            for box in line:
                box.box = Box(box.box.x, 0, box.box.width, box.box.height)
        return [Row(line[0].box.height, line) for line in lines]

    def _answers(self) -> list[TickBox]:
        return [widget for widget in self._form.widgets if isinstance(widget, TickBox)]

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input, if it is this person's."""
        if not theirs(self._kit, self._session, self._seat, heard):
            return None
        return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Choose an answer; seal it by the way on, or by its own second press."""
        if changed.name == "later":
            return Close()
        if changed.name == "all":
            return Replace(GhostScene(self._kit, self._session, self._seat))
        chosen = next((box for box in self._answers() if box.chosen), None)
        if changed.name in ("seal", chosen.name if chosen else ""):
            return Close() if chosen is None else self._sealed(self._answers().index(chosen))
        for box in self._answers():
            box.chosen = box.name == changed.name
        self._form.focus = "seal"
        return None

    def _sealed(self, at: int) -> Answer:
        its = self._question
        self._session.private.guess(self._seat, {its.name: its.options[at].value})
        return Close()

    def spoken(self) -> str:
        """Return the question."""
        return self._question.label

    def draw(self, canvas: Canvas) -> None:
        """Draw the question over the table."""
        box = self._box
        canvas.panel(box.x, box.y, box.width, box.height, 20, theme.PAPER, ring=theme.LEMON)
        x, y, room = box.x + _EDGE, box.y + 14, box.width - 2 * _EDGE
        paragraph(canvas, self._question.label, x, y, room, self._size, font=theme.BUTTON)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)
