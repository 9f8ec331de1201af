"""The bots of Le Boulet, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.le_boulet.bot.minds import MINDS, NATURES, PLAIN
from game.games.le_boulet.bot.seated_bot import SeatedBot
from game.games.le_boulet.bot.thinking import ThinkingBot
from game.games.le_boulet.model.options import Options

PLAYED: Final = ("easy", "normal", "hard", "expert")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = True
PARTS: Final = tuple(name for name in MINDS if name not in LEVELS)
LEARNED: Final[tuple[str, ...]] = ()
"""Nothing is learnt from matches: how others judge is learnt at the table."""


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
        return SeatedBot(seat, options, seed)
    return ThinkingBot(seat, options, seed, MINDS[level], nature, name)


def check(data: Mapping[str, Any]) -> None:
    """There is nothing that these bots learn."""
