"""Which half of the rated themes calibrates, drawn by a seed that was committed before any fit.

`python split.py A.toml B.toml` parts two raters' files into the folders `calibrating` and `final`.
"""

from __future__ import annotations

import csv
import random
import re
import sys
from pathlib import Path

SEED = 731
HERE = Path(__file__).parent


def calibrating() -> set[str]:
    """The keys of the half that calibrates: half of each kind."""
    rows = list(csv.DictReader((HERE / "sheet.tsv").open(encoding="utf-8"), delimiter="\t"))
    found: set[str] = set()
    for kind in ("word", "party", "logic"):
        keys = [row["key"] for row in rows if row["kind"] == kind]
        luck = random.Random(f"{SEED}-{kind}")  # noqa: S311 no secret hangs on it
        found |= set(luck.sample(keys, len(keys) // 2))
    return found


def main(*raters: str) -> None:
    half = calibrating()
    for who, source in zip("ab", raters, strict=True):
        text = Path(source).read_text("utf-8")
        head, *blocks = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
        for folder, want in (("calibrating", True), ("final", False)):
            mine = [one for one in blocks if (one[1 : one.index("]")] in half) == want]
            (HERE / folder / f"{who}.toml").write_text(head + "".join(mine), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
