"""Reactions: the same bots, slower: what each perceives and chooses takes so many times longer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.ai.personas import AT, persona
from game.core.bots import Bot
from game.games.wombat.bot.chance_bot import ChanceBot
from game.games.wombat.bot.learnt import learnt_of
from game.games.wombat.bot.minds import MINDS, Mind
from game.games.wombat.bot.natures import NATURES, PLAIN
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    percent: int,
    data: Mapping[str, Any] | None = None,
) -> Bot:
    """Return a bot of a level whose reactions take so many percent of the level's own.

    Memory, slips and depth stay the level's, and a character stays who it is.

    Raises:
        LookupError: no such level, or nobody called so.
    """
    name, _, who = level.partition(AT)
    nature = NATURES[persona(who).id] if who else PLAIN
    if name == "random":
        return ChanceBot(seat, options, seed)
    mind = slowed(MINDS[name], percent)
    return ThinkingBot(seat, options, seed, mind, learnt_of(data), nature)


def slowed(mind: Mind, percent: int) -> Mind:
    """Return a mind whose reaction and whose choices take so many percent of the usual."""
    return replace(
        mind,
        mean=mind.mean * percent // 100,
        spread=mind.spread * percent // 100,
        tail=mind.tail * percent // 100,
        open=mind.open * percent // 100,
    )
