"""Notes in a match's file: what stands beside its actions, and what replaying ignores."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from game.store.replays import Replay

Reasons = Mapping[int, Mapping[str, Any]]
"""By the number of an action, from 0, why a bot chose it."""
_MARK: Final = b'{"note":{"mark":'
_WHY: Final = b'{"note":{"why":'


def marks_on_file(replay: Replay) -> dict[tuple[int, int], int]:
    """Return the chips that were noted in a match on file, by seat and gang."""
    marks: dict[tuple[int, int], int] = {}
    for note in _notes(replay, _MARK):
        with contextlib.suppress(ValueError, TypeError, KeyError):
            seat, gang, count = map(int, note["mark"])
            marks[seat, gang] = count
    return marks


def reasons_on_file(replay: Replay) -> dict[int, dict[str, Any]]:
    """Return the reasons that are on file; those that cannot be read are left out."""
    reasons: dict[int, dict[str, Any]] = {}
    for note in _notes(replay, _WHY):
        at, why = note.get("at"), note["why"]
        if type(at) is int and 0 <= at < len(replay.actions) and _whole(why, replay.head.seats):
            reasons[at] = why
    return reasons


def reason_note(at: int, why: Mapping[str, Any]) -> dict[str, Any]:
    """Return a reason as it is noted down."""
    return {"why": dict(why), "at": at}


def as_records(reasons: Reasons) -> tuple[bytes, ...]:
    """Return reasons as lines of a file."""
    notes = (reason_note(at, why) for at, why in sorted(reasons.items()))
    return tuple(
        json.dumps({"note": note}, ensure_ascii=False, separators=(",", ":")).encode()
        for note in notes
    )


def _notes(replay: Replay, start: bytes) -> Iterator[dict[str, Any]]:
    for record in replay.records:
        if record.startswith(start):
            with contextlib.suppress(ValueError, RecursionError):
                note = json.loads(record)["note"]
                if isinstance(note, dict):
                    yield note


def _whole(why: object, seats: int) -> bool:
    """Say whether a reason has what screens read: a file may hold anything."""
    if not isinstance(why, dict) or not isinstance(why.get("action"), dict):
        return False
    values, ally, evidence = why.get("values"), why.get("ally"), why.get("evidence")
    at = why.get("at")
    return (
        type(why.get("turn")) is int
        and (at is None or (type(at) is int and 0 <= at <= seats))
        and all(isinstance(why.get(key), str) for key in ("level", "persona"))
        and isinstance(ally, list)
        and seats <= len(ally) <= seats + 1
        and all(_number(share) and 0 <= share <= 1 for share in ally)
        and isinstance(values, list)
        and bool(values)
        and all(isinstance(each, dict) and _number(each.get("value")) for each in values)
        and isinstance(evidence, list)
        and all(_act(each, seats) for each in evidence)
    )


def _act(each: object, seats: int) -> bool:
    return (
        isinstance(each, dict)
        and type(each.get("seat")) is int
        and 0 <= each["seat"] < seats
        and isinstance(each.get("act"), dict)
        and all(_number(each.get(key)) for key in ("turn", "before", "after"))
    )


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9
