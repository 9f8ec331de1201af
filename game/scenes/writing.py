"""Writing without a keyboard: keys on the screen, for a gamepad, a finger or the mouse."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.cli.codes import LETTERS
from game.core.commands import PAD
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.claims import KEYS
from game.stage.input.input_hints import TOUCH
from game.stage.input.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextAsked,
    TextComposed,
    TextTyped,
)
from game.stage.input.listening import TEXT
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.widgets.fields import SEED, TextField
from game.stage.widgets.form import Button, Changed, Form, Widget

CODE: Final = "code"
"""The kind of text that is a code for a table's rules (``game.cli.codes``)."""
_LETTERS: Final = ("abcdefghij", "klmnopqrst", "uvwxyz'-éè", "êëàâçîïôùœ")
_DIGITS: Final = ("1234567890",)
_SIGNS: Final = ("/\\.:_-~,()",)
_KEYS: Final = {
    "": _LETTERS,
    "digits": _DIGITS,
    SEED: (*_DIGITS, "abcdef"),
    "search": _DIGITS + _LETTERS,
    CODE: tuple(LETTERS[at : at + 10] for at in range(0, len(LETTERS), 10)),
    "path": _DIGITS + _LETTERS[:2] + ("uvwxyz'éèà",) + _SIGNS,
}
"""Which keys there are, by what kind of text a field takes."""
_KEYS_MOST: Final = 10
"""How many keys stand in a row."""


@dataclass(frozen=True, slots=True)
class Written:
    """What was written."""

    text: str


def keys_for(kit: Kit, field: Widget | None, heard: Input) -> WritingScene | None:
    """Return keys on the screen where a gamepad, a finger or one switch wants to write.

    A mouse alone asks for them by a double click in a field where there is nothing to select.
    """
    if not isinstance(field, TextField):
        return None
    match heard:
        case PointerPressed(x, y, 1, clicks=clicks):
            alone = clicks > 1 and not field.value
            wanted = (alone or kit.hints.device == TOUCH) and field.box.holds(x, y)
        case KeyPressed("enter", given=given):
            wanted = given.startswith(PAD) or bool(kit.settings.scan_ms)
        case _:
            wanted = False
    return WritingScene(kit, field.value, most=field.most, kind=field.kind) if wanted else None


class WritingScene(FormScene):
    """A line of text over keys; it closes with what was written, or with nothing."""

    name = "writing"
    see_through = True
    listens = TEXT

    def __init__(
        self, kit: Kit, text: str, *, most: int, digits: bool = False, kind: str = "",
        title: str = "",
    ) -> None:  # fmt: skip
        """Begin with what is written already; ``kind`` is the field's."""
        self._title = title or kit.words().say("writing-screen.title")
        self._kit = kit
        kind = "digits" if digits else kind
        self._digits = kind in ("digits", SEED, CODE)
        self._begins = kind == ""
        self._rows = _KEYS[kind]
        zoom = kit.zoom
        room = (720 - 156 - 24 * (zoom - 1)) / (len(self._rows) + 1)
        self._key, self._high = 84 + 32 * (zoom - 1), min(room, 62 + 24 * (zoom - 1))
        self._left = 640 - self._key * _KEYS_MOST / 2 + 4
        whole = 148 + 24 * (zoom - 1) + self._high * (len(self._rows) + 1)
        self._top = (720 - whole) / 2
        line = Box(self._left, self._top + 66, self._key * _KEYS_MOST - 8, 58 + 14 * (zoom - 1))
        self._line = TextField("line", line, text, most=most, kind=kind)
        self._line.zoom = zoom
        self._large = self._begins and not text
        self._form = self._keys("key:" + self._rows[0][0])

    def _keys(self, focus: str | None) -> Form:
        say, left, wide, high = self._kit.words().say, self._left, self._key, self._high - 8
        widgets: list[Widget] = []
        y = self._line.box.y + self._line.box.height + 16
        for row in self._rows:
            for column, letter in enumerate(row):
                shown = letter.upper() if self._large else letter
                box = Box(left + column * wide, y, wide - 8, high)
                widgets.append(Button(f"key:{letter}", box, shown, size=26))
            y += self._high
        last = [("back", 2), ("clear", 2), ("paste", 3), ("done", 3)]
        if not self._digits:
            last = [("shift", 2), ("space", 2), ("back", 2), ("paste", 2), ("done", 2)]
        x = left
        for name, keys in last:
            style = "main" if name == "done" else "plain"
            box = Box(x, y + 6, keys * wide - 8, high)
            widgets.append(Button(name, box, say(f"writing-screen.{name}"), style=style, size=20))
            x += keys * wide
        self._bottom = y + 6 + high + 26
        return Form(widgets, focus, zoom=self._kit.zoom)

    def handle_input(self, heard: Input) -> Answer:
        """Write, by whatever means."""
        match heard:
            case KeyPressed("menu"):
                return Close(Written(self._line.value))
            case TextTyped() | TextComposed() | TextAsked():
                self._line.handle_input(heard)
                self._form.focus = "done"  # whoever types ends with Enter
                return None
            case KeyPressed("backspace" | "delete" | "home" | "end"):
                self._line.handle_input(heard)
                return None
            case KeyPressed("left" | "right", source=source) if source == KEYS:
                self._line.handle_input(replace(heard, repeat=True))  # it does not lead on
                return None
            case KeyPressed("pageup" | "pagedown" as key):
                way = "left" if key == "pageup" else "right"
                self._line.handle_input(KeyPressed(way, heard.shift, repeat=True))
                return None
            case PointerPressed(x, y, 1) if self._line.box.holds(x, y):
                self._line.handle_input(heard)
                return None
            case PointerMoved() | PointerReleased() if self._line.handle_input(heard)[0]:
                return None
            case KeyPressed(key) if len(key) == 1 or key == "space":
                return None  # the letter itself comes as text
            case _:
                return super().handle_input(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        name = changed.name
        if name == "done":
            return Close(Written(self._line.value))
        if name == "shift":
            self._capitals(name, large=not self._large)
            return None
        if name == "back":
            self._line.handle_input(KeyPressed("backspace"))
        elif name == "clear":
            self._line.clear()
        elif name == "paste":
            self._line.handle_input(TextAsked("paste"))
        else:
            letter = " " if name == "space" else name[4:]
            self._line.handle_input(TextTyped(letter.upper() if self._large else letter))
        if self._begins:  # names begin with a capital, and go on without
            begins = self._line.value == "" or self._line.value.endswith(" ")
            self._capitals(name, large=begins)
        return None

    def _capitals(self, focus: str, *, large: bool) -> None:
        if large != self._large:
            self._large = large
            self._form = self._keys(focus)

    @property
    def written(self) -> Box:
        """Where the line is that is written."""
        return self._line.written

    def aside(self) -> str:
        """Return what is written."""
        return self._line.spoken(self._kit.words().say)

    def draw(self, canvas: Canvas) -> None:
        """Draw the line and the keys."""
        veil(canvas)
        wide = self._key * _KEYS_MOST - 8
        canvas.panel(self._left - 36, self._top, wide + 72, self._bottom - self._top, 24)
        size = canvas.fitted(self._title, wide, 32, theme.TITLE)
        canvas.text(self._title, self._left, self._top + 38, size, theme.INK, theme.TITLE)
        self._line.paint(canvas, writing=True)
        self._form.draw(canvas)
