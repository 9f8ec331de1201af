"""What a least game says: in both languages the same keys, all of them used, and its rules."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest
from game.games.fibs import model as fibs
from game.games.lone import model as lone
from game.games.snatch import model as snatch

from tests.least.shelved import HERE, LEAST

MODELS = {"fibs": fibs, "lone": lone, "snatch": snatch}
PARTS = {"model", "rules", "board", "strings", "RULES"}
pytestmark = pytest.mark.parametrize("game", LEAST)


def texts(game: str, language: str) -> dict[str, str]:
    [file] = (HERE / game / "strings" / language).iterdir()
    return dict(flat(tomllib.loads(file.read_text("utf-8"))))


def flat(table: dict[str, Any], before: str = "") -> list[tuple[str, str]]:
    return [
        pair
        for key, value in table.items()
        for pair in (
            flat(value, f"{before}{key}.") if isinstance(value, dict) else [(before + key, value)]
        )
    ]


def test_a_least_game_brings_what_it_must_and_nothing_else(game: str) -> None:
    files = {path.name.split(".")[0] for path in (HERE / game).iterdir()}
    assert files - {"__init__", "__pycache__"} == PARTS


def test_both_languages_have_the_same_keys_and_blanks(game: str) -> None:
    french, english = texts(game, "fr"), texts(game, "en")
    assert french.keys() == english.keys()
    for key, text in french.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", english[key])), key


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_the_rules_tell_every_event_with_its_fields(game: str, name: str) -> None:
    text = (HERE / game / name).read_text("utf-8")
    for event in get_args(MODELS[game].Event):
        named = ", ".join(f"`{field}`" for field in (one.name for one in fields(event)))
        assert re.search(rf"^\| `{event.kind}` \| [^|]+ \| {named} \| ", text, re.MULTILINE)
    for key in texts(game, "en"):
        if key.startswith("refusal."):
            assert f"| `{key.removeprefix('refusal.')}` | " in text


def test_nothing_of_a_least_game_is_known_to_the_program(game: str) -> None:
    known = re.compile(rf"games\.{game}\b|[\"'`]{game}[\"'`]", re.IGNORECASE)
    program = Path(fibs.__file__).parents[3] / "game"
    named = [path for path in program.rglob("*.py") if known.search(path.read_text("utf-8"))]
    assert named == []
