"""How often which role is seen to do what: learns the acts of ``assets/bots/wombat.json``.

``python -m tests.bench.wombat_fit --matches 60 [--rows FILE] [--out FILE]``. At 3 to 6 seats, basic
and advanced (with 120 s and five points), all ``normal``, in every third match with a Wicked who
never stops, everybody counts what everybody did build by build. Writes the shares of each count by
role, one more counted of each and all brought a little nearer to alike, and how much each feature
weighs, so that beliefs of these matches lose least. With ``--rows`` what was counted goes into a
file, match by match. Beside these sit strangers at tables of 4 to 6, a kind each, whose talk and
counts are learnt apart (``odd_kinds``).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from math import exp, log
from pathlib import Path
from typing import Final

from game.core.luck import key_of
from game.games.wombat.bot.counting import FEATURES, MOST
from game.games.wombat.bot.fitted import BARE, KINDS, TIRELESS, TOWERS
from game.games.wombat.bot.odd_kinds import LEANS, ODD, RESTRICTED, SIGNS
from game.games.wombat.bot.odd_kinds import USUAL as USUALLY
from game.games.wombat.model.roles import BASIC, ROLES, WICKED
from tests.bench.wombat_builds import Build, counted, tables_of
from tests.bench.wombat_learnt import keep, kept_row, kept_rows

LEAST: Final = 0.001
"""Nothing is less likely than this."""
ALIKE: Final = 0.04
"""So much of every row is spread evenly: strangers do what no bot of ours does."""
EVERY: Final = 3
"""One of so many matches has a Wicked who never stops."""
MANY: Final = 3
"""Towers there can be."""
PULL: Final = 0.5
"""How hard weights are held to ``USUAL``, in nats a weight squared, a hundred judgements."""
USUAL: Final = 0.6
ENOUGH: Final = 2500
"""Weights are sought with about so many judgements: each costs."""
HALF: Final = 0.85
"""How much each count of a stranger weighs: they hang together."""
ALSO: Final = 40
RARE: Final = 0.004
"""No sign is seen more seldom than this."""


Tables = Mapping[tuple[str, bool], Sequence[Sequence[float]]]
"""By role, and whether there was no tower, the share of each count of each feature."""


# ---------------------------------------------------------------- tables


def shares(builds: Iterable[Build]) -> tuple[Tables, Counter[tuple[str, bool]]]:
    """Return the share of each count, and of how many judgements."""
    many: dict[tuple[str, bool], list[list[int]]] = {
        (role, bare): [[1] * (most + 1) for most in MOST]
        for role in (*ROLES, TIRELESS)
        for bare in (False, True)
    }
    of: Counter[tuple[str, bool]] = Counter()
    for build in builds:
        for seat, counts in build.counts.items() if not build.kind else ():
            key = (build.roles[seat], not build.towers)
            of[key] += 1
            for row, count in zip(many[key], counts, strict=True):
                row[count] += 1
    found = {
        key: [
            [max(LEAST, (1 - ALIKE) * one / sum(row) + ALIKE / len(row)) for one in row]
            for row in rows
        ]
        for key, rows in many.items()
    }  # fmt: skip
    return found, of


def styles(builds: Sequence[Build]) -> list[list[float]]:
    """Return, by how many towers there were, how often the Wicked is of the usual kind, or not."""
    found = [[1.0, 1.0] for _ in range(MANY + 1)]
    for build in builds:
        for seat in build.counts if not build.kind else ():
            if (role := build.roles[seat]) in (WICKED, TIRELESS):
                found[build.towers][role == TIRELESS] += 1
    return [[one / sum(row) for one in row] for row in found]


# ---------------------------------------------------------------- weights

Judged = tuple[int, list[list[tuple[bool, list[float], list[float], float, float]]]]
"""Which of the others is the Wicked; for each of them, build by build, whether it was bare, what
each feature adds to the odds of the usual Wicked and of the tireless one, and both kinds' share."""


def judgements(
    builds: Iterable[Build], tables: Tables, kinds: Sequence[Sequence[float]]
) -> Iterator[Judged]:
    """Yield every judgement of a basic match, at its last vote, by somebody Good."""
    matches: dict[tuple[int, int], list[Build]] = defaultdict(list)
    for build in builds:
        if build.basic and build.roles[build.observer] == BASIC and not build.kind:
            matches[build.match, build.observer].append(build)
    logs = {key: [[log(one) for one in row] for row in rows] for key, rows in tables.items()}
    for course_ in matches.values():
        roles = course_[0].roles
        others = [seat for seat in range(len(roles)) if seat != course_[0].observer]
        found = []
        for seat in others:
            mine = []
            for build in course_:
                if (counts := build.counts.get(seat)) is None:
                    continue
                bare = not build.towers
                good, usual, other = (logs[role, bare] for role in (BASIC, WICKED, TIRELESS))
                mine.append((
                    bare,
                    [usual[at][count] - good[at][count] for at, count in enumerate(counts)],
                    [other[at][count] - good[at][count] for at, count in enumerate(counts)],
                    *map(log, kinds[build.towers]),
                ))  # fmt: skip
            found.append(mine)
        yield next(at for at, seat in enumerate(others) if roles[seat] != BASIC), found


def loss(judged: Sequence[Judged], weights: Sequence[Sequence[float]]) -> float:
    """Return the mean loss of beliefs, in nats."""
    total = 0.0
    for right, others in judged:
        scores = []
        for builds in others:
            score = 0.0
            for bare, usual, other, one, two in builds:
                weigh = weights[bare]
                first = one + sum(map(float.__mul__, weigh, usual))
                second = two + sum(map(float.__mul__, weigh, other))
                most = max(first, second)
                score += most + log(exp(first - most) + exp(second - most))
            scores.append(score)
        most = max(scores)
        total += most + log(sum(exp(one - most) for one in scores)) - scores[right]
    return total / len(judged)


def halves(builds: Sequence[Build], kinds: Sequence[Sequence[float]]) -> Iterator[Judged]:
    """Yield all judgements by tables of matches that were not judged: else weights are too high."""
    matches = sorted({build.match for build in builds})
    for parity in (0, 1):
        mine = set(matches[parity::2])
        tables, _ = shares(build for build in builds if build.match not in mine)
        yield from judgements((build for build in builds if build.match in mine), tables, kinds)


def weights(judged: Sequence[Judged]) -> list[list[float]]:
    """Return how much each feature weighs, after builds with a tower and without one."""
    found = [[USUAL] * len(FEATURES) for _ in range(2)]

    def price() -> float:
        pull = sum((one - USUAL) ** 2 for row in found for one in row)
        return loss(judged, found) + PULL * pull / len(judged)

    judged = judged[:: max(1, len(judged) // ENOUGH)]
    best, step = price(), 0.4
    while step > 0.04:
        better = False
        for row in found:
            for at in range(len(row)):
                for by in (step, -step):
                    before, row[at] = row[at], min(1.0, max(0.0, row[at] + by))
                    now = price()
                    if now < best - 1e-6:
                        best, better = now, True
                        break
                    row[at] = before
        if not better:
            step /= 2
    return found


# ---------------------------------------------------------------- strangers


def leans(builds: Iterable[Build], kind: str) -> list[list[float]]:
    """Return what each count of somebody of a kind adds to the odds of being the Wicked.

    What is seldom seen tells little, since judgements of one match are alike: a count of ``ALSO``
    judgements counts half.
    """
    many = [[[0.0] * (most + 1) for most in MOST] for _ in (BASIC, WICKED)]
    for build in builds:
        if build.kind == kind and build.chair in build.counts:
            bad = build.roles[build.chair] != BASIC
            for row, count in zip(many[bad], build.counts[build.chair], strict=True):
                row[count] += 1
    found = []
    for good, evil in zip(*many, strict=True):
        of = (sum(evil) + len(evil)) / (sum(good) + len(good))
        found.append([
            HALF * log((two + 1) / (one + 1) / of) * (one + two) / (one + two + ALSO)
            for one, two in zip(good, evil, strict=True)
        ])  # fmt: skip
    return found


def shown(builds: Iterable[Build], kind: str, *, basic: bool) -> list[float]:
    """Return how often each sign is seen of somebody of a kind, or of ours if it is empty."""
    many = Counter[str]()
    for build in builds:
        if build.kind == kind and build.basic == basic:
            seats = build.signs if not kind else (build.chair,)
            many.update(build.signs[seat] for seat in seats if seat in build.signs)
    of = sum(many.values())
    rare = RARE * len(SIGNS)
    return [(1 - rare) * many[sign] / of + RARE for sign in SIGNS]


# ---------------------------------------------------------------- all of it


def show(builds: Sequence[Build], command: str, path: Path | None) -> None:
    """Write what was learnt into the file."""
    tables, of = shares(builds)
    kinds = styles(builds)
    judged = list(halves(builds, kinds))
    found = weights(judged)
    prior = sum(log(len(others)) for _, others in judged) / len(judged)
    lost = loss(judged, found) / prior
    print(f"{len(judged)} judgements, loss {lost:.3f} of the prior's")
    sides = ((TOWERS, False), (BARE, True))
    signs = {kind or USUALLY: kept_row(shown(builds, kind, basic=True), 3) for kind in ("", *ODD)}
    learnt = {
        "act_weights": {side: kept_row(found[bare], 2) for side, bare in sides},
        **{
            f"acts_{side}": {role: kept_rows(tables[role, bare], 3) for role in KINDS}
            for side, bare in sides
        },
        "wicked_kinds": {str(towers): kept_row(one, 3) for towers, one in enumerate(kinds)},
        "signs": {**signs, RESTRICTED: kept_row(shown(builds, "", basic=False), 3)},
        "odd_kinds": {kind: kept_rows(leans(builds, kind), 2) for kind in LEANS},
    }
    many = {side: {role: of[role, bare] for role in KINDS} for side, bare in sides}
    keep("acts", command, learnt, {"judgements": many, "loss_of_prior": round(lost, 3)}, path)


def main() -> None:
    """Play, count and write."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--matches", type=int, default=60)
    asking.add_argument("--rows", type=Path)
    asking.add_argument("--out", type=Path)
    asked = asking.parse_args()
    builds: list[Build] = []
    for number in range(asked.matches):
        for name, options, kind in tables_of(number):
            seed = key_of("wombat fit", name, number) % 10**9
            tireless = not number % EVERY and not kind
            seen = counted(options, seed, tireless=tireless, kind=kind)
            builds += seen
            if asked.rows is not None:
                with asked.rows.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(asdict(one)) + "\n" for one in seen)
    command = f"python -m tests.bench.wombat_fit --matches {asked.matches}"
    show(builds, command, asked.out)


if __name__ == "__main__":
    main()
