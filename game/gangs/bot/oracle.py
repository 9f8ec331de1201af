"""The oracle: a bot that is told every tile, for measuring alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.gangs.bot.greedy import GreedyBot
from game.gangs.model.options import Options

HEARS: Final = ("tile_shown",)
"""The kinds of facts that it is told beside those of its seat."""


class OracleBot(GreedyBot):
    """Greedy with nothing left to guess, since it was told every tile: what knowing all is worth.

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
        super().__init__(seat, seats, options, seed)
