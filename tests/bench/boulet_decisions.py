"""How long bots of Le Boulet think, in milliseconds of processor time, by what they are asked.

``python -m tests.bench.boulet_decisions --level expert --seats 10 --matches 2``. What may be
said is read before; every other first time counts.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from time import process_time
from typing import Any

from game.core.luck import key_of
from game.games.le_boulet.bot.sight import bank_rows, thought_of
from game.games.le_boulet.rules import RULES
from game.match import Match
from tests.bench.boulet_liveliness import seated


def decisions(level: str, seats: int, seed: int) -> dict[str, list[float]]:
    """Return how long every decision of a match took, by kind of what was done."""
    options = RULES.options(seats, {})
    bots = seated([level] * seats, options, seed)
    match: Match[Any, Any, Any] = Match(RULES, seats, options, seed)
    heard, found = [0] * seats, defaultdict(list)
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        begun = process_time()
        bots[seat].hear(news)
        action = bots[seat].choose(list(legal))
        found[action.kind].append(1000 * (process_time() - begun))
        match.submit(seat, action)
    return found


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--level", default="expert")
    asking.add_argument("--seats", type=int, default=10)
    asking.add_argument("--matches", type=int, default=2)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    bank_rows()
    thought_of()
    every: dict[str, list[float]] = defaultdict(list)
    for number in range(asked.matches):
        seed = key_of("decisions", asked.seed, number) % 10**9
        for kind, times in decisions(asked.level, asked.seats, seed).items():
            every[kind] += times
    times = sorted(one for each in every.values() for one in each)
    print(json.dumps({
        "level": asked.level, "seats": asked.seats, "decisions": len(times),
        "median": round(times[len(times) // 2], 1),
        "p99": round(times[int(0.99 * len(times))], 1), "most": round(times[-1], 1),
        "most_by_kind": {kind: round(max(each), 1) for kind, each in sorted(every.items())},
    }))  # fmt: skip


if __name__ == "__main__":
    main()
