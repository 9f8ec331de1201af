"""Pairs of windows on worlds of Le Boulet that a viewer cannot tell apart, as many as one likes.

``python -m tests.bench.boulet_pairs [--pairs N] [--first N] [--out FILE]``. By the pair's number:
two cards exchanged that the viewer was not told of (three in four; a Boulet in half of them, one
of the stock in half), somebody's sealed vote the other way round, another thumb at a couch, a
leader who is offered themes. Every frame is compared pixel by pixel. What is done stands in the
file, a line a pair, and is not run again; a pair that is told apart is named, and all goes on.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.le_boulet.boulet_pairs import alike, couch, leading, voting
from tests.secrecy import windows

SORTS: Final = ("cards",) * 12 + ("vote",) * 2 + ("thumb", "themes")
TIDIED: Final = 20
"""The collector comes once in so many pairs."""


def one(number: int, folder: Path) -> dict[str, Any]:
    """Show a pair, and return what there is to say of it."""
    sort, begun, wrong, frames = SORTS[number % len(SORTS)], time.perf_counter(), "", 0
    try:
        match sort:
            case "cards":
                frames = alike(number, folder)
            case "vote":
                frames = voting(number, folder).compare()
            case "thumb":
                frames = couch(number, folder).compare()
            case _:
                shown = leading(number, folder)
                shown.compare(2)
                for its in shown.both:
                    its.stack.top._write("ça pique")
                frames = shown.compare(6)
    except Exception as error:  # noqa: BLE001 whatever it is, it is told and all goes on
        wrong = f"{type(error).__name__}: {error}"[:500]
        windows.forget()
    seconds = round(time.perf_counter() - begun, 2)
    return {"pair": number, "sort": sort, "frames": frames, "wrong": wrong, "seconds": seconds}


def told(done: Sequence[dict[str, Any]]) -> str:
    """Return the figures in a few lines."""
    sorts = Counter(line["sort"] for line in done)
    wrong = [line for line in done if line["wrong"]]
    frames, seconds = (sum(line[key] for line in done) for key in ("frames", "seconds"))
    return "\n".join((
        f"{len(done) - len(wrong):,} pairs the same, {len(wrong)} told apart or broken off",
        f"{frames:,} frames compared",
        ", ".join(f"{sort} {many:,}" for sort, many in sorted(sorts.items())),
        f"{seconds:,.0f} s",
        *(f"pair {line['pair']}: {line['wrong']}" for line in wrong),
    ))  # fmt: skip


def main() -> int:
    """Show what is left of the pairs, and print the figures; 1 where one was told apart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("boulet_pairs.jsonl"))
    asked = parser.parse_args()
    lines = asked.out.read_text("utf-8").splitlines() if asked.out.exists() else []
    done = [json.loads(line) for line in lines if line.strip()]
    known = {line["pair"] for line in done}
    with windows.unhurried(), asked.out.open("a", encoding="utf-8") as file:
        for number in range(asked.first, asked.first + asked.pairs):
            if number in known:
                continue
            if number % TIDIED == 0:
                gc.collect()
            with tempfile.TemporaryDirectory() as folder:
                line = one(number, Path(folder))
            done.append(line)
            file.write(json.dumps(line) + "\n")
            file.flush()
    print(told(done))
    return int(any(line["wrong"] for line in done))


if __name__ == "__main__":
    sys.exit(main())
