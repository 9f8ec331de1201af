"""A folder of photos read into pictures of a deck; what fails is listed, no file is touched."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.core.decks import MOST, NAME_MOST, tidy
from game.photos.kinds import FILE_MOST
from game.photos.reader import Reader, Small, TroubleError
from game.store.files import FileError, explained, read_bytes, stands

ENTRIES_MOST: Final = 4000
"""Files of a folder that are looked at; a deck has a tenth of them at most."""
_GLANCE_S: Final = 0.02
"""So long a step waits for a picture."""
_NUMBERED: Final = re.compile(r"[_\W]+")


@dataclass(frozen=True, slots=True)
class FoundPicture:
    """A picture that was read: what its file is called, and what it looks like."""

    name: str
    small: Small


@dataclass(frozen=True, slots=True)
class Failed:
    """A file that became no picture; the text ``key`` says why, in a sentence that names it."""

    file: str
    key: str
    facts: Mapping[str, Any]


class Folder:
    """Photos that are being read; whoever goes on with it may stop at any step."""

    def __init__(self, folder: Path, reader: Reader | None = None) -> None:
        """Take a folder.

        Raises:
            FileError: it cannot be looked into, or has far too many files.
        """
        self.folder = folder
        with explained(folder):
            inside = sorted(folder.iterdir(), key=lambda path: path.name.casefold())
        self._paths = [path for path in inside if not path.name.startswith(".")]
        self._paths = [path for path in self._paths if path.is_symlink() or stands(path) == "file"]
        if len(self._paths) > ENTRIES_MOST:
            raise FileError("decks.crowded", folder, n=len(self._paths), most=ENTRIES_MOST)
        self._reader = reader or Reader()
        self._seen: dict[bytes, str] = {}
        self.found: list[FoundPicture] = []
        self.failed: list[Failed] = []
        self.at = 0
        self.many = len(self._paths)

    def steps(self) -> Iterator[None]:
        """Read one picture after the other; while one is decoded a step does nothing."""
        try:
            for path in self._paths:
                yield from self._read_one(path)
                self.at += 1
                yield
        finally:
            self._reader.end()

    def _read_one(self, path: Path) -> Iterator[None]:
        try:
            self._reader.ask(self._content(path))
            while (small := self._reader.reply(_GLANCE_S)) is None:
                yield
        except FileError as error:
            self._fail(path, error.key, **error.facts)
            return
        except TroubleError as error:
            self._fail(path, f"decks.trouble.{error}")
            return
        digest = hashlib.sha256(small.jpeg).digest()
        if digest in self._seen:
            self._fail(path, "decks.trouble.double", other=self._seen[digest])
        elif len(self.found) == MOST:
            self._fail(path, "decks.trouble.many", most=MOST)
        else:
            self._seen[digest] = path.name
            self.found.append(FoundPicture(_called(path), small))

    def _content(self, path: Path) -> bytes:
        """Return what a file holds; of a link, if it leads nowhere outside the folder.

        Raises:
            FileError: it leads outside, or cannot be read, or is too large.
        """
        with explained(path):
            try:
                whole = path.resolve(strict=True)
            except RuntimeError as error:  # a link that leads to itself
                raise FileError("decks.trouble.link", path) from error
            if not whole.is_relative_to(self.folder.resolve()):
                raise FileError("decks.trouble.link", path)
        try:
            return read_bytes(whole, FILE_MOST)
        except FileError as error:
            if error.key == "store.too-big":
                raise FileError("decks.trouble.big", path, most=FILE_MOST >> 20) from error
            raise

    def _fail(self, its: Path, key: str, **facts: Any) -> None:
        self.failed.append(Failed(its.name, key, {**facts, "path": its.name}))


def _called(path: Path) -> str:
    """Return what a picture is called until its owner says something better."""
    return tidy(_NUMBERED.sub(" ", path.stem), NAME_MOST) or "?"
