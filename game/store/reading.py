"""Reading a match's file: plain or sealed, whole or torn, piece by piece within bounds."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from game.core.seats import CLOCK
from game.store import seal
from game.store.files import BIGGEST, FileError, explained, read_bytes, stands
from game.store.heads import FORMATS, HUMAN, Head, Text
from game.store.lines import (
    HEAD_CONTENT_MOST,
    HEAD_MOST,
    RECORD_MOST,
    Record,
    parsed,
    plain_records,
    sealed_records,
)

_IGNORED: Final = ("note", "controller")
_BEGINNING: Final = 64 * 1024
"""Bytes of a file that are looked at first for its head; hardly any head takes more."""
LINES_MOST: Final = 50_000
"""Lines of a file beside ticks; a long match of nine, with all its reasons, has a tenth of that."""
TICKS_MOST: Final = 95_000
"""Ticks of a match: two hours and a half, and a little; rules in real time end theirs before."""
MATCH_MOST: Final = BIGGEST
"""Bytes of a file: so many as that many sealed lines take, of both kinds."""
_PIECE: Final = 32 * 1024
"""So many bytes of lines are read between two looks at whoever waits."""
_SHORT: Final = 256
"""What reading a line costs however short it is, in such bytes."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A seat that changed hands in mid-match."""

    at: int
    """How many actions there were before."""
    seat: int
    controller: str
    """Who plays the seat from here on, as in a head's ``controllers``."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A match as it is on file."""

    head: Head
    actions: list[tuple[int, dict[str, Any]]]
    torn: bool
    """The last line was not written to its end, and was dropped."""
    path: Path
    lines: list[int]
    """On which line of the file each action stands, counted from 1."""
    sealed: bool = False
    records: tuple[bytes, ...] = ()
    """The plain lines that are whole, notes too."""
    good: int = 0
    """How many bytes of the file are whole."""
    hands: tuple[HandOver, ...] = ()
    """Which seats changed hands, in order."""
    real_time: bool = False
    """Whether acts of time end ticks. One that a file leaves out is spelled ``{}``: nobody did
    anything, and time acted as it was asked."""
    stopped: FileError | None = None
    """What keeps the rest from being read, where only the beginning was asked for."""

    @property
    def controllers(self) -> list[str]:
        """Who plays which seat in the end, by seat."""
        now = list(self.head.controllers)
        for hand in self.hands:
            now[hand.seat] = hand.controller
        return now

    @property
    def people(self) -> list[int]:
        """The seats that are people's, whoever plays them in the end, ascending."""
        first = {seat for seat, kind in enumerate(self.head.controllers) if kind == HUMAN}
        return sorted(first | {hand.seat for hand in self.hands if hand.controller == HUMAN})


Found = TypeVar("Found")
Pieces = Generator[None, None, Found]
"""Work that is done piece by piece, and what is found in the end."""


def at_once(pieces: Pieces[Found]) -> Found:
    """Do some work to its end."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: Found = end.value
            return found


def read_replay(path: Path) -> Replay:
    """Return the match of a file, plain or sealed.

    Raises:
        FileError: it cannot be read, is no replay, is of another format, or is damaged. It says
            where, and nothing was changed.
    """
    return at_once(reading(path))


def reading(path: Path) -> Pieces[Replay]:
    """Read the match of a file piece by piece.

    Raises:
        FileError: as for `read_replay`.
    """
    return (yield from reading_of(path, read_bytes(path, MATCH_MOST)))


def reading_as_far(path: Path) -> Pieces[Replay]:
    """Read as much of a match's file as can be read, piece by piece, to show what stands there.

    Raises:
        FileError: nothing of what was done can be read.
    """
    replay = yield from beginning_of(path, read_bytes(path, MATCH_MOST))
    if replay.stopped is not None and not replay.actions:
        raise replay.stopped
    return replay


def reading_of(path: Path, content: bytes) -> Pieces[Replay]:
    """Read the match that a file's content is, wherever that is at present.

    Raises:
        FileError: as for `read_replay`.
    """
    replay = yield from beginning_of(path, content)
    if replay.stopped is not None:
        raise replay.stopped
    return replay


def read_head(path: Path) -> Head:
    """Return who sits at the table of a file, plain or sealed; its actions are not looked at.

    Raises:
        FileError: it cannot be read, is no replay, or is of another format.
    """
    with explained(path):
        if stands(path) != "file":
            return read_replay(path).head  # which says what stands there
        with path.open("rb") as file:
            return head_in(path, file)[0]


def head_in(path: Path, file: IO[bytes]) -> tuple[Head, bytes]:
    """Return the head of an open file, and what was read of the file to find it.

    Raises:
        FileError: it is no replay, or is of another format.
    """
    content = file.read(_BEGINNING)
    if len(content) == _BEGINNING:
        with contextlib.suppress(FileError):
            return head_of(path, content), content
        content += file.read(HEAD_CONTENT_MOST - _BEGINNING)
    return head_of(path, content), content


def head_of(path: Path, content: bytes) -> Head:
    """Return who sits at the table of a file that begins so.

    Raises:
        FileError: it is no replay, or is of another format.
    """
    first = content.split(b"\n", 1)[0]
    if (key := seal.key_of_first_line(first)) is None:
        if not content.strip(b"\0\r\n\t "):
            raise FileError("store.empty", path, line=1)
        return _head(path, Record(first.strip(), 1, len(first), last=False))
    record = next(sealed_records(path, content, key), None)
    if record is None:
        raise FileError("store.damaged", path, line=1)
    return _head(path, record)


def beginning_of(path: Path, content: bytes) -> Pieces[Replay]:
    """Read as much of a match as can be read; why the rest cannot is kept in it.

    Raises:
        FileError: not even its head can be.
    """
    if content.count(b"\n") + content.count(b"\r") > LINES_MOST + TICKS_MOST:
        raise FileError("store.too-big", path)
    if not content.strip(b"\0\r\n\t "):
        raise FileError("store.empty", path, line=1)
    key = seal.key_of_first_line(content.split(b"\n", 1)[0])
    records = plain_records(content) if key is None else sealed_records(path, content, key)
    try:
        first = next(records)
    except StopIteration:
        raise FileError("store.damaged", path, line=1) from None
    replay = Replay(
        head=_head(path, first),
        actions=[],
        torn=False,
        path=path,
        lines=[],
        sealed=key is not None,
        records=(first.text,),
        good=first.end,
    )
    return (yield from _with_actions(replay, records, len(content)))


def _with_actions(replay: Replay, records: Iterator[Record], size: int) -> Pieces[Replay]:
    kept, hands = list(replay.records), list(replay.hands)
    good, torn, stopped = replay.good, False, None
    read = ticks = others = 0
    try:
        for record in records:
            if (read := read + len(record.text) + _SHORT) > _PIECE:
                read = 0
                yield
            if len(record.text) > RECORD_MOST:
                raise FileError("store.too-big", replay.path)
            if record.text.strip():
                action = _action(record.text, replay.head.seats)
                is_tick = isinstance(action, tuple) and "tick" in action[1]
                if (others := others + (not is_tick)) > LINES_MOST:
                    raise FileError("store.too-big", replay.path)
                if action is _BROKEN:
                    torn = record.last
                    if torn:
                        break
                    raise FileError("store.damaged", replay.path, line=record.line)
                if isinstance(action, tuple) and "tick" in action[1]:
                    ticks = _take_tick(replay, action[1], record.line, ticks)
                elif isinstance(action, tuple):
                    replay.actions.append(action)
                    replay.lines.append(record.line)
                elif isinstance(action, HandOver):
                    hands.append(replace(action, at=len(replay.actions)))
                kept.append(record.text)
            good = record.end
    except FileError as error:
        stopped = error
    torn = torn or (stopped is None and good < size)
    return replace(
        replay,
        records=tuple(kept),
        hands=tuple(hands),
        good=good,
        torn=torn,
        stopped=stopped,
        real_time=ticks > 0,
    )


def _take_tick(replay: Replay, tick: dict[str, Any], line: int, before: int) -> int:
    """Take in what was done in a tick, and those left out before it; return its number.

    Raises:
        FileError: it is not one that may follow the tick ``before``.
    """
    number: object = tick.pop("tick")
    acts, _ = tick.pop("acts", []), tick.pop("late", [])
    done = len(replay.actions) - before
    known = isinstance(number, int) and tick.pop("done", done) == done
    if not known or not isinstance(number, int) or not before < number <= TICKS_MOST:
        raise FileError("store.tick", replay.path, line=line, tick=str(number)[:20])
    given = [_given(act, replay.head.seats) for act in acts] if isinstance(acts, list) else [None]
    if None in given:
        raise FileError("store.damaged", replay.path, line=line)
    left_out = number - before - 1
    replay.actions.extend([_LEFT_OUT] * left_out)
    replay.actions.extend(act for act in given if act is not None)
    replay.actions.append((CLOCK, tick))
    replay.lines.extend([line] * (left_out + len(given) + 1))
    return number


def _given(data: object, seats: int) -> tuple[int, dict[str, Any]] | None:
    """Return what was done in a tick, None where it cannot be read."""
    if not isinstance(data, dict):
        return None
    seat = data.pop("seat", None)
    known = type(seat) is int and 0 <= seat < seats and isinstance(data.get("kind"), str)
    return (seat, data) if known else None


def _head(path: Path, first: Record) -> Head:
    data = parsed(first.text) if len(first.text) <= HEAD_MOST else None
    if not isinstance(data, dict) or "format" not in data:
        raise FileError("store.no-replay", path, line=first.line)
    if data["format"] not in FORMATS or isinstance(data["format"], bool):
        raise FileError("store.format", path, format=str(data["format"])[:20], known=FORMATS[-1])
    try:
        return Head.model_validate(data)
    except (ValidationError, RecursionError) as error:
        where = "?"
        if isinstance(error, ValidationError):
            where = ".".join(map(str, error.errors()[0]["loc"])) or "names"
        raise FileError("store.head", path, line=first.line, field=where) from error


_TEXT: Final[TypeAdapter[str]] = TypeAdapter(Text, config=ConfigDict(strict=True, defer_build=True))
_LEFT_OUT: Final[tuple[int, dict[str, Any]]] = (CLOCK, {})
"""A tick that a file leaves out. All are one object, so that a line which claims 95,000 of them
costs next to nothing until somebody plays them."""
_BROKEN: Final = object()
_NOTHING: Final = object()


def _action(text: bytes, seats: int) -> object:
    """Return (seat, action), a hand-over, _NOTHING for another ignored line, or _BROKEN."""
    data = parsed(text)
    if not isinstance(data, dict):
        return _BROKEN
    seat = data.pop("seat", None)
    if any(name in data for name in _IGNORED):
        return _hand_over(seat, data.get("controller"), seats) or _NOTHING
    if type(seat) is not int or not -1 <= seat < seats or not isinstance(data.get("kind"), str):
        return _BROKEN
    return seat, data


def _hand_over(seat: object, controller: object, seats: int) -> HandOver | None:
    if type(seat) is not int or not 0 <= seat < seats:
        return None
    try:
        return HandOver(0, seat, _TEXT.validate_python(controller))
    except ValidationError:
        return None
