"""Notes in a match's file: what stands beside its actions, and what replaying ignores."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game.core.nudges import KINDS, Nudge
from game.store.replays import Pieces, Replay, at_once

Reasons = Mapping[int, Mapping[str, Any]]
"""By the number of an action, from 0, why a bot chose it."""
Marks = dict[int, dict[tuple[int, int], int]]
"""By the seat of who noted them, where a chip lies (seat, its number in the game's list of chips)
and how many."""
Guess = dict[str, Any]
"""A sealed guess: ``seat``, ``at`` (public facts then), and values that its game names: a text, a
number, or None. Which of them may be guessed the game's ``ghosts`` say."""
Orders = dict[int, dict[str, str]]
"""By seat, its newest standing orders, as its game spells them."""
_MARK: Final = b'{"note":{"mark":'
_GUESS: Final = b'{"note":{"guess":'
_NUDGE: Final = b'{"note":{"nudge":'
_ORDERS: Final = b'{"note":{"orders":'
_WHY: Final = b'{"note":{"why":'
_PIECE: Final = 32 * 1024
"""So many bytes of notes are read between two looks at whoever waits."""
_SHORT: Final = 256
"""What reading a note costs however short it is, in such bytes."""
_FARTHEST: Final = 10**9
"""No count in a note comes near."""
_LONGEST: Final = 64
"""Characters of a value, or of its name."""
_VALUES: Final = 16
"""Values of a guess; nobody is asked so much."""


@dataclass(frozen=True, slots=True)
class MatchNotes:
    """All that is noted beside a match's actions; what cannot be read is left out."""

    marks: Marks = field(default_factory=dict)
    guesses: list[Guess] = field(default_factory=list)
    nudges: list[Nudge] = field(default_factory=list)
    orders: Orders = field(default_factory=dict)
    reasons: dict[int, dict[str, Any]] = field(default_factory=dict)


def noting(replay: Replay) -> Pieces[MatchNotes]:
    """Read what is noted in a match on file, piece by piece."""
    found, read = MatchNotes(), 0
    first = next(iter(replay.people), 0)
    for record in replay.records:
        for start, take in _TAKES.items():
            if record.startswith(start):
                with contextlib.suppress(ValueError, TypeError, KeyError, RecursionError):
                    take(found, json.loads(record)["note"], replay, first)
                read += len(record) + _SHORT
        if read > _PIECE:
            read = 0
            yield
    return found


def noted(replay: Replay) -> MatchNotes:
    """Return what is noted in a match on file."""
    return at_once(noting(replay))


def _mark(found: MatchNotes, note: dict[str, Any], replay: Replay, first: int) -> None:
    seat, chip, count = (_int(value) for value in note["mark"])
    found.marks.setdefault(_int(note.get("by", first)), {})[seat, chip] = count


def _guess(found: MatchNotes, note: dict[str, Any], replay: Replay, first: int) -> None:
    if is_guess(note["guess"], replay.head.seats):
        found.guesses.append(note["guess"])


def _nudge(found: MatchNotes, note: dict[str, Any], replay: Replay, first: int) -> None:
    its = note["nudge"]
    seat, to, at, kind = _int(its["seat"]), _int(its["to"]), _int(its["at"]), its["kind"]
    seats = range(replay.head.seats)
    if seat in seats and to in seats and at >= 0 and kind in KINDS:
        found.nudges.append(Nudge(seat, to, kind, at))


def _order(found: MatchNotes, note: dict[str, Any], replay: Replay, first: int) -> None:
    seat, said = note["orders"]
    if 0 <= _int(seat) < replay.head.seats and _are_words(said):
        found.orders[seat] = said


def _reason(found: MatchNotes, note: dict[str, Any], replay: Replay, first: int) -> None:
    why, at = note["why"], note.get("at")
    if type(at) is int and 0 <= at < len(replay.actions) and _whole(why, replay.head.seats):
        found.reasons[at] = why


_TAKES: Final = {_MARK: _mark, _GUESS: _guess, _NUDGE: _nudge, _ORDERS: _order, _WHY: _reason}


def _are_words(said: object) -> bool:
    return isinstance(said, dict) and all(
        len(name) <= _LONGEST and isinstance(word, str) and len(word) <= _LONGEST
        for name, word in said.items()
    )


def is_guess(guess: object, seats: int) -> bool:
    """Say whether plain data has a guess's form: a file may hold anything."""
    if not isinstance(guess, dict) or not {"seat", "at"} <= guess.keys() or len(guess) > _VALUES:
        return False
    seat, at = guess["seat"], guess["at"]
    return (
        type(seat) is int
        and 0 <= seat < seats
        and type(at) is int
        and 0 <= at < _FARTHEST
        and all(len(name) <= _LONGEST and _is_value(value) for name, value in guess.items())
    )


def _is_value(value: object) -> bool:
    return (
        value is None
        or (type(value) is int and abs(value) < _FARTHEST)
        or (isinstance(value, str) and len(value) <= _LONGEST)
    )


def reason_note(at: int, why: Mapping[str, Any]) -> dict[str, Any]:
    """Return a reason as it is noted down."""
    return {"why": dict(why), "at": at}


def as_records(reasons: Reasons) -> tuple[bytes, ...]:
    """Return reasons as lines of a file."""
    return tuple(_line(reason_note(at, why)) for at, why in sorted(reasons.items()))


def guess_records(guesses: Sequence[Guess]) -> tuple[bytes, ...]:
    """Return guesses as lines of a file."""
    return tuple(_line({"guess": guess}) for guess in guesses)


def nudge_note(nudge: Nudge) -> dict[str, Any]:
    """Return a nudge as it is noted down."""
    return {"nudge": asdict(nudge)}


def nudge_records(nudges: Sequence[Nudge]) -> tuple[bytes, ...]:
    """Return nudges as lines of a file."""
    return tuple(_line(nudge_note(nudge)) for nudge in nudges)


def _line(note: Mapping[str, Any]) -> bytes:
    return json.dumps({"note": note}, ensure_ascii=False, separators=(",", ":")).encode()


def _int(value: object) -> int:
    if type(value) is not int or not -_FARTHEST < value < _FARTHEST:
        raise ValueError(value)
    return value


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
