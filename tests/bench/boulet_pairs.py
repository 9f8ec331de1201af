"""Pairs of windows on worlds of Le Boulet that a viewer cannot tell apart, as many as one likes.

``python -m tests.bench.boulet_pairs [--pairs N] [--out FILE]``. Matches are played by a script in
two windows at once; again and again two cards that the viewer was not told of are exchanged in one
of them (two Images, or an Image and a Boulet; of hands, or one of the stock), or somebody's sealed
choice is another one, and all that a witness could note is compared until it is exchanged back
(``tests.le_boulet.boulet_exchanges``). In one match of sixty pixels are compared, too. After every
tenth match one pair is shown by itself in every pixel of every frame: two cards, a sealed vote, a
thumb at a couch, a leader who is offered themes. What is done stands in the file, a line each, and
is not run again; what is told apart is named, and all goes on.
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

from game.scenes.writing import Written
from tests.le_boulet.boulet_exchanges import Exchanges
from tests.le_boulet.boulet_pairs import alike, couch, leading, voting
from tests.secrecy import windows

SHOWN_EVERY: Final = 10
SHOWN: Final = ("cards", "cards", "vote", "thumb", "themes")
"""What is shown by itself, in turn."""


def one(number: int, folder: Path) -> dict[str, Any]:
    """Play a match, show a pair by itself if it is its turn, and return what there is to say."""
    begun, wrong = time.process_time(), []
    its = Exchanges(windows.arts(), number, folder / "match")
    figures: Counter[str] = its.counts
    try:
        its.run()
    except Exception as error:  # noqa: BLE001 whatever it is, it is told and all goes on
        wrong.append(f"{type(error).__name__}: {error}"[:900])
        windows.forget()
    if number % SHOWN_EVERY == 0:
        sort = SHOWN[number // SHOWN_EVERY % len(SHOWN)]
        try:
            figures["frames of pixels"] += shown(sort, number, folder / "shown")
            figures.update(("pairs", f"by itself: {sort}"))
        except Exception as error:  # noqa: BLE001 likewise
            wrong.append(f"{sort}: {type(error).__name__}: {error}"[:900])
            windows.forget()
    seconds = round(time.process_time() - begun, 2)
    return {"match": number, "seconds": seconds, "wrong": wrong, **figures}


def shown(sort: str, number: int, folder: Path) -> int:
    """Show a pair by itself, pixel by pixel; return how many frames there were."""
    match sort:
        case "cards":
            return alike(number, folder)
        case "vote":
            return voting(number, folder).compare()
        case "thumb":
            return couch(number, folder).compare()
        case _:
            pair = leading(number, folder)
            pair.compare(2)
            for its in pair.both:
                its.stack.top.resume(Written("ça pique"))
            return pair.compare(6)


def told(done: Sequence[dict[str, Any]]) -> str:
    """Return the figures in a few lines."""
    figures: Counter[str] = Counter()
    for line in done:
        figures.update({key: its for key, its in line.items() if type(its) in (int, float)})
    del figures["match"]
    wrong = [(line["match"], what) for line in done for what in line["wrong"]]
    seconds = figures.pop("seconds", 0)
    pairs = figures.pop("pairs", 0)
    return "\n".join((
        f"{pairs:,} pairs the same in {len(done):,} matches, {len(wrong)} told apart or broken off",
        *(f"  {name}: {many:,}" for name, many in sorted(figures.items())),
        f"{seconds:,.0f} s of processor time",
        *(f"match {number}: {what}" for number, what in wrong),
    ))  # fmt: skip


def main() -> int:
    """Play until there are so many pairs, and print the figures; 1 where one was told apart."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--out", type=Path, default=Path("boulet_pairs.jsonl"))
    asked = parser.parse_args()
    lines = asked.out.read_text("utf-8").splitlines() if asked.out.exists() else []
    done = [json.loads(line) for line in lines if line.strip()]
    number = max((line["match"] for line in done), default=-1) + 1
    pairs = sum(line.get("pairs", 0) for line in done)
    with windows.unhurried(), asked.out.open("a", encoding="utf-8") as file:
        while pairs < asked.pairs:
            gc.collect()
            with tempfile.TemporaryDirectory() as folder:
                line = one(number, Path(folder))
            done.append(line)
            pairs += line.get("pairs", 0)
            number += 1
            file.write(json.dumps(line) + "\n")
            file.flush()
    print(told(done))
    return int(any(line["wrong"] for line in done))


if __name__ == "__main__":
    sys.exit(main())
