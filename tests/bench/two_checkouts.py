"""Two checkouts side by side: playouts, decisions and starts, each by the best of many rounds.

Run in a checkout, with another one beside it, on a machine that does nothing else::

    python -m tests.bench.two_checkouts --other ../faux-freres-bfd92ea

It takes three minutes. Both are measured by turns, each in processes of its own with this Python;
what else the machine does makes a round slower and never quicker, so the best rounds are compared.
Decisions are the same ones in both, by number and by what was decided.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

GAMES: Final = ("et_bim", "witty_zibi")
ROUNDS: Final = 7
MOST: Final = 1.03
"""So much slower one may be before it is said to be."""
DECISIONS: Final = {"easy": 1500, "normal": 1500, "hard": 300, "expert": 40, "greedy": 1500}
"""So many decisions of a level are timed: the same ones in both, where both play alike."""
_MEASURES: Final = """
import hashlib, json, sys, time
from game.bench.playouts import player
from game.bench.starting import first_frame_s
from game.core.seats import Seat
from game.games import rules_of
from game.match import Match
try:
    from game.core.luck import bot_seed
    from game.games import game_of
    from game.cli.seats import learned
    bot = lambda game: game_of(game).bot
except ImportError:  # as at bfd92ea
    from game.games import part_of
    from game.match import bot_seed
    from game.seating import learned
    bot = lambda game: part_of(game, "bot")

def decisions(game, seats, level, many):
    rules, make, data = rules_of(game), bot(game).make, learned(game, [level])[0]
    options, acts, took, seed = rules.options(seats, {}), hashlib.sha256(), 0, 0
    while True:
        seed += 1
        match, heard = Match(rules, seats, options, seed), [0] * seats
        bots = [
            make(level, n, seats, options, bot_seed(seed, "bench", Seat(n)), data)
            for n in range(seats)
        ]
        while asked := match.pending():
            seat, legal = next(iter(asked.items()))
            events, offered = match.observations(seat, heard[seat]), list(legal)
            heard[seat] += len(events)
            begun = time.process_time_ns()
            bots[seat].hear(events)
            action = bots[seat].choose(offered)
            took += time.process_time_ns() - begun
            acts.update(repr(action.to_json()).encode())
            match.submit(seat, action)
            many -= 1
            if not many:
                return took, acts.hexdigest()

found, acts = {}, {}
levels = json.loads(sys.argv[1])
for game in sys.argv[2:]:
    counts = sorted(rules_of(game).seat_counts)
    for seats in (counts[0], counts[-1]):
        play = player(game, seats)
        play(0.1)
        one = min((play(0.25) for _ in range(4)), key=lambda one: one.seconds / one.actions)
        found[f"us an action of {game}, {seats}"] = 1e6 * one.seconds / one.actions
    for level, many in levels.items():
        name = f"ms a decision of {game}, {level}"
        took, acts[name] = decisions(game, counts[-1], level, many)
        found[name] = took / many / 1e6
found["s to the first picture"] = first_frame_s(1)
print("FOUND" + json.dumps([found, acts]))
"""


@dataclass(frozen=True, slots=True)
class Round:
    """What one round in a checkout took, and a mark of what bots did, by what was measured."""

    took: dict[str, float]
    acts: dict[str, str]


def measured(checkout: Path, games: Sequence[str] = GAMES) -> Round:
    """Return one round in a checkout.

    Raises:
        CalledProcessError: something in the checkout failed.
    """
    environment = {
        **os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "",
    }  # fmt: skip
    told = [sys.executable, "-c", _MEASURES, json.dumps(DECISIONS), *games]
    done = subprocess.run(
        told, cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("FOUND"))
    return Round(*json.loads(line.removeprefix("FOUND")))


def best(rounds: Sequence[Round]) -> Round:
    """Return the least of each of many rounds."""
    took = {name: min(one.took[name] for one in rounds) for name in rounds[0].took}
    return Round(took, rounds[0].acts)


def told(ours: Round, other: Round) -> list[str]:
    """Return a line for what both have, and whether ours is slower than it may be.

    Where a bot acts otherwise than the other checkout's, other decisions were timed: their times
    are told, and no verdict.
    """
    lines = []
    for name in (name for name in ours.took if name in other.took):
        mine, theirs = ours.took[name], other.took[name]
        alike = ours.acts.get(name) == other.acts.get(name)
        mark = ("  SLOWER" if mine > theirs * MOST else "") if alike else "  acts otherwise"
        lines.append(f"{name:44} {theirs:10.3f} {mine:10.3f} {mine / theirs - 1:+7.1%}{mark}")
    return lines


def main(argv: Sequence[str] | None = None) -> int:
    """Print the comparison; 1 if anything is slower than it may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args(argv)
    here = Path(__file__).resolve().parents[2]
    ours: list[Round] = []
    others: list[Round] = []
    for number in range(asked.rounds):
        for mine in (True, False) if number % 2 else (False, True):
            (ours if mine else others).append(measured(here if mine else asked.other.resolve()))
    print(f"{'the best of ' + str(asked.rounds):44} {'other':>10} {'here':>10}")
    lines = told(best(ours), best(others))
    print("\n".join(lines))
    return 1 if any("SLOWER" in line for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
