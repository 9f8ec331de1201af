"""Denials: a theme is never read by what says its contrary in the same words.

A sum of words hardly hears *not*: "it exists" lies beside "it doesn’t exist". So what is said and
what was judged are held against each other, word by word, and whether each denies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.ranked import bare
from game.games.le_boulet.judge.tables import WORD, folded
from game.games.le_boulet.judge.vectors import is_joint

ALIKE: Final = 0.5
"""So much of the words of both must be the same before one can be the other's contrary."""
_NOT: Final = re.compile(r"\b(?:ne|pas|jamais|not|never|no|cannot)\b|\bn'|n't\b")
_NONE: Final = re.compile(
    r"\b(?:aucune?|nothing|nobody|none|neither|nor|ni|hardly|scarcely|barely|lacks?|lacking)\b"
    r"|\bmanque(?:nt)? d"
    r"|\bà peine\b|(?<!un )\bpeu\b"
)
"""What denies, too, or nearly so."""
_AVERSE: Final = re.compile(
    r"\b(?:hat(?:e[sd]?|ing)|detest\w*|dislik\w*|loath\w*|refus\w*|forbids?|bans?"
    r"|déteste\w*|haï\w*|hai[st]|horreur|interdise\w*)\b"
)
_NO_LIKING: Final = re.compile(
    r"\b(?:hatred|annoy\w*|nerves?|away|scar(?:es?|ed|y)|fears?|afraid|bolts|stand|forbidden|banned"
    r"|no|worst|haine|énerve\w*|éloigne\w*|nerfs|peur|fui\w*|non|pire)\b"
)
"""What says, or may say, that something is not liked: a theme that does is read by such alone."""
_LACKS: Final = re.compile(r"\b(?:sans|without)\b")
_DENYING: Final = """
pas jamais ne sans not never no without cannot can t do don does doesn did didn isn aren wasn won
couldn wouldn shouldn d de any aucun aucune nothing nobody none neither nor ni
hardly scarcely barely lack lacks lacking peine peu manque manquent
"""
_HELPS: Final = frozenset(_DENYING.split())
"""Words that only serve to deny."""
_ENDING: Final = re.compile(r"(?<=\w\w\w)(?:ent|es|er|s|e)$")


def denies(text: str) -> bool:
    """Say whether a text, in either language, denies something; what is denied twice is said."""
    said = folded(text)
    told = _NOT.search(said) or _NONE.search(said)
    return (told is None) != (_LACKS.search(said) is None)


def has_denial(text: str) -> bool:
    """Say whether a text has a word that denies, whatever it says in the end."""
    said = folded(text)
    return bool(_NOT.search(said) or _LACKS.search(said))


def told_otherwise(text: str, near: Iterable[str]) -> bool:
    """Say whether a text tells what is not liked, and is near to nothing that may tell so.

    "Teenagers hate it" lies beside what is for them, and says the contrary.
    """
    if not _AVERSE.search(folded(text)):
        return False
    every = " . ".join(map(folded, near))
    return not (_AVERSE.search(every) or _NO_LIKING.search(every))


@lru_cache(8192)
def stems(text: str, lang: str) -> frozenset[str]:
    """Return the words that a text says something with, without endings and without *not*."""
    words = WORD.findall(folded(text))
    return frozenset(
        _ENDING.sub("", bare(word))
        for word in words
        if word not in _HELPS and not is_joint(word, lang) and not is_joint(bare(word), lang)
    )


def likeness(text: str, key: str, lang: str) -> tuple[float, float]:
    """Return how far a judged theme says the same words as a text: denied alike, and otherwise."""
    said, turned = stems(text, lang), denies(text)
    same = other = 0.0
    for form in known.forms(key, lang):
        its = stems(form, lang)
        share = len(said & its) / max(1, len(said | its))
        if denies(form) == turned:
            same = max(same, share)
        else:
            other = max(other, share)
    return same, other


def contraries(text: str, keys: Iterable[str], lang: str) -> frozenset[str]:
    """Return which of some judged themes say the contrary of a text in the same words."""
    found = set()
    for key in keys:
        same, other = likeness(text, key, lang)
        if other >= ALIKE and other > same:
            found.add(key)
    return frozenset(found)
