"""Play matches on file again, and hold every tick against what it was.

``python build/same_ticks.py``, with nothing but Python, on whatever system: beside each
``tests/golden/*.ticks`` lies a match of a real-time game. A tick's line there is a hash of all
facts up to it, secret ones too; the rules hold their own mark of the table against the one on file.
``--write`` writes the hashes anew.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
DIGITS = 16
"""Hexadecimal digits kept of a hash."""


def ticks(path: Path) -> Iterator[str]:
    """Play a match again; yield the hash of each of its ticks.

    Raises:
        ValueError: a line is no action of the match, or its mark is another one.
    """
    sys.path[:0] = [str(ROOT)]
    from game.core.journal import Journal  # noqa: PLC0415 it lies beside this script's folder
    from game.core.luck import Luck  # noqa: PLC0415 the same
    from game.core.seats import CLOCK, Seat  # noqa: PLC0415 the same
    from game.games import rules_of  # noqa: PLC0415 the same
    from game.match import Match  # noqa: PLC0415 the same

    sys.path.remove(str(ROOT))
    with path.open(encoding="utf-8") as file:
        head = json.loads(next(file))
        rules = rules_of(head["game"])
        seats, seed, options = head["seats"], head["seed"], head["options"]
        its, luck = rules.options(seats, options), Luck(seed)
        journal = Journal(rules.initial(seats, its), rules.apply)
        rules.deal(journal, luck)
        match = Match(rules, seats, its, seed, journal=journal, luck=luck)
        told, known = hashlib.sha256(), 0
        for line in file:
            given = json.loads(line)
            seat = Seat(given.pop("seat"))
            match.submit(seat, rules.action_from_json(given))
            facts = journal.events
            for fact in facts[known:]:
                told.update(json.dumps(fact.to_json(), ensure_ascii=False).encode())
            known = len(facts)
            if seat == CLOCK:
                yield told.copy().hexdigest()[:DIGITS]


def apart(path: Path) -> str:
    """Return where a match is no longer what it was, nothing where it is to its end."""
    kept = path.with_suffix(".ticks").read_text("ascii").split()
    for number, (now, then) in enumerate(zip_longest(ticks(path), kept), 1):
        if now != then:
            return f"{path.name}: tick {number} is {now}, and was {then}"
    return ""


def main(given: list[str]) -> int:
    """Check every match that has hashes, or write them anew; 1 where one went another way."""
    paths = [path.with_suffix(".jsonl") for path in sorted(GOLDEN.glob("*.ticks"))]
    if "--write" in given:
        for path in paths:
            text = "".join(f"{one}\n" for one in ticks(path))
            path.with_suffix(".ticks").write_text(text, "ascii", newline="\n")
        return 0
    found = [wrong for path in paths if (wrong := apart(path))]
    for wrong in found:
        print(wrong)
    print(f"{len(paths)} matches, {len(found)} went another way, on {sys.platform}")
    return int(bool(found) or not paths)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
