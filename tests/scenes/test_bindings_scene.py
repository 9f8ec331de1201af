"""The remapping screen: what is pressed is bound, conflicts are told, what is needed stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.commands import PAD
from game.games import commands
from game.scenes.kit import Kit
from game.scenes.settings.ask_key import WAIT_MS, AskingScene
from game.scenes.settings.bindings import BindingsScene, label_of
from game.scenes.settings.settings import SettingsScene
from game.stage.input.bindings import KEYBOARD, with_games
from game.stage.input.inputs import KeyPressed, KeyReleased, PointerPressed, Wheel
from game.stage.input.listening import ANY
from game.store.settings import load

Sit = Callable[..., Any]
COMMANDS = with_games(commands())


def given(person: Any, *inputs: str) -> None:
    """Press inputs together and let them go, as a scene that listens for anything hears it."""
    for one in inputs:
        person.stack.handle_input(KeyPressed(one, given=one))
    for one in inputs:
        person.stack.handle_input(KeyReleased(one, one))


def ask(person: Any, slot: str) -> None:
    person.top.form.focus = slot
    person.press("enter")
    assert isinstance(person.top, AskingScene)
    assert person.stack.listens == ANY


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    return sit(BindingsScene(kit))


def test_it_opens_from_the_controls_and_closes_again(kit: Kit, sit: Sit) -> None:
    person = sit(SettingsScene(kit, tab="controls"))
    person.press("right", "enter")
    assert person.top.name == "bindings"
    person.press("escape")
    assert person.top.name == "settings"


def test_a_pressed_key_is_bound_at_once_and_kept(kit: Kit, person: Any) -> None:
    ask(person, "key:hint")
    given(person, "j")
    hints = kit.hints
    assert hints.bindings.heard("j") == "h"
    assert hints.bindings.heard("h") is None
    assert person.reads("J")
    person.press("escape")
    assert load(kit.data)[0].bindings == {"hint": ["j", "pad:lt+x"]}


def test_a_taken_key_is_swapped_and_the_loser_named(kit: Kit, person: Any) -> None:
    bindings = kit.hints.bindings
    ask(person, "key:log")
    given(person, "b")
    assert bindings.heard("b") == "l"
    assert bindings.heard("l") == "b"
    bim = next(command for command in COMMANDS if command.name == "bim")
    person.look((1280, 720))
    said = " ".join(line.text for line in person.seen)
    assert label_of(bim, kit) in said.replace("\n", " ")


def test_no_device_is_left_without_a_needed_command(kit: Kit, person: Any) -> None:
    bindings = kit.hints.bindings
    for slot in ("key:confirm", "pad:confirm", "key:back", "pad:left"):
        ask(person, slot)
        person.stack.handle_input(PointerPressed(*person.top.form["none"].box.middle))
        assert person.reads(kit.words().say("bindings-screen.needed")[:30])
    ask(person, "key:hint")
    given(person, "enter")  # taken from what confirms, which gets something else
    for command in COMMANDS:
        for device in (KEYBOARD, PAD):
            assert not command.needed or bindings.inputs(command.name, device), command.name


def test_a_field_is_emptied_where_it_is_not_needed(kit: Kit, person: Any) -> None:
    person.top.form.focus = "key:hint"
    person.press("delete")
    assert kit.hints.bindings.inputs("hint", KEYBOARD) == []
    assert kit.hints.bindings.inputs("hint", PAD) != []


def test_two_buttons_at_once_are_one_input(kit: Kit, person: Any) -> None:
    ask(person, "pad:undo")
    given(person, "pad:lt", "pad:y")
    assert kit.hints.bindings.inputs("undo", PAD) == ["pad:y+lt"]


def test_the_last_button_of_what_is_needed_is_not_given_away(kit: Kit, person: Any) -> None:
    ask(person, "pad:undo")  # which has nothing to give for it
    given(person, "pad:up")
    assert kit.hints.bindings.heard("pad:up") == "up"
    assert kit.hints.bindings.inputs("undo", PAD) == []
    person.look()
    assert any("»" in line.text or "“" in line.text for line in person.seen), "it is said why"


def test_reset_returns_to_what_was(kit: Kit, person: Any) -> None:
    ask(person, "key:fan")
    given(person, "q")
    person.top.form.focus = "reset"
    person.press("enter")
    assert kit.hints.bindings.changed() == {}
    assert kit.settings.bindings == {}


@pytest.mark.parametrize("slot", ["key:fan", "pad:fan"])
@pytest.mark.parametrize("way", ["escape", "outside", "cancel", "wait"])
def test_the_question_can_be_left_without_an_answer(
    kit: Kit, person: Any, slot: str, way: str
) -> None:
    ask(person, slot)
    match way:
        case "escape":
            given(person, "escape")
        case "outside":
            person.stack.handle_input(PointerPressed(10, 10))
        case "cancel":
            person.stack.handle_input(PointerPressed(*person.top.form["cancel"].box.middle))
        case _:
            person.stack.pass_time(WAIT_MS)
    assert person.top.name == "bindings"
    assert kit.hints.bindings.changed() == {}


def test_a_gamepad_leaves_the_question_for_a_key_it_lacks(person: Any) -> None:
    ask(person, "key:fan")
    given(person, "pad:b")
    assert person.top.name == "bindings"


def test_escape_can_be_given_to_what_opens_the_menu(kit: Kit, person: Any) -> None:
    ask(person, "key:menu")
    given(person, "escape")
    assert kit.hints.bindings.heard("escape") == "menu"
    assert kit.hints.bindings.inputs("back", KEYBOARD)


def test_every_row_is_reached_by_keys_by_pages_and_by_the_wheel(person: Any) -> None:
    seen = set()
    for _ in COMMANDS:
        seen.add(person.top.form.focus)
        assert person.top.form.focused.shown
        person.press("down")
    assert len(seen) == len(COMMANDS)
    assert person.top.form.focus in ("reset", "done")
    person.press("up", "pageup", "pageup", "pageup", "pageup", "pageup")
    assert person.top.form.focus == f"key:{COMMANDS[0].name}"
    for _ in COMMANDS:
        person.stack.handle_input(Wheel(600, 400, -1))
    assert person.top.roll.rows[-1].widgets[0].shown
