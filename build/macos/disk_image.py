"""Pack the macOS bundle into a disk image, whose window shows where to drag it.

    python build/macos/disk_image.py BUNDLE IMAGE

dmgbuild writes the image with macOS's own ``hdiutil``, and what Finder remembers of its window.
"""

from __future__ import annotations

import os
import sys
import tempfile
import unicodedata
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import contents

WINDOW: Final = (640, 480)
"""Points, the title bar among them: the picture behind is drawn as large, and twice as large."""
ICON: Final = 128
PROGRAM_AT: Final = (170, 160)
FOLDER_AT: Final = (470, 160)
LICENCES_AT: Final = (320, 340)
FOLDER: Final = "Applications"
LICENCES: Final = "Licences"


def settings(bundle: Path, background: Path) -> dict[str, Any]:
    """Return what dmgbuild is to do with a bundle."""
    within = contents.beside(Path(bundle.name)) / "licences"
    return {
        "format": "UDZO",
        "compression_level": 9,
        "filesystem": "HFS+",
        "files": [str(bundle)],
        "symlinks": {FOLDER: "/Applications", LICENCES: within.as_posix()},
        "icon_locations": {
            # as its file system spells it: letters, then their accents
            unicodedata.normalize("NFD", bundle.name): PROGRAM_AT,
            FOLDER: FOLDER_AT,
            LICENCES: LICENCES_AT,
        },
        "background": str(background),
        "window_rect": ((200, 160), WINDOW),
        "icon_size": ICON,
        "text_size": 13,
        "default_view": "icon-view",
        "include_icon_view_settings": True,
    }


def draw(folder: Path) -> Path:
    """Draw what lies behind the icons, for common and for fine screens; return the common one."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 only where something is drawn

    for name, scale in (("behind.png", 1), ("behind@2x.png", 2)):
        size = (WINDOW[0] * scale, WINDOW[1] * scale)
        picture = pygame.image.load_sized_svg(Path(__file__).with_name("behind.svg"), size)
        pygame.image.save(picture, folder / name)
    return folder / "behind.png"


def make(bundle: Path, image: Path) -> None:
    """Write the disk image of a bundle, over one that is there."""
    import dmgbuild  # noqa: PLC0415 installed on macOS, and where it is tried out

    image.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wanted = settings(bundle, draw(Path(folder)))
        dmgbuild.build_dmg(str(image), contents.TITLE, settings=wanted)


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
