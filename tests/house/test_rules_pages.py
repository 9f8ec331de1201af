"""Pages of rules: their tables are those of the code, and every game has the same ones."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.games import game_of, shelf
from game.scenario import run
from game.scenes.rules import read_rules
from game.store.texts import LANGUAGES
from tests.gangs.papers import unfrench

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
        *vocabulary.setup_keys, *vocabulary.steps.keys, *vocabulary.observables,
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


@pytest.mark.parametrize("game", shelf())
def test_a_french_page_is_set_as_french_is(game: str) -> None:
    assert unfrench(page(game, "fr")) == []


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


OURS = [
    (
        "et_bim",
        "The missions, what they are worth, .* are our own",
        "Les missions, .* sont de nous",
    ),
    ("et_bim", "four of each gang .our reading", "quatre par gang .notre lecture"),
    ("et_bim", "Two guards, which are our own", "Deux garde-fous, de nous"),
    ("et_bim", "the NO .our reading", "le NON .notre lecture"),
    ("et_bim", "card away at once .our reading", "défaussez aussitôt une carte .notre lecture"),
    ("et_bim", "destroyed: our reading", "détruit : notre lecture"),
    ("et_bim", "23 are Et Bim! is certain, the rest is our reading", "le reste est notre lecture"),
    ("et_bim", "From seven .* is our reading", "À partir de sept, .* notre lecture"),
    (
        "witty_zibi",
        "all other numbers are our reading",
        "tous les autres nombres sont notre lecture",
    ),
    ("witty_zibi", "our reading: .* though the box prints 3", "notre lecture : .* en imprime 3"),
    (
        "witty_zibi",
        "on, unless you turn it off: our reading",
        "sauf si vous la coupez : notre lecture",
    ),
    (
        "witty_zibi",
        "how long a match is; .* our reading",
        "combien dure une partie ; .* notre lecture",
    ),
    ("mets_ton_slip", "the ten others are our own", "les dix autres sont de nous"),
    ("le_boulet", "by lot .our reading", "c’est le sort .notre lecture"),
    ("le_boulet", "no card is swapped .our reading", "aucune carte ne s’échange .notre lecture"),
    ("wombat", "our reading: - a seventh brick on top", "notre lecture.: - une septième brique"),
    ("wombat", "the zones, the betting, and all of", "les zones, les paris et tout ce"),
]
"""What the box does not say, and the words by which a page calls it ours."""
SAYS = [
    ("mets_ton_slip", "lets you choose one of five", "fait choisir parmi cinq"),
    ("mets_ton_slip", "only Arlequin can be replaced", "seul Arlequin peut être remplacé"),
    ("le_boulet", "led again under another theme", "revenir sous un autre thème"),
    ("le_boulet", "is known to all until it is laid", "est connu de tous jusqu’à ce qu’on le pose"),
    ("le_boulet", "discard pile is shuffled into a new stock", "mélangée en une nouvelle pioche"),
    ("le_boulet", "equal tenths", "dixièmes égaux"),
    ("le_boulet", "`pictures`", "`pictures`"),
    ("wombat", "where each paw is and what it holds", "où est chaque patte et ce qu’elle tient"),
    ("wombat", "A search can fail", "Une fouille peut échouer"),
    ("wombat", "Turning breaks off", "Tourner interrompt"),
    ("wombat", "Trusting.. cannot stop laying", "Confiant.. ne peut pas s’arrêter de poser"),
    ("wombat", "at most 0.8 seconds after the first", "plus 0,8 seconde après le premier"),
    ("wombat", "numbers, drawn anew in each build", "numéros, tirés de nouveau à chaque chantier"),
    ("wombat", "until the Good have won a match", "jusqu’à ce que les Gentils aient gagné"),
]
"""Rulings that a page lacked, by some of the words in which it has them now."""


@pytest.mark.parametrize(("game", "english", "french"), [*OURS, *SAYS])
def test_a_page_says_what_it_must_and_calls_ours_what_is(
    game: str, english: str, french: str
) -> None:
    for language, there in (("en", english), ("fr", french)):
        text = " ".join(page(game, language).split())
        assert re.search(there, text), there
