"""Write the golden matches anew: ``python -m tests.golden.write_matches``, in a checkout.

Only for a change of the rules that counts the edition up; otherwise old replays must replay.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.games import rules_of
from game.games.et_bim.bot import make
from game.match import Match, bot_seed
from game.store.heads import Head

HERE = Path(__file__).resolve().parent
RULES = rules_of("et_bim")
TABLES = {
    4: {"heal_needs_damage": True},
    5: {},
    6: {"teams": [2, 2, 2]},
    8: {"teams": [3, 3, 3], "mystery": True},
    11: {},
    12: {},
}


def digest(events: Sequence[Any]) -> str:
    """Return a hash of facts, as their lines in a file."""
    lines = [json.dumps(event.to_json(), ensure_ascii=False) for event in events]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def write(seats: int) -> str:
    """Play and write one match, bots of two levels by turns; return the digest of its facts."""
    options = RULES.options(seats, TABLES[seats])
    levels = ["greedy" if (seat * 2 + seats) % 3 else "random" for seat in range(seats)]
    head = Head(
        program="golden",
        game="et_bim",
        edition=RULES.edition,
        seats=seats,
        options=RULES.options_json(options),
        seed=1000 + seats,
        salt="golden",
        names=[f"Bot {seat}" for seat in range(seats)],
        controllers=levels,
    )
    match = Match(RULES, seats, options, head.seed)
    bots = [
        make(level, seat, seats, options, bot_seed(head.seed, head.salt, seat))
        for seat, level in enumerate(levels)
    ]
    heard = [0] * seats
    lines = [head.model_dump()]
    while asked := match.pending():
        [(seat, legal)] = asked.items()
        events = match.heard(seat, heard[seat])
        heard[seat] += len(events)
        bots[seat].hear(events)
        action = bots[seat].choose(legal)
        match.submit(seat, action)
        lines.append({"seat": seat, **action.to_json()})
    text = "".join(
        json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in lines
    )
    (HERE / f"{seats:02}.jsonl").write_text(text, "utf-8", newline="\n")
    return digest(match.open_book())


if __name__ == "__main__":
    found = {f"{seats:02}": write(seats) for seats in TABLES}
    (HERE / "digests.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8", newline="\n")
