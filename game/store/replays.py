"""Replay files: what is written of a match, and how it is read again.

Text, one JSON object a line: the head, then a line an action. A match that goes on lies sealed in
``matches/``; once over, it lies plainly in ``replays/``. Lines with a ``note`` (reasons, beliefs)
or a ``controller`` (a seat changed hands) are kept, and replaying ignores them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.store.files import FileError, glance, put_aside, read_bytes, stands
from game.store.heads import Head
from game.store.reading import (
    MATCH_MOST,
    HandOver,
    Pieces,
    Replay,
    at_once,
    beginning_of,
    head_of,
    read_head,
    read_replay,
    reading,
    reading_as_far,
    reading_of,
)
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED, Recorder

__all__ = [
    "MATCH_MOST",
    "FileError",
    "HandOver",
    "Head",
    "Pieces",
    "Recorder",
    "Replay",
    "Unfinished",
    "at_once",
    "finished",
    "head_of",
    "looking_through",
    "read_head",
    "read_replay",
    "reading",
    "reading_as_far",
    "reading_of",
    "resume",
    "resuming",
    "troubles",
    "unfinished",
    "unfinished_paths",
]

_LOOKED_THROUGH: Final = 40
"""How many matches that go on are looked through whole when the program starts, the newest ones;
what is wrong with an older one is said when somebody opens it."""
DAMAGE: Final = ("store.damaged", "store.empty")
"""Keys of files that are beyond reading; others may be read by another version or another day."""
PUT_ASIDE: Final = "store.put-aside"
"""The key of a file that was renamed because it is beyond reading."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with."""

    path: Path
    head: Head
    moves: int


def unfinished(data: Path) -> list[Unfinished]:
    """Return the matches that can be gone on with, the one played last first."""
    found: list[Unfinished] = []
    for path in unfinished_paths(data):
        with contextlib.suppress(FileError):
            replay = at_once(beginning_of(path, read_bytes(path, MATCH_MOST)))
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
    """Return what there is to say of unfinished matches, all of it at once."""
    return [trouble for trouble in looking_through(data) if trouble is not None]


def looking_through(data: Path) -> Iterator[FileError | None]:
    """Yield why some unfinished matches cannot be gone on with; damaged ones are put aside.

    Looked through are the newest ones, piece by piece; None is a piece without trouble.
    """
    for path in _newest(data / MATCHES, SEALED)[:_LOOKED_THROUGH]:
        try:
            for _ in reading(path):
                yield None
        except FileError as error:
            if stands(path) is not None:  # else it was finished or deleted meanwhile
                yield _put_aside(error)


def finished(data: Path) -> list[Path]:
    """Return the replays of matches that are over, the newest first."""
    return _newest(data / REPLAYS, PLAIN)


def resume(path: Path) -> tuple[Replay, Recorder]:
    """Return an unfinished match and what writes its next actions to the same file.

    Raises:
        FileError: as for `resuming`.
    """
    return at_once(resuming(path, lambda replay: iter(())))


def resuming(
    path: Path, played: Callable[[Replay], Iterable[None]]
) -> Pieces[tuple[Replay, Recorder]]:
    """Read an unfinished match piece by piece, and what writes its next actions to the same file.

    ``played`` looks at the match, piece by piece, before a byte of the file is touched, and may
    refuse it.

    Raises:
        FileError: it cannot be read or written, or another window has it. A damaged file is put
            aside under another name, and the error says which.
    """
    recorder = Recorder.reopen(path)
    try:
        replay = yield from reading(path)
        yield from played(
            replay
        )  # else its torn end would be cut off, and then it would be left alone
        recorder.go_on(replay.records, replay.good)
    except FileError as error:
        recorder.close()
        raise _put_aside(error) from error
    except GeneratorExit:  # whoever waited has waited enough
        recorder.close()
        raise
    return replay, recorder


def _put_aside(error: FileError) -> FileError:
    if error.key not in DAMAGE or (aside := put_aside(error.path)) is None:
        return error
    return FileError(PUT_ASIDE, error.path, line=error.facts.get("line", 1), kept=aside)


def _newest(folder: Path, ending: str) -> list[Path]:
    """Return the files of a folder with an ending, the newest first, whatever else lies there."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == ending]
    except (OSError, ValueError):
        return []
    found = [(*glance(path), path) for path in paths]
    files = [(when, path.name, path) for thing, when, path in found if thing == "file"]
    return [path for _, _, path in sorted(files, reverse=True)]
