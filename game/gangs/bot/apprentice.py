"""An apprentice: plays by a policy with some luck in it, and notes what a lesson needs.

Nothing here is part of playing; ``fit --practise`` learns policies with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from game.ai.probability import drawn
from game.gangs.bot.minds import MINDS
from game.gangs.bot.outlook import terms
from game.gangs.bot.policy import Faith, Policy, Row, action_row
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.actions import (
    Action,
    Attempt,
)
from game.gangs.model.cards import gang_of
from game.gangs.model.options import Options
from game.gangs.model.state import State

FINE = 1 << 40
"""How finely chances are drawn."""


@dataclass(slots=True)
class DrawnChoice:
    """One choice: its traits beyond the mean of what could be chosen, and the outlook's terms."""

    more: Row
    terms: list[float]


class Apprentice(ThinkingBot):
    """Believes as an expert does, and draws its choice by a softmax of its policy's values."""

    def __init__(
        self,
        seat: int,
        seats: int,
        options: Options,
        seed: int,
        data: Mapping[str, Any],
        weights: Mapping[str, float],
        truth: Callable[[], State],
    ) -> None:
        """Sit down with weights to try; ``truth`` shows the table to the lesson, not to the bot."""
        mind = MINDS["expert"].imagining(data)
        super().__init__(seat, seats, options, seed, mind)
        self._weights = Policy.of(weights).weights
        self._truth = truth
        self.steps: list[DrawnChoice] = []

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return an action, drawn."""
        plays = [action for action in legal if not isinstance(action, Attempt)]
        if len(plays) < 2:
            return plays[0]
        faith = self.faith()
        rows = self.rows(plays, faith)
        values = [sum(self._weights[at] * amount for at, amount in row.items()) for row in rows]
        most = max(values)
        shares = [exp(value - most) for value in values]
        total = sum(shares)
        chosen = drawn(shares, self.chance().below(FINE) / FINE * total)
        more = dict(rows[chosen])
        for share, row in zip(shares, rows, strict=True):
            for at, amount in row.items():
                more[at] = more.get(at, 0.0) - share / total * amount
        truth = self._truth()
        self.steps.append(DrawnChoice(more, terms(truth, gang_of(truth.character_at(self.seat)))))
        return plays[chosen]

    def rows(self, plays: Sequence[Action], faith: Faith) -> list[Row]:
        """Return what speaks for each action, trait by trait."""
        glance = self.glance()
        return [action_row(glance, faith, action) for action in plays]
