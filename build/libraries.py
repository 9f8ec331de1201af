"""The libraries that come inside other people's packages: whose they are and under which licence.

``build/notices.py`` finds each bundled library in here, or the build fails: nothing is shipped of
which we do not know whose it is. File names are those of Linux, macOS and Windows.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Library(NamedTuple):
    """A library: how its files are called, its licence, its source, and its texts in licences/."""

    files: str
    name: str
    licence: str
    source: str
    texts: tuple[str, ...]
    version: str = ""
    """The function in it that says its version, asked of those under the LGPL."""


LGPL: Final = "LGPL-2.1.txt"
GITHUB: Final = "https://github.com"
LIBRARIES: Final = (
    Library(r"SDL2_image", "SDL_image", "Zlib", f"{GITHUB}/libsdl-org/SDL_image", ("sdl2-image",)),
    Library(r"SDL2_mixer", "SDL_mixer", "Zlib", f"{GITHUB}/libsdl-org/SDL_mixer", ("sdl2-mixer",)),
    Library(r"SDL2_ttf", "SDL_ttf", "Zlib", f"{GITHUB}/libsdl-org/SDL_ttf", ("sdl2-ttf",)),
    Library(r"SDL2", "SDL", "Zlib", f"{GITHUB}/libsdl-org/SDL", ("sdl2",)),
    Library(r"ogg", "Ogg", "BSD-3-Clause", f"{GITHUB}/xiph/ogg", ("ogg",)),
    Library(r"vorbis(enc|file)?", "Vorbis", "BSD-3-Clause", f"{GITHUB}/xiph/vorbis", ("vorbis",)),
    Library(r"FLAC", "FLAC", "BSD-3-Clause", f"{GITHUB}/xiph/flac", ("flac",)),
    Library(r"opus", "Opus", "BSD-3-Clause", f"{GITHUB}/xiph/opus", ("opus",)),
    Library(r"opusfile", "Opusfile", "BSD-3-Clause", f"{GITHUB}/xiph/opusfile", ("opusfile",)),
    Library(r"wavpack(dll)?", "WavPack", "BSD-3-Clause", f"{GITHUB}/dbry/WavPack", ("wavpack",)),
    Library(r"xmp", "libxmp", "MIT", f"{GITHUB}/libxmp/libxmp", ("xmp",)),
    Library(
        r"fluidsynth",
        "FluidSynth",
        "LGPL-2.1-or-later",
        f"{GITHUB}/FluidSynth/fluidsynth/releases/tag/v{{version}}",
        ("fluidsynth", LGPL),
        version="fluid_version_str",
    ),
    Library(
        r"mpg123",
        "mpg123",
        "LGPL-2.1",
        "https://www.mpg123.de/download/mpg123-{version}.tar.bz2",
        ("mpg123", LGPL),
        version="mpg123_distversion",
    ),
    Library(
        r"sndfile",
        "libsndfile",
        "LGPL-2.1-or-later",
        f"{GITHUB}/libsndfile/libsndfile/releases/tag/{{version}}",
        ("sndfile", LGPL),
        version="sf_version_string",
    ),
    Library(
        r"webp(demux|mux)?|sharpyuv",
        "WebP",
        "BSD-3-Clause",
        "https://chromium.googlesource.com/webm/libwebp",
        ("webp",),
    ),
    Library(
        r"freetype", "FreeType", "FTL", "https://gitlab.freedesktop.org/freetype", ("freetype",)
    ),
    Library(r"harfbuzz", "HarfBuzz", "MIT", f"{GITHUB}/harfbuzz/harfbuzz", ("harfbuzz",)),
    Library(r"brotli(common|dec)", "Brotli", "MIT", f"{GITHUB}/google/brotli", ("brotli",)),
    Library(r"png16|png", "libpng", "libpng-2.0", f"{GITHUB}/pnggroup/libpng", ("libpng",)),
    Library(
        r"jpeg(62)?|turbojpeg",
        "libjpeg-turbo",
        "IJG and BSD-3-Clause",
        f"{GITHUB}/libjpeg-turbo/libjpeg-turbo",
        ("libjpeg-turbo",),
    ),
    Library(r"tiff", "libtiff", "libtiff", "https://gitlab.com/libtiff/libtiff", ("libtiff",)),
    Library(r"openjp2", "OpenJPEG", "BSD-2-Clause", f"{GITHUB}/uclouvain/openjpeg", ("openjpeg",)),
    Library(r"zstd", "Zstandard", "BSD-3-Clause", f"{GITHUB}/facebook/zstd", ("zstd",)),
    Library(r"xcb", "libxcb", "MIT", "https://gitlab.freedesktop.org/xorg/lib/libxcb", ("xcb",)),
    Library(r"Xau", "libXau", "MIT", "https://gitlab.freedesktop.org/xorg/lib/libxau", ("xau",)),
    Library(r"z|zlib1", "zlib", "Zlib", f"{GITHUB}/madler/zlib", ("zlib",)),
    Library(r"ffi", "libffi", "MIT", f"{GITHUB}/libffi/libffi", ("libffi",)),
    Library(r"lzma", "liblzma", "public domain", f"{GITHUB}/tukaani-project/xz", ("liblzma",)),
    Library(r"bz2", "bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2", ("bzip2",)),
)

BUILT_IN: Final = {
    "SDL2_ttf.dll": ("FreeType", "HarfBuzz", "zlib"),
    "libpng16-16.dll": ("zlib",),
}
"""What lies beside a library elsewhere and inside it on Windows, as texts within the file show."""


def built_into(file: str) -> list[Library]:
    """Return the libraries that a file holds besides the one it is."""
    return [one for one in LIBRARIES if one.name in BUILT_IN.get(file, ())]


def library_of(file: str) -> Library | None:
    """Return the library that a file is, such as ``libogg-15db22d2.so.0.8.6`` or ``SDL2.dll``."""
    stem = re.split(r"\.(?:so|dll|dylib)\b|\.\d", file)[0]
    stem = re.sub(r"-[0-9a-f]{8}$", "", stem)  # what wheels add to tell libraries apart
    stem = re.sub(r"-\d+$", "", stem.removeprefix("lib"))  # and the version of their interface
    found = (one for one in LIBRARIES if re.fullmatch(one.files, stem))
    return next(found, None)
