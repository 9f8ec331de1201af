"""The gallery of characters: who may sit in for people, and what each is like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import PERSONAS, Persona
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Form, Widget

_ACROSS: Final = 4
_WIDE: Final = 298.0
_HIGH: Final = 184.0
_GAP: Final = 12.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who was chosen."""

    id: str


class Card(Widget):
    """One character: a mask, a name, and a line on what it is like."""

    def __init__(self, box: Box, its: Persona, portrait: str, *, chosen: bool) -> None:
        """Take a character; ``chosen`` is who sits there now."""
        super().__init__(its.id, box)
        self.its = its
        self.portrait = portrait
        self.chosen = chosen

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the name and the portrait."""
        return f"{self.its.name}. {self.portrait}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the card; who sits there now lies on lemon."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.LEMON if self.chosen else theme.WHITE
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill, shadow=False)
        canvas.picture(f"mask_{self.its.mask:02d}", box.x + 12, box.y + 10, 64, 64)
        canvas.text(self.its.name, box.x + 88, box.y + 44, 26, theme.INK, theme.TITLE)
        for row, line in enumerate(canvas.wrap(self.portrait, box.width - 28, 18)):
            canvas.text(line, box.x + 14, box.y + 94 + 23 * row, 18, theme.INK, theme.TEXT)


class PersonasScene:
    """All characters, one of them to be chosen."""

    name = "personas"
    see_through = True
    moving = False
    lens = True

    def __init__(self, kit: Kit, game: str, chosen: str) -> None:
        """Show who there is; ``chosen`` sits there now."""
        self._words = words = kit.words(game)
        cards: list[Widget] = []
        for at, its in enumerate(PERSONAS):
            row, column = divmod(at, _ACROSS)
            box = Box(26 + column * (_WIDE + _GAP), 88 + row * (_HIGH + _GAP), _WIDE, _HIGH)
            portrait = words.say(f"persona.{its.id}")
            cards.append(Card(box, its, portrait, chosen=its.id == chosen))
        back = Button("close", Box(1084, 24, 170, 48), words.say("personas-screen.close"), size=20)
        self._form = Form([*cards, back], chosen)

    def hear(self, heard: Input) -> Answer:
        """Choose, or go back."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        changed = self._form.hear(heard)
        if changed is None:
            return None
        return Close() if changed.name == "close" else Close(Chosen(changed.name))

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    @property
    def focus_box(self) -> Box | None:
        """Where the focus lies, for the lens."""
        return self._form.focused.box if self._form.focused is not None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw everybody."""
        veil(canvas)
        canvas.panel(10, 10, 1260, 700, 24)
        title = self._words.say("personas-screen.title")
        canvas.text(title, 32, 50, 32, theme.INK, theme.TITLE)
        self._form.draw(canvas)
