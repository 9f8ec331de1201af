"""Readings: what bots make of a theme, exact for the bank's own, weighed for all others."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Final

from game.core.judging import Phrase, Reading
from game.games.le_boulet.judge import known, overlap
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.themes import MARK, compared, is_key

__all__ = ["NO", "PERHAPS", "YES", "Phrase", "Reading", "of_key", "read"]

YES: Final = 0.95
"""How probably a theme of the bank fits a picture that it is true of."""
PERHAPS: Final = 0.5
"""The same where one may argue."""
NO: Final = 0.02
"""The same of all other pictures: people say yes to anything now and then."""


@lru_cache(1024)
def read(theme: str, lang: str, pair: tuple[str, ...] = ()) -> Reading:
    """Read a theme, said of a pair of pictures or of none in particular.

    Args:
        theme: what was said, or ``@`` and a key of the bank.
        lang: the language of the words, ``fr`` or ``en``.
        pair: ids of the pictures it was said of; they only decide what a mere list is.
    """
    same = compared(theme)
    if is_key(same):
        return of_key(same, lang)
    reads, fits, understood = overlap.weigh(theme, lang)
    listed = _listed(theme, lang, pair)
    return Reading(theme, lang, understood, listed, reads, MappingProxyType(fits))


@lru_cache(1024)
def of_key(key: str, lang: str = "fr") -> Reading:
    """Return the reading of a theme of the bank, by its key, with or without ``@``.

    Raises:
        KeyError: the bank has no such theme.
    """
    bare = key.removeprefix(MARK)
    theme, form = BANK[bare], known.forms(bare, lang)[0]
    fits = dict.fromkeys(PICTURES, NO)
    fits.update(dict.fromkeys(theme["arguable"], PERHAPS))
    fits.update(dict.fromkeys(theme["yes"], YES))
    return Reading(form, lang, 1.0, False, (Phrase(form, 1.0),), MappingProxyType(fits))


def _listed(theme: str, lang: str, pair: tuple[str, ...]) -> bool:
    """Say whether a theme only names two pictures, those of the pair if one is given."""
    parts = plain(theme)
    for joint in (" et ", " ou ", " and ", " or "):
        parts = parts.replace(joint, "|")
    named = [plain(part) for part in parts.split("|")]
    by_name = {plain(one["name"]): key for key, one in known.pictures(lang).items()}
    keys = {by_name.get(name) for name in named}
    return len(named) == 2 and None not in keys and (not pair or keys == set(pair))
