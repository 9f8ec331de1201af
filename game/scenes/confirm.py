"""The question: something that cannot be undone is asked before it is done."""

from __future__ import annotations

from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.waiting import Waiting
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Button, Form


class ConfirmScene(Waiting):
    """A sentence, and two buttons; it closes with True only where the deed was wanted."""

    name = "confirm"
    see_through = True

    def __init__(self, kit: Kit, sentence: str, deed: str) -> None:
        """Ask; the focus lies where nothing happens."""
        self._sentence = sentence
        self._zoom = kit.zoom
        no = Button("no", Box(150, 580, 470, 76), kit.words().say("confirm.no"), style="main")
        yes = Button("yes", Box(660, 580, 470, 76), deed)
        self._form = Form([no, yes], zoom=self._zoom)

    def hear(self, heard: Input) -> Answer:
        """Close with what was decided."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close(False)
        changed = self._form.hear(heard)
        return None if changed is None else Close(changed.name == "yes")

    def spoken(self) -> str:
        """Return what is to be read."""
        return self._sentence

    def draw(self, canvas: Canvas) -> None:
        """Draw the question."""
        veil(canvas)
        size = 22 * self._zoom
        lines = canvas.even(self._sentence, 960, size)
        high = 60 + size * 1.4 * len(lines)
        top = max(10.0, 556 - high)
        canvas.panel(120, top, 1040, 680 - top, 24)
        for row, line in enumerate(lines):
            y = top + 30 + size * (0.7 + 1.4 * row)
            canvas.text(line, 640, y, size, theme.INK, align="middle")
        self._form.draw(canvas)
