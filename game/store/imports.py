"""Imports: matches and archives taken in, one after the other, within bounds.

Whatever a file or an archive claims, the work goes by what is kept of it: nothing is unpacked whole
before it begins like a match, and what is wrong costs that entry alone. Nothing is overwritten.
"""

from __future__ import annotations

import contextlib
import os
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final

from game.core.sanitize import shown
from game.store import given
from game.store.archives import archive_of
from game.store.files import (
    FileError,
    explained,
    make_folder,
    read_bytes,
    stands,
    write_atomic,
    written,
)
from game.store.lines import HEAD_CONTENT_MOST
from game.store.reading import MATCH_MOST, Replay, head_in, reading_of
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED
from game.store.twins import Twins, goes_on_as

IMPORTS: Final = "imports"
"""The folder in which a player lays replays and archives that are to be taken in."""
ENTRIES_MOST: Final = 5000
"""Files of a folder or an archive that are looked at."""
UNPACKED_MOST: Final = 1024 * 1024 * 1024
"""Bytes that are unpacked of an archive, all in all."""
_LISTED_MOST: Final = 768 * 1024
"""Bytes of an archive's list of what it holds; 5000 entries take two thirds of that."""
_SAME_NAME: Final = 1000
"""So many matches of one name are laid beside each other."""
_FOLDERS: Final = {PLAIN: REPLAYS, SEALED: MATCHES}
"""Where what is taken in goes, by how its name ends."""
_ODD: Final = re.compile(r"[^\w. -]|^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))", re.IGNORECASE)
"""What not every system lets stand in a file's name."""
_NAME_MOST: Final = 100
"""Letters of a name that is given here, its ending not counted; names are bytes, at most 255."""
_BROKEN: Final = (
    zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zlib.error, OSError,
    ValueError, LookupError, OverflowError, struct.error, MemoryError,
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
    refused: list[str] = field(default_factory=list)
    """Files that are no matches; they were left where they are."""


class Import:
    """Files that are being taken in; whoever goes on with it may stop at any step."""

    def __init__(self, data: Path, paths: Sequence[Path], *, wanted: bool) -> None:
        """Take the folder of the player's files, what is to be taken in, and whether by name."""
        self._wanted = wanted
        self._data = data
        self._paths = paths
        self._beside: dict[Path, _Beside] = {}
        self._twins = Twins()
        self._unpacked = 0
        self.found = TakenIn()
        self.at = 0
        """How many files and entries were looked at."""
        self.many = len(paths)
        """How many there are, as far as is known."""

    @classmethod
    def of_folder(cls, data: Path) -> Import:
        """Begin with what lies in the folder for it.

        Raises:
            FileError: the folder cannot be read or made.
        """
        folder = data / IMPORTS
        with explained(folder):
            make_folder(folder)
            paths = sorted(path for path in folder.iterdir() if stands(path) == "file")
        return cls(data, paths[:ENTRIES_MOST], wanted=False)

    @classmethod
    def of_file(cls, data: Path, path: Path) -> Import:
        """Begin with a match or an archive, wherever it lies.

        Raises:
            FileError: it is missing, or no file.
        """
        with explained(path):
            path.stat()
        if stands(path) != "file":
            raise FileError("store.not-a-file", path)
        return cls(data, [path], wanted=True)

    def steps(self) -> Iterator[None]:
        """Take in one match after the other.

        Raises:
            FileError: our folder cannot be written, or the disk is full.
        """
        for path in self._paths:
            if path.suffix == ".zip":
                yield from self._archive(path)
            elif path.suffix in _FOLDERS:
                yield from self._file(path)
            else:
                self._refuse(path.name)
            self.at += 1
            yield

    def _refuse(self, name: str) -> None:
        self.found.refused.append(shown(name, 2 * _NAME_MOST) or "?")

    def _file(self, path: Path) -> Iterator[None]:
        try:
            content = read_bytes(path, MATCH_MOST)
        except FileError as error:
            if self._wanted:
                raise
            self._refuse(error.path.name)
            return
        yield from self._one(path.name, written(path), lambda: content)

    # ------------------------------------------------------------ archives

    def _archive(self, path: Path) -> Iterator[None]:
        with contextlib.ExitStack() as stack:
            try:
                file = path.open("rb", buffering=0)
                archive = stack.enter_context(archive_of(file, _LISTED_MOST))
                entries = archive.infolist()
            except _BROKEN:
                self._refuse(path.name)
                return
            if len(entries) > ENTRIES_MOST:  # more than that nobody has played
                self._refuse(path.name)
                entries = entries[:ENTRIES_MOST]
            self.many += len(entries)
            for entry in entries:
                if not entry.filename.endswith("/"):
                    yield from self._entry(archive, entry)
                self.at += 1
                yield

    def _entry(self, archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Iterator[None]:
        name = re.split(r"[/\\]", entry.filename)[-1]  # a path in an archive leads nowhere else
        plain = entry.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
        fits = 0 < entry.file_size <= min(MATCH_MOST, UNPACKED_MOST - self._unpacked)
        if Path(name).suffix not in _FOLDERS or not plain or not fits:
            self._refuse(name or entry.filename)
            return

        def unpack() -> bytes:
            with archive.open(entry) as file:
                try:
                    _, content = head_in(Path(name), file)
                except FileError:  # the rest is not worth its work
                    self._unpacked += HEAD_CONTENT_MOST
                    raise
                self._unpacked += len(content) + entry.file_size
                return content + file.read()

        yield from self._one(name, _played(entry), unpack)

    # ------------------------------------------------------------ one match

    def _one(self, name: str, when: float, content: Callable[[], bytes]) -> Iterator[None]:
        """Lay a match where it belongs, if it is one and is not here."""
        ending = Path(name).suffix
        try:
            found = content()
            replay = yield from reading_of(Path(name), found)
            if replay.sealed is not (ending == SEALED):
                raise FileError("store.no-replay", Path(name), line=1)
        except (FileError, *_BROKEN):
            self._refuse(name)
            return
        goal = self._data / _FOLDERS[ending] / _named(name.removesuffix(ending), ending)
        beside = self._beside.get(goal)
        if beside is None:
            beside = self._beside[goal] = _Beside(goal, self._data / REPLAYS)
            yield from beside.search()
        mark = _mark(found)
        if mark in beside.marks:
            self.found.known += 1
        elif beside.free is None:
            self._refuse(name)
        else:
            if replay.sealed:
                yield from self._twins.search(self._data)
            self._store(replace(replay, path=beside.free), found, when)
            if stands(beside.free) is not None:
                beside.marks.add(mark)
                yield from beside.search()

    def _store(self, replay: Replay, content: bytes, when: float) -> None:
        """Lay a match at its path, or in the place of the same one that goes on here."""
        twin = self._twins.of(replay) if replay.sealed else None
        if twin is not None and not goes_on_as(twin, replay):
            self.found.running += 1
            return
        goal = twin or replay.path  # played on elsewhere, and brought back
        given.forget(goal)  # what comes from elsewhere calls nobody in
        laid(goal, content, when)
        self.found.taken += 1


class _Beside:
    """The matches of one name, looked through once: what they are, and which name is free."""

    def __init__(self, goal: Path, replays: Path) -> None:
        self._goal = goal
        self._replays = replays
        self._number = 1
        self.marks: set[bytes] = set()
        self.free: Path | None = goal

    def search(self) -> Iterator[None]:
        """Look for the next name that is free, one file after the other."""
        while self._number < _SAME_NAME:
            path = self._goal
            if self._number > 1:
                path = path.with_name(f"{path.stem}-{self._number}{path.suffix}")
            # a match that goes on would be hidden by a replay of its name
            twin = self._replays / path.with_suffix(PLAIN).name
            if stands(path) is None and stands(twin) is None and not path.is_symlink():
                self.free = path
                return
            with contextlib.suppress(FileError):
                self.marks.add(_mark(read_bytes(path, MATCH_MOST)))
            self._number += 1
            yield
        self.free = None


def laid(goal: Path, content: bytes, when: float) -> None:
    """Write a match's file that keeps the day on which it was played.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
    """
    write_atomic(goal, content)
    if when:
        # a system that keeps no such days is no reason to stop
        with contextlib.suppress(OSError, OverflowError, ValueError):
            os.utime(goal, (when, when))


def _mark(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


def _named(stem: str, ending: str) -> str:
    """Return a name that any system lets a file have."""
    name = _ODD.sub("_", stem)[:_NAME_MOST].encode("utf-8", "replace")[: 2 * _NAME_MOST]
    return (name.decode("utf-8", "ignore").strip(". ") or "_") + ending


def _played(entry: zipfile.ZipInfo) -> float:
    """Return the day that an archive keeps of an entry, nothing where it is none."""
    with contextlib.suppress(ValueError, OverflowError, OSError):  # the 31st of February
        return datetime(*entry.date_time).astimezone().timestamp()
    return 0.0
