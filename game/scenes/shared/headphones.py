"""Headphones: who of several people alone hears what is spoken."""

from __future__ import annotations

from typing import Final

from game.ai.personas import mask
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form, Widget

_WIDTH: Final = 700.0
_WIDEST: Final = 1000.0
"""The panel's width; the second one for many people, and for larger words."""
_HIGHEST: Final = 696.0
_ROW: Final = 56.0


class HeadphonesScene(FormScene):
    """Everybody who sits here, of whom one may wear headphones."""

    name = "headphones"
    see_through = True
    closes = ("escape", "menu")

    def __init__(self, kit: Kit, session: Session) -> None:
        """Ask who wears them; whoever is focused does at present."""
        self._kit = kit
        self._words = kit.words()
        names = session.head.names
        self._people = [(int(seat), names[seat]) for seat in session.people]
        self._told = self._words.say("headphones.told")
        self._form = self._rows()

    def _rows(self) -> Form:
        zoom, whole = self._kit.zoom, [None, *self._people]
        across = 1 if len(whole) <= 6 else 2
        wide = _WIDTH if across == 1 and zoom == 1 else _WIDEST
        lines = self._kit.lines(self._told, wide - 64, 19 * zoom)
        head, down = 100 + 26 * zoom * lines, -(-len(whole) // across)
        high = min(_ROW + 20 * (zoom - 1), (_HIGHEST - head - 16) / down - 10)
        tall = head + (high + 10) * down + 16
        box = self._panel = Box(640 - wide / 2, 360 - tall / 2, wide, tall)
        top, wide = box.y + head, (box.width - 64 - 16 * (across - 1)) / across
        size = min(22.0, high / zoom / 1.4)
        widgets: list[Widget] = []
        for at, one in enumerate(whole):
            row, column = divmod(at, across)
            place = Box(box.x + 32 + column * (wide + 16), top + row * (high + 10), wide, high)
            label = self._words.say("headphones.nobody") if one is None else one[1]
            if one is not None and one == self._kit.headphones:
                label = self._words.say("headphones.wears", name=label)
            icon = "icon_p_non" if one is None else mask(one[0])
            name = "nobody" if one is None else f"seat:{one[0]}"
            widgets.append(Button(name, place, label, icon=icon, size=size))
        worn = self._kit.headphones
        focus = f"seat:{worn[0]}" if worn in self._people and worn is not None else "nobody"
        return Form(widgets, focus, zoom=zoom)

    def use(self, changed: Changed) -> Answer:
        """Take who wears them, or leave it as it is."""
        people = {f"seat:{one[0]}": one for one in self._people}
        self._kit.headphones = people.get(changed.name)
        return Close()

    def spoken(self) -> str:
        """Return what is to be read."""
        return self._told

    def draw(self, canvas: Canvas) -> None:
        """Draw who may wear them."""
        veil(canvas)
        box, zoom = self._panel, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        title = self._words.say("headphones.title")
        size = canvas.fitted(title, box.width - 64, 34 * min(1.4, zoom), theme.TITLE)
        canvas.text(title, 640, box.y + 46, size, theme.INK, theme.TITLE, align="middle")
        for row, line in enumerate(canvas.even(self._told, box.width - 64, 19 * zoom)):
            y = box.y + 86 + 26 * zoom * (row + 0.5)
            canvas.text(line, 640, y, 19 * zoom, theme.GREY, align="middle")
        self._form.draw(canvas)
