"""Settling: a click belongs to the screen it was meant for, and so does a key."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from game.stage.input.claims import KEYS, MOUSE
from game.stage.input.inputs import (
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Scene
from game.stage.settling import BOUNCE_MS, SETTLED_MS, Settling
from game.stage.stack import Stack

PAD = "pad:0"
CLICK = PointerPressed(640, 600, source=MOUSE)
UP = PointerReleased(640, 600, source=MOUSE)


class Screen(Scene):
    """A screen that opens another one, closes, or turns a page by what is pressed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.heard: list[Input] = []
        self.at = 0

    @property
    def page(self) -> int:
        return self.at

    def handle_input(self, heard: Input) -> Answer:
        self.heard.append(heard)
        match heard:
            case PointerPressed(_, _, 1) | KeyPressed("enter"):
                return Push(Screen("next"))
            case KeyPressed("escape"):
                return Close()
            case KeyPressed("f1"):
                self.at += 1
        return None

    def draw(self, canvas: Canvas) -> None:
        pass


@dataclass
class Desk:
    """Somebody who presses things, in a time of their own."""

    stack: Stack
    settling: Settling

    def press(self, *inputs: Input) -> list[bool]:
        """Press; return what of it was heard."""
        found = []
        for heard in inputs:
            found.append(self.settling.lets(heard, self.stack))
            if found[-1]:
                self.stack.handle_input(heard)
                self.settling.follow(heard, self.stack)
        return found

    def wait(self, ms: float) -> None:
        self.settling.pass_time(ms, self.stack)

    @property
    def depth(self) -> int:
        return len(self.stack.names)


@pytest.fixture
def desk() -> Desk:
    desk = Desk(Stack(Screen("first")), Settling())
    desk.wait(16)
    return desk


def key(name: str, source: str = KEYS) -> tuple[KeyPressed, KeyReleased]:
    return KeyPressed(name, source=source), KeyReleased(name, source=source)


def test_the_first_screen_is_pressed_at_once(desk: Desk) -> None:
    assert desk.press(CLICK) == [True]


@pytest.mark.parametrize("ms", [0, 100, SETTLED_MS - 1])
def test_a_second_click_does_nothing_on_another_screen(desk: Desk, ms: int) -> None:
    desk.press(CLICK, UP)
    desk.wait(ms)
    assert desk.press(CLICK, UP) == [False, False], "nor is its button let go there"
    assert desk.depth == 2
    desk.wait(SETTLED_MS)
    assert desk.press(CLICK) == [True]


def test_a_slow_double_click_does_nothing_on_another_screen_either(desk: Desk) -> None:
    desk.press(CLICK, UP)
    desk.wait(400)
    assert desk.press(replace(CLICK, clicks=2), UP) == [False, False]
    desk.wait(200)
    assert desk.press(replace(CLICK, clicks=3)) == [True], "whoever goes on clicking means it"


def test_a_button_that_is_held_presses_nothing_until_it_is_let_go(desk: Desk) -> None:
    desk.press(CLICK)
    desk.wait(2000)
    right = PointerPressed(640, 600, 3, source=MOUSE)
    assert desk.press(right, UP, right) == [False, True, True]


def test_what_is_seen_late_is_pressed_late(desk: Desk) -> None:
    desk.press(CLICK, UP)
    desk.wait(16)
    desk.settling.shown(desk.stack)
    desk.wait(3000)  # the frame in which it was drawn
    assert desk.press(CLICK, UP) == [False, False]
    desk.wait(SETTLED_MS)
    assert desk.press(CLICK) == [True]


def test_another_page_of_a_screen_is_another_screen(desk: Desk) -> None:
    desk.press(*key("f1"))
    assert desk.press(CLICK, UP) == [False, False]


def test_a_screen_that_comes_by_itself_is_not_clicked_away(desk: Desk) -> None:
    desk.stack.open(Screen("notice"))
    assert desk.press(CLICK, UP, *key("enter")) == [False] * 4
    assert desk.press(*key("escape")) == [True, True], "Escape never agrees to anything"
    assert desk.depth == 1


def test_enter_that_bounces_does_nothing_and_one_that_is_meant_goes_on(desk: Desk) -> None:
    desk.press(*key("enter"))
    desk.wait(BOUNCE_MS - 1)
    assert desk.press(*key("enter")) == [False, False]
    desk.wait(1)
    assert desk.press(*key("enter")) == [True, True]
    assert desk.depth == 3


def test_another_key_than_the_one_that_opened_a_screen_is_heard_at_once(desk: Desk) -> None:
    assert desk.press(*key("enter"), *key("down"), *key("f1")) == [True] * 6


def test_a_pad_confirms_nothing_at_once_and_leads_at_once(desk: Desk) -> None:
    assert desk.press(*key("enter", PAD), *key("down", PAD)) == [True] * 4
    assert desk.press(*key("enter", PAD)) == [False, False]
    desk.wait(SETTLED_MS)
    assert desk.press(*key("enter", PAD)) == [True, True]


def test_a_held_key_does_nothing_more_on_the_screen_that_it_opened(desk: Desk) -> None:
    again = KeyPressed("down", repeat=True, source=KEYS)
    down, up = key("down")
    assert desk.press(down, again, again) == [True] * 3
    desk.stack.open(Screen("notice"))
    desk.wait(2000)
    assert desk.press(again, up, again) == [False, True, False]


@pytest.mark.parametrize("name", ["f11", "f12", "l", "enter", "escape", "space", "i", "end"])
def test_what_switches_something_is_heard_once_however_long_it_is_held(
    desk: Desk, name: str
) -> None:
    desk.press(KeyPressed("f1", source=KEYS))
    desk.wait(1000)
    assert desk.press(KeyPressed(name, source=KEYS)) == [True]
    desk.wait(1000)
    assert desk.press(KeyPressed(name, repeat=True, source=KEYS)) == [False]


def test_a_key_that_opens_a_field_writes_nothing_into_it(desk: Desk) -> None:
    down, up = key("enter")
    assert desk.press(down, TextTyped("\r"), up, TextTyped("a")) == [True, False, True, True]


def test_a_button_let_go_outside_the_window_holds_nobody_up(desk: Desk) -> None:
    desk.press(CLICK)
    desk.wait(1000)
    assert desk.press(FocusLost(), CLICK) == [True, True]


def test_what_presses_nothing_is_always_heard(desk: Desk) -> None:
    desk.press(CLICK)
    assert desk.press(PointerMoved(1, 1), Wheel(1, 1, 1.0), UP) == [True] * 3
