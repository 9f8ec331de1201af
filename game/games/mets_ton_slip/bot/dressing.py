"""``greedy``, which does what the fixed policy says, and the levels that slip now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.sitting import SeatedBot
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import STOCK, Action
from game.games.mets_ton_slip.model.options import Options

SLIPS: Final = {"easy": 45, "normal": 12, "greedy": 0}
"""By level, how often it does what comes to mind first, in per cent."""
WHOLE: Final = 100


class DressingBot(SeatedBot):
    """Dresses when it can; a weaker one does what comes to mind instead, now and then."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int, level: str) -> None:
        """Sit down at a level."""
        super().__init__(seat, seats, options, seed)
        self._slips = SLIPS[level]

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return what the policy does, or what comes to mind."""
        chance = self.chance()
        best = policy.chosen(self.view, self.seat)
        if chance.below(WHOLE) >= self._slips:
            return best
        some = [action for action in legal if _comes_to_mind(action)] or legal
        return some[chance.below(len(some))]


def _comes_to_mind(action: Action) -> bool:
    """Say whether something is done without a thought: nobody undresses so, or fishes."""
    match action:
        case act.Draw(source):
            return source == STOCK
        case act.Undress() | act.Celebrate():
            return False
        case _:
            return True
