"""The bots of Et Bim!, by level."""

from __future__ import annotations

from typing import Final

from game.core.bots import Bot
from game.games.et_bim.bot.easy import MANNERS, ImpressedBot
from game.games.et_bim.bot.greedy import GreedyBot, OracleBot, RandomBot
from game.games.et_bim.bot.minds import MINDS
from game.games.et_bim.bot.thinking import ThinkingBot
from game.games.et_bim.model.options import Options

ORACLE_HEARS: Final = ("tile_shown",)
"""Kinds of events that an oracle is told whoever they are addressed to."""
_KINDS: Final = {"random": RandomBot, "greedy": GreedyBot}


def make(level: str, seat: int, seats: int, options: Options, seed: int) -> Bot:
    """Return a bot of a level.

    Raises:
        LookupError: no such level.
    """
    if level in MANNERS:
        return ImpressedBot(seat, seats, options, seed, MANNERS[level])
    if level in MINDS:
        return ThinkingBot(seat, seats, options, seed, MINDS[level])
    if level not in _KINDS:
        raise LookupError(level)
    return _KINDS[level](seat, seats, options, seed)


__all__ = ["ORACLE_HEARS", "GreedyBot", "OracleBot", "RandomBot", "make"]
