"""The oracle: a bot that is told every hand, for measuring alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.mets_ton_slip.bot.thinking import MINDS, ThinkingBot
from game.games.mets_ton_slip.model.options import Options

HEARS: Final = ("hand", "drawn")
"""The kinds of facts that it is told beside those of its seat."""


class OracleBot(ThinkingBot):
    """Thinks as ``expert`` does with nothing left to guess but the clean pile.

    It is no level of ``make``: the arena alone seats it, as the bound that no bot passes by
    guessing better.
    """

    def __init__(
        self,
        seat: int,
        seats: int,
        options: Options,
        seed: int,
        data: Mapping[str, Any] | None = None,
    ) -> None:
        """Sit down; nothing that was learnt is of use to it."""
        super().__init__(seat, seats, options, seed, MINDS["expert-counting"])
