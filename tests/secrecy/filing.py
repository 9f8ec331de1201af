"""Files of two worlds that are the same but for what happens there."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import Any
from unittest import mock

from game.store import seal
from game.store.recorder import Recorder


class SameTime(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> SameTime:
        return cls(2026, 1, 1, tzinfo=UTC)


def same_key() -> bytes:
    """Return the key of both worlds' files."""
    return bytes(16)


def same_name(_: int) -> str:
    """Return the end of both worlds' file names."""
    return "0000"


def no_matter(_: int) -> None:
    """Leave a file in the system's hands."""


def created(folder: Path, head: Any) -> Recorder:
    """Return the recorder of a match whose file has the same name and key in both worlds."""
    key = mock.patch.object(seal, "new_key", same_key)
    name = mock.patch("game.store.recorder.secrets.token_hex", same_name)
    kept = mock.patch("os.fsync", no_matter)  # nobody pulls the plug on a proof
    with key, name, kept, mock.patch("game.store.recorder.datetime", SameTime):
        return Recorder.create(folder, head)
