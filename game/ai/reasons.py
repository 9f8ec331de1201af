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
    """Return what is kept of a bot's reasons for an action; nothing where it gave none.

    All that was weighed is worked over before it is looked at what could be played: the work is
    the same for who had no other answer.
    """
    if not why.get("values"):
        return {}
    done = action.to_json()
    most = max(len(legal), len(why["values"]))
    offered = [legal[at % len(legal)].to_json() for at in range(most)]
    values = sorted(map(_trimmed, why["values"]), key=lambda each: -each["value"])
    weighed = [(spelled(each), each) for each in values]
    mine = [each for said, each in weighed if said == done]
    others = [each for said, each in weighed if said in offered and said != done]
    chosen = [*mine, *others[:OTHERS]]
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


def _trimmed(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of an entry of ``values`` with the largest of its parts alone."""
    parts = sorted(valued.get("parts", {}).items(), key=lambda part: -abs(part[1]))
    return {**valued, "parts": dict(parts[:PARTS])} if "parts" in valued else dict(valued)


def spelled(valued: Mapping[str, Any]) -> dict[str, Any]:
    """Return the action alone of an entry of ``values``."""
    return {key: each for key, each in valued.items() if key not in _NUMBERS}
