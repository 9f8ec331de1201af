"""Pages of rules: their tables are those of the code, and every game has the same ones."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.games import game_of, shelf
from game.scenario import run
from game.scenes.front.rules import read_rules
from game.store.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"en": "RULES.md", "fr": "RULES.fr.md"}
TABLES = ["setup", "step", "expectation", "action", "event", "refusal"]


def page(game: str, language: str) -> str:
    """A game's rules in a language."""
    return (ROOT / "game" / "games" / game / PAGES[language]).read_text("utf-8")


def test_the_tables_of_all_pages_are_those_of_the_code() -> None:
    command = [sys.executable, ROOT / "build" / "rules_tables.py", "--check"]
    made = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert made.returncode == 0, f"run: python build/rules_tables.py\n{made.stdout}{made.stderr}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf())
def test_a_page_has_words_for_scenarios_and_what_is_done_told_and_refused(
    game: str, language: str
) -> None:
    text = page(game, language)
    made = re.findall(r"<!-- table: (\w+) -->", text)
    assert [one for one in made if one in TABLES] == TABLES
    vocabulary = game_of(game).scenario.VOCABULARY
    words = {
        *vocabulary.setup_keys, *vocabulary.step_keys, *vocabulary.expect_keys,
        *vocabulary.refusals, *vocabulary.public_kinds,
    }  # fmt: skip
    assert [word for word in sorted(words) if f"`{word}`" not in text] == []


@pytest.mark.parametrize("game", shelf())
def test_both_languages_have_the_same_chapters_and_tables(game: str) -> None:
    shapes = [
        re.sub(r"[^#|\n]", "", re.sub(r"```.*?```", "", page(game, one), flags=re.DOTALL))
        for one in LANGUAGES
    ]
    assert shapes[0].replace("\n", "") == shapes[1].replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf())
def test_the_example_of_a_page_is_a_case_that_holds(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [example] = re.findall(r"```toml\n(.*?)```", page(game, language), re.DOTALL)
    file = tmp_path / "example.toml"
    file.write_text(example, "utf-8")
    assert run([file]) == 0, capsys.readouterr()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf())
def test_players_read_how_a_game_begins_goes_on_and_ends(game: str, language: str) -> None:
    read = read_rules(game, language)
    assert "<!--" not in read
    chapters = re.findall(r"^## (.+)", page(game, language), re.MULTILINE)
    assert re.findall(r"^## (.+)", read, re.MULTILINE) == chapters[:2]
    assert chapters[0] == {"en": "How to play", "fr": "Comment jouer"}[language]
    options = chapters.index("Options")
    assert options <= 3, "what players read stands before the options"
