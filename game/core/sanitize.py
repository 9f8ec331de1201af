"""Sanitizing texts: the one rule for what was typed, pasted, read or sent by somebody else.

Names, paths, files, codes, command lines and what bots say may hold anything: letters without a
width, halves of letters, orders to a terminal, letters that turn others around, marks without end.
What is taken in for good is `clean`; what is only told is `shown`, so that one sees where something
was that has no picture. Whoever paints letters calls `drawable` first, whoever they are from.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache
from typing import Final

_BLANK: Final = "[\t\n\v\f\r\u0085\u2028\u2029]+"
"""What ends a line or jumps: a space takes its place."""
_UNSEEN: Final = (
    "\u0000-\u001f\u007f-\u009f"  # control characters, orders to terminals among them
    "\ud800-\udfff"  # halves of letters, and bytes of names that are not UTF-8
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns directions
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2028\u2029\u2060-\u2065"
    "\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""What has no picture of its own (Unicode, ``Default_Ignorable_Code_Point``, Cc, Cs, Zl and Zp)."""
_MARKS: Final = (
    "\u0300-\u036f\u0483-\u0489\u064b-\u065f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1aff"
    "\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
)
"""Marks that stand over or under a letter, in the scripts in which they can be heaped."""
_HEAPED: Final = 3
"""So many marks one letter may have: Vietnamese and polytonic Greek need two."""
REPLACED: Final = "\ufffd"
NAME_MOST: Final = 80
"""Letters of a name that somebody gave."""
TOLD_MOST: Final = 1000
"""Letters of anything that is told in a sentence."""
PATH_MOST: Final = 300
"""The same for where a file lies: of a longer path one sees the beginning and the end."""

_blank = re.compile(_BLANK)
_unseen = re.compile(f"[{_UNSEEN}]+")
_odd = re.compile(f"[{_UNSEEN}{_MARKS}]")
_heaped = re.compile(f"([{_MARKS}]{{{_HEAPED}}})[{_MARKS}]+")


def clean(text: str, most: int = NAME_MOST) -> str:
    """Return a text as it is taken in: one line of at most so many letters, all of which are seen.

    What leaves nothing is empty, as if nothing had been given.
    """
    if text.isascii() and text.isprintable():
        return text[:most]
    return _heaped.sub(r"\1", _unseen.sub("", text[: 8 * most]))[:most]


def shown(given: object, most: int = TOLD_MOST) -> str:
    """Return anything as it is told, on one line; what has no picture is shown as a sign for it.

    Of what is longer the beginning and the end are left: of a path the end says which file it is.
    """
    text = str(given)
    if len(text) > most:
        half = most // 2
        text = f"{text[:half]}…{text[half + 1 - most :]}"
    return text if text.isascii() and text.isprintable() else _seen(text)


def told(fact: object) -> object:
    """Return a fact as a sentence may name it; numbers, days and the like are told as they are."""
    if isinstance(fact, str):
        return shown(fact)
    return shown(fact, PATH_MOST) if isinstance(fact, os.PathLike) else fact


def drawable(text: str) -> str:
    """Return a text that can be painted, measured and spoken, whatever it was; lines stay lines."""
    if (text.isascii() and text.isprintable()) or _odd.search(text) is None:
        return text
    return "\n".join(_seen(line) for line in text.split("\n"))


@lru_cache(1024)  # the same names and words are told all the time
def _seen(text: str) -> str:
    return _heaped.sub(r"\1", _unseen.sub(REPLACED, _blank.sub(" ", text)))
