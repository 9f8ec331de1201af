"""Where things lie: pictures and fonts that came with the program, and the player's own files."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from importlib import metadata
from pathlib import Path
from typing import Final

import platformdirs

from game.core.user_error import ShippedError, shipped

APP = "faux-freres"
FROM_SOURCE = "python -m game"
"""What starts the program in a checkout; in texts it stands for whatever started this one."""
SHIPPED: Final = "shipped.json"
"""What a package holds beside code, written when it is built: size and SHA-256 of each file."""
_SPARED: Final = ("assets/sounds/", "assets/bots/")
"""What one can play without; what is missing of these is said where it is."""
HOME_VARIABLE = "FAUX_FRERES_HOME"
"""An environment variable that moves all of the player's files, for tests and trials."""


def assets_root() -> Path:
    """Return the folder of pictures and fonts: in a checkout, a wheel or a frozen program.

    Raises:
        ShippedError: the program was installed without it.
    """
    package = Path(__file__).resolve().parent.parent
    frozen = Path(getattr(sys, "_MEIPASS", package))
    for root in (frozen / "assets", package / "assets", package.parent / "assets"):
        if (root / "svg").is_dir():
            return root
    raise ShippedError(frozen / "assets")


def called() -> str:
    """Return what one types to start this program: a packaged or an installed one has a name."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).stem
    return APP if Path(sys.argv[0]).stem == APP else FROM_SOURCE


def data_root(chosen: Path | None = None, *, portable: bool = False) -> Path:
    """Return the folder of the player's files, not made yet: saves, replays, settings.

    The first that applies: a folder chosen on the command line, the environment variable, a
    folder beside the program (``portable``), the system's usual place.
    """
    if chosen is not None:
        return chosen
    if HOME_VARIABLE in os.environ:
        return Path(os.environ[HOME_VARIABLE])
    if portable:
        return _program().parent / f"{APP}-data"
    return platformdirs.user_data_path(APP, appauthor=False, roaming=True)


def _program() -> Path:
    """Return what a person would call the program: its file, or on macOS the bundle around it.

    What is written into a bundle breaks its seal, and is gone with the next version.
    """
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parent.parent
    program = Path(sys.executable)
    return next((one for one in program.parents if one.suffix == ".app"), program)


def check_shipped(*, whole: bool = False) -> int:
    """Check that all files are here that a package was built with; return how many were looked at.

    Sizes are looked at, or with ``whole`` every byte. There is no list outside of packages.

    Raises:
        ShippedError: a file is missing or damaged; the error names it.
    """
    if not getattr(sys, "frozen", False):
        return 0
    root = Path(getattr(sys, "_MEIPASS", ""))
    with shipped(root / SHIPPED):
        found = json.loads((root / SHIPPED).read_text("utf-8"))
        try:
            listed = [(name, size, total) for name, (size, total) in found.items()]
        except (AttributeError, TypeError) as error:
            raise ValueError(SHIPPED) from error
    for name, size, total in listed:
        path = root / name
        if not whole and name.startswith(_SPARED):
            continue
        with shipped(path):
            if path.stat().st_size != size:
                raise ShippedError(path)
            if whole and hashlib.sha256(path.read_bytes()).hexdigest() != total:
                raise ShippedError(path)
    return len(listed)


def shipped_text(name: str) -> str:
    """Return a text that is shipped with the program, such as a licence; empty where it is not.

    It lies with the pictures and fonts, beside them in a checkout or a frozen program, and in
    what pip keeps about an installed one.
    """
    assets = assets_root()
    for folder in (assets, assets / "fonts", assets.parent, assets.parent.parent):
        with contextlib.suppress(OSError):
            return (folder / name).read_text("utf-8")
    with contextlib.suppress(metadata.PackageNotFoundError, OSError):
        for path in metadata.distribution(APP).files or ():
            if path.name == name:
                return path.read_text("utf-8")
    return ""
