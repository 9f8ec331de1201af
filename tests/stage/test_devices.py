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
    TextTyped,
    Wheel,
)


def read(devices: Devices, kind: int, **facts: Any) -> Input | None:
    return devices.read(pygame.Event(kind, facts), lambda x, y: (x / 2, y / 2))


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
        (pygame.K_KP7, pygame.KSCAN_KP7, "7"),
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
