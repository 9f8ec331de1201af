"""External bots: bots out of files in a match that is gone on with, where a file runs no code."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Final

from game.cli.seats import USUAL
from game.core.bots import file_of, is_external
from game.core.seats import Seat
from game.core.user_error import UserError
from game.store.chronicle import Chronicle
from game.store.given import given
from game.store.heads import Head
from game.store.replays import Replay

_READ: Final = 1200
"""Letters. Of a longer list of names no question could show the whole."""


def to_be_asked(replay: Replay, data: Path) -> dict[Seat, str]:
    """Return by seat the bots out of files about which a person may be asked.

    A match names them and was begun here with them; all others are never called in.
    """
    known = given(data, replay.path)
    found = {Seat(seat): kind for seat, kind in enumerate(replay.controllers) if kind in known}
    return found if sum(map(len, listed(replay.head.names, found))) <= _READ else {}


def listed(names: Sequence[str], external: Mapping[Seat, str]) -> list[str]:
    """Return who they are and where each lies, the whole of it, a line for each file."""
    places: dict[tuple[str, str], list[str]] = {}
    for seat, kind in external.items():
        places.setdefault(file_of(kind), []).append(names[seat])
    return [f"{', '.join(who)}: {path} ({name})" for (path, name), who in places.items()]


def with_ours(
    head: Head, first: Head | Replay, welcome: Collection[str], file: Chronicle, *, over: bool
) -> tuple[list[str], UserError | None]:
    """Return who sits down, and what to say of external bots in whose place our own bots do.

    Those that are not ``welcome`` are sent away, which is written down unless the match is over.
    """
    now = list(first.controllers)
    gone = {
        Seat(seat): kind
        for seat, kind in enumerate(now)
        if is_external(kind) and kind not in welcome
    }
    for seat in gone:
        now[seat] = USUAL
        if not over:
            file.hand_over(seat, USUAL)
    if not gone or over:
        return now, None
    file.keep(over=False)
    return now, UserError("external-bots.sent-away", who="; ".join(listed(head.names, gone)))
