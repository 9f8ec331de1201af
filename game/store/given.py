"""Given: which bots out of files a person let sit down here, by the match's file.

What stands in a match's file is data, and no reason to run anything. A bot out of a file is only
asked for again (`game.scenes.lobby.going_on`) where this list, which nothing but the program's own
starts adds to, says that it was given here; what was taken in from elsewhere is never on it.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from game.core.bots import file_of, is_external
from game.store.files import SMALL_MOST, FileError, read_bytes, stands, write_atomic
from game.store.sharing import alone

FILE: Final = "given.json"
_DELETED: Final = "deleted"
"""The folder of deleted matches: one that is brought back is what it was."""
LONGEST: Final = 1024
"""Letters. A longer name is not kept, for no question could show it whole."""


class _Given(BaseModel):
    """By the name of a match's file, the bots out of files that sat down there."""

    model_config = ConfigDict(strict=True)

    matches: dict[str, list[str]] = {}


def given(data: Path, match: Path) -> frozenset[str]:
    """Return which bots out of files were given here for a match's file; none in any doubt."""
    if match.parent.parent != data:
        return frozenset()
    return frozenset(filter(_whole, _read(data).matches.get(match.name, ())))


def remember(match: Path, controllers: Iterable[str]) -> None:
    """Keep which bots out of files a person let sit down at a match that begins here.

    Raises:
        FileError: the folder cannot be written; they are not asked for again.
    """
    external = sorted(set(filter(_whole, controllers)))
    if external:
        with alone(match.parent.parent):
            kept = _still_there(match)
            kept.matches[match.name] = external
            _write(match.parent.parent, kept)


def forget(match: Path) -> None:
    """Forget a name of a match's file: what is to lie there comes from elsewhere.

    Raises:
        FileError: the folder cannot be written.
    """
    data = match.parent.parent
    if match.name in _read(data).matches:
        with alone(data):
            _write(data, _still_there(match))


def _whole(controller: str) -> bool:
    """Say whether a name is that of a bot out of a file whose place hangs on no folder of now."""
    return (
        is_external(controller)
        and len(controller) <= LONGEST
        and Path(file_of(controller)[0]).is_absolute()
    )


def _read(data: Path) -> _Given:
    with contextlib.suppress(FileError, ValidationError, ValueError, RecursionError):
        return _Given.model_validate(
            json.loads(read_bytes(data / FILE, SMALL_MOST).decode("utf-8"))
        )
    return _Given()  # none, or none that can be read: nobody is asked for again


def _still_there(besides: Path) -> _Given:
    """Return what is kept of matches that still lie here, deleted ones too, but one."""
    data, folder = besides.parent.parent, besides.parent
    folders = (folder, data / _DELETED / folder.name)
    return _Given(
        matches={
            name: external
            for name, external in _read(data).matches.items()
            if name != besides.name and any(stands(one / name) is not None for one in folders)
        }
    )


def _write(data: Path, kept: _Given) -> None:
    write_atomic(data / FILE, json.dumps(kept.model_dump(), indent=2).encode() + b"\n")
