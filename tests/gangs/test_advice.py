"""Advice: a hint is whole sentences, with a word for how sure it is that somebody is an ally."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.core.seats import Seat
from game.games import rules_of, shelf, words
from game.gangs.advice import advice
from game.match import Match
from game.store.texts import LANGUAGES

NAMES = ["Kim", "Hugo", "Ana", "Léo", "Zoé", "Rosa"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", [name for name in shelf() if words("fr", name).knows("advice.bim")]
)
def test_a_hint_is_whole_sentences_about_whatever_can_be_done(game: str, language: str) -> None:
    rules, spoken = rules_of(game), words(language, game)
    match: Match[Any, Any, Any] = Match(rules, 6, rules.options(6, {}), 3)
    told = set()
    for act in range(120):
        pending = match.pending()
        if not pending:
            break
        seat, actions = next(iter(pending.items()))
        view = rules.initial(6, match.options)
        for event in match.heard(seat):
            rules.apply(view, event)
        for action in actions:
            share = (0.0, 0.2, 0.5, 0.8, 1.0)[act % 5]
            said = advice(view, Seat(seat), action, {"ally": [share] * 7}, NAMES, spoken)
            assert said.endswith("."), said
            assert not re.search(r"[!?.][ \u00a0\u202f]?[!?.]| {2}|%|\{", said), said
            told.add(type(action).__name__)
        match.submit(seat, list(actions)[act % len(actions)])
    assert {"Throw", "Answer"} <= told
