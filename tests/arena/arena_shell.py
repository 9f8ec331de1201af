"""What tests of the arena hold in hand: what its command said, and bots out of files."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

BOTS = """
import sys
from game.gangs.bot import GreedyBot
print("a bot that prints")

class Last:
    def __init__(self, seat, seats, options, seed):
        self.seat, self.seats = seat, seats
    def hear(self, events):
        pass
    def choose(self, legal):
        return legal[-1]

class Thrower(Last):
    def choose(self, legal):
        raise RuntimeError(f"\\x1b[31mred {id(legal)}")

class Mute(Last):
    def choose(self, legal):
        return None

class Cheat(Last):
    def choose(self, legal):
        return {"kind": "win"}

class Fickle(Last):
    asked = 0
    def choose(self, legal):
        self.asked += 1
        if self.asked % 3 == 0:
            raise KeyError(self.asked)
        return "?" if self.asked % 3 == 1 else legal[0]

class Vandal(Last):
    def hear(self, events):
        for event in events:
            for name in ("seat", "target", "character", "face"):
                if hasattr(event, name):
                    setattr(event, name, 99)
        events.clear()
    def choose(self, legal):
        kept = legal[0]
        legal.clear()
        return kept

class Quitter(Last):
    def choose(self, legal):
        raise SystemExit("leaving")

class Unmade(Last):
    def __init__(self, seat, seats, options, seed):
        raise ValueError("not today")

class Narrow:
    def __init__(self, seat):
        pass

class Sure(Last):
    def beliefs(self):
        return [[1.0, 0.0, 0.0, 0.0] for _ in range(self.seats)]

class Unsound(Last):
    def beliefs(self):
        return [[0.9, 0.9, 0.0, 0.0] for _ in range(self.seats)]

class Traitor(GreedyBot):
    def beliefs(self):
        mine = self.view.character_at(self.seat) >> 2
        return [[float(gang == mine) for gang in range(4)] for _ in self.view.tile_at]
    def choose(self, legal):
        return next((one for one in legal if getattr(one, "face", 9) in (0, 1, 2)), legal[0])

class Killer(Last):
    def choose(self, legal):
        import os
        os._exit(3)
"""


@dataclass
class Said:
    status: int
    out: str
    err: str

    @property
    def report(self) -> dict[str, Any]:
        assert self.status == 0, self
        report: dict[str, Any] = json.loads(self.out)
        return report

    @property
    def figures(self) -> dict[str, Any]:
        """The report without what the clock decides."""
        report = self.report
        for entry in report["entries"].values():
            del entry["decision_ms"]
        return report

    @property
    def complaint(self) -> str:
        assert (self.status, self.out) == (2, ""), self
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.strip()


Arena = Callable[..., Said]
