"""Themes: what may be said, and when two of them are the same (B15, B22, B40, B42)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from game.games.le_boulet.model.bank import BANK, key_of_form
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.sayings import SAYINGS, key_of_saying

LONGEST: Final = 60
"""So many characters a theme or a defence may have."""
MARK: Final = "@"
"""Before the key of a theme of the bank, or of a saying."""
NOT: Final = "¬"
"""Before a phrase in a bot's thoughts that the theme denies."""
JOKES: Final = 8
"""In so many ways somebody may admit in their defence that it was a joke."""
_JOKE: Final = MARK + "joke-"
_FORBIDDEN: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Cs"))


def tidy(text: str) -> str:
    """Return what was said without white space around it, in Unicode's form NFC."""
    return unicodedata.normalize("NFC", text.strip())


def why_not_said(text: str) -> str | None:
    """Return why a theme cannot be said, a key of the strings, None if it can (B22, B40).

    The first that applies: ``theme-empty``, ``theme-long``, ``theme-signs``.
    """
    said = tidy(text)
    if not said:
        return "theme-empty"
    if reason := why_not_defended(said):
        return reason
    spoken = any(unicodedata.category(sign)[0] in "LN" for sign in said)
    return None if spoken else "theme-signs"


def why_not_defended(text: str) -> str | None:
    """Return why something cannot be said in one's defence: too long, or a forbidden sign (B42)."""
    said = tidy(text)
    if len(said) > LONGEST:
        return "theme-long"
    bad = any(unicodedata.category(sign) in _FORBIDDEN for sign in said)
    return "theme-signs" if bad else None


@lru_cache(4096)
def compared(theme: str) -> str:
    """Return what two themes have in common if they are the same one (B22, B40).

    What will be said is compared, however it was handed in. A theme that is spoken as one of the
    bank is, or as a saying of bots, in either language, is that one.
    """
    said = tidy(theme)
    if is_key(said):
        return said
    text = lettered(theme)
    key = key_of_form(text) or key_of_saying(text)
    return MARK + key if key else text


def lettered(theme: str) -> str:
    """Return the letters of a theme, the same whichever themes bots come to know."""
    return plain(tidy(theme))


def is_key(theme: str) -> bool:
    """Say whether a theme is one of the bank, or a saying of bots, by its key."""
    return theme.startswith(MARK) and _is_known(theme[len(MARK) :])


def _is_known(key: str) -> bool:
    return key in BANK or key in SAYINGS


def has_key(theme: str) -> bool:
    """Say whether a theme is given by its key, or is spoken as one of the bank is."""
    said = compared(theme)
    return is_key(said) and (said.removeprefix(MARK) in BANK or is_key(tidy(theme)))


def typed(text: str) -> str:
    """Return what a person wrote as the rules take it, so that no letters of theirs are a key.

    What reads like a key of the bank gets one mark more, which ``as_typed`` takes off again.
    """
    said = tidy(text)
    return MARK + said if is_key(MARK + said.lstrip(MARK)) and said.startswith(MARK) else text


def as_typed(theme: str) -> str:
    """Return what a person wrote, letter by letter, from what ``typed`` made of it."""
    bare = theme.lstrip(MARK)
    return theme[len(MARK) :] if theme.startswith(MARK * 2) and _is_known(bare) else theme


def joke(number: int) -> str:
    """Return the defence that admits a joke, one of so many ways."""
    return f"{_JOKE}{number + 1}"


def is_joke(said: str) -> bool:
    """Say whether a defence admits a joke."""
    return said.startswith(_JOKE) and said.removeprefix(_JOKE) in map(str, range(1, JOKES + 1))
