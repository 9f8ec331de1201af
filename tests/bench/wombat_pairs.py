"""Pairs of windows on builds of Wombat that a viewer cannot tell apart, as many as one likes.

``python -m tests.bench.wombat_pairs [--pairs N] [--frames N] [--jobs J] [--out FILE]``: so many
of each sort of exchange (``tests.wombat.wombat_worlds``). In all of them are compared facts, lines
of the log and of the file, sounds, captions, speech, what gamepads shake, and who is asked and acts
in which tick, picture by picture; in every fourth what is drawn as well, in every eighth the pixels
of some pictures, in every tenth how often each function was called. Blocks that are done stand in
the file, a line each, and are not run again; a pair that fails is named, and all goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tests.bench.pairs import done_before, each, run_all
from tests.secrecy import windows
from tests.wombat.wombat_windows import duel
from tests.wombat.wombat_worlds import SORTS

BLOCK: Final = 100
TIDIED: Final = 20
"""The collector comes once in so many pairs."""
Block = tuple[str, int, int, int]
"""A sort, the first pair, how many, and how many frames of each."""


def block(asked: Block) -> dict[str, Any]:
    """Run some pairs, and return what there is to say of them."""
    sort, first, count, frames = asked

    def pair(number: int, folder: Path) -> dict[str, int]:
        run = duel(windows.arts(), number, sort, folder, frames)
        its = run.its
        return {
            "facts": run.compared, "frames": run.frames, "actions": run.acts, f"sort {sort}": 1,
            f"shown to {its.room}": 1, "show frames": its.draws, "show pixels": its.paints,
            "show work": its.counts, "show nothing compared": not run.compared,
            **{f"kind {kind}": many for kind, many in run.kinds.items()},
        }  # fmt: skip

    told = {"game": sort, "seed": frames, "first": first, "count": count}
    return {**told, **each(range(first, first + count), pair)}


def blocks(pairs: int, frames: int, done: Sequence[dict[str, Any]]) -> Iterator[Block]:
    """Yield what is left, the sorts in turn."""
    known = {(line["game"], line["first"]) for line in done}
    for first in range(0, pairs, BLOCK):
        for sort in SORTS:
            if (sort, first) not in known:
                yield sort, first, min(BLOCK, pairs - first), frames


def main(argv: Sequence[str] | None = None) -> int:
    """Run what is left, and print the figures; 1 where a pair was told apart."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--frames", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("wombat_pairs.jsonl"))
    asked = parser.parse_args(argv)
    done = [line for sort in SORTS for line in done_before(asked.out, sort, asked.frames)]
    todo = blocks(asked.pairs, asked.frames, done)
    return run_all(block, todo, done, asked.jobs, asked.out)


if __name__ == "__main__":
    sys.exit(main())
