"""The bots of Branle-bas de Wombat, by level. Each is asked once a tick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.wombat.bot.adviser import Adviser
from game.games.wombat.bot.chance_bot import ChanceBot
from game.games.wombat.bot.learnt import learnt_of
from game.games.wombat.bot.minds import ADVISER, MINDS
from game.games.wombat.bot.natures import NATURES, PLAIN
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options

PLAYED: Final = ("easy", "normal", "hard", "expert")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = True
PARTS: Final = ()
LEARNED: Final = (*MINDS, "oracle")
"""The levels that want what was learnt of acts; without it nothing that is seen tells anything."""


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    data: Mapping[str, Any] | None = None,
) -> Bot:
    """Return a bot of a level, ``normal``, or with a character's nature, ``normal@rosa``.

    Raises:
        LookupError: no such level, or nobody called so.
    """
    level, _, name = level.partition(AT)
    nature = NATURES[persona(name).id] if name else PLAIN
    if level == "random":
        return ChanceBot(seat, options, seed)
    if level == ADVISER:
        return Adviser(seat, options, seed, MINDS[level], learnt_of(data))
    return ThinkingBot(seat, options, seed, MINDS[level], learnt_of(data), nature)


def check(data: Mapping[str, Any]) -> None:
    """Check that bots can make something of what they are to have learnt.

    Raises:
        ArithmeticError, LookupError, TypeError, ValueError: they cannot.
    """
    learnt_of(data)
