"""Everything that players read about the rules is there in both languages."""

from __future__ import annotations

import re
from dataclasses import fields
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

import pytest

from game.core.rules import OptionsError
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
from game.gangs.rules import legality, turns
from game.gangs.scenario import REFUSALS
from game.store.texts import LANGUAGES, words

FOLDER = Path(options.__file__).parents[1]
RULES_MD = {"en": FOLDER / "RULES.md", "fr": FOLDER / "RULES.fr.md"}
EVENTS = list(get_args(events.Event))
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
    (9, {"modules": ["charlotte"]}),
    (4, {"modules": ["charlotte"], "mystery": False}),
    (8, {"modules": ["charlotte"], "teams": [3, 3, 2]}),
]


def refusals_of_the_rules() -> set[str]:
    """The reasons that ``legality`` can give, read from its source."""
    asked = (
        legality.refusal,
        legality._why_not_there,
        legality._why_not_second,
        legality._why_no_attempt,
    )
    source = "".join(map(getsource, asked))
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))


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
    for path in (
        FOLDER / "strings/fr/rules.toml",
        FOLDER / "strings/fr/missions.toml",
        RULES_MD["fr"],
    ):
        text = re.sub(r"```.*?```|`[^`]*`", "", path.read_text("utf-8"), flags=re.DOTALL)
        assert not re.findall(r"[^\n]{0,20} [!?;»][^\n]{0,5}", text), path.name
        assert not re.findall(r"\w :\s", text), path.name
        assert not re.findall(r"« ", text), path.name


# ---------------------------------------------------------------- RULES.md


def names(told: type[Any]) -> list[str]:
    return [field.name for field in fields(told)]


def rows(language: str, header: str) -> dict[str, list[str]]:
    """The rows of the table with this header, by the name in their first cell."""
    text = RULES_MD[language].read_text("utf-8")
    table = text[text.index(f"\n{header}") + 1 :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    return {row[0].strip("`"): row for row in cells}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_stands_in_the_table_with_its_fields(language: str) -> None:
    table = rows(language, {"en": "| event |", "fr": "| événement |"}[language])
    said = {"en": ("public", "private"), "fr": ("public", "privé")}[language]
    kinds = [event.kind for event in EVENTS]
    assert set(table) == set(kinds)
    assert len(set(kinds)) == len(kinds)
    for event in EVENTS:
        cells = table[event.kind]
        written = [f"`{name}`" for name in names(event)]
        assert re.findall(r"`\w+`", cells[2]) == written, event.kind
        assert cells[1].startswith(said[issubclass(event, events.Private)]), event.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_stands_in_the_table_with_its_fields(language: str) -> None:
    table = rows(language, "| action |")
    assert set(table) == {action.kind for action in get_args(Action)}
    for action in get_args(Action):
        made = action(*([1] * len(names(action))))
        spelled = [f"`{name}`" for name in made.to_json() if name != "kind"]
        assert re.findall(r"`\w+`", table[action.kind][1]) == spelled, action.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_refusal_and_scenario_word_is_explained(language: str) -> None:
    text = RULES_MD[language].read_text("utf-8")
    every = {
        *options._KEYS,
        *REFUSALS,
        *VOCABULARY.setup_keys,
        *VOCABULARY.step_keys,
        *VOCABULARY.expect_keys,
        "asked", "legal", "not_legal", "winners", "over", "public", "name", "game", "refused",
    }  # fmt: skip
    assert [word for word in sorted(every) if f"`{word}`" not in text] == []


def test_1_11b_14_help_explains_e41_in_a_line() -> None:
    for language, said in (("en", "equal"), ("fr", "même valeur")):
        lines = RULES_MD[language].read_text("utf-8").splitlines()
        assert any("20" in line and "30" in line and said in line for line in lines)
