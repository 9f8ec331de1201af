"""Inside: the process that decodes pictures, one after the other, for whoever started it.

It gets a picture's bytes and gives back a small JPEG; by then it can open no file, start no program
and reach no network where the system lets itself be asked (``game.ai.sandboxes.confine``).
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import struct
import sys
import warnings
from importlib import import_module
from typing import IO, Any, Final

from PIL import (
    Image,
    ImageFile,
    MpoImagePlugin,
    TiffImagePlugin,
    UnidentifiedImageError,
    WebPImagePlugin,
)

from game.ai.sandboxes.confine import confined
from game.ai.sandboxes.kernel import close_memory, die_with_parent
from game.core.decks import SIDE
from game.photos.colours import colours_of
from game.photos.kinds import HEIC, MEMORY, PIXELS_MOST, kind_of

QUALITY: Final = 85
"""Of the JPEG that is kept (Pillow's scale, 95 being the best that makes sense)."""
LENGTH: Final = struct.Struct(">I")
"""Before each picture, and each answer: how many bytes it has."""
_HEIC: Final = ("pillow_heif", "pi_heif")
"""What may be installed that reads HEIC; the second cannot write it."""
_PATCHED: Final = (1, 23, 4)
"""The first libheif without the out-of-bounds writes of 2026 (GHSA-g89c-p67h-r497 and others)."""
LOADED: Final = (MpoImagePlugin, TiffImagePlugin, WebPImagePlugin)
"""What Pillow would load when it first meets such a picture, or its EXIF; too late here."""
_WARM: Final = ("PNG", "JPEG", "WEBP", "GIF")


class UnreadError(Exception):
    """A picture that cannot be read; says why in a word of ``decks.trouble``."""


def main() -> None:
    """Decode pictures until nobody asks any more."""
    close_memory()
    die_with_parent()
    hear, say = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for usual in (0, 1, 2):
        os.dup2(nowhere, usual)
    heic = _prepared()
    confined((), behind=True, memory=MEMORY, sealed=True)
    while (content := _next(hear)) is not None:
        jpeg, told = b"", {"heic": heic}
        try:
            jpeg, found = shrunk(content, heic=heic)
            told |= found
        except UnreadError as error:
            told["trouble"] = str(error)
        except MemoryError:
            told["trouble"] = "memory"
        except (Image.DecompressionBombError, OverflowError):
            told["trouble"] = "bomb"
        except BaseException:  # noqa: BLE001 whatever a picture makes of its decoder, it is torn
            told["trouble"] = "torn"
        head = json.dumps(told).encode()
        for part in (head, jpeg):
            say.write(LENGTH.pack(len(part)) + part)
        say.flush()


def _next(hear: IO[bytes]) -> bytes | None:
    size = hear.read(LENGTH.size)
    if len(size) < LENGTH.size:
        return None
    many = LENGTH.unpack(size)[0]
    content = hear.read(many)
    return content if len(content) == many else None


def _prepared() -> str:
    """Load all that decoding takes, as no file can be opened later; return how HEIC is read."""
    warnings.simplefilter("ignore")
    Image.MAX_IMAGE_PIXELS = PIXELS_MOST
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    Image.preinit()  # the plugins of what is read, and MPO, WebP beside them
    dot = Image.new("RGB", (8, 8), "red")
    for kind in _WARM:
        made = io.BytesIO()
        dot.save(made, kind)
        shrunk(made.getvalue(), heic="no")
    return _heic()


def _heic() -> str:
    """Return ``yes`` where HEIC is read, ``no`` where nothing does, ``old`` where it is unsafe."""
    library: Any = None
    for name in _HEIC:
        with contextlib.suppress(ImportError):
            library = import_module(name)
            break
    if library is None:
        return "no"
    version = str(library.libheif_info().get("libheif", "0"))
    if tuple(int(part) for part in version.split(".")[:3]) < _PATCHED:
        return "old"
    library.register_heif_opener(thumbnails=False)
    return "yes"


def shrunk(content: bytes, *, heic: str) -> tuple[bytes, dict[str, Any]]:
    """Return a picture as a JPEG without metadata, and what it was.

    Raises:
        UnreadError: it is none that is read, or has too many pixels.
        Exception: whatever Pillow makes of a damaged one.
    """
    kind = kind_of(content)
    if kind is None:
        raise UnreadError("unknown")
    if kind == HEIC and heic != "yes":
        raise UnreadError(f"heic-{heic}")
    try:
        image: Image.Image = Image.open(io.BytesIO(content), formats=[kind, *_ALSO.get(kind, ())])
    except UnidentifiedImageError:
        raise UnreadError("torn") from None
    width, height = image.size  # the header alone was read so far
    if width * height > PIXELS_MOST:
        raise UnreadError("bomb")
    turned = _TURNS.get(image.getexif().get(_ORIENTATION, 1)) if kind != HEIC else None
    small = _flat(_small(image))
    if turned is not None:
        small = small.transpose(turned)
    made = io.BytesIO()
    small.save(made, "JPEG", quality=QUALITY, optimize=True)
    told = {"kind": kind, "width": small.width, "height": small.height}
    return made.getvalue(), {**told, "colours": colours_of(small)}


_ALSO: Final = {"JPEG": ["MPO"]}
"""Phones write two pictures into one JPEG; the first of them is looked at."""
_ORIENTATION: Final = 0x0112
"""EXIF's tag of how the camera was held (Exif 2.32, 4.6.4)."""
_TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_90,
}  # fmt: skip


def _small(image: Image.Image) -> Image.Image:
    """Return a picture of at most 768 pixels a side, as it was turned."""
    if image.mode.startswith("I"):  # sixteen bits of grey
        image = image.convert("I").point(lambda grey: grey / 256).convert("L")
    elif image.mode in ("P", "PA") or (image.mode == "RGB" and "transparency" in image.info):
        image = image.convert("RGBA")
    elif image.mode == "1":
        image = image.convert("L")
    image.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return image


def _flat(image: Image.Image) -> Image.Image:
    """Return a picture on white, as a new one that carries nothing of the old one along."""
    flat = Image.new("RGB", image.size, "white")
    if image.mode in ("RGBA", "LA", "RGBa", "La"):
        whole = image.convert("RGBA")
        flat.paste(whole, mask=whole.getchannel("A"))
    else:
        flat.paste(image.convert("RGB"))
    return flat


if __name__ == "__main__":
    main()
    sys.exit(0)
