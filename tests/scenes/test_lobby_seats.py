"""The lobby's seats: levels for all, characters, and every field in words twice as large."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lobbying import begun, enter, say

from game.ai.personas import PERSONAS
from game.games import FIRST as GAME
from game.scenes.characters.personas import PersonasScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.seat_rows import ALL

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody before the title; a table begun is closed at the end."""
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


def test_one_choice_gives_all_a_level_and_says_where_they_differ(kit: Kit, person: Any) -> None:
    enter(person)
    form = person.top.form
    form.focus = "all-levels"
    person.press("right")
    assert {person.top.form[f"level:{seat}"].value for seat in range(1, 6)} == {"hard"}
    person.top.form.focus = "level:2"
    person.press("right")
    assert person.top.form["all-levels"].value == ""
    assert person.reads(say(kit, "lobby-screen.mixed"))


def test_any_character_can_be_chosen_and_swaps_with_whoever_sat_there(
    kit: Kit, person: Any
) -> None:
    enter(person)
    face = person.top.form["face:1"].box
    person.click_at(*face.middle)
    assert person.top.name == "personas"
    for its in PERSONAS:
        assert person.reads(its.name)
    person.click("Kim")
    assert person.top.name == "lobby"
    person.click(say(kit, "lobby-screen.start"))
    head = begun(kit, person)
    assert head.controllers[1] == "normal@kim"
    assert head.controllers[4] == "normal@rosa"
    assert head.names[1] == "Kim"
    assert head.names[4] == "Rosa"


def test_the_gallery_is_left_as_it_was_entered_with_the_keyboard_alone(
    kit: Kit, person: Any
) -> None:
    enter(person)
    person.top.form.focus = "face:2"
    person.press("enter", "escape")
    assert person.top.name == "lobby"
    person.press("enter", "right", "enter")
    assert person.top.name == "lobby"
    assert person.top.sitting.at(2).id == "ana"


def test_training_is_set_in_the_lobby_and_known_to_all(kit: Kit, person: Any) -> None:
    enter(person)
    person.click(say(kit, "lobby-screen.training"))
    assert person.reads(say(kit, "lobby-screen.about-training")[:20])
    person.click(say(kit, "lobby-screen.start"))
    assert begun(kit, person).training


@pytest.mark.parametrize("people", ["rosa", ["rosa", "rosa"], ["nobody"], [3], None])
def test_characters_that_cannot_sit_down_are_forgotten(kit: Kit, people: Any) -> None:
    kit.settings.last_table = {"seats": 5, "characters": people}
    sitting = LobbyScene(kit, GAME).sitting
    assert [sitting.at(seat).id for seat in range(1, 4)] == ["rosa", "hugo", "ana"]


def test_everything_in_the_gallery_fits(kit: Kit, sit: Sit, fits: Any) -> None:
    fits(sit(PersonasScene(kit, GAME, "zoe")).look())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("seats", [4, 6, 7, 12])
def test_how_many_sit_down_stands_beside_the_level_for_all(
    kit: Kit, sit: Sit, seats: int, size: tuple[int, int]
) -> None:
    kit.settings.last_table = {"seats": seats}
    scene = LobbyScene(kit, GAME)
    heading = kit.words(GAME).say("lobby-screen.players", n=seats)
    (line,) = [line for line in sit(scene).look(size).lines if line.text == heading]
    assert line.x + line.width <= scene.form[ALL].box.x


def test_in_words_twice_as_large_every_field_is_reached_seen_and_used(
    kit: Kit, person: Any
) -> None:
    kit.settings.text_size = 200
    kit.settings.last_table = {"seats": 11}
    enter(person)
    scene = person.top
    scene.form.focus = "seats"
    person.press("right")
    met = set()
    for _ in scene.form.widgets:
        person.press("tab")
        focused = scene.form.focused
        met.add(focused.name)
        assert focused.shown
        assert focused.box.y + focused.box.height < 720
    assert {
        "training",
        "seed",
        "name:0",
        "rules",
        ALL,
        "face:11",
        "level:11",
        "kind:11",
        "back",
        "start",
    } <= met
    scene.form.focus = "start"
    person.press("end")
    assert scene.form.focused.shown
    assert scene.form.focus == "face:11"
    person.press("right", "right", "right")
    person.click(say(kit, "lobby-screen.start"))
    head = begun(kit, person)
    assert head.seats == 12
    assert head.controllers[11].startswith("hard@")
    assert all(who.startswith("normal@") for who in head.controllers[1:11])
