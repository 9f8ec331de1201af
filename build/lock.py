"""Renew the lock: what a release is made of, by version and hash, in ``requirements-release.txt``.

    python build/lock.py

What is built is signed, so nothing may slip in that nobody looked at: pip refuses whatever has not
one of these hashes, wherever it gets it from. The lock names no index, and has every system's. It
is renewed by uv, which this fetches into an environment of its own; read what changed, build, try
out, and commit.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Final

import contents

LOCK: Final = contents.ROOT / "build" / "requirements-release.txt"
OLDEST: Final = "3.11"
"""The Python of which, and of newer ones, the lock is good for."""
HEAD: Final = """\
# What a release is made of and what makes it, for every system. Renewed by: python build/lock.py
"""


def wanted() -> list[str]:
    """Return what ``pyproject.toml`` asks for: of the program, its package and its build."""
    data = tomllib.loads((contents.ROOT / "pyproject.toml").read_text("utf-8"))
    project = data["project"]
    extra = project["optional-dependencies"]["package"]
    return [*project["dependencies"], *extra, *data["build-system"]["requires"]]


def renew(work: Path) -> str:
    """Return the text of a new lock.

    Raises:
        subprocess.CalledProcessError: uv could not be had, or found no way.
    """
    venv.create(work / "venv", with_pip=True)
    commands = work / "venv" / ("Scripts" if os.name == "nt" else "bin")
    asked = work / "wanted.in"
    asked.write_text("\n".join(wanted()), encoding="utf-8")
    _run(commands / "python", "-m", "pip", "install", "--quiet", "uv")
    _run(
        *(commands / "uv", "pip", "compile", asked, "--quiet", "--output-file", work / "lock.txt"),
        *("--universal", "--python-version", OLDEST, "--generate-hashes"),
        *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
    )
    return HEAD + (work / "lock.txt").read_text("utf-8")


def _run(*command: str | Path) -> None:
    told = [str(part) for part in command]
    subprocess.run(told, check=True, cwd=contents.ROOT)  # noqa: S603 our own words


def main(arguments: list[str]) -> int:
    """Write the lock anew."""
    argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0]).parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        text = renew(Path(folder))
    LOCK.write_text(text, encoding="utf-8", newline="\n")
    print(LOCK)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
