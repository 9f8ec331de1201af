"""Twins: a copy of a match that goes on here is that match, and never a second one.

Whoever took out a match that goes on, took the copy in under another name and handed their seat to
a bot would see, at the copy's end, every tile and card of the first. So a copy is known by what its
luck grows from, whatever its name, also while the match lies among the deleted ones. One that was
played on elsewhere takes the place of the match here; any other is not taken in.

What this does not hold up: a copy in another folder or on another computer (docs/secrecy.md).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.core.luck import Seed
from game.store.files import FileError, explained, lock, unlock
from game.store.heads import Head
from game.store.history import DELETED
from game.store.recorder import MATCHES, SEALED
from game.store.replays import Replay, read_head, read_replay

_PLACES: Final = (Path(MATCHES), Path(DELETED) / MATCHES)

Name = tuple[str, Seed]
"""What names a match: its game and its seed. Everything else in a head can be written anew without
changing who holds what."""


class Twins:
    """The matches that go on in a player's folder, looked through once."""

    def __init__(self) -> None:
        """Begin; nothing is read before somebody asks."""
        self._known: dict[Name, Path] = {}
        self._looked = False

    def search(self, data: Path) -> Iterator[None]:
        """Look through them once, one after the other."""
        if self._looked:
            return
        self._looked = True
        for path in _running(data):
            with contextlib.suppress(FileError):
                self._known.setdefault(_name(read_head(path)), path)
            yield

    def of(self, replay: Replay) -> Path | None:
        """Return where the match of a file goes on already; a new one is known from now on."""
        known = self._known.setdefault(_name(replay.head), replay.path)
        return None if known == replay.path else known


def goes_on_as(twin: Path, replay: Replay) -> bool:
    """Say whether a copy is the match at a place, only further on, and may be laid there.

    Nobody may be playing it, and it may not have been deleted.
    """
    if twin.parent.parent.name == DELETED:
        return False
    try:
        ours = read_replay(twin)
        with explained(twin), twin.open("r+b") as file:
            if free := lock(file):
                unlock(file)
    except FileError:
        return False
    many = len(ours.records)
    return free and len(replay.records) > many and replay.records[:many] == ours.records


def _name(head: Head) -> Name:
    return head.game, head.seed


def _running(data: Path) -> list[Path]:
    found: list[Path] = []
    for folder in _PLACES:
        with contextlib.suppress(OSError):
            found += [path for path in (data / folder).iterdir() if path.suffix == SEALED]
    return found
