"""How often Good wins in Branle-bas de Wombat, by level, preset and number of seats.

``python -m tests.bench.wombat_matrix --out FILE [--matches 200] [--jobs 2] [--salt matrix]
[--levels easy,expert] [--presets classic] [--seats 4,5] [--person good] [--dose 1.5]``. All seats
are of one level. With ``--person`` a simulated person of average quickness sits among them, as one
of the Good or as the Wicked. ``--dose 0`` shows what a table builds if the Wicked is a Good one,
other doses what becomes of it if the Wicked dares so many times what it usually does. ``matrix``
tells more of matches without either. FILE gets one line of JSON a match (``kept_rows``). Prints a
table in Markdown with intervals of 95 %; what is out of its band is bold.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.core.luck import key_of
from game.games.wombat import bot, lobby
from game.games.wombat.bot.minds import MINDS, Mind
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import SEAT_COUNTS
from game.games.wombat.model.roles import GOOD, WICKED
from game.games.wombat.rules import RULES
from tests.bench.kept_rows import numbers, run, words
from tests.bench.shares import binned
from tests.bench.wombat_builds import roles_of
from tests.bench.wombat_figures import Judge, half, judged, loss, out_at
from tests.bench.wombat_learnt import LEARNT
from tests.bench.wombat_matches import Played

PRESETS: Final = ("first", "classic", "whole", "quick")
NOBODY: Final = "nobody"
PERSON: Final[Mind] = replace(
    MINDS["easy"], keeps=150, slips=24, miscounts=33, care=50, deep=30, guards=True, weighs=0.65,
    talks=80, boldness=1.8,
)  # fmt: skip
"""Somebody of average quickness (0.9 s) and memory (three things), else between the lower levels:
covers towers, thinks of the next brick, and is neither sure nor blind."""
BAND: Final = (0.35, 0.60)
FEW_BAND: Final = (0.25, 0.60)
"""At three seats."""
FEW: Final = 3


@dataclass(frozen=True, slots=True)
class Match:
    """One match to be played."""

    level: str
    preset: str
    seats: int
    person: str
    dose: float
    salt: str
    number: int


def play(match: Match) -> dict[str, Any]:
    """Play a match, and return how it went, and what ours believed of others at the last vote."""
    preset = next(one for one in lobby.presets(match.seats) if one.name == match.preset)
    options = RULES.options(match.seats, preset.options)
    seed = key_of("wombat", match.salt, match.preset, match.seats, match.number) % 10**9
    roles = roles_of(options, seed)
    wicked = roles.index(WICKED)
    chair = {NOBODY: -1, "wicked": wicked}.get(
        match.person, (wicked + 1 + match.number % (match.seats - 1)) % match.seats
    )
    bots: list[Judge] = []
    for seat in range(match.seats):
        mind = PERSON if seat == chair else MINDS[match.level]
        if seat == wicked:
            mind = replace(mind, boldness=mind.boldness * match.dose)
        bots.append(Judge(seat, options, key_of("matrix", seed, seat), mind, LEARNT))
    its = Played(bots, options, seed)
    events = its.journal.events
    beliefs = list(judged(its.state, [one for one in bots if one.seat != chair]))
    return {
        "good": its.state.reason == GOOD,
        "score": [its.state.good, its.state.bad],
        "towers": [event.complete for event in events if isinstance(event, ev.Counted)],
        "out": out_at(events, wicked),
        "innocents": sum(
            bool(out_at(events, seat)) for seat in range(match.seats) if seat != wicked
        ),
        "losses": [
            sum(loss(share, so) for share, _, so in beliefs),
            sum(loss(prior, so) for _, prior, so in beliefs),
        ],
        "bins": binned((share, so) for share, _, so in beliefs),
    }


def band(seats: int) -> tuple[float, float]:
    """Return how often Good should win, at least and at most."""
    return FEW_BAND if seats == FEW else BAND


def matches(asked: argparse.Namespace) -> Iterator[Match]:
    """Yield every match that is asked for, cell by cell a few at a time."""
    for number in range(asked.matches):
        for seats in asked.seats:
            for preset in asked.presets:
                for level in asked.levels:
                    yield Match(
                        level, preset, seats, asked.person, asked.dose, asked.salt, number
                    )  # fmt: skip


def cell(rows: Sequence[Mapping[str, Any]], seats: int) -> str:
    """Return in how many of a hundred matches Good won, bold if that is out of the band."""
    share = sum(row["good"] for row in rows) / len(rows)
    least, most = band(seats)
    text = f"{100 * share:.0f} ± {100 * half(share, len(rows)):.0f}"
    return text if least <= share <= most else f"**{text}**"


def table(rows: Sequence[Mapping[str, Any]], levels: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a table: a row a preset and number of seats, a column a level."""
    cells = defaultdict(list)
    for row in rows:
        cells[row["preset"], row["seats"], row["level"]].append(row)
    yield f"| preset | seats | {' | '.join(levels)} |"
    yield "|---" * (2 + len(levels)) + "|"
    for preset, seats in dict.fromkeys((preset, seats) for preset, seats, _ in cells):
        shares = (cell(cells[preset, seats, level], seats) for level in levels)
        yield f"| {preset} | {seats} | {' | '.join(shares)} |"


def main() -> None:
    """Play, and print the table."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--out", type=Path, required=True)
    asking.add_argument("--matches", type=int, default=200)
    asking.add_argument("--jobs", type=int, default=1)
    asking.add_argument("--salt", default="matrix")
    asking.add_argument("--levels", type=words, default=bot.PLAYED)
    asking.add_argument("--presets", type=words, default=PRESETS)
    asking.add_argument("--seats", type=numbers, default=SEAT_COUNTS)
    asking.add_argument("--person", choices=(NOBODY, GOOD, "wicked"), default=NOBODY)
    asking.add_argument("--dose", type=float, default=1.0)
    asked = asking.parse_args()
    for line in table(run(asked.out, Match, matches(asked), play, asked.jobs), asked.levels):
        print(line)


if __name__ == "__main__":
    main()
