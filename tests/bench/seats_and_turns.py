"""Who begins, and how long it takes: shares won by place after the beginner, and turns a match.

``python -m tests.bench.seats_and_turns --game GAME --level LEVEL --matches N``, at every count of
seats or, with ``--seats-count``, at one.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from typing import Any

from game.cli.seats import learned
from game.core.luck import bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.match import Match


def measured(game: str, seats: int, level: str, matches: int, seed: int) -> dict[str, Any]:
    """Return shares by place, the beginner first, and how many turns matches took."""
    rules, make = rules_of(game), game_of(game).bot.make
    options = rules.options(seats, {})
    data, _ = learned(game, [level])
    won, turns = [0.0] * seats, []
    for number in range(matches):
        deal = key_of("places", seed, number) % 10**9
        match: Match[Any, Any, Any] = Match(rules, seats, options, deal)
        bots = [
            make(level, seat, seats, options, bot_seed(deal, "places", Seat(seat)), data)
            for seat in range(seats)
        ]
        heard, first = [0] * seats, None
        for seat, legal in match.in_turn():
            first = seat if first is None else first
            news = match.observations(seat, heard[seat])
            heard[seat] += len(news)
            bots[seat].hear(news)
            match.submit(seat, bots[seat].choose(list(legal)))
        turns.append(sum(event.begins_turn for event in match.observations(None)))
        outcome = match.outcome()
        assert outcome is not None
        assert first is not None
        for winner in outcome.winners:
            won[(winner - first) % seats] += 1 / len(outcome.winners)
    turns.sort()
    middle = turns[len(turns) // 2]
    shares = [one / matches for one in won]
    return {
        "seats": seats,
        "shares": [round(100 * share, 1) for share in shares],
        "reach": round(196 * sqrt((1 / seats) * (1 - 1 / seats) / matches), 1),
        "median": middle,
        "longest": turns[-1],
        "over_twice": round(100 * sum(one > 2 * middle for one in turns) / matches, 1),
    }


def main() -> None:
    """Measure and print one line a seat count."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--game", required=True)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--matches", type=int, default=1000)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--seats-count", type=int, help="this count alone")
    asked = asking.parse_args()
    counts = rules_of(asked.game).seat_counts
    if asked.seats_count is not None and asked.seats_count not in counts:
        asking.error(f"--seats-count: one of {', '.join(map(str, counts))}")
    for seats in counts if asked.seats_count is None else [asked.seats_count]:
        found = measured(asked.game, seats, asked.level, asked.matches, asked.seed)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
