"""In a sandbox a bot plays as it would among our own, whatever the game."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.chance import ChanceBot
from game.ai.question import Question
from game.ai.sandboxes.external_bots import ExternalBots
from game.core.luck import Stream, key_of
from game.core.seats import CLOCK
from game.games import game_of
from game.match import Match

MINE = """
from game.ai.chance import ChanceBot
from game.ai.question import Question
from game.games import rules_of

class Mine(ChanceBot):
    def __init__(self, *facts):
        super().__init__(rules_of({game!r}), *facts)

class Greedy:
    def __new__(cls, *facts):
        from game.gangs.bot import GreedyBot
        return GreedyBot(*facts)
"""
ACTS = 60
GAMES = [
    ("lone", 3, "Mine"),
    ("fibs", 3, "Mine"),
    ("snatch", 3, "Mine"),
    ("et_bim", 5, "Greedy"),
    pytest.param("witty_zibi", 5, "Greedy", marks=pytest.mark.slow),
    pytest.param("et_bim", 12, "Greedy", marks=pytest.mark.slow),
]


def twin(name: str, kind: str, facts: tuple[Any, ...]) -> Any:
    game = game_of(name)
    if kind == "Mine" or game.bot is None:
        return ChanceBot(game.rules, *facts)
    return game.bot.make("greedy", *facts, None)


@pytest.mark.parametrize(("name", "seats", "kind"), GAMES)
def test_a_bot_in_a_sandbox_does_what_it_would_do_outside_of_one(
    name: str, seats: int, kind: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(MINE.format(game=name), "utf-8")
    game = game_of(name)
    options = game.rules.options(seats, {})
    match: Match[Any, Any, Any] = Match(game.rules, seats, options, 7)
    given = game.rules.options_json(options)
    seating = Seating(game, seats, given, {1: f"file:{tmp_path / 'mine.py'}:{kind}"}, {1: 41})
    external = ExternalBots(seating, time.monotonic)
    external.start()
    outside = twin(name, kind, (1, seats, options, 41))
    told = compared = 0
    try:
        for at in range(10_000):
            pending = match.pending()
            if not pending or compared >= ACTS:
                break
            seat = next((one for one in pending if one == 1), next(iter(pending)))
            legal = pending[seat]
            if seat == 1:
                events = match.observations(seat, told)
                told += len(events)
                external.inform(1, events)
                outside.hear(events)
                choice = external.choose_for(Question(1, legal))
                assert choice.fault == ""
                assert choice.action == outside.choose(legal)
                compared += 1
                match.submit(seat, choice.action)
                continue
            chance = Stream(key_of("others", at))
            action = legal[chance.below(len(legal))]
            if game.rules.fill is not None and seat != CLOCK:
                view = game.rules.initial(seats, options)
                for event in match.observations(seat):
                    game.rules.apply(view, event)
                action = game.rules.fill(view, seat, action, chance)
            match.submit(seat, action)
    finally:
        external.close()
    assert compared >= 2
