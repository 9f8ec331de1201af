"""Two checkouts side by side: playouts, decisions and starts, each by the best of many rounds.

Run in a checkout, with another one beside it, on a machine that does nothing else::

    python -m tests.bench.two_checkouts --other ../faux-freres-bfd92ea

It takes three minutes. Both are measured by turns, each in processes of its own with this Python;
what else the machine does makes a round slower and never quicker, so the best rounds are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

GAMES: Final = ("et_bim", "witty_zibi")
ROUNDS: Final = 7
MOST: Final = 1.03
"""So much slower one may be before it is said to be."""
_MEASURES: Final = """
import json, sys
from game.bench.decisions import decision_ms
from game.bench.playouts import player
from game.games import rules_of
found = {}
for game in sys.argv[1:]:
    counts = sorted(rules_of(game).seat_counts)
    for seats in (counts[0], counts[-1]):
        play = player(game, seats)
        play(0.1)
        one = min((play(0.25) for _ in range(4)), key=lambda one: one.seconds / one.actions)
        found[f"us an action of {game}, {seats}"] = 1e6 * one.seconds / one.actions
    for level, spread in decision_ms(game, counts[-1], 0.4).items():
        found[f"ms a decision of {game}, {level}"] = spread["median"]
from game.bench.starting import first_frame_s
found["s to the first picture"] = first_frame_s(1)
print("FOUND" + json.dumps(found))
"""


def measured(checkout: Path, games: Sequence[str] = GAMES) -> dict[str, float]:
    """Return what a round in a checkout took, by what was measured.

    Raises:
        CalledProcessError: something in the checkout failed.
    """
    environment = {
        **os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "",
    }  # fmt: skip
    told = [sys.executable, "-c", _MEASURES, *games]
    done = subprocess.run(
        told, cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    line = next(line for line in done.stdout.splitlines() if line.startswith("FOUND"))
    found: dict[str, float] = json.loads(line.removeprefix("FOUND"))
    return found


def best(rounds: Sequence[dict[str, float]]) -> dict[str, float]:
    """Return the least of each of many rounds."""
    return {name: min(one[name] for one in rounds) for name in rounds[0]}


def told(ours: dict[str, float], other: dict[str, float]) -> list[str]:
    """Return a line for what both have, and whether ours is slower than it may be."""
    lines = []
    for name in (name for name in ours if name in other):
        part = ours[name] / other[name]
        mark = "  SLOWER" if part > MOST else ""
        lines.append(f"{name:44} {other[name]:10.3f} {ours[name]:10.3f} {part - 1:+7.1%}{mark}")
    return lines


def main(argv: Sequence[str] | None = None) -> int:
    """Print the comparison; 1 if anything is slower than it may be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args(argv)
    here, ours, others = Path(__file__).resolve().parents[2], [], []
    for number in range(asked.rounds):
        for mine in (True, False) if number % 2 else (False, True):
            (ours if mine else others).append(measured(here if mine else asked.other.resolve()))
    print(f"{'the best of ' + str(asked.rounds):44} {'other':>10} {'here':>10}")
    lines = told(best(ours), best(others))
    print("\n".join(lines))
    return 1 if any("SLOWER" in line for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
