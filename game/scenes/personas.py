"""The gallery of characters: who may sit in for people, and what each is like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import PERSONAS, Persona
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.rolls import BAR, LINE, Roll, Row, paragraph
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Form, Widget

_ACROSS: Final = 4
_WIDE: Final = 298.0
_HIGH: Final = 184.0
_GAP: Final = 12.0
_HEAD: Final = 78.0
"""How high mask and name are on a card."""


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
        size = min(48.0, 26 * self.zoom)
        canvas.text(self.its.name, box.x + 88, box.y + 44, size, theme.INK, theme.TITLE)
        size = 18 * self.zoom
        paragraph(canvas, self.portrait, box.x + 14, box.y + _HEAD, box.width - 28, size)


class PersonasScene:
    """All characters, one of them to be chosen."""

    name = "personas"
    see_through = True
    moving = False

    def __init__(self, kit: Kit, game: str, chosen: str) -> None:
        """Show who there is; ``chosen`` sits there now."""
        self._words = words = kit.words(game)
        cards: list[Widget] = []
        for at, its in enumerate(PERSONAS):
            row, column = divmod(at, _ACROSS)
            box = Box(26 + column * (_WIDE + _GAP), 88 + row * (_HIGH + _GAP), _WIDE, _HIGH)
            portrait = words.say(f"persona.{its.id}")
            cards.append(Card(box, its, portrait, chosen=its.id == chosen))
        said, zoom = words.say("personas-screen.close"), kit.zoom
        wide = max(170.0, kit.wide(said, 20 * zoom, theme.BUTTON) + 50)
        back = Button("close", Box(1254 - wide, 24, wide, 28 + 20 * zoom), said, size=20)
        self._form = Form([*cards, back], chosen, zoom=zoom)
        self._title_size = min(56.0, 32 * zoom)
        self._roll: Roll | None = None
        if zoom > 1:
            top = back.box.y + back.box.height + 16
            self._roll = _roll(kit, cards, Box(32, top, 1220, 694 - top))
            self._roll.place(self._form)

    def hear(self, heard: Input) -> Answer:
        """Choose, or go back."""
        if isinstance(heard, CloseAsked):
            return Close("quit")
        if isinstance(heard, KeyPressed) and heard.key == "escape":
            return Close()
        if self._roll is not None and self._roll.hear(heard, self._form):
            return None
        changed = self._form.hear(heard)
        if self._roll is not None and isinstance(heard, KeyPressed):
            self._roll.place(self._form)
        if changed is None:
            return None
        return Close() if changed.name == "close" else Close(Chosen(changed.name))

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw everybody."""
        veil(canvas)
        canvas.panel(10, 10, 1260, 700, 24)
        title = self._words.say("personas-screen.title")
        room = self._form["close"].box.x - 56
        size = canvas.fitted(title, room, self._title_size, theme.TITLE)
        y = self._form["close"].box.middle[1]
        canvas.text(title, 32, y, size, theme.INK, theme.TITLE)
        if self._roll is not None:
            self._roll.draw_bar(canvas)
        self._form.draw(canvas)


def _roll(kit: Kit, cards: Sequence[Widget], area: Box) -> Roll:
    """Return the same cards two by two, as high as their words need in a large size."""
    wide = (area.width - BAR - 14) / 2
    rows = []
    for at in range(0, len(cards), 2):
        pair, size = cards[at : at + 2], 18 * kit.zoom
        lines = max(kit.lines(getattr(card, "portrait", ""), wide - 28, size) for card in pair)
        high = _HEAD + lines * size * LINE + 8
        for column, card in enumerate(pair):
            card.box = Box(column * (wide + 14), 0, wide, high)
        rows.append(Row(high, pair))
    return Roll(rows, area)
