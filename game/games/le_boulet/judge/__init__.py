"""The judge of Le Boulet: it reads a theme in anybody's words, without numpy or a network."""

from __future__ import annotations

from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.reading import of_key, read
from game.games.le_boulet.model.bank import LANGUAGES
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.themes import why_not_said

__all__ = ["LANGUAGES", "of_key", "pictures", "read", "why_not"]


def why_not(theme: str) -> str | None:
    """Return why nobody can say this (B22, B40), a key of the texts, None if one can."""
    reason = why_not_said(theme)
    return reason and f"refusal.{reason}"


def pictures(lang: str) -> dict[str, str]:
    """Return the names of all pictures by id, in the order of the deck."""
    named = known.pictures(lang)
    return {key: named[key]["name"] for key in PICTURES}
