"""How levels of Branle-bas de Wombat do against each other, team for team, sides swapped.

``python -m tests.bench.wombat_teams expert normal --matches 100 [--seats 5]``. Every deal is played
twice: the Good at the first level and the Wicked at the second, then the other way round. Prints in
how many of a hundred matches the first level's team won, both sides together, and each side alone,
with intervals of 95 %; those of both together go by the differences between deals. ``greedy`` and
``oracle``, who is told every role, can be named too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from game.core.bots import Bot
from game.core.luck import key_of
from game.games.wombat.bot import PLAYED
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.oracle import OracleBot
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import GOOD, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_builds import roles_of
from tests.bench.wombat_figures import half
from tests.bench.wombat_learnt import DATA, LEARNT
from tests.bench.wombat_matches import Played

ORACLE: Final = "oracle"
NAMED: Final = (*PLAYED, "greedy", ORACLE)


def seated(level: str, seat: int, options: Options, seed: int, roles: Sequence[str]) -> Bot:
    """Return a bot of a level; an oracle knows every role."""
    own = key_of("teams", seed, seat)
    if level != ORACLE:
        return ThinkingBot(seat, options, own, MINDS[level], LEARNT)
    its = OracleBot(seat, options.seats, options, own, DATA)
    for other, role in enumerate(roles):
        its.beliefs.learn_role(other, role)
    return its


def good_wins(options: Options, seed: int, good: str, bad: str) -> bool:
    """Play a match, and say whether Good won it."""
    roles = roles_of(options, seed)
    bots = [
        seated(bad if role == WICKED else good, seat, options, seed, roles)
        for seat, role in enumerate(roles)
    ]
    return Played(bots, options, seed).state.reason == GOOD


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("first", choices=NAMED)
    asking.add_argument("second", choices=NAMED)
    asking.add_argument("--seats", type=int, default=5)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--salt", default="teams")
    asked = asking.parse_args()
    beginner = asked.seats == 3
    options = RULES.options(asked.seats, {"beginner": beginner})
    as_good, as_bad = [], []
    for number in range(asked.matches):
        seed = key_of("wombat teams", asked.salt, asked.seats, number) % 10**9
        as_good.append(good_wins(options, seed, asked.first, asked.second))
        as_bad.append(not good_wins(options, seed, asked.second, asked.first))
    of = asked.matches
    both = [(one + other) / 2 for one, other in zip(as_good, as_bad, strict=True)]
    shares = [sum(as_good) / of, sum(as_bad) / of]
    print(json.dumps({
        **vars(asked),
        "both": [round(fmean(both), 3), round(1.96 * stdev(both) / sqrt(of), 3)],
        "as Good": [round(shares[0], 3), round(half(shares[0], of), 3)],
        "as Wicked": [round(shares[1], 3), round(half(shares[1], of), 3)],
    }), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
