"""Drifters: players with one fancy each, as strong as chance made it; a fit sits beside them.

They are no levels: beliefs that were fitted beside clever bots alone would be sure of too much.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.luck import Stream, key_of
from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.options import Options

DRIFTERS: Final = ("fighter", "pacifist", "hoarder", "scatterbrain", "stoic")
"""Who strikes before dressing; who never does; who lays one card away at most; who lays away
anything; who seldom defends."""
LEAST: Final = 30
WHOLE: Final = 101


class DriftingBot(SeatedBot):
    """Does what the policy says, or follows its fancy."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int, name: str) -> None:
        """Sit down with a fancy, which is followed at a rate of this bot's own."""
        super().__init__(seat, seats, options, seed)
        self._name = name
        self._rate = LEAST + Stream(key_of("drifter", seed)).below(WHOLE - LEAST)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return what the fancy wants, if it comes and finds anything; else the policy's choice."""
        chance = self.chance()
        best = policy.chosen(self.view, self.seat)
        some = fancied(self._name, best, legal)
        if not some or chance.below(WHOLE) >= self._rate:
            return best
        return some[chance.below(len(some))]


def fancied(name: str, best: Action, legal: Sequence[Action]) -> list[Action]:
    """Return what somebody's fancy wants of what is legal, nothing where it has no say."""
    lays: list[Action] = [one for one in legal if isinstance(one, act.Discard)]
    match name:
        case "fighter":
            return [one for one in legal if isinstance(one, act.Attack)]
        case "pacifist":
            wears: list[Action] = [one for one in legal if isinstance(one, act.Wear)]
            return (wears or lays) if isinstance(best, act.Attack) else []
        case "hoarder":
            return [one for one in legal if isinstance(one, act.Finish)]
        case "scatterbrain":
            return lays if isinstance(best, act.Discard) else []
        case _:
            return [one for one in legal if isinstance(one, act.Bear)]
