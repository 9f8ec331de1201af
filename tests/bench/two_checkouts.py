"""Two checkouts side by side: playouts, decisions, starts, and frames and memory if asked for.

Run in a checkout, with another one or the commit of one, on a machine that does nothing else::

    python -m tests.bench.two_checkouts --commit bfd92ea --also frames memory

It takes five minutes, or twelve. Both are measured by turns, each in processes of its own with this
Python; what else the machine does makes a round slower and never quicker, so the best rounds are
compared, of the games that both have. Decisions are the same ones in both, by number and by what
was decided.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.bench.checkouts import HERE, checkout_of, output

ROUNDS: Final = 7
MOST: Final = 1.03
"""So much slower one may be before it is said to be."""
DECISIONS: Final = {"easy": 1500, "normal": 1500, "hard": 300, "expert": 40, "greedy": 1500}
"""So many decisions of a level are timed: the same ones in both, where both play alike."""
_MEASURES: Final = """
import hashlib, json, sys, time
from game.bench.playouts import player
from game.bench.starting import first_frame_s, rss_mb
from game.core.seats import Seat
from game.games import rules_of, shelf
from game.match import Match
try:
    from game.core.luck import bot_seed
    from game.games import game_of
    bot = lambda game: game_of(game).bot
except ImportError:  # as at bfd92ea
    from game.games import part_of
    from game.match import bot_seed
    bot = lambda game: part_of(game, "bot")
for room in ("cli.seats", "spelling.seats", "seating"):  # as it was called until November 2026
    try:
        learned = __import__("game." + room, fromlist=["learned"]).learned
        break
    except ImportError:
        pass

def in_turn(match):
    if hasattr(match, "in_turn"):
        yield from match.in_turn()
    while asked := match.pending():  # at bfd92ea no game has a clock
        yield next(iter(asked.items()))

def decisions(game, seats, level, many):
    rules, make, data = rules_of(game), bot(game).make, learned(game, [level])[0]
    options, acts, took, seed = rules.options(seats, {}), hashlib.sha256(), 0, 0
    while True:
        seed += 1
        match, heard = Match(rules, seats, options, seed), [0] * seats
        told = match.observations if hasattr(match, "observations") else match.heard
        answer = match.answer if hasattr(match, "answer") else match.submit
        bots = [
            make(level, n, seats, options, bot_seed(seed, "bench", Seat(n)), data)
            for n in range(seats)
        ]
        for seat, legal in in_turn(match):
            events, offered = told(seat, heard[seat]), list(legal)
            heard[seat] += len(events)
            begun = time.process_time_ns()
            bots[seat].hear(events)
            action = bots[seat].choose(offered)
            took += time.process_time_ns() - begun
            acts.update(repr(action and action.to_json()).encode())
            answer(seat, action)
            many -= 1
            if not many:
                return took, acts.hexdigest()

def frames():
    from game.bench.frames import frame_ms
    sizes = {"sizes": [(1280, 720), (1920, 1080)]}  # at bfd92ea it asks for none, and has these
    its = frame_ms(1, 1, **(sizes if "sizes" in frame_ms.__annotations__ else {}))
    for size, idle in its.items():
        for doing in ("while_thinking", "match", ""):
            for part, ms in (idle.pop(doing, None) or {} if doing else idle).items():
                if part in ("median", "p99"):
                    found[f"ms a frame of {size}, {doing or 'idle'}, {part}"] = ms

found, acts = {}, {}
levels, also, games = json.loads(sys.argv[1])
for game in [game for game in shelf() if game in games or not games]:
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
if "frames" in also:
    frames()
if "memory" in also:
    found["MB of a match's first 20 s"] = rss_mb(20)
print("FOUND" + json.dumps([found, acts]))
"""


@dataclass(frozen=True, slots=True)
class Round:
    """What one round in a checkout took, and a mark of what bots did, by what was measured."""

    took: dict[str, float]
    acts: dict[str, str]


def measured(checkout: Path, also: Sequence[str] = (), games: Sequence[str] = ()) -> Round:
    """Return one round in a checkout, of all its games or of some.

    Raises:
        CalledProcessError: something in the checkout failed.
    """
    said = output(checkout, "-c", _MEASURES, json.dumps([DECISIONS, also, games]))
    line = next(line for line in said.splitlines() if line.startswith("FOUND"))
    return Round(*json.loads(line.removeprefix("FOUND")))


def best(rounds: Sequence[Round]) -> Round:
    """Return the least of each of many rounds."""
    took = {name: min(one.took[name] for one in rounds) for name in rounds[0].took}
    return Round(took, rounds[0].acts)


def told(ours: Round, other: Round) -> list[str]:
    """Return a line for what both have, and whether ours is slower or larger than it may be.

    Where a bot acts otherwise than the other checkout's, other decisions were timed: their times
    are told, and no verdict.
    """
    lines = []
    for name in (name for name in ours.took if name in other.took):
        mine, theirs = ours.took[name], other.took[name]
        alike = ours.acts.get(name) == other.acts.get(name)
        worse = "  LARGER" if name.startswith("MB") else "  SLOWER"
        mark = (worse if mine > theirs * MOST else "") if alike else "  acts otherwise"
        lines.append(f"{name:48} {theirs:10.3f} {mine:10.3f} {mine / theirs - 1:+7.1%}{mark}")
    return lines


def main(argv: Sequence[str] | None = None) -> int:
    """Print the comparison; 1 if anything is slower or larger than it may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    other = parser.add_mutually_exclusive_group(required=True)
    other.add_argument("--other", type=Path, help="the folder of a checkout")
    other.add_argument("--commit", help="checked out for as long as it is measured")
    parser.add_argument("--also", nargs="+", choices=("frames", "memory"), default=[])
    parser.add_argument("--games", nargs="+", default=[], help="only these")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args(argv)
    ours: list[Round] = []
    others: list[Round] = []
    with checkout_of(asked.commit) if asked.commit else nullcontext(asked.other.resolve()) as there:
        for number in range(asked.rounds):
            for mine in (True, False) if number % 2 else (False, True):
                one = measured(HERE if mine else there, asked.also, asked.games)
                (ours if mine else others).append(one)
    print(f"{'the best of ' + str(asked.rounds):48} {'other':>10} {'here':>10}")
    lines = told(best(ours), best(others))
    print("\n".join(lines))
    return 1 if any(line.endswith(("SLOWER", "LARGER")) for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
