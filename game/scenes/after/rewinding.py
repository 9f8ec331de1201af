"""Rewinding: a match is read and played through piece by piece before it is shown again."""

from __future__ import annotations

from pathlib import Path

from game.scenes.after.course import playing_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.store.launch import Eyes
from game.store.replays import Pieces, Replay, reading


def watching(kit: Kit, path: Path) -> Pieces[ReplayScene]:
    """Read a match's file piece by piece, to show it as everybody saw it.

    Raises:
        FileError: it cannot be read, or does not replay.
    """
    return (yield from rewinding(kit, (yield from reading(path)), "public"))


def rewinding(kit: Kit, replay: Replay, eyes: Eyes) -> Pieces[ReplayScene]:
    """Play a match through piece by piece, to show it from its beginning.

    Raises:
        FileError: it does not replay.
    """
    return ReplayScene(kit, (yield from playing_through(replay)), eyes)
