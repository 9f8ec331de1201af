"""Bindings: no input does two things, and no device is left without what is needed."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.core.commands import PAD, Command
from game.games import commands
from game.stage.input.bindings import (
    DEVICES,
    KEYBOARD,
    PAD_BUTTONS,
    Bindings,
    with_games,
)

GAMES = commands()
COMMANDS = with_games(GAMES)

NAMES = [command.name for command in COMMANDS]
KEYS = [*"abhlnfi", "enter", "escape", "up", "down", "left", "right", "space", "f9", "f1", "tab"]
BUTTONS = [PAD + one for one in (*PAD_BUTTONS, "lt+rt", "lt+x")]
INPUTS = st.sampled_from([*KEYS, *BUTTONS])
ANYTHING = st.text("aB1é+: \n\0\u202e\x1b", max_size=8)


def check(bindings: Bindings) -> None:
    """Check what holds whatever was bound."""
    held: list[str] = []
    for command in COMMANDS:
        for device in DEVICES:
            inputs = bindings.inputs(command.name, device)
            held += inputs
            assert inputs or not command.needed, (command.name, device)
            assert all(bindings.heard(one) == command.key for one in inputs)
    assert len(held) == len(set(held)), "an input does two things"


@given(st.lists(st.tuples(st.sampled_from(NAMES), INPUTS), max_size=12))
def test_whatever_is_bound_one_can_still_play(steps: list[tuple[str, str]]) -> None:
    bindings = Bindings(games=GAMES)
    for name, one in steps:
        if bindings.keeps(name, one) is not None:
            with pytest.raises(ValueError, match="is the last of"):
                bindings.bind(name, one)
            check(bindings)
            continue
        bindings.bind(name, one)
        check(bindings)
        assert one in bindings.inputs(name, PAD if one.startswith(PAD) else KEYBOARD)


@example({"confirm": ["escape"]})  # which, given back, leaves the first without
@given(st.dictionaries(st.sampled_from([*NAMES, "none"]), st.lists(INPUTS | ANYTHING, max_size=5)))
def test_a_file_may_say_anything(changed: dict[str, list[str]]) -> None:
    check(Bindings(changed, GAMES))


@pytest.mark.parametrize("none", ["return", "ctrl", "f13", "\n", "\ud800", "", "pad:z", "B", "ab"])
def test_a_key_of_a_file_that_has_no_name_is_none(none: str) -> None:
    bindings = Bindings({"notes": [none, "w"]})
    assert bindings.inputs("notes", KEYBOARD) == ["w"]
    assert bindings.inputs("notes", PAD) == []


@given(st.lists(st.tuples(st.sampled_from(NAMES), INPUTS), max_size=12))
def test_what_is_kept_is_what_was_bound(steps: list[tuple[str, str]]) -> None:
    bindings = Bindings(games=GAMES)
    for name, one in steps:
        if bindings.keeps(name, one) is None:
            bindings.bind(name, one)
    again = Bindings(bindings.changed(), GAMES)
    for name in NAMES:
        for device in DEVICES:
            assert again.inputs(name, device) == bindings.inputs(name, device)


@pytest.mark.parametrize("name", ["fan", "log", "hint", "notes", "identity", "bim"])
def test_what_is_asked_for_at_the_table_has_a_button(name: str) -> None:
    assert Bindings(games=GAMES).inputs(name, PAD)


def test_a_key_that_lost_its_command_gives_nothing() -> None:
    bindings = Bindings(games=GAMES)
    bindings.bind("hint", "j")
    assert bindings.heard("h") is None
    assert bindings.heard("j") == "h"
    assert bindings.heard("f6") == "f6", "no command's: heard as it is"


def test_no_two_commands_of_the_shelf_share_a_name_a_key_or_an_input() -> None:
    for found in (
        [command.name for command in COMMANDS],
        [command.key for command in COMMANDS],
        [one for command in COMMANDS for one in command.usual],
        [place for command in COMMANDS for place in command.parts],
    ):
        assert len(found) == len(set(found))


def test_the_stage_has_no_command_of_a_game() -> None:
    bindings = Bindings()
    for command in GAMES:
        assert not bindings.knows(command.key)
        for one in command.usual:
            assert bindings.command(one) is None


def test_what_was_bound_for_a_game_that_is_not_here_is_kept() -> None:
    changed = {"leap": ["j", "pad:y"], "log": ["z"]}
    bindings = Bindings(changed)
    assert bindings.changed() == changed
    assert bindings.heard("j") == "j"
    bindings.play([Command("leap", "q", "table", ("q",))], bindings.changed())
    assert bindings.heard("j") == "q"
    assert bindings.heard("pad:y") == "q"
