"""How many seats suit so many people: set by itself until somebody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.games import words
from game.scenes.front.last_table import seats_at
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import OWN, ChosenRules

Sit = Callable[..., Any]
GAME = "wombat"
pytestmark = pytest.mark.any_language


def laid(**last: Any) -> ChosenRules:
    return ChosenRules(GAME, last, words("en", GAME), people=1)


@pytest.mark.parametrize(("people", "seats"), [(1, 6), (2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_a_table_nobody_chose_is_as_large_as_suits_its_people(people: int, seats: int) -> None:
    table = laid()
    table.seat_people(people)
    assert table.seats == seats


def test_seats_that_somebody_chose_stay_whoever_sits_down() -> None:
    table = laid()
    table.set("seats", 5)
    for people in (2, 3, 1):
        table.seat_people(people)
        assert table.seats == 5
    again = laid(**table.kept())
    again.seat_people(3)
    assert again.seats == 5, "it was chosen on another evening"


def test_a_table_of_before_keeps_the_seats_its_people_had() -> None:
    before = {"seats": 6, "people": [0, 1, 2]}
    table = ChosenRules(GAME, before, words("en", GAME), people=3)
    table.seat_people(2)
    assert table.seats == 6
    alone = laid(seats=6, people=[0])
    alone.seat_people(2)
    assert alone.seats == 4, "six are usual for one: nobody chose them"


@pytest.mark.parametrize("preset", ["first", "classic", "whole", "quick", "training"])
def test_a_preset_stays_laid_when_the_table_changes_its_size(preset: str) -> None:
    table = laid()
    table.lay_preset(preset)
    for seats in (3, 6, 4, 5, 3):
        table.set("seats", seats)
        assert table.preset() == preset
    table.set("touch", "shadows")
    assert table.preset() == OWN
    table.set("seats", 6)
    assert table.value("touch") == "shadows", "rules of one's own stay"


def test_who_sits_down_in_the_lobby_keeps_a_seat_and_reads_why(kit: Kit, sit: Sit) -> None:
    person = sit(LobbyScene(kit, GAME))
    lobby = person.top
    assert lobby.laid.seats == 6
    lobby.form.focus = "kind:5"
    person.press("enter")
    assert lobby.laid.seats == 4
    assert lobby.sitting.people(4) == [0, 3]
    assert lobby.form.focus == "kind:3"
    lobby.form.focus = "seats"
    assert lobby.footnote() == kit.words(GAME).say("lobby-screen.seats-among")
    person.press("right")
    assert lobby.laid.seats == 5
    assert lobby.footnote() != kit.words(GAME).say("lobby-screen.seats-among")


def test_two_who_come_together_sit_at_a_table_for_so_many(kit: Kit, sit: Sit) -> None:
    lobby = LobbyScene(kit, GAME, together=True)
    person = sit(lobby)
    assert lobby.laid.seats == 4
    lobby.form.focus = "start"
    person.press("enter")
    assert seats_at(kit, GAME) == 4
    person.stack.close_all()


def test_people_of_another_game_bring_no_number_of_seats_along(kit: Kit) -> None:
    kit.settings.last_table = {"game": "et_bim", "seats": 9, "people": [0, 4, 5]}
    assert seats_at(kit, GAME) == 4
    assert LobbyScene(kit, GAME).sitting.people(4) == [0, 2, 3]
    assert seats_at(kit, "le_boulet") == 9
