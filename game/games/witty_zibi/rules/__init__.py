"""The rules of Witty Zibi: the family's, with its own options and bound."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.witty_zibi.model.options import SEAT_COUNTS, Options, read_options
from game.gangs.model.cards import RECYCLE
from game.gangs.model.state import State
from game.gangs.rules.referee import GangRules

_ACTIONS: Final = 2
"""A card is aimed and answered; a PAF is an answer itself."""


class WittyZibi(GangRules[Options]):
    """Witty Zibi behind the rules protocol of ``game.core.rules``."""

    name: Final = "witty_zibi"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options; see ``read_options``."""
        return read_options(seats, given)

    def turns_bound(self, state: State) -> int:
        """Return a number of actions that no match exceeds.

        Every card is played once a round; a Sorcier visits no pile twice, and what it takes from
        each is aimed and answered once more.
        """
        options = state.options
        cards = len(options.deck) + options.copies[RECYCLE] * state.n
        return _ACTIONS * cards * options.rounds_most


RULES: Final = WittyZibi()
