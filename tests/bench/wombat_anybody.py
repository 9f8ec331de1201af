"""What counts of anybody say, ours or strangers: learns ``judged`` of ``assets/bots/wombat.json``.

``python -m tests.bench.wombat_anybody --rows FILE play --rounds 40`` plays, by turns, one stranger
of each kind among ours, ours alone at 3 to 6 seats, a Wicked who never stops, two and four
strangers of mixed kinds, one of ours among strangers of a kind; what two of the Good counted goes
into FILE. ``… learn`` writes the tables; ``… leave`` learns without each family of kinds and prints
what beliefs lose beside these, as a share of the prior's, and their calibration. ``… floor`` learns
from tables of each kind alone, too, other matches than are judged: about as little as beliefs over
these counts can lose there; ``play --only KIND,KIND`` plays more of these. Learnt is a conditional
logit: which of the others is the Wicked, by sums of what each count adds. A ridge holds all of it
to nothing, and what ``fitted`` says to what it says of ours. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from game.games.wombat.bot.counting import FEATURES, MOST
from game.games.wombat.bot.fitted import TRUST
from game.games.wombat.bot.judging import (
    EDGES,
    LOSSES,
    MANNER,
    MANNERS,
    MOST_TOWERS,
    ODDNESS,
    VOICES,
    oddest,
    voice,
)
from game.games.wombat.bot.minds import MINDS
from tests.bench.wombat_figures import calibration, loss
from tests.bench.wombat_learnt import LEARNT, keep, kept_row
from tests.bench.wombat_people import PEOPLE
from tests.bench.wombat_rows import Row, rows_of, tables
from tests.bench.wombat_strangers import FAMILIES, STRANGERS

RIDGE: Final = 40.0
"""How hard everything is held to nothing: that many judgements of one match are alike."""
STEPS: Final = 250
RATE: Final = 0.04
WEIGHED: Final[Mapping[str, float]] = {"ours": 3.0, "tireless": 3.0, **dict.fromkeys(PEOPLE, 0.8)}
"""How much judgements of a table count; of others 1. Of people's there are many more."""
QUARTERS: Final = 4
PARTS: Final = 7
"""Tables that no family is left out of are left out by turns, in so many parts."""
Key = tuple[str | int, ...]


# ---------------------------------------------------------------- learning


def terms(build: Mapping[str, Any]) -> Iterator[tuple[int, Key, float]]:
    """Yield for every seat of a build the weights its odds are a sum of, and how often each."""
    voices = {
        int(seat): voice(build["signs"][seat], many) for seat, many in build["counts"].items()
    }
    towers = min(build["towers"], MOST_TOWERS)
    for name, counts in build["counts"].items():
        seat = int(name)
        of, odd = voices[seat], oddest(voices, seat)
        manner = MANNER[of]
        usual = LEARNT.acts.usual(counts, build["towers"])
        for feature, many in enumerate(usual):
            yield seat, ("trusted", feature), many
        yield seat, ("scale", manner), sum(usual)
        yield seat, ("odd", odd), sum(usual)
        yield seat, ("aside", of), 1.0
        yield seat, ("towers", manner, towers), 1.0
        yield seat, ("beside", manner, odd), 1.0
        clacks, gone = build["unowned"]
        yield seat, ("clacks", manner, bisect_right(EDGES, clacks)), 1.0
        yield seat, ("gone", manner, bisect_right(LOSSES, gone)), 1.0
        for feature, many in enumerate(counts):
            yield seat, ("counts", manner, feature, many), 1.0


def keys() -> list[Key]:
    """Return every weight there is."""
    manners = range(len(MANNERS))
    found: list[Key] = [("trusted", one) for one in range(len(FEATURES))]
    found += [("scale", one) for one in manners]
    found += [("odd", one) for one in range(max(ODDNESS) + 1)]
    found += [("aside", one) for one in range(len(VOICES))]
    for one in manners:
        found += [("towers", one, many) for many in range(MOST_TOWERS + 1)]
        found += [("beside", one, many) for many in range(max(ODDNESS) + 1)]
        found += [("clacks", one, many) for many in range(len(EDGES) + 1)]
        found += [("gone", one, many) for many in range(len(LOSSES) + 1)]
        for feature, most in enumerate(MOST):
            found += [("counts", one, feature, many) for many in range(most + 1)]
    return found


class Table(NamedTuple):
    """All judgements as arrays."""

    sums: Any
    """By judgement, candidate and weight."""
    there: Any
    wicked: Any
    sway: Any
    weighs: Any


def table(rows: Sequence[Row]) -> Table:
    """Return judgements as arrays."""
    at = {key: number for number, key in enumerate(keys())}
    most = max(len(row.others) for row in rows)
    sums = np.zeros((len(rows), most, len(at)), dtype=np.float32)
    there, wicked, sway = (np.zeros((len(rows), most)) for _ in range(3))
    for number, row in enumerate(rows):
        chairs = {seat: chair for chair, seat in enumerate(row.others)}
        for build in row.builds:
            for seat, key, many in terms(build):
                sums[number, chairs[seat], at[key]] += many
        sums[number] *= MINDS["normal"].weighs * TRUST[row.seats]
        for seat, chair in chairs.items():
            there[number, chair] = 1
            wicked[number, chair] = seat == row.wicked
            sway[number, chair] = row.sway[seat]
    weighs = np.array([WEIGHED.get(row.table, 1.0) for row in rows])
    return Table(sums, there, wicked, sway, weighs)


def believed(its: Table, weights: Any, some: Any) -> Any:
    """Return how likely each candidate of some judgements is the Wicked."""
    scores = its.sums[some] @ weights + its.sway[some]
    scores = np.where(its.there[some] > 0, scores, -1e9)
    likely = np.exp(scores - scores.max(1, keepdims=True)) * its.there[some]
    return likely / likely.sum(1, keepdims=True)


def learnt(its: Table, some: Any, start: Any = None) -> Any:
    """Return the weights with which beliefs lose least (Adam), held by a ridge to those given."""
    if start is None:
        start = np.array([float(key[0] == "trusted") for key in keys()])
    weights, first, second = start.copy(), np.zeros_like(start), np.zeros_like(start)
    weighs, of = its.weighs[some], its.weighs[some].sum()
    sums, wicked = its.sums[some], its.wicked[some]
    for step in range(1, STEPS + 1):
        off = (believed(its, weights, some) - wicked) * weighs[:, None]
        down = np.tensordot(off.astype(np.float32), sums, ((0, 1), (0, 1))) / of
        down = down + RIDGE * (weights - start) / of
        first = 0.9 * first + 0.1 * down
        second = 0.99 * second + 0.01 * down * down
        pace = np.sqrt(second / (1 - 0.99**step)) + 1e-8
        weights = weights - RATE * first / (1 - 0.9**step) / pace
    return weights


# ---------------------------------------------------------------- telling


def left_out(rows: Sequence[Row]) -> Iterator[tuple[Any, Any]]:
    """Yield part by part which judgements are made, and which are not learnt from.

    Made are those beside a family of kinds, and every seventh match of other tables; where one of
    the family sits, mixed with whomever, nothing is learnt.
    """
    for part, family in enumerate(FAMILIES):
        sits = np.array([not set(family).isdisjoint(row.kinds) for row in rows])
        turn = np.array([row.match % PARTS == part for row in rows])
        alone = np.array([row.table in STRANGERS or row.table == "lone" for row in rows])
        made = np.where(alone, sits, turn)
        yield made, made | sits


def lost(rows: Sequence[Row], every: Any, name: str) -> str:
    """Return what beliefs lose at tables of a name, as a share of the prior's, and calibration."""
    some = [
        (float(every[number, chair]), 1 / len(row.others), seat == row.wicked)
        for number, row in enumerate(rows)
        if row.table == name
        for chair, seat in enumerate(row.others)
    ]
    prior = sum(loss(one, so) for _, one, so in some)
    share = sum(loss(one, so) for one, _, so in some) / prior
    return f"{share:.2f} {calibration(some):.3f}"


def leave(rows: Sequence[Row]) -> None:
    """Print by table what beliefs lose that were learnt without it."""
    its = table(rows)
    every = np.zeros(its.there.shape)
    for made, barred in left_out(rows):
        every[made] = believed(its, learnt(its, ~barred), made)
    for name, many in sorted(Counter(row.table for row in rows).items()):
        print(f"{name:14} {lost(rows, every, name)} of {many}", flush=True)


def floor(rows: Sequence[Row]) -> None:
    """Print by kind what beliefs lose that were learnt without it, from it, and from all and it."""
    its = table(rows)
    quarter = np.array([row.match % QUARTERS for row in rows])
    for family, (_, barred) in zip(FAMILIES, left_out(rows), strict=True):
        without = learnt(its, ~barred)
        for kind in family:
            here = np.array([row.table == kind for row in rows])
            out, alone, after = (np.zeros(its.there.shape) for _ in range(3))
            out[here] = believed(its, without, here)
            for turn in range(QUARTERS):
                made, some = here & (quarter == turn), here & (quarter != turn)
                alone[made] = believed(its, learnt(its, some), made)
                after[made] = believed(its, learnt(its, some, without), made)
            told = ", ".join(
                f"{name} {lost(rows, every, kind)}"
                for name, every in (("without", out), ("from it", alone), ("all and it", after))
            )
            print(f"{kind:14} {told} of {here.sum()}", flush=True)


def show(rows: Sequence[Row], path: Path | None) -> None:
    """Write what was learnt into the file."""
    its = table(rows)
    found = dict(zip(keys(), learnt(its, np.ones(len(rows), bool)), strict=True))
    manners = {name: at for at, name in enumerate(MANNERS)}

    def kept(*key: str | int, many: int) -> list[float]:
        return kept_row((found[*key, one] for one in range(many)), 2)

    odd = range(max(ODDNESS) + 1)
    tables = {
        "judged": {
            "trusted": kept("trusted", many=len(FEATURES)),
            "scale": kept("scale", many=len(MANNERS)),
            "odd": kept("odd", many=len(odd)),
            "aside": kept("aside", many=len(VOICES)),
            "clacks": [kept("clacks", at, many=len(EDGES) + 1) for at in manners.values()],
            "gone": [kept("gone", at, many=len(LOSSES) + 1) for at in manners.values()],
        },
        "judged_towers": {
            name: [
                kept_row((found["towers", at, towers] + found["beside", at, one] for one in odd), 2)
                for towers in range(MOST_TOWERS + 1)
            ]
            for name, at in manners.items()
        },
        "judged_counts": {
            name: [kept("counts", at, feature, many=most + 1) for feature, most in enumerate(MOST)]
            for name, at in manners.items()
        },
    }
    command = "python -m tests.bench.wombat_anybody learn"
    keep("judged", command, tables, {"judgements": len(rows)}, path)


def main() -> None:
    """Play, learn, or leave out."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--rows", type=Path, required=True)
    asking.add_argument("what", choices=("play", "learn", "leave", "floor"))
    asking.add_argument("--rounds", type=int, default=40)
    asking.add_argument("--first", type=int, default=0, help="the number of the first round")
    asking.add_argument("--out", type=Path, help="where what was learnt goes")
    asking.add_argument("--only", default="", help="tables by commas; otherwise all")
    asked = asking.parse_args()
    if asked.what == "play":
        for number in range(asked.first, asked.first + asked.rounds):
            for name, kinds, seats in tables(number):
                if asked.only and name not in asked.only.split(","):
                    continue
                with asked.rows.open("a", encoding="utf-8") as file:
                    file.writelines(
                        json.dumps(row) + "\n" for row in rows_of(name, kinds, seats, number)
                    )
        return
    rows = [Row(*json.loads(line)) for line in asked.rows.read_text(encoding="utf-8").splitlines()]
    if asked.what == "learn":
        show(rows, asked.out)
    else:
        {"leave": leave, "floor": floor}[asked.what](rows)


if __name__ == "__main__":
    main()
