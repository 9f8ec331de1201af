"""The version resource of the Windows program: what Explorer shows under Properties → Details."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import contents

LANGUAGE, UNICODE = 0x040C, 0x04B0
"""French, and UTF-16, as Windows numbers them; the texts of this program are French first."""
WHAT: Final = {
    "CompanyName": "Faux Frères contributors",
    "FileDescription": contents.TITLE,  # the task manager's and the taskbar's name of it
    "InternalName": contents.PROGRAM,
    "LegalCopyright": "© 2026 Faux Frères contributors, MIT licence",
    "OriginalFilename": f"{contents.PROGRAM}.exe",
    "ProductName": contents.TITLE,
}


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows compares; what follows them, such as rc1, it cannot.

    Raises:
        ValueError: the version does not begin with three numbers that fit 16 bits.
    """
    found = re.match(r"(\d+)\.(\d+)\.(\d+)", version)
    if found is None or max(parts := [int(part) for part in found.groups()]) > 0xFFFF:
        raise ValueError(f"{version} is no version for Windows")
    return parts[0], parts[1], parts[2], 0


def text(version: str) -> str:
    """Return the resource in PyInstaller's notation, for ``EXE(version=...)``."""
    four = numbers(version)
    told = WHAT | {"FileVersion": version, "ProductVersion": version}
    lines = ",\n      ".join(f"StringStruct({name!r}, {what!r})" for name, what in told.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={four}, prodvers={four},
    mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable('{LANGUAGE:04X}{UNICODE:04X}', [
      {lines},
    ])]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {UNICODE}])]),
  ],
)
"""


if __name__ == "__main__":
    print(text(contents.version()), end="")
