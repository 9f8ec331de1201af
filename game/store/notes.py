"""Notes in a match's file: what stands beside its actions, and what replaying ignores."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.store.replays import Replay

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
_ORDERS: Final = b'{"note":{"orders":'
_WHY: Final = b'{"note":{"why":'
_FARTHEST: Final = 10**9
"""No count in a note comes near."""
_LONGEST: Final = 64
"""Characters of a value, or of its name."""
_VALUES: Final = 16
"""Values of a guess; nobody is asked so much."""


def marks_on_file(replay: Replay) -> Marks:
    """Return the chips that were noted in a match on file; unnamed ones the first person's."""
    marks: Marks = {}
    first = next(iter(replay.people), 0)
    for note in _notes(replay, _MARK):
        with contextlib.suppress(ValueError, TypeError, KeyError):
            seat, chip, count = (_int(value) for value in note["mark"])
            marks.setdefault(_int(note.get("by", first)), {})[seat, chip] = count
    return marks


def guesses_on_file(replay: Replay) -> list[Guess]:
    """Return the guesses that are on file, in order; those that cannot be read are left out."""
    guesses = (note["guess"] for note in _notes(replay, _GUESS))
    return [guess for guess in guesses if is_guess(guess, replay.head.seats)]


def orders_on_file(replay: Replay) -> Orders:
    """Return the newest standing orders of each seat that are on file; a game reads them."""
    found: Orders = {}
    for note in _notes(replay, _ORDERS):
        with contextlib.suppress(ValueError, TypeError):
            seat, said = note["orders"]
            if 0 <= _int(seat) < replay.head.seats and _are_words(said):
                found[seat] = said
    return found


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
    return tuple(_line(reason_note(at, why)) for at, why in sorted(reasons.items()))


def guess_records(guesses: Sequence[Guess]) -> tuple[bytes, ...]:
    """Return guesses as lines of a file."""
    return tuple(_line({"guess": guess}) for guess in guesses)


def _line(note: Mapping[str, Any]) -> bytes:
    return json.dumps({"note": note}, ensure_ascii=False, separators=(",", ":")).encode()


def _int(value: object) -> int:
    if type(value) is not int or not -_FARTHEST < value < _FARTHEST:
        raise ValueError(value)
    return value


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
