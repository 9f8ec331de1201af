"""The history: the files of all matches, and how they are put away, brought back and erased.

A match that is deleted lies in ``deleted/`` under the name of the folder it came from, and is gone
only when it is erased there. Nothing is ever laid over another file.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Final, Literal

from game.store.files import FileError, explained, glance, lock, make_folder, stands, unlock
from game.store.recorder import MATCHES, PLAIN, REPLAYS, SEALED

DELETED: Final = "deleted"
_DAMAGED: Final = f"{SEALED}.damaged"
_TRIES: Final = 10_000
"""How many names are tried for a file whose own is taken."""

Kind = Literal["finished", "unfinished", "damaged"]


@dataclass(frozen=True, slots=True)
class MatchFile:
    """A match's file, not read yet."""

    path: Path
    kind: Kind
    """What its folder and name say of it: a damaged file was put aside when it was found."""
    when: float
    """When it was written last, in seconds since 1970."""
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """A file that was laid elsewhere."""

    before: Path
    now: Path


def kept(data: Path) -> list[MatchFile]:
    """Return every match in the player's folder, the one played last first."""
    return _in(data, deleted=False)


def deleted(data: Path) -> list[MatchFile]:
    """Return the matches that were deleted and are not erased yet, the one played last first."""
    return _in(data / DELETED, deleted=True)


def _in(data: Path, *, deleted: bool) -> list[MatchFile]:
    found = []
    for folder in (REPLAYS, MATCHES):
        there = data / folder
        try:
            names = os.listdir(there)  # noqa: PTH208 thousands of paths take their time
        except (OSError, ValueError):
            continue
        for name in names:
            kind = _kind(name, data, folder)
            if kind is not None:
                path = there / name
                thing, when = glance(path)
                if thing == "file":
                    found.append((when, name, MatchFile(path, kind, when, deleted)))
    return [one for *_, one in sorted(found, key=itemgetter(0, 1), reverse=True)]


def _kind(name: str, data: Path, folder: str) -> Kind | None:
    """Return what a name says of a file, None where it is no match of ours."""
    if folder == REPLAYS:
        return "finished" if name.endswith(PLAIN) and name != PLAIN else None
    if name.endswith(SEALED) and name != SEALED:
        # over: the program was killed between writing the replay and taking this away
        over = stands(data / REPLAYS / (name.removesuffix(SEALED) + PLAIN)) is not None
        return None if over else "unfinished"
    return "damaged" if _DAMAGED in name else None


# ---------------------------------------------------------------- deleting


def put_away(data: Path, path: Path) -> list[Move]:
    """Lay a match's file into the folder of deleted ones; return what was moved.

    Raises:
        FileError: another window plays it, or the system forbids it; nothing was moved.
    """
    return _all_moved(path, data, data / DELETED)


def restore(data: Path, path: Path) -> list[Move]:
    """Bring a deleted match back to where it came from, or beside a file of its name.

    Raises:
        FileError: the system forbids it; nothing was moved.
    """
    return _all_moved(path, data / DELETED, data)


def _all_moved(path: Path, start: Path, goal: Path) -> list[Move]:
    """Move a file, and what was left over of the match beside a replay: it would be one more."""
    moves: list[Move] = []
    try:
        for one in (*_rest(path, start), path):
            moves.insert(0, _moved(one, goal / one.parent.name / one.name))
    except FileError:
        bring_back(moves)
        raise
    return moves


def _rest(path: Path, root: Path) -> list[Path]:
    rest = root / MATCHES / path.with_suffix(SEALED).name
    return [rest] if path.parent == root / REPLAYS and stands(rest) is not None else []


def bring_back(moves: list[Move]) -> list[Move]:
    """Take moves back, the last first; return where the files are now.

    Raises:
        FileError: the system forbids it; what was not moved stays where it is.
    """
    return [_moved(move.now, move.before) for move in reversed(moves)]


def erase(data: Path, path: Path) -> None:
    """Delete a file of the folder of deleted ones for good, because the player confirmed it.

    Raises:
        FileError: the system forbids it, or it does not lie there; it stays.
    """
    if path.parent.parent != data / DELETED:
        raise FileError("store.forbidden", path)
    for one in (*_rest(path, data / DELETED), path):
        with explained(one):
            one.unlink(missing_ok=True)


def _moved(path: Path, goal: Path) -> Move:
    with explained(path):
        if path.suffix == SEALED:
            with path.open("r+b") as file:
                if not lock(file):
                    raise FileError("store.busy", path)
                unlock(file)
        make_folder(goal.parent)
        goal = free(goal)
        path.rename(goal)
    return Move(path, goal)


def free(goal: Path) -> Path:
    """Return a path, or the next one beside it that nothing lies at.

    Raises:
        FileError: thousands of files have that name.
    """
    stem, ending = goal.name.split(".", 1) if "." in goal.name else (goal.name, "")
    for number in range(1, _TRIES):
        name = f"{stem}-{number}" if number > 1 else stem
        path = goal.with_name(f"{name}.{ending}" if ending else name)
        if stands(path) is None and not path.is_symlink():
            return path
    raise FileError("store.in-the-way", goal)
