"""Replay files: what is written of a match, and how it is read again.

Text, one JSON object a line: the head, then a line an action. A match that goes on lies sealed in
``matches/``; once over, it lies plainly in ``replays/``. Lines with a ``note`` (reasons, beliefs)
or a ``controller`` (a seat changed hands) are kept, and replaying ignores them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from pydantic import ConfigDict, TypeAdapter, ValidationError

from game.store import seal
from game.store.files import FileError, explained, glance, put_aside, read_bytes, stands
from game.store.heads import FORMATS, HUMAN, Head, Text
from game.store.lines import Record, parsed, plain_records, sealed_records
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED, Recorder

__all__ = [
    "FileError",
    "HandOver",
    "Head",
    "Recorder",
    "Replay",
    "Unfinished",
    "finished",
    "head_of",
    "read_head",
    "read_replay",
    "replay_of",
    "resume",
    "troubles",
    "unfinished",
    "unfinished_paths",
]

_IGNORED: Final = ("note", "controller")
HEAD_MOST: Final = 64 * 1024
"""Bytes of a file that are looked at for its head; Et Bim!'s longest takes a fiftieth."""
_LINES_MOST: Final = 50_000
"""Lines of a file; a long match of nine, with all its reasons, has a tenth of that."""
_LOOKED_THROUGH: Final = 40
"""How many matches that go on are looked through whole when the program starts, the newest ones;
what is wrong with an older one is said when somebody opens it."""
DAMAGE: Final = ("store.damaged", "store.empty")
"""Keys of files that are beyond reading; others may be read by another version or another day."""


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


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with."""

    path: Path
    head: Head
    moves: int


def read_replay(path: Path) -> Replay:
    """Return the match of a file, plain or sealed.

    Raises:
        FileError: it cannot be read, is no replay, is of another format, or is damaged. It says
            where, and nothing was changed.
    """
    return replay_of(path, read_bytes(path))


def replay_of(path: Path, content: bytes) -> Replay:
    """Return the match that a file's content is, wherever that is at present.

    Raises:
        FileError: as for `read_replay`.
    """
    replay = _read(path, content)
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
            content = file.read(HEAD_MOST)
    return head_of(path, content)


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


def unfinished(data: Path) -> list[Unfinished]:
    """Return the matches that can be gone on with, the one played last first."""
    found: list[Unfinished] = []
    for path in unfinished_paths(data):
        with contextlib.suppress(FileError):
            replay = _read(path, read_bytes(path))
            found.append(Unfinished(path, replay.head, len(replay.actions)))
    return found


def unfinished_paths(data: Path) -> list[Path]:
    """Return the files of matches that are not over, the newest first; none is looked into."""
    return [
        path
        for path in _newest(data / MATCHES, SEALED)
        # else the program was killed between writing its replay and taking this away
        if stands(data / REPLAYS / path.with_suffix(PLAIN).name) is None
    ]


def troubles(data: Path) -> list[FileError]:
    """Return why some unfinished matches cannot be gone on with; damaged ones are put aside.

    Looked through are the newest ones.
    """
    found = []
    for path in _newest(data / MATCHES, SEALED)[:_LOOKED_THROUGH]:
        try:
            read_replay(path)
        except FileError as error:
            found.append(_put_aside(error))
    return found


def finished(data: Path) -> list[Path]:
    """Return the replays of matches that are over, the newest first."""
    return _newest(data / REPLAYS, PLAIN)


def resume(
    path: Path, played: Callable[[Replay], object] = lambda replay: None
) -> tuple[Replay, Recorder]:
    """Return an unfinished match and what writes its next actions to the same file.

    ``played`` is shown the match before a byte of the file is touched, and may refuse it.

    Raises:
        FileError: it cannot be read or written, or another window has it. A damaged file is put
            aside under another name, and the error says which.
    """
    recorder = Recorder.reopen(path)
    try:
        replay = read_replay(path)
        played(replay)  # else its torn end would be cut off, and then it would be left alone
        recorder.go_on(replay.records, replay.good)
    except FileError as error:
        recorder.close()
        raise _put_aside(error) from error
    return replay, recorder


def _put_aside(error: FileError) -> FileError:
    if error.key not in DAMAGE or (aside := put_aside(error.path)) is None:
        return error
    return FileError("store.put-aside", error.path, line=error.facts.get("line", 1), kept=aside)


def _newest(folder: Path, ending: str) -> list[Path]:
    """Return the files of a folder with an ending, the newest first, whatever else lies there."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == ending]
    except (OSError, ValueError):
        return []
    found = [(*glance(path), path) for path in paths]
    files = [(when, path.name, path) for thing, when, path in found if thing == "file"]
    return [path for _, _, path in sorted(files, reverse=True)]


# ---------------------------------------------------------------- reading


def _read(path: Path, content: bytes) -> Replay:
    if content.count(b"\n") + content.count(b"\r") > _LINES_MOST:
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
    return _with_actions(replay, records, len(content))


def _with_actions(replay: Replay, records: Iterator[Record], size: int) -> Replay:
    kept, hands = list(replay.records), list(replay.hands)
    good, torn, stopped = replay.good, False, None
    try:
        for record in records:
            if record.text.strip():
                action = _action(record.text, replay.head.seats)
                if action is _BROKEN:
                    torn = record.last
                    if torn:
                        break
                    raise FileError("store.damaged", replay.path, line=record.line)
                if isinstance(action, tuple):
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
        replay, records=tuple(kept), hands=tuple(hands), good=good, torn=torn, stopped=stopped
    )


def _head(path: Path, first: Record) -> Head:
    data = parsed(first.text)
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


_TEXT: Final[TypeAdapter[str]] = TypeAdapter(Text, config=ConfigDict(strict=True))
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
