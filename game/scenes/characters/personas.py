"""The gallery of characters: who may sit in for people, and what each is like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.personas import PERSONAS, Persona
from game.games import game_of
from game.scenes.characters.character import CharacterScene
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.page import PageScene
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Form, Widget
from game.stage.widgets.rolls import BAR, LINE, Roll, Row, paragraph

_ACROSS: Final = 4
_WIDE: Final = 298.0
_HIGH: Final = 194.0
_GAP: Final = 12.0
_HEAD: Final = 104.0
"""How high face and name are on a card."""
_TIC_HEAD: Final = 78.0
"""The same at the usual size of words where a quirk stands below the name."""
_FOOT: Final = 24.0
"""How high the line of a quirk's rates is, at the usual size of words."""
_LARGE_FOOT: Final = 21.0
"""The same in larger words, times their size: two rows of cards are to fit at twice the size."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who was chosen."""

    id: str


@dataclass(frozen=True, slots=True)
class QuirkNote:
    """What there is to know of a character's quirk."""

    does: str
    rates: str
    said: str
    """The whole of it in a sentence."""
    icon: str
    """The picture of what it is about."""


class Card(Widget):
    """One character: a face, a name, a line on what it is like, and its quirk if it has one."""

    def __init__(
        self, box: Box, its: Persona, portrait: str, habit: QuirkNote | None, *, chosen: bool
    ) -> None:
        """Take a character; ``chosen`` is who sits there now."""
        super().__init__(its.id, box)
        self.its = its
        self.portrait = portrait
        self.habit = habit
        self.chosen = chosen

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the name, the portrait and the quirk."""
        told = f"{self.its.name}. {self.portrait}"
        return told if self.habit is None else f"{told} {self.habit.said}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the card; who sits there now lies on lemon."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        fill = theme.LEMON if self.chosen else theme.WHITE
        canvas.panel(box.x, box.y, box.width, box.height, 16, fill, shadow=False)
        face = 96.0 if self.habit is None else 64.0
        canvas.picture(self.its.picture(), box.x + 8, box.y + 6, face, face)
        name = box.y + (56 if self.habit is None else self._name_middle)
        size = self._name_size
        canvas.text(self.its.name, box.x + face + 18, name, size, theme.INK, theme.TITLE)
        y, size = box.y + self.head, 18 * self.zoom
        paragraph(canvas, self.portrait, box.x + 14, y, box.width - 28, size)
        if self.habit is not None:
            self._draw_habit(canvas, self.habit)

    @property
    def _name_size(self) -> float:
        return min(48.0, 26 * self.zoom)

    @property
    def _name_middle(self) -> float:
        """How far below the card's top the name's middle is, with a quirk below it."""
        return 28.0 if self.zoom == 1 else 4 + self._name_size / 2

    @property
    def _tic_middle(self) -> float:
        """The same of the quirk: right below the name where words are large."""
        if self.zoom == 1:
            return 58.0
        return self._name_middle + (self._name_size + 18 * self.zoom) / 2

    @property
    def head(self) -> float:
        """How high face, name and quirk are."""
        if self.habit is None:
            return _HEAD
        return max(_TIC_HEAD, self._tic_middle + 10 * self.zoom + 2)

    @property
    def foot(self) -> float:
        """How high the rates are."""
        if self.habit is None:
            return 0.0
        return _FOOT + 8 if self.zoom == 1 else _LARGE_FOOT * self.zoom + 2

    def _draw_habit(self, canvas: Canvas, habit: QuirkNote) -> None:
        """Paint the quirk below the name, and its rates at the foot."""
        box, size, high = self.box, 18 * self.zoom, self.foot - 8
        y = box.y + self._tic_middle
        canvas.text(habit.does, box.x + 82, y, size, theme.INK, theme.TEXT_BOLD)
        y = box.y + box.height - 8 - high
        canvas.picture(habit.icon, box.x + 14, y, high, high)
        left = box.x + 24 + high
        canvas.text(habit.rates, left, y + high / 2, size, theme.INK, theme.TEXT_BOLD)


class PersonasScene(FormScene):
    """All characters, one of them to be chosen."""

    name = "personas"
    see_through = True

    def __init__(self, kit: Kit, game: str, chosen: str) -> None:
        """Show who there is; ``chosen`` sits there now."""
        self._kit = kit
        self._game = game
        self._words = words = kit.words(game)
        self._quirks = game_of(game).quirks
        cards: list[Card] = []
        for at, its in enumerate(PERSONAS):
            row, column = divmod(at, _ACROSS)
            box = Box(26 + column * (_WIDE + _GAP), 88 + row * (_HIGH + _GAP), _WIDE, _HIGH)
            portrait = words.say(f"persona.{its.id}")
            cards.append(Card(box, its, portrait, self._habit(its), chosen=its.id == chosen))
        zoom = kit.zoom
        back = self._button("close", "personas-screen.close", 1254)
        quirks = self._button("tics", "quirks.open", back.box.x - 14)
        ways = [back] if self._quirks is None else [quirks, back]
        self._form = Form([*cards, *ways], chosen, zoom=zoom)
        self._title_size = min(56.0, 32 * zoom)
        if zoom > 1:
            top = back.box.y + back.box.height + 12
            self.roll = _roll(kit, cards, Box(32, top, 1220, 698 - top))
            self.roll.place(self._form)

    def _button(self, name: str, key: str, right: float) -> Button:
        """Return a button beside the title, ending at an x."""
        said, zoom = self._words.say(key), self._kit.zoom
        wide = max(170.0, self._kit.wide(said, 20 * zoom, theme.BUTTON) + 50)
        return Button(name, Box(right - wide, 24, wide, 28 + 20 * zoom), said, size=20)

    def _habit(self, its: Persona) -> QuirkNote | None:
        """Return what there is to know of a quirk, where quirks are switched on."""
        quirks, words = self._quirks, self._words
        if quirks is None or not self._kit.settings.tics:
            return None
        rates, said = quirks.rates(its.id, words), quirks.sentence(its.id, words)
        return QuirkNote(words.say(f"quirk.{its.id}"), rates, said, quirks.icon(its.id))

    def unused(self, heard: Input) -> Answer:
        """Open the card of who has the focus."""
        focused = self._form.focused
        if isinstance(heard, KeyPressed) and heard.key == "f1" and isinstance(focused, Card):
            return Push(CharacterScene(self._kit, self._game, focused.its))
        return None

    def use(self, changed: Changed) -> Answer:
        """Choose, read about quirks, or go back."""
        if changed.name == "tics" and self._quirks is not None:
            title = self._words.say("quirks.title")
            return Push(PageScene(self._kit, title, self._quirks.page(self._words)))
        return Close() if changed.name == "close" else Close(Chosen(changed.name))

    def draw(self, canvas: Canvas) -> None:
        """Draw everybody."""
        veil(canvas)
        canvas.panel(10, 10, 1260, 700, 24)
        title = self._words.say("personas-screen.title")
        room = self._form["close" if self._quirks is None else "tics"].box.x - 56
        size = canvas.fitted(title, room, self._title_size, theme.TITLE)
        y = self._form["close"].box.middle[1]
        canvas.text(title, 32, y, size, theme.INK, theme.TITLE)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)


def _roll(kit: Kit, cards: Sequence[Card], area: Box) -> Roll:
    """Return the same cards two by two, as high as their words need in a large size."""
    wide = (area.width - BAR - 14) / 2
    rows = []
    for at in range(0, len(cards), 2):
        pair, size = cards[at : at + 2], 18 * kit.zoom
        lines = max(kit.lines(card.portrait, wide - 28, size) for card in pair)
        high = pair[0].head + lines * size * LINE + 6 + pair[0].foot
        for column, card in enumerate(pair):
            card.box = Box(column * (wide + 14), 0, wide, high)
        rows.append(Row(high, pair))
    return Roll(rows, area)
