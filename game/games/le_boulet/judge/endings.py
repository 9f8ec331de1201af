"""Endings: which words an unknown word may be a form of, "conceiving" of "conceive"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_SHORTEST: Final = 4
"""Letters that a word has at least without its ending; shorter ones are forms of too much."""
_FR: Final = (
    ("s", ""), ("x", ""), ("es", ""), ("e", ""), ("aux", "al"),
    ("euse", "eur"), ("euses", "eur"), ("trice", "teur"), ("trices", "teur"), ("ive", "if"),
    ("aient", "er"), ("eront", "er"), ("erait", "er"), ("èrent", "er"), ("ait", "er"),
    ("era", "er"), ("ais", "er"), ("ant", "er"), ("ent", "er"), ("ons", "er"), ("ées", "er"),
    ("ez", "er"), ("és", "er"), ("ée", "er"), ("é", "er"), ("es", "er"), ("e", "er"),
    ("issent", "ir"), ("issant", "ir"), ("issait", "ir"), ("ira", "ir"), ("it", "ir"),
    ("ie", "ir"), ("i", "ir"), ("ement", "e"), ("ment", ""),
)  # fmt: skip
_EN: Final = (
    ("s", ""), ("es", ""), ("ies", "y"), ("ied", "y"), ("ier", "y"), ("iest", "y"),
    ("ing", ""), ("ing", "e"), ("ed", ""), ("ed", "e"), ("er", ""), ("er", "e"), ("est", ""),
    ("est", "e"), ("ers", ""), ("ers", "e"), ("ly", ""), ("ily", "y"), ("ness", ""),
    ("less", ""), ("our", "or"), ("ours", "or"), ("oured", "or"), ("ouring", "or"),
    ("ise", "ize"), ("ised", "ize"), ("ising", "ize"),
)  # fmt: skip
_ENDINGS: Final = {"fr": _FR, "en": _EN}
_BEFORE_S: Final = ("s", "x", "z")
"""What no plural is made of with an s alone."""


def bases(word: str, lang: str) -> Iterator[str]:
    """Yield what a word may be a form of in a language, the likeliest first.

    Args:
        word: one word, folded.
        lang: ``fr`` or ``en``.
    """
    for ending, instead in _ENDINGS[lang]:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _SHORTEST or (ending == "s" and stem.endswith(_BEFORE_S)):
            continue
        yield stem + instead
        if lang == "en" and not instead and stem[-1] == stem[-2]:  # "stopping"
            yield stem[:-1]
