"""Where things lie: pictures and fonts that came with the program, and the player's own files."""

from __future__ import annotations

import contextlib
import os
import sys
from importlib import metadata
from pathlib import Path

import platformdirs

APP = "faux-freres"
HOME_VARIABLE = "FAUX_FRERES_HOME"
"""An environment variable that moves all of the player's files, for tests and trials."""


def assets_root() -> Path:
    """Return the folder of pictures and fonts: in a checkout, a wheel or a frozen program.

    Raises:
        FileNotFoundError: the program was installed without it.
    """
    package = Path(__file__).resolve().parent.parent
    frozen = Path(getattr(sys, "_MEIPASS", package))
    for root in (frozen / "assets", package / "assets", package.parent / "assets"):
        if (root / "svg").is_dir():
            return root
    raise FileNotFoundError("the program's assets folder is missing: install it again")


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
        frozen = getattr(sys, "frozen", False)
        beside = Path(sys.executable) if frozen else Path(__file__).resolve().parent.parent
        return beside.parent / f"{APP}-data"
    return platformdirs.user_data_path(APP, appauthor=False, roaming=True)


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
