"""The gallery of characters: who may sit in for people, and what each is like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import PERSONAS, Persona
from game.games import part_of
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.page import PageScene
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.rolls import BAR, LINE, Roll, Row, paragraph
from game.stage.scene import Answer, Close, Push
from game.stage.widgets import Button, Form, Widget

_ACROSS: Final = 4
_WIDE: Final = 298.0
_HIGH: Final = 194.0
_GAP: Final = 12.0
_HEAD: Final = 78.0
"""How high mask and name are on a card."""
_FOOT: Final = 26.0
"""How high the line of a tic's rates is, at the usual size of words."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who was chosen."""

    id: str


@dataclass(frozen=True, slots=True)
class Habit:
    """What there is to know of a character's tic."""

    does: str
    rates: str
    said: str
    """The whole of it in a sentence."""
    icon: str
    """The picture of what it is about."""


class Card(Widget):
    """One character: a mask, a name, a line on what it is like, and its tic if it has one."""

    def __init__(
        self, box: Box, its: Persona, portrait: str, habit: Habit | None, *, chosen: bool
    ) -> None:
        """Take a character; ``chosen`` is who sits there now."""
        super().__init__(its.id, box)
        self.its = its
        self.portrait = portrait
        self.habit = habit
        self.chosen = chosen

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the name, the portrait and the tic."""
        told = f"{self.its.name}. {self.portrait}"
        return told if self.habit is None else f"{told} {self.habit.said}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the card; who sits there now lies on lemon."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.LEMON if self.chosen else theme.WHITE
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill, shadow=False)
        canvas.picture(f"mask_{self.its.mask:02d}", box.x + 12, box.y + 10, 64, 64)
        size, head = min(48.0, 26 * self.zoom), box.y + (44 if self.habit is None else 32)
        canvas.text(self.its.name, box.x + 88, head, size, theme.INK, theme.TITLE)
        y, size = box.y + _HEAD, 18 * self.zoom
        if self.habit is not None:
            y = self._draw_habit(canvas, self.habit)
        paragraph(canvas, self.portrait, box.x + 14, y, box.width - 28, size)

    def _draw_habit(self, canvas: Canvas, habit: Habit) -> float:
        """Paint the tic below the name, its rates at the foot; return where there is room."""
        box, size, high = self.box, 18 * self.zoom, _FOOT * self.zoom
        foot = box.y + box.height - 10 - high / 2
        canvas.picture(habit.icon, box.x + 14, foot - high / 2, high, high)
        left = box.x + 24 + high
        canvas.text(habit.rates, left, foot, size, theme.INK, theme.TEXT_BOLD)
        if self.zoom > 1:
            room = box.width - 28
            y = box.y + _HEAD
            return paragraph(canvas, habit.does, box.x + 14, y, room, size, font=theme.TEXT_BOLD)
        canvas.text(habit.does, box.x + 88, box.y + 60, size, theme.INK, theme.TEXT_BOLD)
        return box.y + _HEAD


class PersonasScene:
    """All characters, one of them to be chosen."""

    name = "personas"
    see_through = True
    moving = False

    def __init__(self, kit: Kit, game: str, chosen: str) -> None:
        """Show who there is; ``chosen`` sits there now."""
        self._kit = kit
        self._words = words = kit.words(game)
        self._tics = part_of(game, "tics")
        cards: list[Widget] = []
        for at, its in enumerate(PERSONAS):
            row, column = divmod(at, _ACROSS)
            box = Box(26 + column * (_WIDE + _GAP), 88 + row * (_HIGH + _GAP), _WIDE, _HIGH)
            portrait = words.say(f"persona.{its.id}")
            cards.append(Card(box, its, portrait, self._habit(its), chosen=its.id == chosen))
        zoom = kit.zoom
        back = self._button("close", "personas-screen.close", 1254)
        tics = self._button("tics", "tics.open", back.box.x - 14)
        self._form = Form([*cards, tics, back], chosen, zoom=zoom)
        self._title_size = min(56.0, 32 * zoom)
        self._roll: Roll | None = None
        if zoom > 1:
            top = back.box.y + back.box.height + 16
            self._roll = _roll(kit, cards, Box(32, top, 1220, 694 - top))
            self._roll.place(self._form)

    def _button(self, name: str, key: str, right: float) -> Button:
        """Return a button beside the title, ending at an x."""
        said, zoom = self._words.say(key), self._kit.zoom
        wide = max(170.0, self._kit.wide(said, 20 * zoom, theme.BUTTON) + 50)
        return Button(name, Box(right - wide, 24, wide, 28 + 20 * zoom), said, size=20)

    def _habit(self, its: Persona) -> Habit | None:
        """Return what there is to know of a tic, where tics are switched on."""
        if not self._kit.settings.tics:
            return None
        tics, words = self._tics, self._words
        rates, said = tics.rates(its.id, words), tics.sentence(its.id, words)
        return Habit(words.say(f"tic.{its.id}"), rates, said, tics.icon(its.id))

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
        if changed.name == "tics":
            title = self._words.say("tics.title")
            return Push(PageScene(self._kit, title, self._tics.page(self._words)))
        return Close() if changed.name == "close" else Close(Chosen(changed.name))

    def pass_time(self, ms: int) -> Answer:
        """Wait."""
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from the page on tics."""
        return Close("quit") if result == "quit" else None

    def draw(self, canvas: Canvas) -> None:
        """Draw everybody."""
        veil(canvas)
        canvas.panel(10, 10, 1260, 700, 24)
        title = self._words.say("personas-screen.title")
        room = self._form["tics"].box.x - 56
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
        lines = max(_lines(kit, card, wide - 28, size) for card in pair)
        habits = any(getattr(card, "habit", None) for card in pair)
        high = _HEAD + lines * size * LINE + 8 + (_FOOT * kit.zoom + 10 if habits else 0)
        for column, card in enumerate(pair):
            card.box = Box(column * (wide + 14), 0, wide, high)
        rows.append(Row(high, pair))
    return Roll(rows, area)


def _lines(kit: Kit, card: Widget, room: float, size: float) -> int:
    """Return how many lines the words of a card take between its head and its foot."""
    assert isinstance(card, Card)
    does = "" if card.habit is None else card.habit.does
    lines = kit.lines(does, room, size, theme.TEXT_BOLD) if does else 0
    return lines + kit.lines(card.portrait, room, size)
