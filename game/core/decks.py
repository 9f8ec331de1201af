"""Decks of one's own pictures: what everybody at a table knows of them, and a game's part of it.

What a picture shows is known to people alone; rules and bots know its name and its tags, which
stand in the options of a match, so that a replay and a bot need no picture.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.core.sanitize import clean

LEAST: Final = 20
MOST: Final = 400
"""So many pictures a deck of one's own has."""
NAME_MOST: Final = 40
TAG_MOST: Final = 30
"""So many characters a name and a tag have at most."""
TAGS_MOST: Final = 12
TAGS_NEEDED: Final = 3
"""Bots sit down where every picture has so many tags."""
WEIGHT_MOST: Final = 48 * 1024
"""Bytes of all names and tags of a deck as JSON: they stand in the head of a match's file, which
has 64 KB for all it says (``store.reading``)."""
LANGUAGES: Final = ("fr", "en")
OURS: Final = "house+"
"""Before the fingerprint of a deck that is mixed with the game's own pictures."""
PHOTO: Final = "photo:"
"""What the drawing of one's own picture begins with; its deck's fingerprint, number and name
follow, parted by colons."""
SIDE: Final = 768
"""Pixels of the longer side of a picture as it is kept."""
DIGITS: Final = 32
"""So many hexadecimal digits a fingerprint has: 128 bits of a SHA-256."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a picture is called, and what its owner says of it in a word or two each."""

    name: str
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Album:
    """The names and tags of a deck; two of the same fingerprint have the same."""

    fingerprint: str
    lang: str
    """The language of names and tags."""
    pictures: tuple[Picture, ...]

    def __hash__(self) -> int:
        """Return a number by its fingerprint alone: 400 pictures take long."""
        return hash(self.fingerprint)

    @property
    def understood(self) -> bool:
        """Whether every picture has tags enough for bots."""
        return self.tagged == len(self.pictures)

    @property
    def tagged(self) -> int:
        """How many pictures have tags enough for bots."""
        return sum(len(one.tags) >= TAGS_NEEDED for one in self.pictures)

    @property
    def weight(self) -> int:
        """How many bytes its names and tags take in a file."""
        return len(json.dumps(self.to_json(), ensure_ascii=False).encode())

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_album`` takes back; of each picture name, then tags."""
        return {"lang": self.lang, "pictures": [[one.name, *one.tags] for one in self.pictures]}


def tidy(text: str, most: int) -> str:
    """Return a name or a tag as it is kept: on one line, single spaces, of so many signs."""
    seen = unicodedata.normalize("NFC", clean(text, 8 * most))
    return " ".join(seen.split())[:most].strip()


def tags_of(text: str) -> tuple[str, ...]:
    """Return the tags that somebody wrote, parted by commas or semicolons; each once."""
    told = (tidy(one, TAG_MOST) for one in text.replace(";", ",").split(","))
    return tuple(dict.fromkeys(one for one in told if one))[:TAGS_MOST]


def read_album(fingerprint: str, data: object) -> Album:
    """Return the album that plain data spells.

    Raises:
        ValueError: it spells none, or is larger or smaller than a deck may be.
    """
    if not isinstance(data, Mapping) or data.get("lang") not in LANGUAGES:
        raise ValueError("an album has a language")
    rows = data.get("pictures")
    if not isinstance(rows, Sequence) or not LEAST <= len(rows) <= MOST:
        raise ValueError("an album has pictures")
    found = Album(fingerprint, data["lang"], tuple(map(_picture, rows)))
    if found.weight > WEIGHT_MOST:
        raise ValueError("names and tags are too long together")
    return found


def _picture(row: object) -> Picture:
    if not isinstance(row, list | tuple) or not 1 <= len(row) <= 1 + TAGS_MOST:
        raise ValueError("a picture has a name and some tags")
    for at, text in enumerate(row):
        if (
            not isinstance(text, str)
            or not text
            or tidy(text, TAG_MOST if at else NAME_MOST) != text
        ):
            raise ValueError("a name or a tag cannot be shown")
    return Picture(row[0], tuple(row[1:]))


class Decks(Protocol):
    """The part ``decks``: a game that is played with pictures of one's own, too."""

    def options(self, album: Album, *, ours: bool) -> dict[str, Any]:
        """Return the options of a table with a deck, alone or with the game's own pictures."""

    def wanted(self, options: Mapping[str, Any]) -> str | None:
        """Return the fingerprint of the deck that options name, None where it is the game's own."""

    def understood(self, options: Mapping[str, Any]) -> bool:
        """Say whether bots understand the pictures of a table that can be played."""
