"""Kinds: which pictures are read, by what they begin with and never by their name."""

from __future__ import annotations

from typing import Final

FILE_MOST: Final = 40 * 1024 * 1024
"""Bytes of a file that is read."""
PIXELS_MOST: Final = 64_000_000
"""Pixels of a picture that is decoded."""
KEPT_MOST: Final = 2 * 1024 * 1024
"""Bytes of a picture as it is kept; one of 768 pixels a side takes a twentieth."""
MEMORY: Final = 512 << 20
"""Bytes of addresses that the process which decodes may have."""

HEIC: Final = "HEIF"
_STARTS: Final = (
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
)
_BRANDS: Final = frozenset((b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"))
"""Major brands of HEIF files (ISO/IEC 23008-12, annex B); AVIF is not among what is read."""


def kind_of(content: bytes) -> str | None:
    """Return what a file is, by its first bytes, in Pillow's words; None where it is not read."""
    for start, kind in _STARTS:
        if content.startswith(start):
            return kind
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "WEBP"
    if content[4:8] == b"ftyp" and content[8:12] in _BRANDS:
        return HEIC
    return None
