"""Decisions: how long a bot takes from its question to its answer."""

from __future__ import annotations

import time
from typing import Any

from game.bench.figures import Spread, spread
from game.cli.seats import learned, levels
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.match import Match


def decision_ms(game: str, seats: int, seconds: float) -> dict[str, Spread]:
    """Return, for every level of bot, the milliseconds of a decision at a table of its like.

    What a bot does while it takes in what it was told since counts too: a table waits for both.
    """
    return {level: spread(_decisions(game, seats, level, seconds)) for level in levels(game)}


def _decisions(game: str, seats: int, level: str, seconds: float) -> list[float]:
    rules = rules_of(game)
    options = rules.options(seats, {})
    make = game_of(game).bot.make
    data, _ = learned(game, [level])
    found: list[float] = []
    end = time.perf_counter() + seconds
    seed = 0
    while not found or time.perf_counter() < end:
        seed += 1
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
        bots = [
            make(level, n, seats, options, bot_seed(seed, "bench", Seat(n)), data)
            for n in range(seats)
        ]
        heard = [0] * seats
        for seat, legal in match.in_turn():
            if found and time.perf_counter() >= end:  # bots may take longer to be made than that
                break
            events = match.observations(seat, heard[seat])
            heard[seat] += len(events)
            offered = list(legal)
            begun = time.perf_counter()
            bots[seat].hear(events)
            action = bots[seat].choose(offered)
            found.append((time.perf_counter() - begun) * 1000)
            match.answer(seat, action)
    return found
