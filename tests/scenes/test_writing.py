"""Writing on the screen, for whoever holds a gamepad or has only a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.writing import WritingScene, Written
from game.stage.input.input_hints import KEYS, TOUCH
from game.stage.input.inputs import KeyPressed, PointerPressed, TextTyped

Sit = Callable[..., Any]


def use(person: Any, *names: str) -> None:
    """Lead the focus to keys of the screen and press them, as a gamepad does."""
    for name in names:
        person.top.form.focus = name
        person.stack.handle_input(KeyPressed("enter", given="pad:a"))


def field(person: Any, name: str) -> Any:
    person.top.form.focus = name
    return person.top.form[name]


def test_a_gamepad_writes_a_name_that_begins_with_a_capital(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    field(person, "name:0")
    person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    assert person.top.name == "writing"
    use(person, *["back"] * 12, "key:z", "key:o", "key:é", "space", "key:a", "done")
    assert person.top.name == "lobby"
    assert person.top.form["name:0"].value == "Zoé A"
    assert person.top.sitting.called(6, kit.words("et_bim"))[0] == "Zoé A"


def test_a_finger_writes_the_seed_in_digits_only(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    kit.hints.device = TOUCH
    try:
        person.click_at(*person.top.form["seed"].box.middle)
        assert person.top.name == "writing"
        for name in ("clear", "key:4", "key:0", "key:7", "done"):
            person.click_at(*person.top.form[name].box.middle)
        assert person.top.form["seed"].value == "407"
        person.click_at(900, 30)  # beside every field, while one has the focus
        assert person.top.name == "lobby"
    finally:
        kit.hints.device = KEYS


@pytest.mark.parametrize(("before", "opens"), [("", True), ("407", False)])
def test_a_mouse_alone_gets_keys_by_a_double_click(
    kit: Kit, sit: Sit, before: str, opens: bool
) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    seed = person.top.form["seed"]
    seed.value = before
    at = seed.box.middle
    person.stack.handle_input(PointerPressed(*at))
    assert person.top.name == "lobby", "who has a keyboard writes in the field itself"
    person.stack.handle_input(PointerPressed(*at, clicks=2))
    assert (person.top.name == "writing") is opens


def test_mouse_and_keyboard_write_in_the_field_itself(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    person.stack.handle_input(PointerPressed(*person.top.form["seed"].box.middle))
    assert person.top.name == "lobby"
    person.press("enter")
    assert person.top.name == "lobby"


@pytest.mark.parametrize("leave", [KeyPressed("escape"), KeyPressed("escape", given="pad:b")])
def test_what_was_there_stays_where_one_goes_back(kit: Kit, sit: Sit, leave: KeyPressed) -> None:
    kit.settings.player_name = "Ana"
    person = sit(LobbyScene(kit, "et_bim"))
    field(person, "name:0")
    person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    use(person, "key:b")
    person.stack.handle_input(leave)
    assert person.top.form["name:0"].value == "Ana"


def test_start_is_enough_to_have_done(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, "et_bim"))
    field(person, "name:0")
    person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    use(person, *["back"] * 12, "key:l")
    person.stack.handle_input(KeyPressed("menu", given="pad:start"))
    assert person.top.form["name:0"].value == "L"


def test_nothing_longer_than_the_field_is_written(kit: Kit, sit: Sit) -> None:
    person = sit(WritingScene(kit, "", most=3, digits=False))
    use(person, "key:a", "key:b", "key:c", "key:d")
    assert person.reads("Abc")
    person.stack.handle_input(TextTyped("e"))
    use(person, "done")
    assert person.stack.result == Written("Abc")


def test_the_key_in_focus_stays_in_focus_when_capitals_change(kit: Kit, sit: Sit) -> None:
    person = sit(WritingScene(kit, "", most=12, digits=False))
    use(person, "key:m")
    assert person.top.form.focus == "key:m"
    assert person.reads("m")
    use(person, "shift")
    assert person.top.form.focus == "shift"
    assert person.reads("M")
