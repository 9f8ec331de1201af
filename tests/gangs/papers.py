"""What RULES.md and the strings of any game of hidden gangs must hold, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from inspect import getsource
from pathlib import Path
from typing import Any, get_args

from game.gangs.model import events
from game.gangs.model.actions import Action
from game.gangs.rules import refusals

EVENTS = {event.kind: event for event in get_args(events.Event)}
ACTIONS = {action.kind: action for action in get_args(Action)}
SHARED_WORDS = (
    "asked", "legal", "not_legal", "winners", "over", "public", "name", "game", "refused",
)  # fmt: skip
"""What scenario files of every game may say."""


def folder(game: str) -> Path:
    """Where a game lies."""
    path = import_module(f"game.games.{game}").__file__
    assert path is not None
    return Path(path).parent


def rules_md(game: str, language: str) -> str:
    """A game's rules in a language."""
    name = {"en": "RULES.md", "fr": "RULES.fr.md"}[language]
    return (folder(game) / name).read_text("utf-8")


def refusals_of_the_rules() -> set[str]:
    """The reasons that the rules can give, read from their source."""
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', getsource(refusals)))


def unfrench(text: str) -> list[str]:
    """Double signs of a French text that have no narrow or hard space before them."""
    text = re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)
    return [
        *re.findall(r"[^\n]{0,20} [!?;»][^\n]{0,5}", text),
        *re.findall(r"\w :\s", text),
        *re.findall(r"« ", text),
    ]


def rows(game: str, language: str, header: str) -> dict[str, list[str]]:
    """The rows of the table with this header, by the name in their first cell."""
    text = rules_md(game, language)
    table = text[text.index(f"\n{header}") + 1 :].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table]
    return {row[0].strip("`"): row for row in cells}


def check_events(game: str, language: str, kinds: Iterable[str]) -> None:
    """Check that these kinds of events, and no others, stand in the table with their fields."""
    table = rows(game, language, {"en": "| event |", "fr": "| événement |"}[language])
    said = {"en": ("public", "private"), "fr": ("public", "privé")}[language]
    assert set(table) == set(kinds)
    for kind in kinds:
        event, cells = EVENTS[kind], table[kind]
        written = [f"`{field.name}`" for field in fields(event)]
        assert re.findall(r"`\w+`", cells[2]) == written, kind
        assert cells[1].startswith(said[issubclass(event, events.Private)]), kind


def check_actions(game: str, language: str, kinds: Iterable[str]) -> None:
    """Check that these kinds of actions, and no others, stand in the table with their fields."""
    table = rows(game, language, "| action |")
    assert set(table) == set(kinds)
    for kind in kinds:
        action: Any = ACTIONS[kind]
        made = action(*([1] * len(fields(action))))
        spelled = [f"`{name}`" for name in made.to_json() if name != "kind"]
        assert re.findall(r"`\w+`", table[kind][1]) == spelled, kind


def unexplained(game: str, language: str, every: Iterable[str]) -> list[str]:
    """The words of options, refusals and scenario files that the rules do not name."""
    text = rules_md(game, language)
    return [word for word in sorted({*every, *SHARED_WORDS}) if f"`{word}`" not in text]
