"""Clusters: what a reader takes for one letter, however many signs it is written with.

A letter with its accents, a thumb with its skin, a flag and a Korean syllable are each one: a caret
stands before or behind them, and Backspace takes all of one (Unicode, annex 29, without the scripts
in which a sign joins the one behind it).
"""

from __future__ import annotations

from typing import Final
from unicodedata import category

_MARKS: Final = ("Mn", "Me", "Mc")
_JOINER: Final = "\u200d"
_SKIN: Final = ("\U0001f3fb", "\U0001f3ff")
_FLAGS: Final = ("\U0001f1e6", "\U0001f1ff")
_SYLLABLES: Final = ("\uac00", "\ud7a3")
_HEADS: Final = (("\u1100", "\u115f"), ("\ua960", "\ua97c"))
_TAILS: Final = (("\u1160", "\u11ff"), ("\ud7b0", "\ud7fb"))


def borders(text: str) -> list[int]:
    """Return where a caret may stand in a text, from its beginning to its end."""
    if text.isascii():
        return list(range(len(text) + 1))
    inner = (at for at in range(1, len(text)) if not _joined(text, at))
    return [0, *inner, len(text)] if text else [0]


def begins(text: str, most: int) -> str:
    """Return the beginning of a text that has at most so many signs, and no half letter."""
    if len(text) <= most:
        return text
    return text[: max(at for at in borders(text[: most + 1]) if at <= max(0, most))]


def _joined(text: str, at: int) -> bool:
    """Return whether a sign belongs to the one before it."""
    sign, before = text[at], text[at - 1]
    if sign == _JOINER or before == _JOINER or category(sign) in _MARKS or _in(sign, _SKIN):
        return True
    if _in(sign, _FLAGS):
        first = at
        while first and _in(text[first - 1], _FLAGS):
            first -= 1
        return (at - first) % 2 == 1
    korean = _in(before, _SYLLABLES, *_HEADS, *_TAILS)
    return korean and (
        _in(sign, *_TAILS) or (_in(before, *_HEADS) and _in(sign, _SYLLABLES, *_HEADS))
    )


def _in(sign: str, *spans: tuple[str, str]) -> bool:
    return any(first <= sign <= last for first, last in spans)
