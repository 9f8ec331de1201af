"""What old releases wrote, and what they said of it in ``said.json``."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from game.store import notes
from game.store.replays import Replay

HERE: Final = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Release:
    """The files of one commit, which nobody has changed since."""

    commit: str

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return HERE / self.commit

    @cached_property
    def said(self) -> dict[str, Any]:
        """What the release said of its files."""
        found: dict[str, Any] = json.loads((self.folder / "said.json").read_text("utf-8"))
        return found

    @property
    def matches(self) -> dict[str, dict[str, Any]]:
        """What it said of each match, by the file's path below the folder."""
        found: dict[str, dict[str, Any]] = self.said["matches"]
        return found

    def is_running(self, name: str) -> bool:
        """Return whether a match was kept before its end, to go on with."""
        return name.startswith("matches/") and "winners" not in self.matches[name]


BFD92EA: Final = Release("bfd92ea")
"""Two games: before more of them came."""
AAA9069A: Final = Release("aaa9069a")
"""All five games."""
C6DE343F: Final = Release("c6de343f")
"""The last one before the words of the glossary came into the code."""


def digest(lines: Iterable[str]) -> str:
    """Return a short hash of lines."""
    found = sha256()
    for line in lines:
        found.update(line.encode() + b"\n")
    return found.hexdigest()[:16]


def facts(events: Iterable[Any]) -> str:
    """Return a short hash of what somebody was told."""
    return digest(
        json.dumps(event.to_json(), sort_keys=True, separators=(",", ":")) for event in events
    )


def noted(replay: Replay) -> dict[str, Any]:
    """Return what was noted beside a match, as ``said.json`` has it."""
    found = notes.noted(replay)
    reasons = found.reasons
    return {
        "marks": {
            str(by): [[*at, count] for at, count in its.items()] for by, its in found.marks.items()
        },
        "guesses": found.guesses,
        "orders": {str(seat): said for seat, said in found.orders.items()},
        "reasons": digest(json.dumps([at, why], sort_keys=True) for at, why in reasons.items())
        if reasons
        else "",
    }
