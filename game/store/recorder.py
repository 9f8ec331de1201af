"""The recorder: writes a running match down, so that a crash loses one line at most.

What was written is in the system's hands, and on the disk once that says so (``sync``). Where it
says that it failed, nobody knows what of it is there: it is written once more.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO, Any, Final

from game.store import given, seal
from game.store.files import (
    FileError,
    explain,
    explained,
    lock,
    read_bytes,
    unlock,
    write_atomic,
)
from game.store.heads import Head
from game.store.lines import HEAD_MOST, sealed_records
from game.store.shortening import fitted
from game.store.shorthand import Shorthand, spelled, with_words

MATCHES: Final = "matches"
REPLAYS: Final = "replays"
SEALED: Final = ".match"
PLAIN: Final = ".jsonl"
REASON_LINES: Final = 7
"""Sealed lines that a bot's reasons take, whatever they say; what does not fit is cut. Otherwise
the growth of the file would tell what the bot had to weigh."""
NOTE_LINES: Final = 1
"""Sealed lines that any other note takes: a chip, a sealed guess, standing orders."""

TICK: Final = b'{"seat":-1,"tick":'
"""How the record of a tick begins; its number counts from the match's first one, 1, and ``done``
counts what was done before it: so a line that is missing is missed."""
IDLE: Final = re.compile(re.escape(TICK) + rb'\d+,"done":\d+,"kind"')
"""How one begins in which nobody did anything, and nobody was late."""
_DOUBTFUL_MOST: Final = 64 * 1024
"""Bytes that are remembered until they are on the disk; some seconds of any match take less."""
_OPEN: Final = ("seat", "tick", "done")
"""What the file itself tells of a tick; all other numbers are the game's, its mark among them."""
_DIGITS: Final = 2 * 10
"""So many digits these have at most: the number of the tick, and 32 bits."""


class Recorder:
    """The file of one running match, open for its next action."""

    def __init__(self, path: Path, file: IO[bytes], key: bytes) -> None:
        """Take an open, locked, sealed file; ``create`` and ``replays.resume`` make recorders."""
        self.path = path
        self._file = file
        self._place = os.fstat(file.fileno())
        self._key = key
        self._number = 2  # the file's next line; the first one holds the key
        self._short: Shorthand | None = None
        self._good = 0
        self._doubtful = bytearray()
        """The last bytes before there, of which the disk has said nothing yet."""
        self._anew = False
        """Whether it said that they failed."""
        self._batch: bytearray | None = None
        self._records: list[bytes] = []
        self._unwritten: tuple[bytes, ...] = ()
        """Sealed lines of ticks in which more was done than fits into one; the next ones' come."""
        self._left_out: Mapping[str, Any] | None = None
        """The last tick, if it was left out: whatever is no tick and follows it lies behind it."""

    @classmethod
    def create(cls, data: Path, head: Head, words: bytes = b"") -> Recorder:
        """Begin the file of a new match below the folder of the player's files.

        With ``words`` (``shorthand.words``) its ticks are written in shorthand.

        Raises:
            FileError: the folder cannot be written, the disk is full, or the head is too long to
                be read again.
        """
        now = datetime.now().astimezone()
        name = f"{head.game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SEALED}"
        path = data / MATCHES / name
        key = seal.new_key()
        record = head.model_dump_json().encode()
        if len(record) > HEAD_MOST:  # nobody could read it again
            raise FileError("store.head-long", path, n=len(record) >> 10, most=HEAD_MOST >> 10)
        # whole or not there at all: a match without a head could not be gone on with
        first = with_words(record, words) if words else record
        write_atomic(path, seal.first_line(key, short=bool(words)) + seal.seal(key, 2, first))
        try:
            recorder = cls.reopen(path)
        except FileError:  # the next attempt makes a file of its own
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        recorder.go_on([record], path.stat().st_size)
        with contextlib.suppress(FileError):  # the match is kept; who sat there is not asked again
            given.remember(path, head.controllers)
        return recorder

    @classmethod
    def reopen(cls, path: Path) -> Recorder:
        """Open an unfinished match's file for this program alone; ``go_on`` must follow.

        Raises:
            FileError: it cannot be written, is not sealed, or another window has it.
        """
        first = read_bytes(path).split(b"\n", 1)[0]
        key = seal.key_of_first_line(first)
        if key is None:
            raise FileError("store.not-unfinished" if first.strip() else "store.empty", path)
        with explained(path):
            file = path.open("r+b", buffering=0)
        if not lock(file):
            file.close()
            raise FileError("store.busy", path)
        return cls(path, file, key)

    def go_on(self, records: Sequence[bytes], good: int) -> None:
        """Go on behind the records that are whole; what is behind them is cut off.

        Raises:
            FileError: the file cannot be written.
        """
        with explained(self.path):
            content = read_bytes(self.path)
            if len(content) > good:
                self._file.truncate(good)
                content = content[:good]
            self._file.seek(good)
            if records and not content.endswith(b"\n"):
                write_all(self._file, b"\n")
                good += 1
                content += b"\n"
        self._good = good
        self._records = list(records)
        self._number = content.count(b"\n") + 1
        head = next(sealed_records(self.path, content, self._key), None)
        self._short = head.known if head is not None else None

    def keep(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Write lines and ticks down, in one go: all of them, or none.

        Raises:
            FileError: as for `write`.
        """
        before = self._number, self._unwritten, self._left_out, len(self._records)
        self._batch = batch = bytearray()
        try:
            for data in lines:
                (self.tick if "tick" in data else self.write)(data)
            self._batch = None
            self._append(bytes(batch))
        except FileError:
            self._number, self._unwritten, self._left_out, many = before
            del self._records[many:]
            raise
        finally:
            self._batch = None

    def tick(self, data: Mapping[str, Any]) -> None:
        """Write a tick down: one sealed line, whatever was done in it.

        In shorthand some twenty acts fit. What does not goes on into the lines of the ticks that
        follow, of which those in which nothing was done are left out meanwhile. So the file grows
        by the clock alone.

        Raises:
            FileError: as for `write`.
        """
        record = spelled(data)
        left_out = bool(self._unwritten) and IDLE.match(record) is not None
        self._left_out = data if left_out else None
        first = self._number + len(self._unwritten)
        new = () if left_out else _lines(seal.seal(self._key, first, self._tick(data)))
        line, *rest = *self._unwritten, *new
        self._append(line)
        self._number += 1
        self._unwritten = tuple(rest)
        if not left_out:
            self._records.append(record)

    def _tick(self, data: Mapping[str, Any]) -> bytes:
        """Return what is sealed of a tick."""
        return evened(data) if self._short is None else self._short.short(data)

    def write(self, data: Mapping[str, Any]) -> None:
        """Write any line down: an action, a note, a seat that changes hands.

        Raises:
            FileError: it could not be written. The file ends with the line before.
        """
        self._catch_up()
        record = record_of(data)
        sealed = seal.seal(self._key, self._number, record)
        self._append(sealed)
        self._number += len(_lines(sealed))
        self._records.append(record)

    def _catch_up(self) -> None:
        if self._unwritten:
            self._append(b"".join(self._unwritten))
            self._number += len(self._unwritten)
            self._unwritten = ()
        if (tick := self._left_out) is not None:
            sealed = seal.seal(self._key, self._number, self._tick(tick))
            self._append(sealed)
            self._number += len(_lines(sealed))
            self._records.append(spelled(tick))
            self._left_out = None

    def _append(self, sealed: bytes) -> None:
        if self._batch is not None:
            self._batch += sealed
            return
        self._see_to_it()
        again = bytes(self._doubtful) if self._anew else b""
        with explained(self.path):
            try:
                # over what a failure before may have left
                self._file.seek(self._good - len(again))
                write_all(self._file, again + sealed)
            except OSError:
                with contextlib.suppress(OSError):
                    self._file.truncate(self._good)
                    self._file.seek(self._good)
                raise
        self._anew = False
        self._good += len(sealed)
        self._doubtful += sealed
        del self._doubtful[:-_DOUBTFUL_MOST]

    def _see_to_it(self) -> None:
        """See to it that what is written is found again: somebody may have deleted the folder.

        What is in our hands is written anew, then.

        Raises:
            FileError: that cannot be written, or another file lies there.
        """
        try:
            if os.path.samestat(self.path.stat(), self._place):
                return
            raise FileError("store.in-the-way", self.path)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OSError as error:
            raise explain(error, self.path) from error
        with explained(self.path):
            self._file.seek(0)
            content = self._file.read(self._good)
            write_atomic(self.path, content)
            file = self.path.open("r+b", buffering=0)
        lock(file)
        self._file.close()
        self._file, self._place = file, os.fstat(file.fileno())
        self._doubtful.clear()
        self._anew = False

    def sync(self) -> None:
        """Wait until the disk has what was written.

        Raises:
            FileError: it says that it failed; what it may have lost is written again.
        """
        if self._anew:
            self._append(b"")
        self._see_to_it()
        if self._doubtful:
            with explained(self.path):
                try:
                    os.fsync(self._file.fileno())
                except OSError:
                    self._anew = True
                    raise
            self._doubtful.clear()

    def finish(self, more: Sequence[bytes] = ()) -> Path:
        """Write the plain replay of a match that is over, take the sealed file away, and say where.

        ``more`` lines come after all others. Of ticks those are left out in which nothing was done.

        Raises:
            FileError: the replay cannot be written; the sealed file stays.
        """
        self._catch_up()  # else a match that is told whole could be gone on with before its end
        folder = self.path.parent.parent / REPLAYS
        path = folder / self.path.with_suffix(PLAIN).name
        records = (*_without_idle(self._records), *more)
        write_atomic(path, b"".join(record.rstrip() + b"\n" for record in records))
        self.close()
        with contextlib.suppress(OSError):  # left over, it is known by the replay beside it
            self.path.unlink(missing_ok=True)
        return path

    def close(self) -> None:
        """Let go of the file; the match stays unfinished."""
        with contextlib.suppress(FileError, ValueError):
            self._catch_up()
        with contextlib.suppress(OSError):
            if not self._file.closed:
                unlock(self._file)
            self._file.close()


def record_of(data: Mapping[str, Any]) -> bytes:
    """Return the record of a line; one with a note is as long as every note of its kind."""
    note = data.get("note")
    if not isinstance(note, Mapping):
        return spelled(data)
    lines = REASON_LINES if "why" in note else NOTE_LINES
    if "why" in note:
        note = fitted(note, lines * seal.ROOM)
    record = spelled({"note": note}).ljust(lines * seal.ROOM)
    assert len(record) == lines * seal.ROOM, "the length of the file would tell what was noted"
    return record


def evened(data: Mapping[str, Any]) -> bytes:
    """Return the record of a tick, as long whatever its mark is: that is drawn from secrets."""
    digits = sum(len(str(data[key])) for key in data if key not in _OPEN and type(data[key]) is int)
    record = spelled(data)
    return record.ljust(len(record) + _DIGITS - digits)


def _lines(sealed: bytes) -> tuple[bytes, ...]:
    return tuple(sealed.splitlines(keepends=True))


def _without_idle(records: Sequence[bytes]) -> Iterator[bytes]:
    """Yield records without ticks in which nothing was done, unless something lies behind them.

    A tick's number says how many were left out, so that what is no tick keeps its place.
    """
    for record, after in zip(records, (*records[1:], None), strict=True):
        if after is None or not after.startswith(TICK) or IDLE.match(record) is None:
            yield record


def write_all(file: IO[bytes], content: bytes) -> None:
    """Write everything: an unbuffered file may take less than it was given."""
    rest = memoryview(content)
    while rest:
        written = file.write(rest)
        if not written:
            raise OSError(os.strerror(5))
        rest = rest[written:]
