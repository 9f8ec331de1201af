"""Make the program's icons from ``assets/icon.svg``: .ico for Windows, .icns for macOS, .png.

    SDL_VIDEODRIVER=dummy python build/icons.py FOLDER

Each size is drawn from the SVG anew, so that small ones are not blurred big ones. Pillow writes
the two containers; the program itself never needs it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import contents
import pygame
from PIL import Image

WINDOWS: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""What Explorer and the taskbar ask for, at 100 to 250 %."""
MAC: Final = (16, 32, 64, 128, 256, 512, 1024)
"""What an .icns holds, with and without @2x."""
MAC_BODY: Final = 824 / 1024
"""How much of its square a macOS icon's body takes, the rest being room for its shadow.
Source: Apple's template for icons."""
LINUX: Final = (64, 128, 256)
"""What AppStream and a menu ask for."""

SIDE: Final = (164, 314)
"""The picture beside the installer's last words, as NSIS wants it."""
SKY: Final = (255, 226, 163)
"""The evening sky of the title, where it is brightest."""


def draw(size: int) -> Image.Image:
    """Return the icon, as many pixels wide and high."""
    surface = pygame.image.load_sized_svg(contents.ROOT / "assets" / "icon.svg", (size, size))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def draw_for_mac(size: int) -> Image.Image:
    """Return the icon with the margin that macOS's icons have, where it draws their shadows."""
    body = draw(round(size * MAC_BODY / 2) * 2)
    image = Image.new("RGBA", (size, size))
    image.paste(body, ((size - body.width) // 2, (size - body.height) // 2))
    return image


def make(folder: Path) -> list[Path]:
    """Write all icons into a folder and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [folder / f"{contents.PROGRAM}.ico", folder / f"{contents.PROGRAM}.icns"]
    for path, sizes, pen in zip(made, (WINDOWS, MAC), (draw, draw_for_mac), strict=True):
        drawn = [pen(size) for size in sizes]
        wanted = [(size, size) for size in sizes]
        # both formats take each size from the picture that has it
        drawn[-1].save(path, sizes=wanted, append_images=drawn[:-1])
    for size in LINUX:
        made.append(folder / f"{contents.PROGRAM}-{size}.png")
        draw(size).save(made[-1], optimize=True)
    made.append(folder / f"{contents.PROGRAM}-side.bmp")
    side, icon = Image.new("RGB", SIDE, SKY), draw(128)
    side.paste(icon, ((SIDE[0] - icon.width) // 2, 48), icon)
    side.save(made[-1])
    return made


if __name__ == "__main__":
    for path in make(Path(sys.argv[1])):
        print(path)
