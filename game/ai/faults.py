"""Faults: what can be wrong with a bot of somebody's, in words of ours and never in its own."""

from __future__ import annotations

import builtins
from typing import Final

from game.core.words import Words

DIED: Final = "died"
"""The process came to an end."""
SILENT: Final = "silent"
"""No answer came in time."""
FLOOD: Final = "flood"
"""A line had no end."""
GARBLED: Final = "garbled"
"""What was said is no answer to what was asked."""
ILLEGAL: Final = "illegal"
"""The answer is no action that its seat may do now."""
UNMADE: Final = "unmade"
"""The file or its class could not be made a bot of."""
DEAF: Final = "deaf"
"""It failed when it was told something."""
RAISED: Final = "raised"
"""It failed when it was asked."""
FAULTS: Final = (DIED, SILENT, FLOOD, GARBLED, ILLEGAL, UNMADE, DEAF, RAISED)
"""All of them; texts are ``fault.NAME``."""
OTHER_ERROR: Final = "Exception"
_ERRORS: Final = frozenset(
    name
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
)
"""Python's own errors, by whose names one may be called; others have names of somebody's."""


def error_name(name: object) -> str:
    """Return the name of an error if it is one of Python's own, else that of errors at large."""
    return name if isinstance(name, str) and name in _ERRORS else OTHER_ERROR


def told(fault: str, words: Words) -> str:
    """Return a fault as a part of a sentence; one of our own bots' says itself what it is."""
    what, _, error = fault.partition(":")
    if what not in FAULTS:
        return fault
    return words.say(f"fault.{what}", error=error_name(error))
