"""Pairs of windows on worlds that a viewer cannot tell apart, as many as one likes.

Run in a checkout: ``python -m tests.bench.pairs [--pairs N] [--seed S] [--jobs J] [--out FILE]``.
Every pair is what ``tests/secrecy`` proves: the real scenes with a fake clock, and all that a
witness could note of them compared. Blocks that are done stand in the file, a line each, and are
not run again; a pair that fails is named, and all goes on. ``--only`` runs one pair alone.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.secrecy import windows
from tests.secrecy.pairing import duel
from tests.secrecy.planning import Plan

BLOCK: Final = 100
Block = tuple[str, int, int, int]
"""A game, a seed, the first pair and how many."""
TIDIED: Final = 20
"""The collector comes once in so many pairs."""


def block(asked: Block) -> dict[str, Any]:
    """Run some pairs, and return what there is to say of them."""
    game, seed, first, count = asked

    def pair(number: int, folder: Path) -> dict[str, int]:
        run = duel(windows.arts(), number, seed, folder, game)
        return {
            "facts": run.compared, "frames": run.frames, "actions": run.actions,
            f"sort {run.its.sort}": 1, f"shown to {shown_to(run.its)}": 1,
        }  # fmt: skip

    told = {"game": game, "seed": seed, "first": first, "count": count}
    return {**told, **each(range(first, first + count), pair)}


def each(numbers: range, pair: Callable[[int, Path], Mapping[str, int]]) -> dict[str, Any]:
    """Run pairs, each in a folder of its own: what they came to, which failed, and the seconds."""
    begun = time.perf_counter()
    figures: Counter[str] = Counter()
    failed: list[list[Any]] = []
    with windows.unhurried(), tempfile.TemporaryDirectory() as folder:
        for number in numbers:
            if number % TIDIED == 0:
                gc.collect()
            try:
                its = pair(number, Path(folder) / str(number))
            except Exception as error:  # noqa: BLE001 whatever it is, it is told and all goes on
                failed.append([number, f"{type(error).__name__}: {error}"[:2000]])
                windows.forget()
                continue
            figures.update({"pairs": 1, **its})
    seconds = round(time.perf_counter() - begun, 1)
    return {"seconds": seconds, "failed": failed, **figures}


def shown_to(its: Plan) -> str:
    """Return who looks at the windows of a pair."""
    if its.people > 1:
        return "several"
    return "nobody" if its.bystander else "one"


def done_before(out: Path, game: str, seed: int) -> list[dict[str, Any]]:
    """Return the blocks of a game and a seed that stand in the file."""
    if not out.exists():
        return []
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines() if line.strip()]
    return [line for line in lines if line["seed"] == seed and line.get("game", "et_bim") == game]


def blocks(pairs: int, game: str, seed: int, done: Sequence[dict[str, Any]]) -> Iterator[Block]:
    known = {line["first"] for line in done}
    for first in range(0, pairs, BLOCK):
        if first not in known:
            yield game, seed, first, min(BLOCK, pairs - first)


def told(done: Sequence[dict[str, Any]]) -> str:
    """Return the figures of all blocks in a few lines."""
    figures: Counter[str] = Counter()
    for line in done:
        figures.update({key: its for key, its in line.items() if type(its) in (int, float)})
    failed = [one for line in done for one in line["failed"]]
    sorts = ", ".join(
        f"{key} {its:,}" for key, its in sorted(figures.items()) if key[:4] in ("sort", "show")
    )
    rate = figures["pairs"] / max(1e-9, figures["seconds"])
    return "\n".join(
        (
            f"{figures['pairs']:,} pairs the same, {len(failed)} told apart",
            f"{figures['facts']:,} facts compared in {figures['frames']:,} frames",
            sorts,
            f"{figures['seconds']:,.0f} s of work, {rate:.1f} pairs a second and process",
            *(f"pair {number}: {what}" for number, what in failed),
        )
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run what is left, and print the figures; 1 where a pair was told apart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="et_bim")
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("pairs.jsonl"))
    parser.add_argument("--only", type=int, help="run this pair alone")
    asked = parser.parse_args(argv)
    if asked.only is not None:
        with tempfile.TemporaryDirectory() as folder:
            run = duel(windows.arts(), asked.only, asked.seed, Path(folder), asked.game)
        print(f"{run.compared:,} facts are the same")
        return 0
    done = done_before(asked.out, asked.game, asked.seed)
    todo = blocks(asked.pairs, asked.game, asked.seed, done)
    return run_all(block, todo, done, asked.jobs, asked.out)


def run_all(
    run: Callable[[Block], dict[str, Any]], todo: Iterator[Block], done: list[dict[str, Any]],
    jobs: int, out: Path,
) -> int:  # fmt: skip
    """Run what is left, a line each into the file, and print the figures; 1 where one failed."""
    pool = multiprocessing.get_context("spawn").Pool(jobs)
    with out.open("a", encoding="utf-8") as file:
        for line in pool.imap_unordered(run, todo):
            done.append(line)
            file.write(json.dumps(line) + "\n")
            file.flush()
    pool.close()
    pool.join()
    print(told(done))
    return int(any(line["failed"] for line in done))


if __name__ == "__main__":
    sys.exit(main())
