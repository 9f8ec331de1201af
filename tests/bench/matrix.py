"""Wins, waits, liveliness and calibration of every game, by level, preset and number of seats.

``python -m tests.bench.matrix --out FILE [--games et_bim,wombat] [--levels normal]
[--presets classic] [--seats 4,5] [--matches 200] [--seconds 600] [--jobs 2] [--salt matrix]
[--against greedy]``. All seats are of one level, or half of them of the one it plays ``against``:
then its wins are told, 100 being as many as it would have if all were alike. In a single round of
hidden gangs each fills a side instead, and the wins of its side are told. What a game has no
preset, level or seats for is left out there. FILE gets one line of JSON a match (``kept_rows``):
what stands there is not played again, so that a run that was stopped goes on, and ``--seconds 0``
only prints. With ``--seconds`` a cell is left once it took so many of a processor: cells that are
dear hold fewer matches.

Prints a table in Markdown a game, with intervals of 95 %; what is out of the band that
docs/bots*.md ask for is bold.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, Final

from game.games import game_of
from tests.bench.kept_rows import match_of, numbers, run, words
from tests.bench.matrix_games import ADAPTERS, Figure, Match, cells, play
from tests.bench.shares import Found, ratio

NOTHING: Final = "–"


def matches(first: Sequence[Match], many: int) -> Iterator[Match]:
    """Yield so many matches of every cell, a match of each at a time."""
    for number in range(many):
        for one in first:
            yield replace(one, number=number)


def told(found: Found | None, figure: Figure, match: Match) -> str:
    """Return a cell of the table, bold if it is out of its band."""
    if found is None:
        return NOTHING
    scale, digits = figure.scale, figure.digits
    text = f"{scale * found.value:.{digits}f}"
    if found.reach is not None:
        text += f" ± {scale * found.reach:.{digits}f}"
    least, most = figure.band(match)
    return text if least <= found.value <= most else f"**{text}**"


def table(game: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the lines of a game's table; figures that no match has are left out."""
    by_cell: dict[Match, list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["game"] == game:
            by_cell[replace(match_of(row, Match), number=0)].append(row)
    figures = [
        figure
        for figure in ADAPTERS[game].figures
        if any(figure.name in row["sums"] for its in by_cell.values() for row in its)
    ]
    head = ["preset", "seats", "level", "matches", *(one.head for one in figures), "s a match"]
    yield "| " + " | ".join(head) + " |"
    yield "|---" * len(head) + "|"
    for match, its in by_cell.items():
        line = [match.preset, str(match.seats), match.level, str(len(its))]
        for figure in figures:
            sums = [row["sums"][figure.name] for row in its if figure.name in row["sums"]]
            line.append(told(figure.measure(sums), figure, match))
        took = ratio([row["seconds"], 1] for row in its)
        assert took is not None
        yield "| " + " | ".join([*line, f"{took.value:.2g}"]) + " |"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print the tables."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--out", type=Path, required=True)
    asking.add_argument("--games", type=words, default=list(ADAPTERS))
    asking.add_argument("--levels", type=words)
    asking.add_argument("--presets", type=words)
    asking.add_argument("--seats", type=numbers)
    asking.add_argument("--matches", type=int, default=200)
    asking.add_argument("--seconds", type=float, default=inf)
    asking.add_argument("--jobs", type=int, default=1)
    asking.add_argument("--salt", default="matrix")
    asking.add_argument("--against", default="")
    asked = asking.parse_args(argv)
    if unknown := set(asked.games) - set(ADAPTERS):
        asking.error(f"--games: no {', '.join(sorted(unknown))}")
    levels = [{"", "greedy", *game_of(game).bot.PLAYED} for game in asked.games]
    if asked.against not in set.intersection(*levels):
        asking.error(f"--against: no {asked.against}")
    every = list(cells(asked.games, asked.salt, asked.against))
    for option, name in (("levels", "level"), ("presets", "preset"), ("seats", "seats")):
        wished, known = vars(asked)[option], {getattr(one, name) for one in every}
        if wished is None:
            continue
        if unknown := set(wished) - known:
            asking.error(f"--{option}: no {', '.join(map(str, sorted(unknown)))}")
        every = [one for one in every if getattr(one, name) in wished]
    rows = run(asked.out, Match, matches(every, asked.matches), play, asked.jobs, asked.seconds)
    for game in asked.games:
        print(f"\n### {game}\n")
        for line in table(game, rows):
            print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
