"""Renew what Le Boulet's sayings are true of: ``python assets/sources/boulet_sayings.py``.

``words/sayings.tsv`` names judged themes that bots may say, and how in each language. Somebody read
every line, in both; here only its verdicts are made, from those of both raters of the theme.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.games.le_boulet.judge import known  # noqa: E402 - the folder of the program goes first
from game.games.le_boulet.model.cards import PICTURES  # noqa: E402

FILE: Final = ROOT / "game" / "games" / "le_boulet" / "words" / "sayings.tsv"
TRUE: Final = 3
"""Two points for a rater's yes, one where they find that one may argue: from so many it is true."""
ARGUABLE: Final = 2
"""And with so many one may argue."""


def verdict(key: str) -> tuple[list[str], list[str]]:
    """Return which pictures a theme is true of by both its raters, and of which one may argue."""
    points = [0] * len(PICTURES)
    for yes, arguable in known.judged().verdicts(key)[:2]:
        for at in yes:
            points[at] += 2
        for at in arguable:
            points[at] += 1
    names = list(zip(PICTURES, points, strict=True))
    return [one for one, n in names if n >= TRUE], [one for one, n in names if n == ARGUABLE]


def renewed(lines: list[str]) -> Iterator[str]:
    """Yield the lines of the file, in the order of their keys, with their verdicts."""
    yield from (line for line in lines if line.startswith("#"))
    for line in sorted(line for line in lines if not line.startswith("#")):
        key, fr, en = line.split("\t")[:3]
        yield "\t".join((key, fr, en, *map(" ".join, verdict(key))))


if __name__ == "__main__":
    text = "\n".join(renewed(FILE.read_text(encoding="utf-8").splitlines()))
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")
