"""Risks: what a bot out of a file may do on this system, said before it runs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.ai.sandboxes import confine
from game.ai.sandboxes.confine import CALLS, FILES
from game.core.bots import is_external

_SAID: Final[Mapping[frozenset[str], str]] = {
    frozenset(): "external-bots.may-all",
    frozenset({CALLS}): "external-bots.may-read",
    frozenset({FILES}): "external-bots.may-reach",
}
"""By the bounds that hold, the sentence on what is open; nothing is where both hold."""


def risk_of(controllers: Iterable[str]) -> str | None:
    """Return the text that says what bots out of files may do here, None where it goes without."""
    return _SAID.get(confine.bounds()) if any(map(is_external, controllers)) else None


def may_whisper() -> bool:
    """Say whether bots out of files can tell each other, through a file, what they see."""
    return not confine.bounds()
