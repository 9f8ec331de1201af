"""What the files of a folder hold, for tests of what is kept and not told."""

from __future__ import annotations

from pathlib import Path

from game.store.notes import Reasons, noted
from game.store.replays import read_replay, unfinished


def reasons_on_file(data: Path) -> Reasons:
    """Return the reasons that are kept of the one match that is not over."""
    return noted(read_replay(unfinished(data)[0].path)).reasons
