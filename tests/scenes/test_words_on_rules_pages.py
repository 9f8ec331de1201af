"""The rules that players read: no name that only files and commands use."""

from __future__ import annotations

import re

import pytest

from game.scenes.rules import read_rules

GAMES = ("et_bim", "witty_zibi", "mets_ton_slip", "le_boulet", "wombat")
INTERNAL = re.compile(r"\b[a-z]+_[a-z_]+\b|`[a-zé]{2,}[^`]*`")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_internal_name_stands_in_the_rules_for_players(game: str, language: str) -> None:
    assert INTERNAL.findall(read_rules(game, language)) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_missions_keep_their_titles_without_their_names(language: str) -> None:
    rows = [line for line in read_rules("et_bim", language).splitlines() if line.startswith("| 1 ")]
    assert any(row.count("|") == 5 for row in rows), rows


@pytest.mark.parametrize(("language", "guided"), [("fr", "guidée"), ("en", "guided")])
def test_the_rules_say_where_the_helping_hand_is_on(language: str, guided: str) -> None:
    rules = read_rules("mets_ton_slip", language)
    helping = re.split(r"^### ", rules, flags=re.MULTILINE)
    assert any(guided in part for part in helping)
