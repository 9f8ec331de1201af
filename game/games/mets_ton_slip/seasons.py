"""Seasons: what an outfit is called by the seasons that it goes with."""

from __future__ import annotations

from game.games.mets_ton_slip.model.cards import GROUPS


def group_of(seasons: int) -> str:
    """Return the season, or half-season, that a set of bits is; empty where it goes with more."""
    return next((name for name, bits in GROUPS.items() if bits == seasons), "")
