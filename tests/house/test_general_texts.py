"""What the program says whatever is played stands in its own strings, not in a game's."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import game
from game.ai.personas import PERSONAS
from game.games import game_of, shelf, words
from game.store import texts
from game.store.texts import LANGUAGES

ROOT = Path(game.__file__).parent
OF_A_GAME = ("games", "gangs")
"""Folders whose code asks for texts of their own."""
KEY = re.compile(r"[a-z][a-z-]*\.[A-Za-z0-9_.-]*[A-Za-z0-9]")
BROUGHT = {"game.title", "game.pitch", "title.pitch", "rules-screen.table"}
"""Texts that each game brings for itself, or may bring: what a table plays, above its rules."""


def asked_for() -> Iterator[tuple[str, Path]]:
    """Every text key that stands whole in the program's code, and where."""
    for path in ROOT.rglob("*.py"):
        if path.relative_to(ROOT).parts[0] in OF_A_GAME:
            continue
        # what Python keeps compiled is read much faster than a source is parsed
        for text in texts_in(SourceFileLoader(path.stem, str(path)).get_code(path.stem)):
            if KEY.fullmatch(text):
                yield text, path


def texts_in(value: object) -> Iterator[str]:
    """Every text that is a constant of compiled code, or a part of one."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, CodeType | tuple | frozenset):
        for part in value.co_consts if isinstance(value, CodeType) else value:
            yield from texts_in(part)


def test_a_key_that_a_game_knows_and_the_program_uses_is_the_programs() -> None:
    every = dict(asked_for())
    for language in LANGUAGES:
        program, games = texts.words(language), [words(language, name) for name in shelf()]
        used = {key: path for key, path in every.items() if any(one.knows(key) for one in games)}
        assert len(used) > 300
        lacking = {key: path.name for key, path in used.items() if not program.knows(key)}
        assert lacking.keys() <= BROUGHT, lacking


NAMES = re.compile(r"Et Bim|Witty (Zibi|Nurse)")
TWO_SIGNS = re.compile(r"[!?][ \u00a0\u202f]?[?.]|[.][ \u00a0\u202f]?[!?]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_breaks_within_the_name_of_a_game_or_a_card(language: str) -> None:
    for game_ in shelf():
        spoken = words(language, game_)
        told = {key: text for table in spoken.tables for key, text in table.items()}
        names = [key for key in told if key.startswith("card.") or key == "game.title"]
        assert names
        assert [key for key in names if " " in told[key]] == []
        assert [key for key, text in told.items() if NAMES.search(text)] == []
        assert [key for key, text in told.items() if TWO_SIGNS.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_who_may_sit_in_has_a_portrait_in_every_game(language: str) -> None:
    for one in PERSONAS:
        assert texts.words(language).say(f"persona.{one.id}").endswith((".", "!"))


COUNTED = (
    "history.turns", "log-screen.turn", "speech.turn", "title.turn", "why.place",
    "replay-screen.previous", "replay-screen.next",
)  # fmt: skip
"""Texts of the program that count turns whatever is played."""
LONGEST = ("statistics-screen.longest-n", "statistics-screen.record-longest")
"""The same where a game's figures say which match was the longest."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_counts_something_else_than_turns_does_so_everywhere(language: str) -> None:
    program, others, facts = texts.words(language), 0, {"n": 7, "at": 1, "of": 2}
    for name in shelf():
        its = words(language, name)
        longest = "longest" in Path(str(game_of(name).figures.__file__)).read_text("utf-8")
        keys = COUNTED + LONGEST if longest else COUNTED
        own = {key for key in keys if its.say(key, **facts) != program.say(key, **facts)}
        assert own in (set(), set(keys)), f"{name} says of some: {own}"
        others += bool(own)
    assert others == 2, "builds and rounds"


def keys_of(table: dict[str, Any], above: str = "") -> Iterator[str]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from keys_of(value, f"{above}{name}.")
        else:
            yield above + name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice_in_one_room(language: str) -> None:
    rooms = {path.parent for path in ROOT.rglob(f"strings/{language}/*.toml")}
    assert len(rooms) > 5
    for room in rooms:
        tables = [tomllib.loads(path.read_text("utf-8")) for path in room.glob("*.toml")]
        counted = Counter(key for table in tables for key in keys_of(table))
        assert [key for key, many in counted.items() if many > 1] == [], room
