"""The question: something that cannot be undone is asked before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.form import Button, Changed, Form

_ROOM: Final = 546.0
"""So high a question may be above its buttons; longer ones are asked in smaller words."""


class ConfirmScene(FormScene):
    """A sentence, and two buttons; it closes with True only where the deed was wanted.

    Or it answers what ``then`` makes of that; who goes back has decided nothing.
    """

    name = "confirm"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        sentence: str,
        deed: str,
        *,
        no: str = "",
        then: Callable[[bool], Answer] = Close,
    ) -> None:
        """Ask; the focus lies where nothing happens, or ``no`` does."""
        self._sentence = sentence
        self._zoom = kit.zoom
        self._then = then
        label = no or kit.words().say("confirm.no")
        no_button = Button("no", Box(150, 580, 470, 76), label, style="main")
        yes = Button("yes", Box(660, 580, 470, 76), deed)
        self._form = Form([no_button, yes], zoom=self._zoom)

    def use(self, changed: Changed) -> Answer:
        """Close with what was decided."""
        return self._then(changed.name == "yes")

    def leave(self, result: Any = None) -> Answer:
        """Close without having said yes."""
        return Close(result or False)

    def spoken(self) -> str:
        """Return what is to be read."""
        return self._sentence

    def draw(self, canvas: Canvas) -> None:
        """Draw the question."""
        veil(canvas)
        size = 22 * self._zoom
        lines = canvas.even(self._sentence, 960, size)
        while 60 + size * 1.4 * len(lines) > _ROOM and size > theme.FLOOR:
            size -= 1
            lines = canvas.even(self._sentence, 960, size)
        high = 60 + size * 1.4 * len(lines)
        top = max(10.0, 556 - high)
        canvas.panel(120, top, 1040, 680 - top, 24)
        for row, line in enumerate(lines):
            y = top + 30 + size * (0.7 + 1.4 * row)
            canvas.text(line, 640, y, size, theme.INK, align="middle")
        self._form.draw(canvas)
