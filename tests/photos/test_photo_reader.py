"""Pictures are read by content, upright, small, without metadata, in a process that is bounded."""

from __future__ import annotations

import importlib.util
import io
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from photo_making import encoded, png_of
from PIL import Image

from game.photos.kinds import PIXELS_MOST, kind_of
from game.photos.reader import Reader, TroubleError
from game.store.decks import size_of


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    """One process for all."""
    one = Reader()
    yield one
    one.end()


def opened(jpeg: bytes) -> Image.Image:
    return Image.open(io.BytesIO(jpeg))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_every_kind_becomes_a_jpeg_that_is_not_larger_than_768(reader: Reader, kind: str) -> None:
    small = reader.read(encoded(kind, (1600, 400)))
    assert (small.width, small.height) == (768, 192)
    assert size_of(small.jpeg) == (768, 192)
    assert opened(small.jpeg).format == "JPEG"
    assert small.colours == ("red",)


def test_a_small_picture_is_not_blown_up(reader: Reader) -> None:
    assert reader.read(encoded("PNG", (40, 30))).width == 40


def test_of_a_film_the_first_picture_is_kept(reader: Reader) -> None:
    frames = [Image.new("RGB", (20, 20), colour) for colour in ("lime", "red", "blue")]
    film = io.BytesIO()
    frames[0].save(film, "GIF", save_all=True, append_images=frames[1:])
    assert reader.read(film.getvalue()).colours == ("green",)


def test_nothing_that_a_camera_wrote_down_is_left(reader: Reader) -> None:
    exif = Image.Exif()
    exif[0x010F] = "MakerOfTheCamera"
    exif.get_ifd(0x8825)[1] = "N"
    photo = encoded("JPEG", exif=exif, comment=b"WhereIWas", icc_profile=b"AProfile")
    assert b"MakerOfTheCamera" in photo
    assert b"WhereIWas" in photo
    small = reader.read(photo).jpeg
    for secret in (b"MakerOfTheCamera", b"WhereIWas", b"AProfile", b"Exif"):
        assert secret not in small
    assert not opened(small).getexif()


@pytest.mark.parametrize(
    ("orientation", "place"), [(1, "left"), (3, "right"), (6, "top"), (8, "bottom")]
)
def test_a_photo_is_turned_upright(reader: Reader, orientation: int, place: str) -> None:
    photo = Image.new("RGB", (60, 40), "blue")
    photo.paste("red", (0, 0, 30, 40))
    exif, written = Image.Exif(), io.BytesIO()
    exif[0x0112] = orientation
    photo.save(written, "JPEG", exif=exif)
    turned = opened(reader.read(written.getvalue()).jpeg).convert("RGB")
    wide, high = turned.size
    spots = {"left": (3, high // 2), "right": (wide - 3, high // 2),
             "top": (wide // 2, 3), "bottom": (wide // 2, high - 3)}  # fmt: skip
    pixel = turned.getpixel(spots[place])
    assert isinstance(pixel, tuple)
    assert pixel[0] > 200 > pixel[2]
    assert (wide > high) == (orientation in (1, 3))


def test_what_is_transparent_is_white(reader: Reader) -> None:
    assert reader.read(encoded("PNG", colour=(255, 0, 0, 0))).colours == ("white",)


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"", "unknown"),
        (b"no picture at all", "unknown"),
        (encoded("BMP"), "unknown"),
        (encoded("JPEG", (200, 200))[:400], "torn"),
        (encoded("PNG", (200, 200))[:-30], "torn"),
        (b"\x89PNG\r\n\x1a\n" + b"x" * 90, "torn"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 x", "torn"),
        (png_of(20_000, 20_000, 8, 2), "bomb"),
        (png_of(2**31 - 1, 2**31 - 1, 8, 2), "bomb"),
    ],
)
def test_what_cannot_be_read_says_why_and_the_next_one_is_read(
    reader: Reader, content: bytes, trouble: str
) -> None:
    with pytest.raises(TroubleError, match=f"^{trouble}$"):
        reader.read(content)
    assert reader.read(encoded("PNG")).colours == ("red",)


def test_heic_is_known_by_content_and_says_what_it_takes(reader: Reader) -> None:
    heic = b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic"
    assert kind_of(heic) == "HEIF"
    with pytest.raises(TroubleError, match=r"^(heic-no|heic-old|torn)$"):
        reader.read(heic)


def test_a_photo_of_a_telephone_is_read_where_something_reads_it(reader: Reader) -> None:
    heic = (Path(__file__).parent / "red.heic").read_bytes()  # written by pillow-heif, ours
    assert kind_of(heic) == "HEIF"
    if importlib.util.find_spec("pillow_heif") is None:
        with pytest.raises(TroubleError, match=r"^heic-"):
            reader.read(heic)
        return
    small = reader.read(heic)
    assert (small.width, small.height, small.colours) == (768, 256, ("red",))
    assert b"Maker" not in small.jpeg


def test_avif_is_no_heic() -> None:
    assert kind_of(b"\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1avif") is None


def test_what_takes_too_long_is_ended_and_the_next_one_is_read() -> None:
    hurried = Reader(time_s=0.001)
    with pytest.raises(TroubleError, match=r"^slow$"):
        hurried.read(encoded("PNG"))
    hurried.end()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "darwin", reason="macOS takes the bound for advice")
def test_what_takes_too_much_memory_is_given_up(reader: Reader) -> None:
    wide, high = 8000, PIXELS_MOST // 8000
    rows = zlib.compress((b"\x00" + b"\x00" * (2 * wide)) * high, 1)
    with pytest.raises(TroubleError, match=r"^memory$"):
        reader.read(png_of(wide, high, 16, 0, rows))
    assert reader.read(encoded("PNG")).colours == ("red",)


@pytest.mark.slow
def test_a_picture_of_64_million_pixels_is_read(reader: Reader) -> None:
    wide, high = 8000, PIXELS_MOST // 8000
    rows = zlib.compress((b"\x00" + b"\xff\x00\x00" * wide) * high, 1)
    small = reader.read(png_of(wide, high, 8, 2, rows))
    assert (small.width, small.colours) == (768, ("red",))


@pytest.mark.skipif(sys.platform != "linux", reason="Linux' filter")
def test_the_process_opens_no_file_once_it_is_sealed() -> None:
    told = (
        "from game.ai.sandboxes.confine import confined\n"
        "confined((), behind=False, memory=1 << 29, sealed=True)\n"
        "import os\n"
        "for how in (os.O_RDONLY, os.O_WRONLY | os.O_CREAT):\n"
        "    try: os.open('/tmp/x', how)\n"
        "    except PermissionError: print('no')\n"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["no", "no"]


@pytest.mark.slow
def test_the_window_loads_no_decoder() -> None:
    told = (
        "import sys, game.scenes.front.title, game.app, game.session; print('PIL' in sys.modules)"
    )
    env = {**os.environ}
    done = subprocess.run(
        [sys.executable, "-c", told], capture_output=True, text=True, check=True, env=env
    )
    assert done.stdout.split()[-1] == "False"
