"""The rules of Witty Zibi (witty_zibi.md): the family's, with its own options and bound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.witty_zibi.model.options import GOAL_ROUNDS, SEAT_COUNTS, Options, read_options
from game.gangs.model.state import State
from game.gangs.rules.referee import GangRules

_ACTIONS_A_CARD: Final = 3
"""A card is thrown and taken; what a Sorcier takes is aimed and taken once more."""


class WittyZibi(GangRules[Options]):
    """Witty Zibi behind the rules protocol of ``game.core.rules``."""

    name: Final = "witty_zibi"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options; see ``read_options``."""
        return read_options(seats, given)

    def turns_bound(self, state: State) -> int:
        """Return a number of actions that no match exceeds: every card is played once a round."""
        options = state.options
        rounds = GOAL_ROUNDS if getattr(options, "goal", 0) else options.rounds
        return _ACTIONS_A_CARD * len(options.deck) * rounds


RULES: Final = WittyZibi()
