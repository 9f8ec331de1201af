"""Say what Windows will see in a program, and fail where it is not what was meant.

python build/wine/look.py PROGRAM.exe
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pefile

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "windows"))
import contents
import version_resource

X64: Final = 0x8664
WINDOWED: Final = 2
"""IMAGE_SUBSYSTEM_WINDOWS_GUI: no black window behind it."""
ICONS: Final = {16, 32, 48, 256}
"""The sizes without which Explorer scales."""


def described(program: pefile.PE) -> dict[str, str]:
    """Return the texts of the version resource."""
    return {
        name.decode(): text.decode()
        for info in program.FileInfo[0]
        if info.Key == b"StringFileInfo"
        for table in info.StringTable
        for name, text in table.entries.items()
    }


def icon_sizes(program: pefile.PE) -> set[int]:
    """Return the widths of all icons, in pixels."""
    kinds = {entry.id: entry.directory for entry in program.DIRECTORY_ENTRY_RESOURCE.entries}
    [group] = kinds[pefile.RESOURCE_TYPE["RT_GROUP_ICON"]].entries
    [entry] = group.directory.entries
    raw = program.get_data(entry.data.struct.OffsetToData, entry.data.struct.Size)
    # a header of 6 bytes, then 14 for each; 256 is written as 0
    return {raw[at] or 256 for at in range(6, len(raw), 14)}


def main(path: Path) -> int:
    """Look, and print one line for each thing seen."""
    program = pefile.PE(str(path))
    assert program.FILE_HEADER.Machine == X64, "not for 64 bits"
    assert program.OPTIONAL_HEADER.Subsystem == WINDOWED, "it opens a console window"
    print("64 bits, no console window")
    told = described(program)
    version = contents.version()
    assert told == version_resource.WHAT | {"FileVersion": version, "ProductVersion": version}, told
    fixed = program.VS_FIXEDFILEINFO[0]
    numbers = *divmod(fixed.FileVersionMS, 0x10000), *divmod(fixed.FileVersionLS, 0x10000)
    assert numbers == version_resource.numbers(version), numbers
    print("version resource:", "; ".join(f"{name} {text}" for name, text in told.items()))
    sizes = icon_sizes(program)
    assert sizes >= ICONS, sizes
    print("icons:", *sorted(sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
