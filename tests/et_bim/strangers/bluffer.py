"""A stranger who treats friends as enemies, and enemies as friends, until the match has begun well.

What it does from then on is greedy's play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.gangs.bot import GreedyBot

LIES = 12
"""So many turns of everybody's it lies."""


class Bluffer(GreedyBot):
    turns = 0

    def hear(self, events: Sequence[Any]) -> None:
        super().hear(events)
        self.turns += sum(event.kind == "turn_began" for event in events)

    def enmity(self, seat: int) -> float:
        true = super().enmity(seat)
        return -true if self.turns < LIES and seat != self.seat else true
