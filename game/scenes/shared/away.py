"""Away: somebody leaves the table for a while, a bot sits in, and they come back."""

from __future__ import annotations

from typing import Final

from game.ai.personas import mask
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.session import Session
from game.spelling.seats import usual
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.store.heads import HUMAN

_ROW: Final = 52.0
_PANEL: Final = Box(150, 24, 980, 672)


class AwayScene(FormScene):
    """Everybody who sat down, and whether they play or a bot does for them."""

    name = "away"
    see_through = True
    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session) -> None:
        """Show who plays now."""
        self._kit = kit
        self._session = session
        self._form = self._rows()

    def _rows(self, focus: str | None = None) -> Form:
        words, zoom = self._kit.words(), self._kit.zoom
        people = self._session.people
        self._told = words.say("away.told")
        head = 92 + 26 * zoom * self._kit.lines(self._told, _PANEL.width - 64, 19 * zoom)
        across = 1 if len(people) <= 6 and zoom == 1 else 2
        down = -(-len(people) // across) + 1
        high = min(_ROW + 24 * (zoom - 1), (_PANEL.height - head - 24) / down - 10)
        whole = head + down * (high + 10) + 24
        self._box = Box(_PANEL.x, 360 - whole / 2, _PANEL.width, whole)
        top, bottom = self._box.y + head, self._box.y + whole - 24
        wide = (_PANEL.width - 64 - 16 * (across - 1)) / across
        widgets: list[Widget] = []
        for at, seat in enumerate(people):
            row, column = divmod(at, across)
            box = Box(_PANEL.x + 32 + column * (wide + 16), top + row * (high + 10), wide, high)
            here = self._session.is_human(seat)
            label = words.say(f"away.{'here' if here else 'gone'}", name=self._name(seat))
            widgets.append(Button(f"seat:{seat}", box, label, icon=mask(seat), size=20))
        box = Box(_PANEL.x + 32, bottom - high, _PANEL.width - 64, high)
        widgets.append(Button("done", box, words.say("away.done"), style="main", size=22))
        return Form(widgets, focus or "done", zoom=zoom)

    def _name(self, seat: Seat) -> str:
        return self._session.head.names[seat]

    def use(self, changed: Changed) -> Answer:
        """Let a seat change hands, or go back."""
        if changed.name == "done":
            return Close()
        seat = Seat(int(changed.name.removeprefix("seat:")))
        here = self._session.is_human(seat)
        self._session.hand_over(seat, usual(self._session.head.game) if here else HUMAN)
        self._form = self._rows(changed.name)
        return None

    def spoken(self) -> str:
        """Return what is to be read."""
        return self._told

    def draw(self, canvas: Canvas) -> None:
        """Draw who plays."""
        veil(canvas)
        box, zoom, words = self._box, self._kit.zoom, self._kit.words()
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        title = words.say("away.title")
        size = canvas.fitted(title, box.width - 64, 34 * min(1.4, zoom), theme.TITLE)
        canvas.text(title, 640, box.y + 44, size, theme.INK, theme.TITLE, align="middle")
        for row, line in enumerate(canvas.even(self._told, box.width - 64, 19 * zoom)):
            y = box.y + 84 + 26 * zoom * (row + 0.5)
            canvas.text(line, 640, y, 19 * zoom, theme.GREY, align="middle")
        self._form.draw(canvas)
