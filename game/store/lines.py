"""The lines of a match's file, plain or sealed, and where each of them ends."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.store import seal, shorthand
from game.store.files import FileError

RECORD_MOST: Final = 64 * 1024
"""Bytes of a line behind the head; the longest of ours takes a fiftieth."""
HEAD_MOST: Final = 256 * 1024
"""Bytes of a head. The longest that a player can have takes some 180 KB: names and tags of a deck
of one's own (``core.decks.WEIGHT_MOST``), 400 themes taught in the widest letters, and the keys of
600 that were said."""
HEAD_CONTENT_MOST: Final = 2 + (HEAD_MOST + RECORD_MOST) // seal.ROOM * (seal.LENGTH + 1) + 1024
"""Bytes of a file in which a whole head lies, sealed, with the words of its ticks behind it."""


@dataclass(slots=True)
class Record:
    """One line of the plain file."""

    text: bytes
    line: int
    end: int
    """Where the record ends in the file, in bytes."""
    last: bool
    """Nothing stands behind it."""
    known: shorthand.Shorthand | None = None
    """Of a head, what the ticks behind it are written in, if they are."""


def plain_records(content: bytes) -> Iterator[Record]:
    """Yield the lines of a plain file."""
    at = 0
    for number, text in enumerate(content.splitlines(keepends=True), 1):
        at += len(text)
        # an editor may leave out the last line's end: what is whole without it is whole
        yield Record(text.strip(), number, at, last=at == len(content))


def sealed_records(path: Path, content: bytes, key: bytes) -> Iterator[Record]:
    """Yield what is sealed in a file, up to a last line that is torn.

    Raises:
        FileError: a line before the last is damaged, or one is far too long.
    """
    lines = content.split(b"\n")
    at = len(lines[0]) + 1
    parts: list[bytes] = []
    number, known, first = 0, None, True
    for number, line in enumerate(lines[1:], 2):
        if not line and number == len(lines):
            break
        end = at + len(line) + 1
        try:
            part, more = seal.unseal(key, number, line)
        except seal.SealError:
            if end >= len(content):
                break  # torn: the last line, with or without its end
            raise FileError("store.damaged", path, line=number) from None
        parts.append(part)
        if len(parts) * seal.ROOM > (HEAD_MOST if first else 0) + RECORD_MOST:
            raise FileError("store.too-big", path)
        at = end
        if not more:
            whole = b"".join(parts)
            try:
                if first:
                    whole, known = shorthand.apart(whole, RECORD_MOST)
                elif known is not None:
                    whole = known.whole(whole, RECORD_MOST)
            except shorthand.ShorthandError:
                raise FileError("store.damaged", path, line=number) from None
            last = at >= len(content)
            yield Record(whole, number, min(at, len(content)), last, known if first else None)
            parts, first = [], False


def parsed(text: bytes) -> object:
    """Return what a line of JSON says, None where it is none."""
    try:
        return json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
