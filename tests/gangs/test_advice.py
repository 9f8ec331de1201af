"""Advice: a hint is whole sentences, with a word for how sure it is that somebody is an ally."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.core.seats import Seat
from game.games import rules_of, shelf, words
from game.gangs.advice import advice
from game.gangs.model.actions import TAKE, Throw
from game.gangs.model.cards import BIM, D10
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
        for event in match.observations(seat):
            rules.apply(view, event)
        for action in actions:
            share = (0.0, 0.2, 0.5, 0.8, 1.0)[act % 5]
            said = advice(view, Seat(seat), action, {"ally": [share] * 7}, NAMES, spoken)
            assert said.endswith("."), said
            assert not re.search(r"[!?.][ \u00a0\u202f]?[!?.]| {2}|%|\{", said), said
            assert re.match(
                {"fr": r"Conseil\W+.+, car ", "en": r"Hint: .+, because "}[language], said
            )
            assert not re.search("peut-être|perhaps|may be|or not", said), said
            told.add(type(action).__name__)
        match.submit(seat, list(actions)[act % len(actions)])
    assert {"Throw", "Answer"} <= told


@pytest.mark.parametrize(
    ("ally", "because"),
    [
        ([1.0, 0.02, 0.5, 0.5], "Hugo is surely not of your gang, and every hit"),
        ([1.0, 0.5, 0.5, 0.5], "nobody is likelier to be against you"),
        ([1.0, 0.5, 0.45, 0.5], "nothing else would cost you less"),
    ],
)
def test_a_card_goes_to_a_seat_because_of_what_is_known_of_it(
    ally: list[float], because: str
) -> None:
    rules = rules_of("et_bim")
    view = rules.initial(4, rules.options(4, {}))
    view.alive = [True] * 4
    said = advice(view, 0, Throw(D10, Seat(1)), {"ally": ally}, NAMES, words("en", "et_bim"))
    assert because in said


def test_taking_a_card_is_advised_by_what_one_holds() -> None:
    rules = rules_of("et_bim")
    view = rules.initial(4, rules.options(4, {}))
    view.player, view.target = Seat(1), Seat(0)
    for hand, because in (([D10], "nothing to send it back"), ([BIM], "not worth an answer")):
        view.hands[0] = hand
        said = advice(view, 0, TAKE, {"ally": [0.5] * 4}, NAMES, words("en", "et_bim"))
        assert because in said
