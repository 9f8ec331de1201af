"""What bots have learnt: a file that comes with the program, one a game, by ``fit`` or a bench.

It is read and checked here and handed on as plain data: where bots think there is no disk. Kinds of
players have weights by name; what is counted by case stands in tables (since format 2).
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from game.store.files import FileError, read_bytes, write_atomic
from game.store.places import assets_root

FORMAT: Final = 2
"""Files of format 1, which have no tables, are read too."""
_ROW: Final = re.compile(rb"\[\n *(-?[\d.e+-]+(?:,\n *-?[\d.e+-]+)*)\n *\]")
"""A list of nothing but numbers, one a line."""
_Number = Annotated[float, Field(ge=-1000, le=1000)]
_Weights = dict[str, _Number]
_Table = dict[str, list[_Number] | list[list[_Number]]]
"""By name a row of numbers, or rows; what each stands for says the game's ``bot``."""


class _Kind(BaseModel):
    """A kind of player: weights by name, how common it is, how often it does anything at all."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False, defer_build=True)

    goes_by: str
    share: Annotated[float, Field(ge=0, le=1)]
    elsewhere: Annotated[float, Field(ge=0, le=1)] = 0.0
    tremble: Annotated[float, Field(gt=0, lt=1)]
    dissimilarity: Annotated[float, Field(gt=0, le=1)] = 1.0
    weights: _Weights


class _Play(BaseModel):
    """A policy that bots play by themselves."""

    model_config = ConfigDict(extra="allow", allow_inf_nan=False, defer_build=True)

    weights: _Weights


class _Learned(BaseModel):
    """The whole file. How it was made is for people to read."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False, defer_build=True)

    format: Literal[1, 2]
    game: str
    made: dict[str, Any]
    kinds: dict[str, _Kind] = {}
    strangers: Annotated[float, Field(ge=0, lt=1)] = 0.0
    play: dict[str, _Play] = {}
    tables: dict[str, _Table] = {}

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.kinds and (self.format == 1 or not self.tables):
            raise ValueError("nobody is imagined")
        return self


def learned_path(game: str) -> Path:
    """Return where a game's file lies."""
    return assets_root() / "bots" / f"{game}.json"


def read_learned(game: str, path: Path | None = None) -> dict[str, Any]:
    """Return what the bots of a game have learnt.

    Raises:
        FileError: the file is missing or damaged; the error names it.
    """
    path = learned_path(game) if path is None else path
    try:
        found = _Learned.model_validate(json.loads(read_bytes(path)))
        if found.game != game:
            raise ValueError(found.game)
    except FileError as error:
        raise FileError("store.bots-unread", path) from error
    except (ValueError, RecursionError, ValidationError) as error:
        raise FileError("store.bots-damaged", path) from error
    return found.model_dump()


def write_learned(path: Path, data: dict[str, Any]) -> None:
    """Write a file of what bots have learnt, whole; a row of numbers takes a line.

    Raises:
        FileError: it cannot be written.
    """
    content = json.dumps(data, indent=1, ensure_ascii=False).encode() + b"\n"
    content = _ROW.sub(lambda row: b"[" + b" ".join(row[1].split()) + b"]", content)
    write_atomic(path, content, shared=True)
