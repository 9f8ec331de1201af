"""The keyboard test: what is told of lights up, what is swallowed stays dark, and it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from devices import Devices

from game.scenes.kit import Kit
from game.scenes.settings.key_test import ROWS, KeyTestScene
from game.stage.input.inputs import FocusLost

Sit = Callable[..., Any]


@pytest.fixture
def tested(kit: Kit, sit: Sit) -> tuple[Any, Devices]:
    person = sit(KeyTestScene(kit))
    return person, Devices(person)


@pytest.mark.any_language
def test_keys_light_up_while_they_are_held_and_the_most_at_once_is_kept(tested: Any) -> None:
    person, devices = tested
    for key in ("q", "p", "a"):
        devices.hold(key)
    assert person.top.held == {"Q", "P", "A"}
    devices.hold("q")  # a repeat is no other key
    devices.hold("p", pygame.KEYUP)
    assert (person.top.held, person.top.most) == ({"Q", "A"}, 3)
    assert "3" in person.top.footnote()
    devices.hold("w")
    person.stack.handle_input(FocusLost())
    assert (person.top.held, person.top.most) == (frozenset(), 3)


@pytest.mark.any_language
@pytest.mark.parametrize("key", [pygame.K_KP_7, pygame.K_HOME], ids=["num-lock", "without"])
def test_a_keypad_lights_up_beside_the_row_whose_digits_it_has(tested: Any, key: int) -> None:
    person, devices = tested
    devices.hold("7")
    keypad = {"key": key, "scancode": pygame.KSCAN_KP_7, "mod": 0}
    devices.handle_event(pygame.Event(pygame.KEYDOWN, keypad))
    sign = {"key": pygame.K_KP_PLUS, "scancode": pygame.KSCAN_KP_PLUS, "mod": 0}
    devices.handle_event(pygame.Event(pygame.KEYDOWN, sign))
    assert person.top.held == {"7", "KP_7", "KP_PLUS"}
    devices.handle_event(pygame.Event(pygame.KEYUP, keypad))
    assert person.top.held == {"7", "KP_PLUS"}


@pytest.mark.any_language
def test_a_lit_key_is_seen_and_enter_and_space_close_nothing(tested: Any) -> None:
    person, devices = tested
    dark = bytes(person.look().surface.get_view("0"))
    devices.hold("g")
    assert bytes(person.look().surface.get_view("0")) != dark
    devices.hold("g", pygame.KEYUP)
    devices.key("enter", "space")
    assert person.top.name == "key_test"
    devices.key("escape")
    assert person.stack.empty


def test_its_words_fit(kit: Kit, sit: Sit, fits: Any) -> None:
    for text in (100, 200):
        kit.settings.text_size = text
        fits(sit(KeyTestScene(kit)).look())
    assert sum(map(len, ROWS)) == 56
