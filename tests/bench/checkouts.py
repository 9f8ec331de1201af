"""Other checkouts of this repository, and what is run in them by this Python."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parents[2]


@contextmanager
def checkout_of(commit: str) -> Iterator[Path]:
    """Yield a checkout of a commit in a folder of its own, which is removed afterwards.

    Raises:
        CalledProcessError: git knows no such commit, and has said so.
    """
    git = ("git", "-C", str(HERE), "worktree")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, "other")
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def environment(checkout: Path) -> Mapping[str, str]:
    """Return the environment in which Python imports a checkout's program, unseen and unheard."""
    return {
        **os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "",
    }  # fmt: skip


def output(checkout: Path, *arguments: str) -> str:
    """Return what Python prints when it is run with a checkout's program.

    Raises:
        CalledProcessError: it failed, and has said why.
    """
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout, env=environment(checkout), stdout=subprocess.PIPE, text=True, check=True,
    ).stdout  # fmt: skip
