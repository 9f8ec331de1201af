"""The bots of Branle-bas de Wombat, by level. Each is asked once a tick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.wombat.bot.adviser import Adviser
from game.games.wombat.bot.minds import ADVISER, MINDS
from game.games.wombat.bot.sitting import ChanceBot
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options

PLAYED: Final = ("easy", "normal", "hard", "expert")
LEVELS: Final = (*PLAYED, "random", "greedy")
CHARACTERS: Final = False
PARTS: Final = ()
LEARNED: Final[tuple[str, ...]] = ()
"""What was fitted of acts stands in ``fitted``: it is a table of a page."""


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    data: Mapping[str, Any] | None = None,
) -> Bot:
    """Return a bot of a level, ``normal``.

    Raises:
        LookupError: there is no such level.
    """
    level, _, name = level.partition(AT)
    if name:
        persona(name)
    if level == "random":
        return ChanceBot(seat, options, seed)
    kind = Adviser if level == ADVISER else ThinkingBot
    return kind(seat, options, seed, MINDS[level])


def check(data: Mapping[str, Any]) -> None:
    """There is nothing that these bots learn from files."""
