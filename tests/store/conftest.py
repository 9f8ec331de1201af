"""Matches to write down: random legal play, without a session or a screen."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games import rules_of
from game.match import Match
from game.store.replays import Head

Script = list[tuple[Seat, dict[str, Any]]]


def head_of(seats: int, seed: int, **other: Any) -> Head:
    rules = rules_of("et_bim")
    facts: dict[str, Any] = {
        "program": "0.1.0",
        "game": "et_bim",
        "edition": rules.edition,
        "seats": seats,
        "options": rules.options_json(rules.options(seats, {})),
        "seed": seed,
        "salt": "0123456789abcdef",
        "names": [f"Zoé {seat}" for seat in range(seats)],
        "controllers": ["human", *["greedy"] * (seats - 1)],
    }
    return Head(**{**facts, **other})


def random_play(head: Head, most: int = 10_000) -> Script:
    """The actions of a match in which every seat does anything legal."""
    rules = rules_of(head.game)
    match: Match[Any, Any, Any] = Match(
        rules, head.seats, rules.options(head.seats, head.options), head.seed
    )
    chance = Stream(head.seed)
    script: Script = []
    while match.outcome() is None and len(script) < most:
        [(seat, legal)] = match.pending().items()
        action = legal[chance.below(len(legal))]
        match.submit(seat, action)
        script.append((seat, action.to_json()))
    return script


@pytest.fixture(scope="session")
def head() -> Head:
    return head_of(4, 7)


@pytest.fixture(scope="session")
def script(head: Head) -> Script:
    return random_play(head)


@pytest.fixture(scope="session")
def big_head() -> Head:
    return head_of(12, 1, names=["Ï" * 40] * 12, controllers=["file:" + "x" * 200] * 12)
