"""The bots of Mets ton slip !, by level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.mets_ton_slip.bot.character import Character
from game.games.mets_ton_slip.bot.dressing import SLIPS, DressingBot
from game.games.mets_ton_slip.bot.habits import HABITS
from game.games.mets_ton_slip.bot.learned import kinds_of
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.bot.thinking import MINDS, ThinkingBot
from game.games.mets_ton_slip.model.options import Options

PLAYED: Final = ("easy", "normal", "hard", "expert")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = True
PARTS: Final = tuple(name for name in MINDS if name not in PLAYED)
LEARNED: Final = tuple(name for name, mind in MINDS.items() if mind.believes)
"""The levels that need what was learnt of hands; without it they count cards."""


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    data: Mapping[str, Any] | None = None,
) -> Bot:
    """Return a bot of a level, ``normal``, or with a character's habit, ``normal@rosa``.

    Raises:
        LookupError: no such level, or nobody called so.
    """
    level, _, name = level.partition(AT)
    bot = _plain(level, seat, seats, options, seed, data)
    return Character(bot, HABITS[persona(name).id]) if name else bot


def _plain(
    level: str, seat: int, seats: int, options: Options, seed: int, data: Mapping[str, Any] | None
) -> SeatedBot:
    if level in MINDS:
        mind = MINDS[level]
        if data is None or not mind.believes:
            return ThinkingBot(seat, seats, options, seed, replace(mind, believes=False))
        kind = kinds_of(data)[0]
        return ThinkingBot(seat, seats, options, seed, mind, kind.policy.weights, kind.tremble)
    if level in SLIPS:
        return DressingBot(seat, seats, options, seed, level)
    if level != "random":
        raise LookupError(level)
    return SeatedBot(seat, seats, options, seed)


def check(data: Mapping[str, Any]) -> None:
    """Check that bots can make something of what they are to have learnt.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: they cannot.
    """
    kinds_of(data)
