"""How fast time goes is agreed on before the match, in real-time games, and nowhere else."""

from __future__ import annotations

import pytest

from game.games import words
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import ChosenRules
from game.store.heads import House
from tests.least.shelved import shelved


def test_where_time_beats_one_may_have_it_slow_or_step_by_step() -> None:
    with shelved():
        laid = ChosenRules("pulse", {}, words("en", "pulse"))
        assert {"slow", "steps"} <= {rule.name for rule in laid.table_rules()}
        laid.set("slow", 4)
        laid.set("steps", True)
        again = ChosenRules("pulse", laid.kept(), words("en", "pulse"))
        assert (again.house.slow, again.house.steps) == (4, True)


def test_where_bots_react_they_may_take_longer_and_the_head_says_so() -> None:
    laid = ChosenRules("wombat", {}, words("en", "wombat"))
    assert "reactions" in {rule.name for rule in laid.table_rules()}
    laid.set("reactions", 150)
    again = ChosenRules("wombat", laid.kept(), words("en", "wombat"))
    assert again.house.reactions == 150
    assert '"reactions":150' in again.house.model_dump_json()
    assert "reactions" not in House().model_dump_json()
    with shelved():
        pulse = ChosenRules("pulse", {}, words("en", "pulse"))
        assert "reactions" not in {rule.name for rule in pulse.table_rules()}, "its bots do not"


@pytest.mark.any_language
def test_where_time_beats_nobody_is_offered_a_clock_to_answer_by(kit: Kit) -> None:
    for game, offered in (("wombat", False), ("et_bim", True)):
        kit.settings.last_table = {"game": game, "people": [0, 1]}
        names = [widget.name for widget in LobbyScene(kit, game).form.widgets]
        assert ("pace" in names) is offered


def test_a_game_of_turns_says_nothing_of_it() -> None:
    laid = ChosenRules("et_bim", {}, words("en", "et_bim"))
    assert not {"slow", "steps", "reactions"} & {rule.name for rule in laid.table_rules()}
    assert not {"slow", "steps"} & set(laid.kept()["house"])
