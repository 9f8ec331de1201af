"""Letters: what is left of a text when it is compared with another (B40)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_ARTICLES: Final = frozenset(("le", "la", "les", "l", "un", "une", "des", "du", "the", "a", "an"))
_JOINED: Final = str.maketrans({"œ": "oe", "æ": "ae"})


@lru_cache(4096)
def plain(text: str) -> str:
    """Return a text without case, accents, punctuation and leading articles (B40)."""
    folded = text.casefold().translate(_JOINED)
    bare = (
        sign for sign in unicodedata.normalize("NFD", folded)
        if not unicodedata.category(sign).startswith("M")
    )  # fmt: skip
    words = "".join(sign if unicodedata.category(sign)[0] in "LN" else " " for sign in bare).split()
    while len(words) > 1 and words[0] in _ARTICLES:
        del words[0]
    return " ".join(words)
