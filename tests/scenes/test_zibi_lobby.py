"""The lobby of Witty Zibi: every table it offers can be played, and comes back as it was laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cli.codes import code_of, read_code
from game.games import FIRST, rules_of, words
from game.games.witty_zibi.model.options import CHOICES, VARIANTS
from game.games.witty_zibi.share import number_of, size, table_of
from game.scenes.kit import Kit
from game.scenes.lobby.house_rules import HouseRulesScene
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import OWN, ChosenRules
from game.store.heads import House
from game.store.texts import LANGUAGES

Sit = Callable[..., Any]
GAME = "witty_zibi"
RULES = rules_of(GAME)


@st.composite
def tables(draw: Any) -> tuple[int, dict[str, Any]]:
    """Any table that can be played: its seats and its options."""
    seats = draw(st.sampled_from(list(RULES.seat_counts)))
    asked = {name: draw(st.sampled_from(its)) for name, its in CHOICES.items()}
    asked["variant"] = draw(st.sampled_from(VARIANTS[seats]))
    return seats, RULES.options_json(RULES.options(seats, asked))


@given(tables())
def test_every_table_survives_its_code_and_the_lobby(table: Any) -> None:
    seats, options = table
    code = code_of(GAME, seats, options, House())
    said = read_code(code)
    assert (said.game, said.seats, dict(said.options)) == (GAME, seats, options)
    laid = ChosenRules(GAME, {}, words("en", GAME))
    laid.take_code(code)
    now = RULES.options(seats, laid.options())
    then = RULES.options(seats, options)
    assert (now.teams, now.mystery, now.alternates, now.gives) == (
        then.teams, then.mystery, then.alternates, then.gives
    )  # fmt: skip
    assert (now.deck, now.first_hand, now.reserve) == (then.deck, then.first_hand, then.reserve)
    assert (now.rounds, now.goal) == (then.rounds, then.goal)


def test_every_number_is_one_table_and_every_table_one_number() -> None:
    step = 97  # a prime: every list is gone through, with every other
    some = range(0, size(), step)
    assert [number_of(*table_of(number)) for number in some] == list(some)


def test_codes_mean_the_same_in_every_version_of_the_program() -> None:
    """Who changes these changes the version of the codes."""
    classic = RULES.options_json(RULES.options(6, {}))
    confirmed = House(pace="confirm", orders=True, ghosts=False)
    turned = {"expert": False, "goal": 12, "deal": "all", "tokens4": "blind", "emissary": "give"}
    assert code_of(GAME, 6, classic, House()) == "AZB2-8Z98"
    assert code_of(GAME, 4, turned, confirmed) == "AZGM-XHJ6"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RULES.seat_counts)
def test_every_value_that_is_offered_can_be_played_and_has_its_words(
    language: str, seats: int
) -> None:
    spoken = words(language, GAME)
    laid = ChosenRules(GAME, {"seats": seats}, spoken)
    assert RULES.options(seats, laid.options()) == RULES.options(seats, {}), "as usual at first"
    for rule in laid.rules():
        assert rule.label
        assert rule.says.endswith(".")
        assert laid.value(rule.name) == rule.options[rule.usual][0]
        for value, text in rule.options:
            laid.set(rule.name, value)
            options = RULES.options(seats, laid.options())
            assert text
            assert laid.part.explain(laid.values, spoken).endswith(".")
            tokens = sum(count for _, count in laid.part.groups(laid.values))
            assert tokens == seats + options.mystery
        laid.set(rule.name, rule.options[rule.usual][0])
    for preset in laid.presets():
        laid.lay_preset(preset.name)
        assert laid.preset() == preset.name != OWN
        assert spoken.say(f"preset.{preset.name}")
        assert spoken.say(f"preset-explained.{preset.name}").endswith(".")


@pytest.mark.parametrize("seats", [4, pytest.param(7, marks=pytest.mark.slow), 9])
@pytest.mark.parametrize("zoom", [100, pytest.param(200, marks=pytest.mark.slow)])
def test_everything_can_be_read_whatever_is_chosen(
    kit: Kit, sit: Sit, fits: Any, seats: int, zoom: int
) -> None:
    kit.settings.text_size = zoom
    kit.settings.player_name = "W" * 12
    options = {"expert": True, "goal": 12, "deal": "all", "emissary": "give"}
    kit.settings.last_table = {"game": GAME, "seats": seats, "options": options}
    scene = LobbyScene(kit, GAME)
    person = sit(scene)
    for _ in scene.form["tokens"].options:
        fits(person.look())
        person.top.form.focus = "tokens"
        person.press("right")


def test_a_code_of_another_game_is_refused_by_its_name(kit: Kit, sit: Sit) -> None:
    classic = rules_of(FIRST).options_json(rules_of(FIRST).options(6, {}))
    code = code_of(FIRST, 6, classic, House())
    laid = ChosenRules(GAME, {}, kit.words(GAME))
    person = sit(HouseRulesScene(kit, laid))
    before = laid.code()
    person.top.form.focus = "enter"
    person.press("enter")
    person.write(code)
    person.press("enter")
    assert person.top.name == "notice"
    assert kit.words(FIRST).say("game.title") in person.top.spoken()
    assert laid.code() == before
