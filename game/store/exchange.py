"""Exchange: matches taken out, one by one or in one archive, and taken in again; deleting all.

A file keeps the day it was written last, wherever it is laid: the history goes by it.
"""

from __future__ import annotations

import contextlib
import io
import lzma
import os
import struct
import sys
import zipfile
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from game.store import given
from game.store.files import BIGGEST, FileError, explained, make_folder, read_bytes, write_atomic
from game.store.history import free, put_away
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED
from game.store.replays import finished, read_replay
from game.store.twins import Twins, goes_on_as

EXPORTS: Final = "exports"
IMPORTS: Final = "imports"
"""The folder in which a player lays replays and archives that are to be taken in."""
_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The first day that an archive can note down."""
_MOST: Final = 5000
"""Files in an archive that are looked at."""
_FOLDERS: Final = {PLAIN: REPLAYS, SEALED: MATCHES}
"""Where what is taken in goes, by how its name ends."""


_BROKEN: Final = (
    zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error, lzma.LZMAError,
    OSError, ValueError, LookupError, struct.error,
)  # fmt: skip
"""What a damaged archive makes Python say: a place before its beginning, a day that is none."""


@dataclass(slots=True)
class TakenIn:
    """What became of the files that were to be taken in."""

    taken: int = 0
    known: int = 0
    """Matches that were here already."""
    running: int = 0
    """Copies of matches that go on here: nobody plays one to see what the other hides."""
    twins: Twins = field(default_factory=Twins, repr=False)
    refused: list[str] = field(default_factory=list)
    """Files that are no matches; they were left where they are."""


def export_replays(data: Path) -> tuple[Path, int]:
    """Write every replay into one archive; return where it lies and how many it holds.

    Raises:
        FileError: a file cannot be read, the folder not be written, or the disk is full.
    """
    paths = finished(data)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in paths:
            written = datetime.fromtimestamp(_when(path)).astimezone().timetuple()[:6]
            entry = zipfile.ZipInfo(path.name, max(written, _EARLIEST))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, read_bytes(path))
    now = datetime.now().astimezone()
    path = data / EXPORTS / f"faux-freres-{now:%Y%m%d-%H%M%S}.zip"
    write_atomic(path, content.getvalue())
    return path, len(paths)


def export_match(data: Path, path: Path) -> Path:
    """Write a copy of one match into the folder of what is taken out; return where it lies.

    Of a match that goes on it is sealed as the file is.

    Raises:
        FileError: the file cannot be read, the folder not be written, or the disk is full.
    """
    content = read_bytes(path)
    with explained(path):
        goal = data / EXPORTS / path.name
        if goal.is_file() and read_bytes(goal) == content:
            return goal
        goal = free(goal)
    _laid(goal, content, _when(path))
    return goal


def import_replays(data: Path) -> TakenIn:
    """Take in the matches and archives that lie in the folder for it; nothing is overwritten.

    Raises:
        FileError: the folder cannot be read or written, or the disk is full.
    """
    found = TakenIn()
    folder = data / IMPORTS
    with explained(folder):
        make_folder(folder)
        paths = sorted(path for path in folder.iterdir() if path.is_file())
    for path in paths:
        _file(data, path, found)
    return found


def import_file(data: Path, path: Path) -> TakenIn:
    """Take in a match or an archive from wherever it lies; nothing is overwritten.

    Raises:
        FileError: it cannot be read, our folder not be written, or the disk is full.
    """
    found = TakenIn()
    with explained(path):
        path.stat()
    if path.is_dir():
        raise FileError("store.not-a-file", path)
    _file(data, path, found)
    return found


def _file(data: Path, path: Path, found: TakenIn) -> None:
    if path.suffix == ".zip":
        _archive(data, path, found)
    elif path.suffix in _FOLDERS:
        _one(data, path.name, read_bytes(path), _when(path), found)
    else:
        found.refused.append(path.name)


def _archive(data: Path, path: Path, found: TakenIn) -> None:
    try:
        with explained(path):
            file = path.open("rb")
        with file, zipfile.ZipFile(file) as archive:
            for entry in archive.infolist()[:_MOST]:
                name = Path(entry.filename).name  # a path in an archive leads nowhere else
                if entry.is_dir() or not name:
                    continue
                if Path(name).suffix not in _FOLDERS or entry.file_size > BIGGEST:
                    found.refused.append(name)
                    continue
                when = 0.0
                with contextlib.suppress(ValueError, OverflowError):  # the 31st of February
                    when = datetime(*entry.date_time).astimezone().timestamp()
                _one(data, name, archive.read(entry), when, found)
    except _BROKEN:
        found.refused.append(path.name)


def _one(data: Path, name: str, content: bytes, when: float, found: TakenIn) -> None:
    """Lay a match where it belongs, if it is one and is not here."""
    ending = Path(name).suffix
    goal = data / _FOLDERS[ending] / name
    for number in range(2, 1000):
        # a match that goes on would be hidden by a replay of its name
        if not goal.exists() and not (data / REPLAYS / goal.with_suffix(PLAIN).name).exists():
            break
        if goal.exists() and read_bytes(goal) == content:
            found.known += 1
            return
        goal = goal.with_name(f"{Path(name).stem}-{number}{ending}")
    given.forget(goal)  # what comes from elsewhere calls nobody in
    _laid(goal, content, when)
    try:
        replay = read_replay(goal)
        if replay.sealed is not (ending == SEALED):
            raise FileError("store.no-replay", goal, line=1)
    except FileError:
        found.refused.append(name)
        _taken_away(goal)
        return
    twin = found.twins.of(data, replay) if replay.sealed else None
    if twin is None:
        found.taken += 1
        return
    _taken_away(goal)
    if goes_on_as(twin, replay):  # played on elsewhere, and brought back
        given.forget(twin)
        _laid(twin, content, when)
        found.taken += 1
    else:
        found.running += 1


def _taken_away(path: Path) -> None:
    with explained(path):
        path.unlink()


def _laid(goal: Path, content: bytes, when: float) -> None:
    write_atomic(goal, content)
    if when:
        with contextlib.suppress(OSError):  # a system that keeps no days is no reason to stop
            os.utime(goal, (when, when))


def _when(path: Path) -> float:
    """Return when a file was written last, nothing where the system does not say."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def delete_replays(data: Path) -> int:
    """Lay every replay with the deleted ones, because the player confirmed it; return how many.

    Raises:
        FileError: the system forbids it; what was not moved stays.
    """
    return _delete(data, finished(data))


def unfinished_files(data: Path) -> list[Path]:
    """Return the files of the matches that are not over."""
    try:
        return [path for path in (data / MATCHES).iterdir() if path.suffix == SEALED]
    except OSError:
        return []


def delete_matches(data: Path) -> int:
    """Lay every match that is not over with the deleted ones, because the player confirmed it.

    Raises:
        FileError: another window plays one, or the system forbids it; what was not moved stays.
    """
    return _delete(data, unfinished_files(data))


def _delete(data: Path, paths: list[Path]) -> int:
    for path in paths:
        put_away(data, path)
    return len(paths)


def folder_command(folder: Path) -> list[str]:
    """Return what shows a folder in the system's own file window."""
    programs = {"win32": "explorer", "darwin": "open"}
    return [programs.get(sys.platform, "xdg-open"), str(folder)]
