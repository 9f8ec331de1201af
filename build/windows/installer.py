"""Make the Windows installer of a packaged program with NSIS, on any system that has makensis.

    python build/windows/installer.py

``build/package.py`` does so by itself on Windows, where makensis is found.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import contents
import package
import version_resource

SCRIPT: Final = Path(__file__).with_name("faux-freres.nsi")
MOST: Final = 30
"""Megabytes that the installer may have: what most people on Windows fetch, in LZMA."""
FOLDERS: Final = ("ProgramFiles(x86)", "ProgramFiles")
"""Where NSIS's own installer puts it, which tells nobody's PATH of it."""


def makensis() -> str | None:
    """Return where NSIS's compiler is, or None."""
    places = [str(Path(os.environ[one]) / "NSIS") for one in FOLDERS if one in os.environ]
    return shutil.which("makensis") or shutil.which("makensis", path=os.pathsep.join(places))


def removal(program: Path) -> str:
    """Return the macro that deletes what the installer lays into its folder, and nothing else."""
    lines = [
        f'  {"RMDir /r" if path.is_dir() else "Delete"} "$INSTDIR\\{path.name}"'
        for path in sorted(program.iterdir())
    ]
    return "\n".join(["!macro REMOVE_PROGRAM", *lines, "!macroend", ""])


def make(program: Path, compiler: str) -> Path:
    """Write the installer of a packaged program into ``dist/`` and return it.

    Raises:
        SystemExit: it is larger than was agreed on.
    """
    lists = package.WORK / "program.nsh"
    lists.write_text(removal(program), encoding="utf-8")
    package.DIST.mkdir(exist_ok=True)
    out = package.DIST / f"{contents.PROGRAM}-{contents.version()}-windows-x64-setup.exe"
    size = sum(path.stat().st_size for path in program.rglob("*") if path.is_file())
    told = {
        "VERSION": contents.version(),
        "FOUR": ".".join(str(part) for part in version_resource.numbers(contents.version())),
        "PROGRAM": program,
        "ICON": package.WORK / "icons" / f"{contents.PROGRAM}.ico",
        "SIDE": package.WORK / "icons" / f"{contents.PROGRAM}-side.bmp",
        "OUT": out,
        "KILOBYTES": size // 1024,
        "LISTS": lists,
    }
    # warnings are errors; the script is read before anything is packed
    package.run(
        compiler, "-V2", "-WX", *(f"-D{name}={what}" for name, what in told.items()), SCRIPT
    )
    total = package.write_sum(out)
    size = out.stat().st_size
    print(f"{out.name}: {size / package.MEGABYTE:.1f} MB\nSHA-256 {total}")
    if size > MOST * package.MEGABYTE:
        sys.exit(f"{size / package.MEGABYTE:.1f} MB is more than the {MOST} that were agreed on")
    return out


def main() -> int:
    """Make the installer of what ``build/package.py`` built last."""
    compiler = makensis()
    program = package.WORK / "dist" / contents.PROGRAM
    if compiler is None:
        sys.exit("makensis is missing: install NSIS (Debian: apt install nsis)")
    if not (program / f"{contents.PROGRAM}.exe").is_file():
        sys.exit("nothing is built for Windows: run build/package.py there first")
    make(program, compiler)
    return 0


if __name__ == "__main__":
    sys.exit(main())
