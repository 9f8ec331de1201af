"""The bots of Mets ton slip !, by level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.mets_ton_slip.bot.dressing import SLIPS, DressingBot
from game.games.mets_ton_slip.bot.sitting import SeatedBot
from game.games.mets_ton_slip.model.options import Options

PLAYED: Final = ("easy", "normal")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = True
PARTS: Final = ()
LEARNED: Final = ()


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
    if name:
        persona(name)
    if level in SLIPS:
        return DressingBot(seat, seats, options, seed, level)
    if level != "random":
        raise LookupError(level)
    return SeatedBot(seat, seats, options, seed)


def check(data: Mapping[str, Any]) -> None:
    """There is nothing yet that these bots have learnt."""
