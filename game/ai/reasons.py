"""Reasons: what is kept of why a bot did what it did, as plain data.

A reason holds ``level``, ``persona``, the ``turn``, the ``action`` that was played and the place
``at`` which it was aimed, ``ally`` (by place the chance of a friend), ``values`` (the action played
first, then the best others that could be played, each with its value and the ``parts`` it is made
of) and ``evidence`` (acts that moved the chance of that place most).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.personas import AT

OTHERS: Final = 2
"""So many alternatives are kept."""
PARTS: Final = 4
"""So many parts of each value are kept, the largest."""
_NUMBERS: Final = ("value", "parts")


def kept(why: Mapping[str, Any], action: Any, legal: Sequence[Any], level: str) -> dict[str, Any]:
    """Return what is kept of a bot's reasons for an action; nothing where it gave none."""
    if not why.get("values"):
        return {}
    done = action.to_json()
    offered = [one.to_json() for one in legal]
    values = [dict(each) for each in why["values"]]
    mine = [each for each in values if spelled(each) == done]
    others = [each for each in values if spelled(each) in offered and each not in mine]
    others.sort(key=lambda each: -each["value"])
    chosen = [*mine, *others[:OTHERS]]
    for each in chosen:
        if "parts" in each:
            parts = sorted(each["parts"].items(), key=lambda part: -abs(part[1]))
            each["parts"] = dict(parts[:PARTS])
    level, _, name = level.partition(AT)
    return {
        "level": level,
        "persona": name,
        "turn": why.get("turn", 0),
        "action": done,
        "at": why.get("at"),
        "ally": list(why["ally"]),
        "values": chosen,
        "evidence": list(why.get("evidence", ())),
    }


def spelled(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return the action alone of an entry of ``values``."""
    return {key: each for key, each in valued.items() if key not in _NUMBERS}
