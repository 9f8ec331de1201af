"""The bases of Wombat lie there until the Good have won a match, where a table agreed on that."""

from __future__ import annotations

import pytest

from game.core.rules import Outcome
from game.core.seats import Seat
from game.games import game_of, words
from game.games.wombat import lobby, seating, share
from game.scenes.kept_tables import keep_options, keep_table
from game.scenes.lobby.table_rules import ChosenRules
from game.store.settings import Settings

RULES = game_of("wombat").rules
AGREED = {"beginner": True, "until_won": True}


def ended(reason: str) -> Outcome:
    return Outcome((Seat(0),), reason)


def test_the_next_match_is_without_bases_once_the_good_have_won() -> None:
    assert seating.next_time(AGREED, ended("good")) == {"beginner": False, "until_won": False}


@pytest.mark.parametrize("reason", ["bad", "practice"])
def test_they_stay_as_long_as_the_good_have_not_won(reason: str) -> None:
    assert seating.next_time(AGREED, ended(reason)) == AGREED
    assert seating.next_time(AGREED, None) == AGREED


def test_without_such_an_agreement_they_always_stay() -> None:
    assert seating.next_time({"beginner": True}, ended("good")) == {"beginner": True}


def test_files_say_nothing_of_it_where_no_bases_lie() -> None:
    assert "until_won" not in RULES.options_json(RULES.options(4, {"until_won": True}))
    assert RULES.options_json(RULES.options(4, AGREED))["until_won"] is True


def test_the_first_evening_agrees_on_it_and_its_code_says_so() -> None:
    first = next(one for one in lobby.presets(4) if one.name == "first")
    options = RULES.options_json(RULES.options(4, first.options))
    number = share.number_of(4, options)
    assert share.table_of(number) == (4, options)
    usual = share.number_of(4, {**options, "until_won": False})
    assert usual < share.size() / 4 <= number


def test_a_rule_changed_for_the_next_match_leaves_the_lobbys_others_alone() -> None:
    """The match that is over was of six, by other rules; meanwhile a table of three was laid."""
    settings, said = Settings(), words("en", "wombat")
    laid = ChosenRules(
        "wombat", {"seats": 3, "options": {**AGREED, "seconds": 60, "debate": 0}}, said
    )
    keep_table(settings, "wombat", laid.kept())
    keep_options(settings, "wombat", {"beginner": False, "until_won": False})
    again = ChosenRules("wombat", settings.last_table or {}, said)
    assert again.seats == 3
    others = {name: its for name, its in laid.options().items() if name != "until_won"}
    assert again.options() == {**others, "beginner": False}
