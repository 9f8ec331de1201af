"""Everything that players read about the rules is there in both languages."""

from __future__ import annotations

import re
from inspect import getsource
from typing import Any, get_args

import pytest

from game.core.rules import OptionsError
from game.games import words
from game.games.et_bim.model import options
from game.games.et_bim.model.options import read_options
from game.games.et_bim.scenario import VOCABULARY
from game.gangs.model import events
from game.gangs.model.actions import Action
from game.gangs.model.cards import (
    CARD_NAMES,
    CHARACTER_NAMES,
    GANG_NAMES,
)
from game.gangs.model.missions import MISSION_NAMES
from game.gangs.rules import turns
from game.gangs.scenario import REFUSALS
from game.store.texts import LANGUAGES
from tests.gangs.papers import (
    check_actions,
    check_events,
    folder,
    refusals_of_the_rules,
    rules_md,
    unexplained,
    unfrench,
)

WRONG_OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (6, {"team": [3, 3]}),
    (6, {"teams": "3+3"}),
    (6, {"teams": [3, 2]}),
    (6, {"teams": [6]}),
    (6, {"teams": [5, 1]}),
    (5, {"teams": [5, 1]}),
    (4, {"teams": [4, 1]}),
    (12, {"mystery": True}),
    (4, {"modules": ["oops"]}),
    (4, {"rounds": 3}),
    (4, {"rounds": 4, "modules": ["missions"]}),
    (9, {"modules": ["charlotte"], "teams": [4, 4]}),
    (4, {"modules": ["charlotte"], "mystery": False}),
    (8, {"modules": ["charlotte"], "teams": [3, 3, 2]}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    assert refusals_of_the_rules() == REFUSALS
    for reason in REFUSALS:
        assert words(language, "et_bim").say(f"refusal.{reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_gang_character_and_end_has_a_text(language: str) -> None:
    spoken = words(language, "et_bim")
    for card in CARD_NAMES:
        assert spoken.say(f"card.{card}")
        assert spoken.say(f"explain.{card}").endswith(".")
    for gang in GANG_NAMES:
        assert spoken.say(f"gang.{gang}")
        assert spoken.say(f"gang-name.{gang}")
        assert spoken.say(f"gang-of.{gang}")
        assert spoken.say(f"gang-members.{gang}", n=1)
        assert spoken.knows(f"gang-members.{gang}.one")
    for name in CHARACTER_NAMES:
        assert spoken.say(f"character.{name}")
    for mission in MISSION_NAMES:
        assert spoken.say(f"mission.{mission}")
        assert spoken.say(f"mission-text.{mission}").endswith(".")
    reasons = set(re.findall(r'"(one-gang|stall|turn-cap|points)"', getsource(turns)))
    for reason in {*reasons, "draw"}:
        assert spoken.say(f"outcome.{reason}")
    assert reasons == {"one-gang", "stall", "turn-cap", "points"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_option_has_a_text_with_its_facts(language: str) -> None:
    raised = set()
    for seats, given in WRONG_OPTIONS:
        with pytest.raises(OptionsError) as refused:
            read_options(seats, given)
        error = refused.value
        raised.add(error.reason)
        text = words(language, "et_bim").say(f"options.{error.reason}", **error.facts)
        assert "{" not in text
    assert raised == set(re.findall(r'"(options-[a-z-]+)"', getsource(options)))


def test_french_puts_a_narrow_or_hard_space_before_double_signs() -> None:
    strings = folder("et_bim") / "strings/fr"
    for name in ("rules.toml", "missions.toml"):
        assert unfrench((strings / name).read_text("utf-8")) == [], name
    assert unfrench(rules_md("et_bim", "fr")) == []


# ---------------------------------------------------------------- RULES.md


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_stands_in_the_table_with_its_fields(language: str) -> None:
    kinds = [event.kind for event in get_args(events.Event)]
    assert len(set(kinds)) == len(kinds)
    check_events("et_bim", language, kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_stands_in_the_table_with_its_fields(language: str) -> None:
    check_actions("et_bim", language, [action.kind for action in get_args(Action)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_refusal_and_scenario_word_is_explained(language: str) -> None:
    every = {
        *options.KEYS,
        *REFUSALS,
        *VOCABULARY.setup_keys,
        *VOCABULARY.steps.keys,
        *VOCABULARY.observables,
    }
    assert unexplained("et_bim", language, every) == []


def test_e78_help_explains_e41_in_a_line() -> None:
    for language, said in (("en", "equal"), ("fr", "même valeur")):
        lines = rules_md("et_bim", language).splitlines()
        assert any("20" in line and "30" in line and said in line for line in lines)
