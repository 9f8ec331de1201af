"""Every figure that is claimed of the bots of Et Bim! and Witty Zibi, from one command.

Run in a checkout: ``python -m tests.bench.bots_table --out docs/measurements/et_bim.md --jobs 2``.
Results are appended, a file a row, in a folder that is named after a fingerprint of the bots: a
stopped run goes on where it was; after a change of the bots it begins anew. A row ends early once
its interval, drawn out by half to make up for looking often, leaves its bound out.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import re
import time
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from game.arena.figures import ArenaFigures
from game.arena.ledger import Ledger
from game.arena.lineups import rounds_of
from game.arena.matches import FINENESS, Record, sides_of
from game.arena.side_by_side import results
from tests.bench import bots_pages
from tests.bench.bots_rows import ET_BIM, GAMES, Row, rows

ROOT: Final = Path(__file__).parents[2]
SEEN: Final = ("game/gangs/bot", "game/gangs/rules", "game/gangs/model", "game/gangs/allegiance.py",
               "game/games/{game}/rules", "game/games/{game}/model",
               "assets/bots/{game}.json")  # fmt: skip
"""What decides how bots play."""
PORTION: Final = 20
"""Deals between two looks at the interval."""
FEWEST: Final = 40
"""Deals before the first look."""
DRAWN_OUT: Final = 1.5
BEGIN: Final = "<!-- figures: made by tests.bench.bots_table, from here -->"
END: Final = "<!-- to here -->"


class Played:
    """A row and what was played of it."""

    def __init__(self, row: Row, seed: int, folder: Path) -> None:
        """Read what is on file."""
        self.row = row
        self.plan = row.plan(seed)
        self.records: list[Record] = []
        self.figures = ArenaFigures(self.plan)
        gangs = sides_of(self.plan) if self.plan.mode == "mirror" else 0
        self.rounds = rounds_of(self.plan, gangs)
        self._path = folder / f"{row.name}.jsonl"
        self._done: set[tuple[int, int]] = set()

    @property
    def deals(self) -> int:
        """How many deals were played in all their rounds."""
        return len(self._done) // self.rounds

    def read(self) -> None:
        if self._path.exists():
            Ledger(self._path, self.plan, self._take).close()

    def play(self, most: int, jobs: int) -> None:
        """Play on, until it is decided or there are enough."""
        with contextlib.closing(Ledger(self._path, self.plan, self._take)) as ledger:
            while self.deals < most and not self.decided():
                upto = min(most, self.deals + PORTION)
                every = [(deal, number) for deal in range(upto) for number in range(self.rounds)]
                to_do = [number for number in every if number not in self._done]
                for record in results(self.plan, to_do, jobs):
                    ledger.write(record)
                    self._take(record)

    def decided(self) -> bool:
        """Whether the row's bound lies clearly outside of its interval."""
        if self.row.decides is None or self.deals < FEWEST:
            return False
        kind, bound = self.row.decides
        entry = self.entry(kind)
        low, high = entry["ci95"] or (0.0, 1.0)
        rate = entry["win_rate"]
        return abs(rate - bound) > DRAWN_OUT * max(rate - low, high - rate)

    def entry(self, kind: str) -> dict[str, Any]:
        found: dict[str, Any] = self.report()["entries"][kind]
        return found

    def report(self) -> dict[str, Any]:
        return self.figures.report(self.deals)

    def mean_ms(self, kind: str) -> float:
        """The mean time of a decision, from the buckets in which times are kept."""
        times = [
            (exp(int(bucket) / FINENESS) / 1e6, count)
            for record in self.records
            for bucket, count in record["times"][kind].items()
        ]
        return sum(ms * count for ms, count in times) / max(1, sum(count for _, count in times))

    def _take(self, record: Record) -> None:
        number = record["deal"], record["round"]
        if number not in self._done:
            self._done.add(number)
            self.records.append(record)
            self.figures.add(record)


def fingerprint(game: str = ET_BIM) -> str:
    """Eight digits that change with anything that decides how bots play."""
    found = hashlib.sha256()
    for name in SEEN:
        place = ROOT / name.format(game=game)
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.suffix in (".py", ".json"):
                found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:8]


def write(out: Path, text: str) -> None:
    """Put the tables between their marks, and leave everything else as it is."""
    before, _, rest = out.read_text("utf-8").partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit(f"{out}: between “{BEGIN}” and “{END}” the tables belong")
    out.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", "utf-8")


def main(given: Sequence[str] | None = None) -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, prog="tests.bench.bots_table")
    parser.add_argument("--out", type=Path, help="the document whose tables are made anew")
    parser.add_argument("--results", type=Path, default=ROOT / ".work" / "bots")
    parser.add_argument("--game", choices=GAMES, default=ET_BIM)
    parser.add_argument("--bots", default="", help="go on with results of other bots")
    parser.add_argument("--only", default="", help="play the rows whose name has this in it (re)")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals, such as 0.1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    game, bots = asked.game, asked.bots or fingerprint(asked.game)
    folder = asked.results / f"{game}-{bots}-{asked.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Played] = {}
    for row in rows(game):
        played = found[row.name] = Played(row, asked.seed, folder)
        played.read()
        if not re.search(asked.only, row.name):
            continue
        begun = time.monotonic()
        played.play(row.most(asked.share), asked.jobs)
        took = time.monotonic() - begun
        print(f"{row.name}: {played.deals} deals, {took:.0f} s", flush=True)
        if asked.out is not None:
            write(asked.out, bots_pages.told(found, game, bots, asked.seed))
    text = bots_pages.told(found, game, bots, asked.seed)
    if asked.out is None:
        print(text)
    else:
        write(asked.out, text)


if __name__ == "__main__":
    main()
