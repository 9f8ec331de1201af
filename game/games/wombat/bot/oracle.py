"""The oracle: a bot that is told every role, for measuring alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.games.wombat.bot.learnt import learnt_of
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options

HEARS: Final = ("role_dealt",)
"""The kinds of facts that it is told beside those of its seat."""


class OracleBot(ThinkingBot):
    """Plays as ``expert`` does, with nobody's team left to guess.

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
        """Sit down."""
        super().__init__(seat, options, seed, MINDS["expert"], learnt_of(data))
