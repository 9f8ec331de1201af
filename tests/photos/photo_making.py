"""Pictures made for tests, and a reader that reads them without a process."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any

from PIL import Image

from game.core.decks import Picture
from game.photos.reader import Small, TroubleError
from game.store.decks import Deck, made


def encoded(kind: str, size: tuple[int, int] = (40, 30), colour: Any = "red", **how: Any) -> bytes:
    """Return a picture of one colour in a format of Pillow's."""
    made_of = io.BytesIO()
    mode = "RGBA" if isinstance(colour, tuple) and len(colour) == 4 else "RGB"
    Image.new(mode, size, colour).save(made_of, kind, **how)
    return made_of.getvalue()


def png_of(width: int, height: int, depth: int, colour: int, rows: bytes = b"") -> bytes:
    """Return a PNG whose header says what it likes."""
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", rows), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(what)) + name + what + struct.pack(">I", zlib.crc32(name + what))
        for name, what in parts
    )


def deck_of(
    many: int = 20, title: str = "Vacances", tags: tuple[str, ...] = ("a", "b", "c")
) -> Deck:
    """Return a deck of pictures that are hardly more than their beginning."""
    pictures = [Picture(f"Image {number}", tags) for number in range(many)]
    jpegs = [
        encoded("JPEG", (8, 8), (number * 37 % 256, number * 11 % 256, number // 3))
        for number in range(many)
    ]
    return made(title, "fr", pictures, jpegs)


class Pretended:
    """A reader without a process: a file that begins with ``bad`` has the trouble that follows."""

    def __init__(self) -> None:
        self._content = b""
        self.ended = False

    def ask(self, content: bytes) -> None:
        self._content = content

    def reply(self, wait_s: float) -> Small | None:
        if self._content.startswith(b"bad "):
            raise TroubleError(self._content[4:].decode())
        return Small(b"\xff\xd8\xff" + self._content, 8, 8, ("red",))

    def end(self) -> None:
        self.ended = True
