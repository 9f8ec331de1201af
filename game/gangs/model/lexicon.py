"""Lexicon: what a game calls cards and gangs in scenario files, and in which colours they win.

Everywhere else cards, gangs and characters go by ids that all games of the family share; what they
are called on a screen is said by a game's strings, and how they look by its pictures.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.gangs.model.cards import CARD_NAMES, GANG_NAMES

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The names and colours of one game; gangs and faces by number."""

    colours: tuple[Colour, ...]
    """By gang, of its splash; the last one where nobody wins."""
    tints: tuple[Colour, ...]
    """By gang, of the page behind it."""
    nobody: str = "L"
    """Which splash there is where nobody wins."""
    gangs: tuple[str, ...] = GANG_NAMES
    cards: tuple[str, ...] = CARD_NAMES
    """Empty where a game has no such card; so with gangs."""
