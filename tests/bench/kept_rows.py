"""Matches of a table of cells, each played once: a line of JSON a match, and a run that goes on."""

from __future__ import annotations

import json
import multiprocessing
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields, replace
from functools import partial
from itertools import groupby
from math import inf
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeVar

M = TypeVar("M", bound=Any)
"""A match that is to be played, plain data with a ``number``: all else of it names its cell."""
Row = Mapping[str, Any]
Play = Callable[[M], Row]
"""Plays a match, and returns what is kept of it; at the top of a module, for other processes."""
HANDFUL: Final = 4
"""So many matches of every cell are played before it is looked which cells took long enough."""


def words(text: str) -> list[str]:
    """Read a list of the command line."""
    return text.split(",")


def numbers(text: str) -> list[int]:
    """Read a list of numbers of the command line."""
    return [int(one) for one in text.split(",")]


def match_of(row: Row, kind: type[M]) -> M:
    """Return the match that a row is of."""
    found: M = kind(**{field.name: row[field.name] for field in fields(kind)})
    return found


def read(path: Path, kind: type[M]) -> dict[M, Row]:
    """Return what was played by now; a line that was cut short is left out."""
    found = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        found[match_of(row, kind)] = row
    return found


def run(
    path: Path, kind: type[M], wanted: Iterable[M], play: Play[M], jobs: int, seconds: float = inf
) -> list[Row]:
    """Play what is missing, and return all that was asked for and is there.

    ``wanted`` goes through the cells number by number. A cell is left once it took so many
    ``seconds`` of a processor, by what the file says.
    """
    done = read(path, kind)
    spent: dict[M, float] = defaultdict(float)
    for one, row in done.items():
        spent[replace(one, number=0)] += row.get("seconds", 0)
    asked: list[M] = []
    spawn = multiprocessing.get_context("spawn")
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(jobs, spawn) as pool:
        if path.stat().st_size and not path.read_text("utf-8").endswith("\n"):
            file.write("\n")
        for _, some in groupby(wanted, lambda one: one.number // HANDFUL):
            every = list(some)
            asked += every
            missing = [
                one for one in every if one not in done and spent[replace(one, number=0)] < seconds
            ]
            its = partial(timed, play)
            rows = map(its, missing) if jobs == 1 else pool.map(its, missing)
            for one, row in zip(missing, rows, strict=True):
                file.write(json.dumps(row) + "\n")
                file.flush()
                done[one] = row
                spent[replace(one, number=0)] += row["seconds"]
    return [done[one] for one in asked if one in done]


def timed(play: Play[M], match: M) -> Row:
    """Play a match, and return its row, with what it took of a processor."""
    begun = process_time()
    found = play(match)
    return {**asdict(match), **found, "seconds": round(process_time() - begun, 2)}
