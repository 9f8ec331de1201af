"""What the twelve cost at Branle-bas de Wombat: the same deals with and without characters.

``python -m tests.bench.wombat_characters --seats 5 --matches 40``: all of a level, the twelve by
turns. Prints how often Good wins, the loss of beliefs at the last vote as a share of the prior's,
and by how much Good wins more often, deal by deal. Intervals are of 95 %.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev
from typing import Any

from game.ai.personas import PERSONAS
from game.core.luck import key_of
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.natures import NATURES, PLAIN, Nature
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import GOOD
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import Judge, half, judged, loss
from tests.bench.wombat_learnt import LEARNT
from tests.bench.wombat_matches import Played


def measured(
    options: Options, matches: int, level: str, salt: str, nature: Callable[[int, int], Nature]
) -> tuple[list[int], float]:
    """Return by deal whether Good won, and the loss of beliefs as a share of the prior's."""
    wins: list[int] = []
    rows: list[Any] = []
    for number in range(matches):
        seed = key_of(salt, options.seats, number) % 10**9
        bots = [
            Judge(
                seat,
                options,
                key_of("figures", seed, seat),
                MINDS[level],
                LEARNT,
                nature(number, seat),
            )
            for seat in range(options.seats)
        ]
        its = Played(bots, options, seed)
        wins.append(int(its.state.reason == GOOD))
        rows += judged(its.state, bots)
    prior = sum(loss(base, so) for _, base, so in rows)
    return wins, sum(loss(share, so) for share, _, so in rows) / prior


def main() -> None:
    """Measure and print three lines."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--seats", type=int, default=5)
    asking.add_argument("--matches", type=int, default=40)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--salt", default="wombat chars")
    asked = asking.parse_args()
    options, of = RULES.options(asked.seats, {}), asked.matches

    def sits(number: int, seat: int) -> Nature:
        return NATURES[PERSONAS[(number * options.seats + seat) % len(PERSONAS)].id]

    both = []
    for characters in (False, True):
        nature = sits if characters else lambda number, seat: PLAIN
        wins, share = measured(options, of, asked.level, asked.salt, nature)
        both.append(wins)
        won = sum(wins) / of
        told = {"characters": characters, "seats": asked.seats, "matches": of}
        good = [round(won, 3), round(half(won, of), 3)]
        print(json.dumps({**told, "good wins": good, "loss of prior": round(share, 3)}), flush=True)
    more = [a - b for b, a in zip(*both, strict=True)]
    print(f"more: {mean(more):+.3f} ± {1.96 * stdev(more) / sqrt(of):.3f}")


if __name__ == "__main__":
    main()
