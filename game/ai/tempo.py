"""Tempo: how long somebody takes over a play, which tells nothing of what it holds."""

from __future__ import annotations

from typing import Final

from game.ai.personas import Persona
from game.core.luck import Stream, key_of

LEAST: Final = 0.6
MOST: Final = 1.6
"""How far a breath may be from the usual one, before the character's own tempo."""


def breath(seed: int, facts: int, its: Persona | None) -> float:
    """Return how long somebody breathes before a turn's card, the usual breath being 1.

    ``seed`` is the bot's own and ``facts`` counts what all were told so far: nothing else is
    asked for, so a hand cannot be read from a pause.
    """
    drawn = Stream(key_of("tempo", seed, facts)).below(1001) / 1000
    return (LEAST + (MOST - LEAST) * drawn) * (1.0 if its is None else its.tempo)
