"""Decks of one's own pictures on file: one archive each, which is also what one gives away.

An archive holds ``deck.json`` and the pictures as JPEG, packed without compression. It is named by
its fingerprint, which says what names, tags and pictures are in it; its title is not part of that.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import struct
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from game.core.decks import (
    DIGITS,
    LEAST,
    MOST,
    NAME_MOST,
    SIDE,
    WEIGHT_MOST,
    Album,
    Picture,
    read_album,
    tidy,
)
from game.core.user_error import UserError
from game.store.archives import archive_of
from game.store.files import FileError, explained, read_bytes, replacing, stands

DECKS: Final = "decks"
"""The folder of the player's decks."""
ENDING: Final = ".deck"
FORMAT: Final = 1
DECK_MOST: Final = 256 * 1024 * 1024
"""Bytes of a deck's file; 400 pictures of 768 pixels take a fifth."""
PICTURE_MOST: Final = 2 * 1024 * 1024
"""Bytes of a picture in it."""
_LIST: Final = "deck.json"
_LIST_MOST: Final = 1024 * 1024
_LISTED_MOST: Final = 64 * 1024
"""Bytes of the archive's own list; 400 pictures take a third of that."""
_DATE: Final = (1980, 1, 1, 0, 0, 0)
_BROKEN: Final = (
    zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError, LookupError,
    OverflowError, struct.error, MemoryError, TypeError,
)  # fmt: skip


@dataclass(frozen=True)
class Deck:
    """A deck in memory: title, language, and of each picture its names and its JPEG."""

    title: str
    lang: str
    pictures: tuple[Picture, ...]
    jpegs: tuple[bytes, ...]

    @cached_property
    def album(self) -> Album:
        """What everybody at a table knows of it."""
        return Album(_fingerprint(self), self.lang, self.pictures)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A deck on file, without its pictures."""

    path: Path
    title: str
    album: Album


def _fingerprint(deck: Deck) -> str:
    sums = [hashlib.sha256(jpeg).hexdigest() for jpeg in deck.jpegs]
    listed = [[one.name, *one.tags] for one in deck.pictures]
    whole = json.dumps([deck.lang, listed, sums], ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(whole.encode("ascii")).hexdigest()[:DIGITS]


def keep(data: Path, deck: Deck) -> Path:
    """Write a deck into the player's folder, whole or not at all, and return where it lies.

    Raises:
        FileError: the folder cannot be written, or the disk is full; nothing of it is left.
        UserError: its names and tags are too long together.
    """
    path = data / DECKS / f"{deck.album.fingerprint}{ENDING}"
    write_deck(path, deck)
    return path


def write_deck(path: Path, deck: Deck, *, shared: bool = False) -> None:
    """Write a deck as one file.

    Raises:
        FileError: as for ``keep``.
        UserError: its names and tags are too long together.
    """
    if (weight := deck.album.weight) > WEIGHT_MOST:
        raise UserError("decks.heavy", n=weight >> 10, most=WEIGHT_MOST >> 10)
    listed = {
        "format": FORMAT, "title": deck.title, "fingerprint": deck.album.fingerprint,
        **deck.album.to_json(), "sums": [hashlib.sha256(one).hexdigest() for one in deck.jpegs],
    }  # fmt: skip
    with replacing(path, shared=shared) as file, zipfile.ZipFile(file, "w") as archive:
        text = json.dumps(listed, ensure_ascii=False, indent=1).encode()
        archive.writestr(zipfile.ZipInfo(_LIST, _DATE), text)
        for number, jpeg in enumerate(deck.jpegs):
            archive.writestr(zipfile.ZipInfo(_name(number), _DATE), jpeg)


def _name(number: int) -> str:
    return f"{number:03}.jpg"


def read_deck(path: Path) -> Deck:
    """Return a whole deck, every picture of which is the one that was written.

    Raises:
        FileError: it is missing or forbidden, or no deck, or damaged.
    """
    content = read_bytes(path, DECK_MOST)
    with _sound(path), archive_of(io.BytesIO(content), _LISTED_MOST) as archive:
        listed, album = _listed(archive)
        jpegs = tuple(_jpeg(archive, at) for at in range(len(album.pictures)))
        sums = [hashlib.sha256(one).hexdigest() for one in jpegs]
        deck = Deck(_title(listed), album.lang, album.pictures, jpegs)
        if listed["sums"] != sums or deck.album.fingerprint != album.fingerprint:
            raise ValueError("another deck than it says")
    return deck


def glance(path: Path) -> DeckFile:
    """Return what a deck is called and what is in it, without its pictures.

    Raises:
        FileError: as for ``read_deck``; pictures are not looked at.
    """
    with _opened(path) as archive:
        listed, album = _listed(archive)
        return DeckFile(path, _title(listed), album)


def picture(path: Path, number: int) -> bytes:
    """Return one picture of a deck.

    Raises:
        FileError: it cannot be read, or is damaged.
    """
    with _opened(path) as archive:
        return _jpeg(archive, number)


def photo(data: Path, fingerprint: str, number: int) -> bytes | None:
    """Return one picture of the player's deck of a fingerprint, None where it is not here."""
    if not is_fingerprint(fingerprint):
        return None
    try:
        return picture(of_fingerprint(data, fingerprint), number)
    except FileError:
        return None


def kept(data: Path) -> tuple[list[DeckFile], list[FileError]]:
    """Return the player's decks by title, and what is wrong with the others."""
    found, wrong = [], []
    folder = data / DECKS
    with contextlib.suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.suffix == ENDING and stands(path) == "file":
                try:
                    found.append(glance(path))
                except FileError as error:
                    wrong.append(error)
    return sorted(found, key=lambda one: (one.title.casefold(), one.path.name)), wrong


def of_fingerprint(data: Path, fingerprint: str) -> Path:
    """Return where the deck of a fingerprint lies; it may not be there."""
    return data / DECKS / f"{fingerprint}{ENDING}"


def is_fingerprint(text: str) -> bool:
    """Say whether a text is a deck's fingerprint, and so may name a file."""
    return re.fullmatch(f"[0-9a-f]{{{DIGITS}}}", text) is not None


def erase(path: Path) -> None:
    """Delete a deck for good.

    Raises:
        FileError: it cannot be deleted.
    """
    with explained(path):
        path.unlink()


def _listed(archive: zipfile.ZipFile) -> tuple[Mapping[str, Any], Album]:
    listed = json.loads(_entry(archive, _LIST, _LIST_MOST))
    fingerprint = listed["fingerprint"]
    if listed["format"] != FORMAT or not isinstance(fingerprint, str) or len(fingerprint) != DIGITS:
        raise ValueError("no deck of this format")
    return listed, read_album(fingerprint, listed)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """Open a deck's file, of which only what is asked for is read.

    Raises:
        FileError: it is missing, forbidden or damaged, or no file: a pipe would be waited for.
    """
    if stands(path) not in ("file", None):
        raise FileError("store.not-a-file", path)
    with (
        explained(path), _sound(path),
        archive_of(path.open("rb", buffering=0), _LISTED_MOST) as archive,
    ):  # fmt: skip
        yield archive


def _title(listed: Mapping[str, Any]) -> str:
    return tidy(str(listed["title"]), NAME_MOST) or "?"


def _entry(archive: zipfile.ZipFile, name: str, most: int = PICTURE_MOST) -> bytes:
    """Return what is packed under a name; a deck's archive compresses nothing, so none swells."""
    info = archive.getinfo(name)
    if info.compress_type != zipfile.ZIP_STORED or info.file_size > most:
        raise ValueError(name)
    return archive.read(info)


def _jpeg(archive: zipfile.ZipFile, number: int) -> bytes:
    """Return a picture; one that says it is larger than ours would take gigabytes to decode."""
    jpeg = _entry(archive, _name(number))
    if not 0 < max(size_of(jpeg)) <= SIDE:
        raise ValueError(number)
    return jpeg


def size_of(jpeg: bytes) -> tuple[int, int]:
    """Return the width and height that a JPEG's header says (ITU-T T.81, B.2.2); 0 without one."""
    at = 2
    while at + 9 < len(jpeg):
        if jpeg[at] != 0xFF:
            return 0, 0
        marker, length = jpeg[at + 1], int.from_bytes(jpeg[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            high, wide = jpeg[at + 5 : at + 7], jpeg[at + 7 : at + 9]
            return int.from_bytes(wide, "big"), int.from_bytes(high, "big")
        at += 2 + length
    return 0, 0


@contextlib.contextmanager
def _sound(path: Path) -> Iterator[None]:
    """Turn what a damaged archive makes Python say into a FileError."""
    try:
        yield
    except (FileError, OSError):
        raise
    except _BROKEN as error:
        raise FileError("decks.damaged", path) from error


def made(title: str, lang: str, pictures: Sequence[Picture], jpegs: Sequence[bytes]) -> Deck:
    """Return a deck of pictures.

    Raises:
        UserError: there are too few of them.
    """
    if not LEAST <= len(pictures) <= MOST:
        raise UserError("decks.few", n=len(pictures), least=LEAST, most=MOST)
    return Deck(tidy(title, NAME_MOST) or "?", lang, tuple(pictures), tuple(jpegs))
