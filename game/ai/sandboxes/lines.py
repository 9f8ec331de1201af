"""Lines between the program and a sandbox: one JSON object each, and bounds for what comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.ai.faults import (
    DEAF,
    DIED,
    FLOOD,
    GARBLED,
    ILLEGAL,
    RAISED,
    SILENT,
    UNMADE,
    error_name,
)  # fmt: skip

LONGEST: Final = 64 * 1024
"""Bytes of a line out of a sandbox; an answer takes 100, the beliefs of twelve seats 2,000."""
FOLDER: Final = "faux-freres-sandbox-"
"""How the names of sandboxes' working folders begin, which are empty and go with them."""
MADE: Final = 0
"""The number of what a sandbox says before any question: that its bot is made, or is not."""

FATAL: Final = (DIED, SILENT, FLOOD, GARBLED, UNMADE, DEAF)
"""What a sandbox is not asked again after."""
_SAID: Final = (ILLEGAL, UNMADE, DEAF, RAISED)
"""What a sandbox may say of itself."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came out of a sandbox, as far as it is to be believed."""

    number: int
    """Of the question that it answers."""
    fault: str = ""
    """One of ``FAULTS``, with ``:`` and the name of an error of Python's where there was one."""
    action: Mapping[str, Any] | None = None
    """What it spells as an action, which need be none."""
    beliefs: list[list[float]] | None = None


def spelled(message: Mapping[str, Any]) -> bytes:
    """Return a line that says something."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=True).encode("ascii") + b"\n"


def heard(line: bytes, number: int) -> Reply:
    """Return what a sandbox's line says in reply to a question, at worst that it is garbled."""
    try:
        data = json.loads(line.decode("utf-8"))
        if not isinstance(data, dict) or type(data.get("n")) is not int or data["n"] != number:
            return Reply(number, GARBLED)
        if "fault" in data:
            return Reply(number, _fault(data["fault"], data.get("error")))
        action, beliefs = data.get("action"), data.get("beliefs")
        if action is not None and not isinstance(action, dict):
            return Reply(number, GARBLED)
        if beliefs is not None:
            beliefs = [[float(share) for share in row] for row in beliefs]
        return Reply(number, action=action, beliefs=beliefs)
    except (ValueError, TypeError, RecursionError, MemoryError, OverflowError):
        return Reply(number, GARBLED)


def _fault(what: object, error: object) -> str:
    if what not in _SAID:
        return GARBLED
    return f"{what}:{error_name(error)}" if error is not None else str(what)
