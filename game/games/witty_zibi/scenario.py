"""The words of Witty Zibi in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.games.witty_zibi.model.options import read_options
from game.gangs.scenario import vocabulary

_LACKS: Final = frozenset({
    "draw", "stock", "stock_size", "tokens", "missions", "shields",
    "second", "mulligan", "attempt",
    "shielded", "no-second", "must-play",
    "mission_dealt", "reshuffled", "mulliganed", "discarded", "refused", "offended",
    "shield_lapsed", "second_asked", "swapped",
})  # fmt: skip
VOCABULARY: Final = vocabulary(read_options, lacks=_LACKS)
"""No shields, swaps, modules and stock; a step may try to discard, to be refused."""
