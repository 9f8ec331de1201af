"""Resting: how much of a processor the program takes while nothing moves and nobody does anything.

The program itself is started, as ``game.bench.processes`` says, and left alone.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Final

from game.bench.processes import STATUS, started, used
from game.games import rules_of, shelf
from game.store.heads import HUMAN
from game.store.settings import Settings, save

SETTLE: Final = 2.0
"""Before it is measured a screen has so many times as long as it is measured to come to rest."""
BOT: Final = "greedy"
"""Plays at once: a person is asked soon, and no bot thinks meanwhile."""


def resting_percent(seconds: float, *, window: bool = False) -> dict[str, float | None]:
    """Return the percents of one core: title, lobby, and the largest table with its person asked.

    What the bots' process takes counts, too. None where the system does not tell it.
    """
    game = max(shelf(), key=lambda each: rules_of(each).seat_counts[-1])
    seats = [HUMAN, *[BOT] * (rules_of(game).seat_counts[-1] - 1)]
    screens = {
        "title": [],
        "lobby": ["--game", game],
        "table": ["play", game, "--seats", ",".join(seats), "--seed", "1"],
    }
    if not (STATUS / "self" / "stat").exists():
        return dict.fromkeys(screens)
    return {name: _resting(options, seconds, window=window) for name, options in screens.items()}


def _resting(options: list[str], seconds: float, *, window: bool) -> float:
    with tempfile.TemporaryDirectory() as folder:
        save(Path(folder), Settings(pace=0.0))
        with started([*options, "--data-dir", folder], window=window) as child:
            time.sleep(SETTLE * seconds)
            before, begun = used(child.pid), time.perf_counter()
            time.sleep(seconds)
            passed = time.perf_counter() - begun
            return round(100 * (used(child.pid) - before) / passed, 2)
