"""A stranger who hits back at whoever hit it last, and plays anything otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.gangs.model.actions import Throw
from game.gangs.model.cards import DAMAGE


class Spiteful:
    def __init__(self, seat: int, seats: int, options: Any, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.heard = 0
        self.foe: int | None = None

    def hear(self, events: Sequence[Any]) -> None:
        self.heard += len(events)
        for event in events:
            if event.kind == "laid" and event.seat == self.seat != event.by:
                self.foe = event.by

    def choose(self, legal: Sequence[Any]) -> Any:
        back = [
            action
            for action in legal
            if isinstance(action, Throw) and action.target == self.foe and DAMAGE[action.face]
        ]
        if back:
            return max(back, key=lambda action: DAMAGE[action.face])
        plays = [action for action in legal if action.kind != "attempt"]
        return plays[Stream(key_of("spite", self.seed, self.heard)).below(len(plays))]
