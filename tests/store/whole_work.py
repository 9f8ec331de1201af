"""Work of the store that screens do in pieces, done to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from game.store.exchange import Export
from game.store.imports import Import, TakenIn


class Steps(Protocol):
    """Something that is done step by step."""

    at: int

    def steps(self) -> Iterator[None]: ...


def whole(work: Steps) -> int:
    """Do it to its end; return how many things it was done with."""
    for _ in work.steps():
        pass
    return work.at


def import_replays(data: Path) -> TakenIn:
    taking = Import.of_folder(data)
    whole(taking)
    return taking.found


def import_file(data: Path, path: Path) -> TakenIn:
    taking = Import.of_file(data, path)
    whole(taking)
    return taking.found


def export_replays(data: Path) -> tuple[Path, int]:
    export = Export(data)
    whole(export)
    return export.path, export.held
