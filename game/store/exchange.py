"""Exchange: matches taken out, one by one or in one archive; deleting all.

A file keeps the day it was written last, wherever it is laid: the history goes by it.
"""

from __future__ import annotations

import re
import sys
import zipfile
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from game.core.sanitize import clean, shown
from game.store.decks import ENDING, Deck, glance, write_deck
from game.store.files import FileError, explained, read_bytes, replacing, stands, written
from game.store.history import free, put_away
from game.store.imports import laid
from game.store.recorder import MATCHES, SEALED
from game.store.replays import MATCH_MOST, finished

EXPORTS: Final = "exports"
_PACKED: Final = 256 * 1024
"""Bytes that are packed at a time."""
_RESERVED: Final = re.compile("con|prn|aux|nul|com[1-9]|lpt[1-9]", re.IGNORECASE)
"""What Windows lets no file be called, whatever its ending."""
_DAYS: Final = ((1980, 1, 1, 0, 0, 0), (2107, 12, 31, 23, 59, 58))
"""The first day that an archive can note down, and the last one."""


class Export:
    """Every replay being written into one archive; whoever goes on with it may stop at any step."""

    def __init__(self, data: Path) -> None:
        """Begin with nothing written."""
        now = datetime.now().astimezone()
        self._paths = finished(data)
        self.path = data / EXPORTS / f"faux-freres-{now:%Y%m%d-%H%M%S}.zip"
        """Where the archive lies in the end."""
        self.at = 0
        """How many replays were looked at."""
        self.many = len(self._paths)
        self.held = 0
        """How many the archive holds."""
        self.left: list[str] = []
        """Replays that cannot be read, and are left out."""

    def steps(self) -> Iterator[None]:
        """Write one replay after the other; the archive is there, whole, after the last step.

        Raises:
            FileError: the folder cannot be written, or the disk is full; there is no archive then.
        """
        with replacing(self.path) as file, zipfile.ZipFile(file, "w") as archive:
            for path in self._paths:
                yield from self._add(archive, path)
                self.at += 1
                yield

    def _add(self, archive: zipfile.ZipFile, path: Path) -> Iterator[None]:
        try:
            content = read_bytes(path, MATCH_MOST)
        except FileError:
            self.left.append(path.name)
            return
        # a name in an archive is UTF-8, and a file's need not be
        entry = zipfile.ZipInfo(shown(path.name), _day(written(path)))
        entry.compress_type = zipfile.ZIP_DEFLATED
        with archive.open(entry, "w") as packed:
            for at in range(0, len(content), _PACKED):
                packed.write(content[at : at + _PACKED])
                yield
        self.held += 1


def _day(when: float) -> tuple[int, int, int, int, int, int]:
    """Return a day as an archive notes it: the nearest one that it can."""
    first, last = _DAYS
    try:
        its = datetime.fromtimestamp(when).astimezone()
    except (OverflowError, OSError, ValueError):  # a day that no calendar has
        return first if when < 0 else last
    day = its.year, its.month, its.day, its.hour, its.minute, its.second
    return min(max(day, first), last)


def export_match(data: Path, path: Path) -> Path:
    """Write a copy of one match into the folder of what is taken out; return where it lies.

    Of a match that goes on it is sealed as the file is.

    Raises:
        FileError: the file cannot be read, the folder not be written, or the disk is full.
    """
    content = read_bytes(path)
    with explained(path):
        goal = data / EXPORTS / path.name
        if stands(goal) == "file" and read_bytes(goal) == content:
            return goal
        goal = free(goal)
    laid(goal, content, written(path))
    return goal


def export_deck(data: Path, deck: Deck) -> Path:
    """Write a deck into the folder of what is taken out, under its title; return where it lies.

    Another deck of the same title that lies there stays.

    Raises:
        FileError: the folder cannot be written, or the disk is full.
        UserError: its names and tags are too long together.
    """
    stem = "".join(sign if sign.isalnum() else "-" for sign in clean(deck.title)) or "deck"
    if _RESERVED.fullmatch(stem):
        stem += "-"
    goal = data / EXPORTS / f"{stem}{ENDING}"
    if not _is_deck(goal, deck):
        goal = free(goal)
    write_deck(goal, deck, shared=True)
    return goal


def _is_deck(path: Path, deck: Deck) -> bool:
    try:
        return glance(path).album == deck.album
    except FileError:
        return False


class Each:
    """Something that is done with one file after the other."""

    def __init__(self, paths: Sequence[Path], act: Callable[[Path], object]) -> None:
        """Take the files and what is done with each."""
        self._paths = paths
        self._act = act
        self.at = 0
        """How many it was done with."""
        self.many = len(paths)

    def steps(self) -> Iterator[None]:
        """Do it with one file after the other.

        Raises:
            FileError: the system forbids it; the rest stays as it is.
        """
        for path in self._paths:
            self._act(path)
            self.at += 1
            yield


def deleting_replays(data: Path) -> Each:
    """Return what lays every replay with the deleted ones, because the player confirmed it."""
    return Each(finished(data), lambda path: put_away(data, path))


def unfinished_files(data: Path) -> list[Path]:
    """Return the files of the matches that are not over."""
    try:
        paths = [path for path in (data / MATCHES).iterdir() if path.suffix == SEALED]
    except OSError:
        return []
    return [path for path in paths if stands(path) == "file"]


def deleting_matches(data: Path) -> Each:
    """Return what lays every match that is not over with the deleted ones, as confirmed."""
    return Each(unfinished_files(data), lambda path: put_away(data, path))


def folder_command(folder: Path) -> list[str]:
    """Return what shows a folder in the system's own file window."""
    programs = {"win32": "explorer", "darwin": "open"}
    return [programs.get(sys.platform, "xdg-open"), str(folder)]
