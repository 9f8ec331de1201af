"""Signs: shapes that name a thing of a table, and are no key of any keyboard.

No font of ours has them: whoever paints letters draws them, whoever speaks says what they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.core.words import Words

SIGNS: Final[Mapping[str, str]] = {"●": "round", "▲": "triangle", "■": "square"}
"""Each sign, and what the text is called that says it: ``sign.NAME``."""


def parted(text: str) -> Iterator[str]:
    """Yield the pieces of a line in their order: runs of letters, and each sign alone."""
    since = 0
    for at, letter in enumerate(text):
        if letter in SIGNS:
            if at > since:
                yield text[since:at]
            yield letter
            since = at + 1
    if since < len(text):
        yield text[since:]


def said(text: str, words: Words) -> str:
    """Return a text as it is spoken: every sign by its name."""
    if not has_sign(text):
        return text
    return "".join(
        words.say(f"sign.{SIGNS[part]}") if part in SIGNS else part for part in parted(text)
    )


def has_sign(text: str) -> bool:
    """Say whether a sign stands in a text."""
    return not text.isascii() and any(sign in text for sign in SIGNS)
