"""Who wins Le Boulet: levels against each other, and probes that do one thing always.

``python -m tests.bench.boulet_strength --kinds expert,greedy,greedy,greedy --deals 50``. Every deal
is played once for every way in which the kinds may sit, turned around the table; the first kind's
share of wins is told with its interval of 95 %, clustered by deal. A probe is one seat among
``normal``: ``--kinds refuses,normal,normal,normal``. Scripts are named, too: ``widest``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

from game.core.bots import Bot
from game.core.luck import key_of
from game.games.le_boulet import bot
from game.games.le_boulet.bot import thinking
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.rules import RULES
from tests.bench.boulet_liveliness import played
from tests.bench.boulet_votes import STRANGERS, Stranger
from tests.le_boulet.strangers.twelve import SCRIPTS

PROBES: Final = (*STRANGERS, "peaceful", "gibberish", "lists")
"""Those of the votes' bench; who never accuses; whose themes nobody knows; who names both cards."""
NAMES: Final = PICTURES


class Odd(Stranger):
    """A stranger, or somebody whose themes are none."""

    def __init__(self, its: Bot, name: str, seed: int) -> None:
        super().__init__(its, name, seed)
        self._themes, self._said = name, 0

    def hear(self, events: Sequence[ev.Event]) -> None:
        self._said += sum(isinstance(event, ev.Proposed) for event in events)
        super().hear(events)

    def choose(self, legal: Sequence[Action]) -> Action:
        shapes = [one for one in legal if isinstance(one, act.Lead)]
        if not shapes or self._themes not in ("gibberish", "lists"):
            return super().choose(legal)
        pair = shapes[self._said % len(shapes)]
        joint = (" ou ", " et ", " or ")[self._said % 3]  # no theme is said again after a refusal
        named = NAMES[pair.a] + joint + NAMES[pair.b]
        theme = f"zglorb {self._said}x" if self._themes == "gibberish" else named
        return act.Lead(pair.a, pair.b, theme)


def seat_of(kind: str, seat: int, options: Options, seed: int) -> Bot:
    """Return a bot of a level, a script, or a probe that is ``normal`` else."""
    if kind in SCRIPTS:
        return SCRIPTS[kind](seat, options, seed)
    its = bot.make("normal" if kind in PROBES else kind, seat, options.seats, options, seed)
    return Odd(its, kind, seed) if kind in PROBES else its


def shares(kinds: Sequence[str], deals: int, seed: int) -> Iterator[float]:
    """Yield the share of wins of the first kind's seats, deal by deal."""
    seats = len(kinds)
    # kinds change seats, eyes do not: all matches of a deal have the same ones
    setattr(thinking, "Eye", lru_cache(seats)(Eye))  # noqa: B010 - a class for mypy
    options = RULES.options(seats, {})
    # two of each sit alike after two turns: nothing is played twice
    turns = list(dict.fromkeys((*kinds[turn:], *kinds[:turn]) for turn in range(seats)))
    for deal in range(deals):
        won = 0.0
        for seated in turns:
            salt = key_of("strength", seed, deal)
            bots = [
                seat_of(kind, seat, options, key_of(salt, seat)) for seat, kind in enumerate(seated)
            ]
            outcome = played(bots, options, salt % 10**9).outcome()
            assert outcome is not None
            winners = outcome.winners
            won += sum(seated[seat] == kinds[0] for seat in winners) / len(winners)
        yield won / len(turns)


def told(kinds: Sequence[str], every: Sequence[float]) -> dict[str, Any]:
    """Return the share of wins of the first kind, and the reach of its interval."""
    mean = sum(every) / len(every)
    spread = sqrt(sum((one - mean) ** 2 for one in every) / max(1, len(every) - 1) / len(every))
    return {
        "kinds": ",".join(kinds), "deals": len(every),
        "chance": kinds.count(kinds[0]) / len(kinds),
        "share": round(mean, 3), "reach": round(1.96 * spread, 3),
    }  # fmt: skip


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--kinds", default="expert,greedy,greedy,greedy")
    asking.add_argument("--deals", type=int, default=50)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--rows", type=Path, help="a file that each deal is added to as it comes")
    asked = asking.parse_args()
    kinds = asked.kinds.split(",")
    every = []
    for deal, share in enumerate(shares(kinds, asked.deals, asked.seed)):
        every.append(share)
        if asked.rows is not None:
            row = {"kinds": asked.kinds, "seed": asked.seed, "deal": deal, "share": share}
            with asked.rows.open("a", encoding="utf-8") as rows:
                rows.write(json.dumps(row) + "\n")
    print(json.dumps(told(kinds, every)))


if __name__ == "__main__":
    main()
