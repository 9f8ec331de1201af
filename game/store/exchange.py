"""Exchange: replays taken out into one archive and taken in again; deleting what was asked for."""

from __future__ import annotations

import io
import sys
import zipfile
import zlib
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from game.store.files import BIGGEST, FileError, explained, read_bytes, write_atomic
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED
from game.store.replays import finished, read_replay

EXPORTS: Final = "exports"
IMPORTS: Final = "imports"
"""The folder in which a player lays replays and archives that are to be taken in."""
_MOST: Final = 5000
"""Files in an archive that are looked at."""


@dataclass(slots=True)
class TakenIn:
    """What became of the files that were to be taken in."""

    taken: int = 0
    known: int = 0
    """Replays that were here already."""
    refused: list[str] = field(default_factory=list)
    """Files that are no replays; they were left where they are."""


def export_replays(data: Path) -> tuple[Path, int]:
    """Write every replay into one archive; return where it lies and how many it holds.

    Raises:
        FileError: a file cannot be read, the folder not be written, or the disk is full.
    """
    paths = finished(data)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in paths:
            archive.writestr(path.name, read_bytes(path))
    now = datetime.now().astimezone()
    path = data / EXPORTS / f"faux-freres-{now:%Y%m%d-%H%M%S}.zip"
    write_atomic(path, content.getvalue())
    return path, len(paths)


def import_replays(data: Path) -> TakenIn:
    """Take in the replays and archives that lie in the folder for it; nothing is overwritten.

    Raises:
        FileError: the folder cannot be read or written, or the disk is full.
    """
    found = TakenIn()
    folder = data / IMPORTS
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        paths = sorted(path for path in folder.iterdir() if path.is_file())
    for path in paths:
        if path.suffix == ".zip":
            _archive(data, path, found)
        elif path.suffix == PLAIN:
            _one(data, path.name, read_bytes(path), found)
        else:
            found.refused.append(path.name)
    return found


def _archive(data: Path, path: Path, found: TakenIn) -> None:
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist()[:_MOST]:
                name = Path(entry.filename).name  # a path in an archive leads nowhere else
                if entry.is_dir() or not name:
                    continue
                if not name.endswith(PLAIN) or entry.file_size > BIGGEST:
                    found.refused.append(name)
                    continue
                _one(data, name, archive.read(entry), found)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error):
        found.refused.append(path.name)


def _one(data: Path, name: str, content: bytes, found: TakenIn) -> None:
    goal = data / REPLAYS / name
    for number in range(2, 1000):
        if not goal.exists():
            break
        if read_bytes(goal) == content:
            found.known += 1
            return
        goal = goal.with_name(f"{Path(name).stem}-{number}{PLAIN}")
    write_atomic(goal, content)
    try:
        read_replay(goal)
    except FileError:
        found.refused.append(name)
        with explained(goal):
            goal.unlink()
        return
    found.taken += 1


def delete_replays(data: Path) -> int:
    """Delete every replay, because the player asked for it and confirmed it; return how many.

    Raises:
        FileError: the system forbids it; what was not deleted stays.
    """
    return _delete(finished(data))


def unfinished_files(data: Path) -> list[Path]:
    """Return the files of the matches that are not over."""
    try:
        return [path for path in (data / MATCHES).iterdir() if path.suffix == SEALED]
    except OSError:
        return []


def delete_matches(data: Path) -> int:
    """Delete every match that is not over, because the player asked for it and confirmed it.

    Raises:
        FileError: the system forbids it; what was not deleted stays.
    """
    return _delete(unfinished_files(data))


def _delete(paths: list[Path]) -> int:
    for path in paths:
        with explained(path):
            path.unlink(missing_ok=True)
    return len(paths)


def folder_command(folder: Path) -> list[str]:
    """Return what shows a folder in the system's own file window."""
    programs = {"win32": "explorer", "darwin": "open"}
    return [programs.get(sys.platform, "xdg-open"), str(folder)]
