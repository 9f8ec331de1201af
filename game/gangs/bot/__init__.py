"""The bots of Et Bim!, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.gangs.bot.easy import MANNERS, ImpressedBot
from game.gangs.bot.expert import ExpertBot
from game.gangs.bot.greedy import GreedyBot, RandomBot
from game.gangs.bot.habits import HABITS
from game.gangs.bot.minds import MINDS, kinds_of
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.options import Options

PLAYED: Final = ("easy", "normal", "hard", "expert")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = True
PARTS: Final = ("facts", "expert-nosoft", "expert-first", "expert-nosearch", "expert-nolook")
LEARNED: Final = tuple(MINDS)
"""The levels that need what the bots have learnt."""
WITHOUT_DATA: Final = "normal"
_KINDS: Final = {"random": RandomBot, "greedy": GreedyBot}


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    data: Mapping[str, Any] | None = None,
) -> Bot:
    """Return a bot of a level, ``hard``, or with the habit of a persona, ``hard@rosa``.

    ``data`` is what the bots have learnt, as their file holds it. Without it those who need it
    play as ``normal``.

    Raises:
        LookupError: no such level, or nobody called so.
    """
    level, _, name = level.partition(AT)
    habit = HABITS[persona(name).id] if name else None
    if level in MINDS and data is None:
        level = WITHOUT_DATA
    if level in MANNERS:
        impressed = ImpressedBot(seat, seats, options, seed, MANNERS[level])
        impressed.habit = habit
        return impressed
    if level in MINDS:
        mind = MINDS[level].imagining(data or {}).practised(data or {}, seats)
        kind = ExpertBot if mind.searches else ThinkingBot
        thinking = kind(seat, seats, options, seed, mind)
        thinking.habit = habit
        return thinking
    if level not in _KINDS:
        raise LookupError(level)
    return _KINDS[level](seat, seats, options, seed)


def check(data: Mapping[str, Any]) -> None:
    """Check that bots can make something of what they are to have learnt.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: they cannot.
    """
    kinds_of(data)
    for mind in MINDS.values():
        mind.imagining(data).practised(data, 4)


__all__ = [
    "CHARACTERS", "LEARNED", "LEVELS", "PARTS", "PLAYED", "WITHOUT_DATA", "GreedyBot", "RandomBot",
    "check", "make",
]  # fmt: skip
