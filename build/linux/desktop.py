"""Lay what a Linux desktop wants to know beside the program: menu entry, AppStream file, icons.

The package's ``share/`` is laid out as systems lay out theirs; ``menu.sh`` copies it into one
account. Releases stand in CHANGELOG.md; a version that is not there yet is a development one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import contents

HERE: Final = Path(__file__).resolve().parent
ENTRY: Final = f"{contents.PROGRAM}.desktop"
ABOUT: Final = "org.faux_freres.game.metainfo.xml"
"""Named by its id, in which AppStream discourages a hyphen, and macOS allows no underscore."""
SIZES: Final = (64, 128, 256)
_HEAD: Final = re.compile(r"^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)", flags=re.MULTILINE)


def lay(program: Path, icons: Path) -> None:
    """Copy everything into the folder of a packaged program."""
    share = program / "share"
    shutil.rmtree(share, ignore_errors=True)
    for folder in ("applications", "metainfo"):
        (share / folder).mkdir(parents=True)
    shutil.copyfile(HERE / ENTRY, share / "applications" / ENTRY)
    about = metainfo(releases((contents.ROOT / "CHANGELOG.md").read_text("utf-8")))
    (share / "metainfo" / ABOUT).write_text(about, encoding="utf-8")
    for size in SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(icons / f"{contents.PROGRAM}-{size}.png", place / f"{contents.PROGRAM}.png")
    shutil.copy(HERE / "menu.sh", program / "menu.sh")


def releases(changelog: str) -> list[tuple[str, str, str]]:
    """Return version, day and kind of each release, the newest first, this version among them."""
    found = [(version, day, "stable") for version, day in _HEAD.findall(changelog)]
    if contents.version() not in [version for version, _, _ in found]:
        found.insert(0, (contents.version(), _today(), "development"))
    return found


def metainfo(listed: list[tuple[str, str, str]]) -> str:
    """Return the AppStream file with its releases."""
    lines = [
        f'    <release version="{version}" date="{day}" type="{kind}"/>'
        for version, day, kind in listed
    ]
    text = (HERE / ABOUT).read_text("utf-8")
    assert "  <releases/>\n" in text, "there is a place for the releases"
    return text.replace("  <releases/>\n", "\n".join(["  <releases>", *lines, "  </releases>", ""]))


def _today() -> str:
    """Return the day of what is packed: the same package from the same commit."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")  # reproducible-builds.org
    if epoch is None:
        told = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],  # noqa: S607 git, wherever it lies
            cwd=contents.ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        epoch = told.stdout.strip()
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    return f"{moment:%Y-%m-%d}"
