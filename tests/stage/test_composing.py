"""An input method composes before it writes: that is seen where it is written, and keys are its."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app.hearing import Hearing, in_pixels
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import (
    FocusLost,
    Input,
    KeyPressed,
    PointerPressed,
    TextComposed,
    TextTyped,
)
from game.stage.input.listening import COMMANDS, TEXT, Listening
from game.stage.motion.layout import Box
from game.stage.one_switch import OneSwitch
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.scene import FormScene
from game.stage.stack import Stack
from game.stage.widgets.fields import Hinted, TextField
from game.stage.widgets.form import Button, Form
from game.store.places import assets_root


class Reader(Canvas):
    """A canvas that notes every text that is written on it."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((640, 360)), Art(assets_root()))
        self.read: list[str] = []

    def text(self, text: str, *args: Any, **kwargs: Any) -> float:
        self.read.append(text)
        return super().text(text, *args, **kwargs)


@pytest.fixture
def canvas() -> Reader:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    return Reader()


@pytest.fixture
def field() -> TextField:
    return TextField("theme", Box(40, 50, 400, 46), "ça ", most=60)


def handle(listening: Listening, kind: int, listens: str = TEXT, **facts: Any) -> list[Input]:
    event = pygame.Event(kind, **facts)
    return listening.handle_event(event, lambda x, y: (x / 2, y / 2), listens=listens)


def pressed(listening: Listening, listens: str = TEXT) -> list[Input]:
    """Press Enter and let it go."""
    facts = {"key": pygame.K_RETURN, "scancode": pygame.KSCAN_RETURN, "mod": 0}
    found = handle(listening, pygame.KEYDOWN, listens, **facts)
    return found + handle(listening, pygame.KEYUP, listens, **facts)


def test_what_is_composed_is_shown_and_not_yet_written(field: TextField, canvas: Reader) -> None:
    form = Form([field, Button("done", Box(40, 120, 200, 46), "Dire")])
    assert form.handle_input(TextComposed("pi")) is None
    assert field.value == "ça "
    form.draw(canvas)
    assert any("ça pi" in line for line in canvas.read)
    form.handle_input(TextTyped("pique"))
    assert (field.value, field.composed) == ("ça pique", "")


def test_a_hint_makes_room_for_what_is_composed(canvas: Reader) -> None:
    line = Hinted("theme", Box(40, 50, 400, 46), "", "Un thème")
    line.handle_input(TextComposed("pi"))
    line.draw(canvas, focused=True)
    assert "Un thème" not in canvas.read


def test_a_field_for_digits_shows_nothing_that_is_composed() -> None:
    line = TextField("seed", Box(0, 0, 200, 46), "", kind="digits")
    line.handle_input(TextComposed("ni"))
    assert line.composed == ""


def test_keys_are_the_input_methods_until_it_has_written() -> None:
    listening = Listening(InputHints())
    assert handle(listening, pygame.TEXTEDITING, text="ni", start=0, length=2) == [
        TextComposed("ni")
    ]
    assert pressed(listening) == []
    assert handle(listening, pygame.TEXTINPUT, text="に") == [TextTyped("に")]
    assert [one.key for one in pressed(listening) if isinstance(one, KeyPressed)] == ["enter"]


def test_where_nothing_is_written_nothing_is_composed_and_keys_play() -> None:
    listening = Listening(InputHints())
    assert handle(listening, pygame.TEXTEDITING, COMMANDS, text="v", start=0, length=1) == []
    assert [one for one in pressed(listening, COMMANDS) if isinstance(one, KeyPressed)]


def test_what_is_composed_is_let_go_when_one_points_elsewhere_or_leaves() -> None:
    listening = Listening(InputHints())
    for kind, facts, last in (
        (pygame.MOUSEBUTTONDOWN, {"pos": (10, 20), "button": 1}, PointerPressed(5, 10)),
        (pygame.WINDOWFOCUSLOST, {}, FocusLost()),
    ):
        handle(listening, pygame.TEXTEDITING, text="ni", start=0, length=2)
        assert handle(listening, kind, **facts) == [TextComposed(""), last]


def test_an_input_method_is_told_where_words_are_written() -> None:
    where = in_pixels(Box(40, 50, 400, 46), lambda x, y: ((x - 100) / 2, (y - 30) / 2))
    assert where == pygame.Rect(180, 130, 800, 92)


class Page(FormScene):
    """A field, and a button below it."""

    name = "page"

    def __init__(self, field: TextField) -> None:
        self._form = Form([field, Button("done", Box(40, 120, 200, 46), "Dire")])

    def draw(self, canvas: Canvas) -> None:
        self.form.draw(canvas)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the system is asked for, as it is asked."""
    found: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: found.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: found.append("stop"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", lambda rect: found.append("place"))
    return found


def test_the_system_is_asked_for_text_while_a_field_has_the_focus(
    field: TextField, asked: list[str]
) -> None:
    page = Page(field)
    stack, hearing = Stack(page), Hearing(Listening(InputHints()), OneSwitch(lambda: 0))

    def turn() -> list[str]:
        hearing.write(lambda x, y: (x, y), stack)
        found, asked[:] = list(asked), []
        return found

    assert turn() == ["start", "place"]
    assert turn() == []
    page.form.focus = "done"
    assert turn() == ["stop"]
    assert turn() == []
    page.form.focus = "theme"
    assert turn() == ["start", "place"]
    stack.handle_input(KeyPressed("escape"))
    assert turn() == ["stop"]
    hearing.reopen()
    assert turn() == ["stop"], "another window knows nothing of it"


def test_keys_play_again_once_nothing_is_written(field: TextField, asked: list[str]) -> None:
    page = Page(field)
    stack, listening = Stack(page), Listening(InputHints())
    hearing = Hearing(listening, OneSwitch(lambda: 0))
    hearing.write(lambda x, y: (x, y), stack)
    handle(listening, pygame.TEXTEDITING, text="ni", start=0, length=2)
    page.form.focus = "done"
    hearing.write(lambda x, y: (x, y), stack)
    page.form.focus = "theme"
    assert pressed(listening), "what was composed elsewhere holds no keys"
