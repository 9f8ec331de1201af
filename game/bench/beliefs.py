"""Beliefs: how long it takes to weigh what somebody did, once for all seats of a table."""

from __future__ import annotations

import time
from typing import Any

from game.bench.figures import Spread, spread
from game.cli.seats import learned
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.match import Match

LEVEL = "hard"
"""Who plays meanwhile; it believes, and is quick."""


def belief_update_ms(game: str, seats: int, seconds: float) -> Spread | None:
    """Return the milliseconds that one action takes in the record that all seats share.

    It holds every kind of player that is imagined, as for the strongest level. None where a
    game's bots hold no beliefs, or have nothing to go by.
    """
    data, _ = learned(game, [LEVEL])
    bot, study = game_of(game).bot, game_of(game).study
    if study is None or data is None:
        return None
    rules = rules_of(game)
    options = rules.options(seats, {})
    found: list[float] = []
    spent, seed = 0.0, 0
    while not found or spent < seconds:
        seed += 1
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
        seeds = [bot_seed(seed, "beliefs", Seat(seat)) for seat in range(seats)]
        bots = [bot.make(LEVEL, seat, seats, options, seeds[seat], data) for seat in range(seats)]
        heard = [0] * seats
        record = study.Study(seats, options, data).record
        told = 0
        for seat, legal in match.in_turn():
            if spent >= seconds:
                break
            events = match.observations(seat, heard[seat])
            heard[seat] += len(events)
            bots[seat].hear(events)
            action = bots[seat].choose(list(legal))
            match.answer(seat, action)
            news = match.observations(None, told)
            told += len(news)
            begun = time.perf_counter()
            for event in news:
                record.observe(event)
            found.append((time.perf_counter() - begun) * 1000)
            spent += found[-1] / 1000
    return spread(found)
