"""What a release needs besides its packages; ``.github/workflows/release.yml`` calls it.

    python build/release.py check           # is the tag this version, and in the changelog?
    python build/release.py gather FOLDER   # check all sums; write SHA256SUMS and notes.md

Needs nothing but Python, and reads the program without importing it.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Final

import contents

PACKAGES: Final = (
    "linux-x64.tar.gz",
    "windows-x64.zip",
    "windows-x64-setup.exe",
    "macos-arm64.dmg",
    "macos-x64.dmg",
)
"""What every release has, as it is called after the program's name and version."""
TAG: Final = "GITHUB_REF_NAME"
NOTES: Final = """\
{changes}

---

How to install, what Windows and macOS will say, and what has been tried where:
[docs/install.md](../../blob/{tag}/docs/install.md). `SHA256SUMS` has the sums of all packages.
"""


def packages() -> list[str]:
    """Return the names of all packages of this version."""
    return [f"{contents.PROGRAM}-{contents.version()}-{one}" for one in PACKAGES]


def changes() -> str:
    """Return what the changelog says of this version.

    Raises:
        SystemExit: it says nothing.
    """
    text = (contents.ROOT / "CHANGELOG.md").read_text("utf-8")
    version = re.escape(contents.version())
    found = re.search(rf"^## \[{version}\][^\n]*\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    if found is None or not found[1].strip():
        sys.exit(f"CHANGELOG.md has no section [{contents.version()}]")
    return found[1].strip()


def check(tag: str) -> None:
    """Stop unless a tag is this version's and the changelog speaks of it.

    Raises:
        SystemExit: it is another's, or the changelog is silent.
    """
    if tag != f"v{contents.version()}":
        sys.exit(f"the tag is {tag or 'missing'}, but the program says {contents.version()}")
    changes()


def gather(folder: Path, tag: str) -> None:
    """Hold every package against its sum, and write ``SHA256SUMS`` and ``notes.md`` beside them.

    Raises:
        SystemExit: a package or its sum is missing, is another version's, or does not agree.
    """
    wanted = packages()
    there = {path.name for path in folder.iterdir()}
    needed = {name for one in wanted for name in (one, f"{one}.sha256")}
    if there != needed:
        sys.exit(f"missing: {sorted(needed - there)}; nobody's: {sorted(there - needed)}")
    lines = []
    for name in wanted:
        line = f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n"
        if (folder / f"{name}.sha256").read_text("utf-8") != line:
            sys.exit(f"{name} is not what {name}.sha256 says")
        lines.append(line)
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")
    notes = NOTES.format(changes=changes(), tag=tag)
    (folder / "notes.md").write_text(notes, encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> int:
    """Do what the workflow asks for."""
    match arguments:
        case ["check"]:
            check(os.environ.get(TAG, ""))
        case ["gather", folder]:
            gather(Path(folder), os.environ.get(TAG, ""))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
