"""The rules of Et Bim!: the family's, with its own options and bound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.et_bim.model.options import SEAT_COUNTS, Options, read_options
from game.gangs.model.state import State
from game.gangs.rules import turns
from game.gangs.rules.referee import GangRules

_ACTIONS_A_TURN: Final = 60
"""More than a turn takes: 3 mulligans, a throw, 11 cards of a chain, offences, 23 Et Bim!."""


class EtBim(GangRules[Options]):
    """Et Bim! behind the rules protocol of ``game.core.rules``."""

    name: Final = "et_bim"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options; see ``read_options``."""
        return read_options(seats, given)

    def turns_bound(self, state: State) -> int:
        """Return a number of actions that no match exceeds: the turn cap, times a full turn."""
        return turns.TURNS_EACH * state.n * _ACTIONS_A_TURN * state.options.rounds


RULES: Final = EtBim()
