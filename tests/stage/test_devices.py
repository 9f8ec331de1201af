"""Devices: keys by what they write, the digits' row by place, points in table units."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.stage.input.devices import Devices
from game.stage.input.inputs import (
    CloseAsked,
    FileDropped,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextAsked,
    TextTyped,
    Wheel,
)


def read(devices: Devices, kind: int, **facts: Any) -> Input | None:
    return devices.translate(pygame.Event(kind, facts), lambda x, y: (x / 2, y / 2))


def key(devices: Devices, kind: int, name: int, scancode: int, mod: int = 0) -> Input | None:
    return read(devices, kind, key=name, scancode=scancode, mod=mod)


@pytest.mark.parametrize(
    ("name", "scancode", "heard"),
    [
        (pygame.K_b, pygame.KSCAN_B, "b"),
        (pygame.K_a, pygame.KSCAN_Q, "a"),
        (pygame.K_1, pygame.KSCAN_1, "1"),
        (pygame.K_AMPERSAND, pygame.KSCAN_1, "1"),
        (0xE9, pygame.KSCAN_2, "2"),
        (pygame.K_RIGHTPAREN, pygame.KSCAN_MINUS, "-"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "enter"),
        (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE, "escape"),
        (pygame.K_F11, pygame.KSCAN_F11, "f11"),
        (pygame.K_PERIOD, pygame.KSCAN_PERIOD, "."),
    ],
)
def test_keys_have_names(name: int, scancode: int, heard: str) -> None:
    devices = Devices()
    assert key(devices, pygame.KEYDOWN, name, scancode) == KeyPressed(heard)
    assert key(devices, pygame.KEYUP, name, scancode) == KeyReleased(heard)


@pytest.mark.parametrize(
    ("name", "scancode", "off", "on"),
    [
        (pygame.K_KP8, pygame.KSCAN_KP8, "up", "8"),
        (pygame.K_KP2, pygame.KSCAN_KP2, "down", "2"),
        (pygame.K_KP4, pygame.KSCAN_KP4, "left", "4"),
        (pygame.K_KP6, pygame.KSCAN_KP6, "right", "6"),
        (pygame.K_KP7, pygame.KSCAN_KP7, "home", "7"),
        (pygame.K_KP1, pygame.KSCAN_KP1, "end", "1"),
        (pygame.K_KP9, pygame.KSCAN_KP9, "pageup", "9"),
        (pygame.K_KP3, pygame.KSCAN_KP3, "pagedown", "3"),
        (pygame.K_KP_ENTER, pygame.KSCAN_KP_ENTER, "enter", "enter"),
    ],
)
def test_the_pad_of_numbers_is_one_of_arrows_without_numlock(
    name: int, scancode: int, off: str, on: str
) -> None:
    for mod, heard in ((0, off), (pygame.KMOD_NUM, on)):
        devices = Devices()
        assert key(devices, pygame.KEYDOWN, name, scancode, mod) == KeyPressed(heard)
        assert key(devices, pygame.KEYUP, name, scancode, mod) == KeyReleased(heard)


HELD = {
    "Ctrl": pygame.KMOD_LCTRL, "the other Ctrl": pygame.KMOD_RCTRL, "Alt": pygame.KMOD_LALT,
    "AltGr": pygame.KMOD_RALT, "Super": pygame.KMOD_LGUI,
    "AltGr of Windows": pygame.KMOD_RALT | pygame.KMOD_LCTRL,
}  # fmt: skip


@pytest.mark.parametrize("mod", HELD.values(), ids=HELD)
@pytest.mark.parametrize(
    ("name", "scancode"),
    [
        (pygame.K_RETURN, pygame.KSCAN_RETURN), (pygame.K_2, pygame.KSCAN_2),
        (pygame.K_b, pygame.KSCAN_B), (pygame.K_SPACE, pygame.KSCAN_SPACE),
        (pygame.K_F11, pygame.KSCAN_F11), (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
        (pygame.K_KP8, pygame.KSCAN_KP8),
    ],
)  # fmt: skip
def test_a_key_with_another_one_held_is_not_the_key(name: int, scancode: int, mod: int) -> None:
    devices = Devices()
    assert key(devices, pygame.KEYDOWN, name, scancode, mod) is None
    assert key(devices, pygame.KEYDOWN, name, scancode, mod) is None, "nor as it is held"


def typed(devices: Devices, scancode: int, mod: int, text: str) -> Input | None:
    """Press a letter and hear what the system says was written by it."""
    key(devices, pygame.KEYDOWN, pygame.K_o, scancode, mod)
    heard = read(devices, pygame.TEXTINPUT, text=text)
    key(devices, pygame.KEYUP, pygame.K_o, scancode, mod)
    return heard


def test_altgr_writes_and_alt_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    devices, place = Devices(), pygame.KSCAN_O
    assert typed(devices, place, pygame.KMOD_RALT, "œ") == TextTyped("œ")
    assert typed(devices, place, pygame.KMOD_RALT | pygame.KMOD_LCTRL, "ó") == TextTyped("ó")
    assert typed(devices, place, pygame.KMOD_LALT, "o") is None
    assert typed(devices, place, pygame.KMOD_LGUI, "o") is None
    assert read(devices, pygame.TEXTINPUT, text="に") == TextTyped("に"), "by an input method"
    monkeypatch.setattr("sys.platform", "darwin")
    assert typed(devices, place, pygame.KMOD_LALT, "ø") == TextTyped("ø"), "Option"


@pytest.mark.parametrize(
    ("name", "scancode", "mod", "asked"),
    [
        (pygame.K_c, pygame.KSCAN_C, pygame.KMOD_LCTRL, TextAsked("copy")),
        (pygame.K_a, pygame.KSCAN_Q, pygame.KMOD_RCTRL, TextAsked("all")),
        (pygame.K_z, pygame.KSCAN_W, pygame.KMOD_LCTRL, TextAsked("undo")),
        (pygame.K_z, pygame.KSCAN_Z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT,
         TextAsked("redo", shift=True)),
        (0x44F, pygame.KSCAN_Z, pygame.KMOD_LCTRL, TextAsked("undo")),
        (pygame.K_LEFT, pygame.KSCAN_LEFT, pygame.KMOD_LCTRL, TextAsked("word-left")),
        (pygame.K_INSERT, pygame.KSCAN_INSERT, pygame.KMOD_LSHIFT, TextAsked("paste")),
        (pygame.K_INSERT, pygame.KSCAN_INSERT, pygame.KMOD_LCTRL, TextAsked("copy")),
        (pygame.K_a, pygame.KSCAN_A, pygame.KMOD_RALT | pygame.KMOD_LCTRL, None),
        (pygame.K_v, pygame.KSCAN_V, pygame.KMOD_LALT, None),
    ],
)  # fmt: skip
def test_shortcuts_ask_something_of_a_field(
    name: int, scancode: int, mod: int, asked: Input | None
) -> None:
    assert key(Devices(), pygame.KEYDOWN, name, scancode, mod) == asked


def test_a_mac_has_its_own_shortcuts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    command, option = pygame.KMOD_LGUI, pygame.KMOD_LALT
    v, left = (pygame.K_v, pygame.KSCAN_V), (pygame.K_LEFT, pygame.KSCAN_LEFT)
    assert key(Devices(), pygame.KEYDOWN, *v, command) == TextAsked("paste")
    assert key(Devices(), pygame.KEYDOWN, *v, pygame.KMOD_LCTRL) is None
    assert key(Devices(), pygame.KEYDOWN, *left, option) == TextAsked("word-left")
    assert key(Devices(), pygame.KEYDOWN, *left, command) == TextAsked("start")


def test_azerty_writes_a_full_stop_with_shift() -> None:
    comma = (pygame.K_SEMICOLON, pygame.KSCAN_COMMA)
    shift = pygame.KMOD_LSHIFT
    assert key(Devices(), pygame.KEYDOWN, *comma, shift) == KeyPressed(".", shift=True)
    assert key(Devices(), pygame.KEYDOWN, *comma) == KeyPressed(";")
    semicolon = (pygame.K_SEMICOLON, pygame.KSCAN_SEMICOLON)
    assert key(Devices(), pygame.KEYDOWN, *semicolon, shift) == KeyPressed(";", shift=True)


def test_a_double_click_is_told_by_time_and_place() -> None:
    at = 0
    devices = Devices(lambda: at)

    def clicks(x: int, ms: int, button: int = 1) -> int:
        nonlocal at
        at += ms
        heard = read(devices, pygame.MOUSEBUTTONDOWN, pos=(x, 50), button=button)
        assert isinstance(heard, PointerPressed)
        return heard.clicks

    assert [clicks(100, 1000), clicks(104, 200), clicks(102, 200)] == [1, 2, 3]
    assert [clicks(100, 600), clicks(200, 100), clicks(200, 100, button=3)] == [1, 1, 1]


def test_keys_without_a_name_are_not_heard() -> None:
    devices = Devices()
    assert key(devices, pygame.KEYDOWN, pygame.K_LSHIFT, pygame.KSCAN_LSHIFT) is None
    assert key(devices, pygame.KEYDOWN, 0, 0) is None


def test_a_key_held_down_repeats() -> None:
    devices = Devices()
    space = (pygame.K_SPACE, pygame.KSCAN_SPACE)
    assert key(devices, pygame.KEYDOWN, *space) == KeyPressed("space")
    assert key(devices, pygame.KEYDOWN, *space) == KeyPressed("space", repeat=True)
    key(devices, pygame.KEYUP, *space)
    assert key(devices, pygame.KEYDOWN, *space) == KeyPressed("space")


def test_a_key_let_go_elsewhere_is_not_held_any_more() -> None:
    devices = Devices()
    key(devices, pygame.KEYDOWN, pygame.K_i, pygame.KSCAN_I)
    assert read(devices, pygame.WINDOWFOCUSLOST) == FocusLost()
    assert key(devices, pygame.KEYDOWN, pygame.K_i, pygame.KSCAN_I) == KeyPressed("i")


def test_shift_is_told() -> None:
    pressed = key(Devices(), pygame.KEYDOWN, pygame.K_TAB, pygame.KSCAN_TAB, pygame.KMOD_LSHIFT)
    assert pressed == KeyPressed("tab", shift=True)


def test_the_pointer_is_in_table_units() -> None:
    devices = Devices()
    assert read(devices, pygame.MOUSEMOTION, pos=(100, 50)) == PointerMoved(50, 25)
    down = read(devices, pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=3)
    assert down == PointerPressed(50, 25, 3)
    up = read(devices, pygame.MOUSEBUTTONUP, pos=(100, 50), button=1)
    assert up == PointerReleased(50, 25)
    # the wheel is told once, as a wheel, where the pointer is
    pygame.display.init()
    assert read(devices, pygame.MOUSEBUTTONDOWN, pos=(100, 50), button=4) is None
    wheel = read(devices, pygame.MOUSEWHEEL, precise_y=-1.5)
    assert isinstance(wheel, Wheel)
    assert wheel.notches == -1.5


def test_text_and_the_wish_to_close_come_through() -> None:
    devices = Devices()
    assert read(devices, pygame.TEXTINPUT, text="é") == TextTyped("é")
    assert read(devices, pygame.QUIT) == CloseAsked()
    assert read(devices, pygame.DROPFILE, file="a.jsonl") == FileDropped("a.jsonl")
    assert read(devices, pygame.VIDEORESIZE, size=(1, 1), w=1, h=1) is None
