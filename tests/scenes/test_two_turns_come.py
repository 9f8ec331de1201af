"""Two turns for all: on by itself at a large table of people; who is out first, by level."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from game.games import game_of, rules_of, words
from game.scenes.front import opened
from game.scenes.front.title import TitleScene
from game.scenes.front.today import Today
from game.scenes.kept_tables import last_table
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import OWN, ChosenRules
from game.store.replays import unfinished

Sit = Callable[..., Any]
GAMES = ("et_bim", "witty_zibi")
RULE = "two-turns"
pytestmark = pytest.mark.any_language


def laid(game: str, seats: int, *, people: bool = True, **last: Any) -> ChosenRules:
    return ChosenRules(game, {"seats": seats, **last}, words("en", game), people=people)


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_comes_on_where_people_sit_at_a_large_table(game: str) -> None:
    for seats in rules_of(game).seat_counts:
        assert laid(game, seats).value(RULE) is (seats >= 8)
        assert laid(game, seats).options().get("two_turns", False) is (seats >= 8)
        assert laid(game, seats, people=False).value(RULE) is False
        assert laid(game, seats).preset() == "classic", "nobody has chosen a rule"


@pytest.mark.parametrize("game", GAMES)
def test_until_it_is_chosen_it_comes_and_goes_with_the_seats(game: str) -> None:
    table = laid(game, 6)
    for seats, on in ((8, True), (7, False), (9, True)):
        table.set("seats", seats)
        assert table.value(RULE) is on
    table.set(RULE, False)
    for seats in (7, 8, 9):
        table.set("seats", seats)
        assert table.value(RULE) is False
        assert laid(game, **table.kept()).value(RULE) is False
    table.set(RULE, True)
    again = laid(game, **table.kept())
    again.set("seats", 5)
    assert again.value(RULE) is True, "it was chosen on another evening"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_before_keeps_its_rules_and_their_name(game: str) -> None:
    rules = rules_of(game)
    table = laid(game, 9, options=rules.options_json(rules.options(9, {})))
    for seats in (9, 8):
        table.set("seats", seats)
        assert table.value(RULE) is False
        assert table.preset() == "classic"
    small = laid(game, 6, options=rules.options_json(rules.options(6, {})))
    small.set("seats", 9)
    assert small.value(RULE) is True, "nobody had chosen it"


@pytest.mark.parametrize("game", GAMES)
def test_presets_and_codes_lay_what_they_always_laid(game: str) -> None:
    for seats in (8, 9):
        for preset in game_of(game).lobby.presets(seats):
            table = laid(game, seats)
            table.lay_preset(preset.name)
            assert table.preset() == preset.name
            assert table.value(RULE) is preset.options.get("two_turns", False)
            other = laid(game, seats)
            other.take_code(table.code())
            assert other.options() == table.options()
            assert other.preset() == preset.name
    table.set(RULE, True)
    table.lay_preset("classic")
    table.set("seats", 8)
    assert table.value(RULE) is False, "whoever lays a preset chooses its rules"


def test_a_rule_chosen_in_one_game_is_chosen_in_no_other(kit: Kit) -> None:
    kit.settings.last_table = {"game": "et_bim", "seats": 9, "chosen": [RULE]}
    assert "chosen" in last_table(kit.settings, "et_bim")
    assert "chosen" not in last_table(kit.settings, "witty_zibi")


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_once_all_watch_and_comes_back_with_a_person(kit: Kit, sit: Sit, game: str) -> None:
    kit.settings.last_table = {"game": game, "seats": 9}
    person = sit(LobbyScene(kit, game))
    heart = "icon_heart_100"
    assert person.reads(kit.words(game).say("preset.classic"))
    assert heart in person.top.form["rules"].marks
    person.top.form.focus = "watch"
    person.press("right")
    assert person.top.laid.value(RULE) is False
    assert heart not in person.top.form["rules"].marks
    person.top.form.focus = "kind:3"
    person.press("enter")
    assert person.top.laid.value(RULE) is True
    person.top.laid.set(RULE, False)
    assert person.top.laid.preset() != OWN


def test_who_plays_at_a_table_that_watched_gets_the_rule(kit: Kit, sit: Sit) -> None:
    kit.settings.last_table = {"game": "et_bim", "seats": 9, "watch": True}
    lobby = LobbyScene(kit, "et_bim")
    assert lobby.laid.value(RULE) is False
    sit(lobby)
    lobby.begin(play=True)
    assert lobby.laid.value(RULE) is True


def test_who_sits_down_together_where_all_watched_gets_the_rule(kit: Kit) -> None:
    watched = laid("et_bim", 9, people=False).kept()
    kit.settings.last_table = {"game": "et_bim", "watch": True, **watched}
    assert LobbyScene(kit, "et_bim", together=True).laid.value(RULE) is True


@pytest.mark.parametrize("seats", [7, 8])
def test_the_days_match_has_the_rule_where_a_lobby_would_have_it(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(opened, "today", lambda _game: Today(seats, 20261201))
    kit.settings.game, kit.settings.welcomed, kit.settings.known = "et_bim", True, ["et_bim"]
    person = sit(TitleScene(kit))
    person.top.point_at("today")
    person.press("enter")
    [match] = unfinished(kit.data)
    assert match.head.options.get("two_turns", False) is (seats == 8)
    person.stack.close_all()


def test_newcomers_at_a_large_table_have_first_steps_and_the_rule(kit: Kit, sit: Sit) -> None:
    kit.settings.welcomed, kit.settings.known = False, []
    kit.settings.last_table = {"game": "wombat", "seats": 9}
    lobby = LobbyScene(kit, "et_bim")
    lobby.laid.set("seats", 9)
    assert lobby.laid.preset() == "first"
    assert lobby.laid.value(RULE) is True


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_beside_every_level_it_says_how_long_the_first_one_out_watches(
    kit: Kit, game: str, language: str
) -> None:
    kit.settings.language = language
    for seats in (8, 9, rules_of(game).seat_counts[-1]):
        kit.settings.last_table = {"game": game, "seats": seats}
        lobby = LobbyScene(kit, game)
        lobby.form.focus = "all-levels"
        for level in lobby.sitting.played:
            lobby.sitting.set_all(level)
            [said] = lobby.laid.at_level(level)
            watched, turns = map(int, re.findall(r"\d+", said))
            assert seats < watched < turns
            assert lobby.footnote().endswith(said)


@pytest.mark.parametrize(("seats", "watch"), [(7, False), (9, True)])
def test_at_a_small_table_or_without_people_levels_say_nothing_of_it(
    kit: Kit, seats: int, watch: bool
) -> None:
    kit.settings.last_table = {"game": "et_bim", "seats": seats, "watch": watch}
    lobby = LobbyScene(kit, "et_bim")
    lobby.form.focus = "level:3"
    assert lobby.footnote() == kit.words("et_bim").say("levels-explained.normal")


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_level_means_there_can_be_read_in_any_words(
    kit: Kit, sit: Sit, fits: Any, game: str, zoom: int
) -> None:
    kit.settings.text_size = zoom
    kit.settings.last_table = {"game": game, "seats": 9, "levels": ["expert"] * 9}
    person = sit(LobbyScene(kit, game))
    for focus in ("all-levels", "level:8", "rules"):
        person.top.form.focus = focus
        fits(person.look())


@pytest.mark.parametrize("game", GAMES)
def test_the_way_to_the_house_rules_says_what_came_by_itself(kit: Kit, game: str) -> None:
    said = kit.words(game).say("lobby-explained.two-turns")
    for seats, watch in ((7, False), (9, True), (9, False)):
        kit.settings.last_table = {"game": game, "seats": seats, "watch": watch}
        lobby = LobbyScene(kit, game)
        lobby.form.focus = "rules"
        assert (said in lobby.footnote()) is (seats == 9 and not watch)
