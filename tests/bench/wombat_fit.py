"""How often which role is seen to do what, for ``game/games/wombat/bot/fitted.py``.

``python -m tests.bench.wombat_fit --matches 60 [--rows FILE]``. At 3 to 6 seats, basic and advanced
(with 120 s and five points), all ``normal``, in every third match with a Wicked who never stops,
everybody counts what everybody did build by build. Prints the shares of each count by role, one
more counted of each and all brought a little nearer to alike, as Python; then how much each feature
weighs, so that beliefs of these matches lose least. With ``--rows`` what was counted goes into a
file, match by match.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import Final, NamedTuple

from game.core.journal import Journal
from game.core.luck import Luck, key_of
from game.games.wombat.bot.counting import FEATURES, MOST
from game.games.wombat.bot.fitted import TIRELESS
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import BASIC, CONFUSED, ROLES, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES, course
from tests.bench.wombat_matches import Played

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


class Build(NamedTuple):
    """What somebody counted in one build."""

    match: int
    observer: int
    towers: int
    basic: bool
    """Whether roles are basic: then one of the others is the Wicked, each as likely."""
    roles: tuple[str, ...]
    """Everybody's role then: a Confused who is bad is a Wicked, one who never stops is tireless."""
    counts: Mapping[int, Sequence[int]]


Tables = Mapping[tuple[str, bool], Sequence[Sequence[float]]]
"""By role, and whether there was no tower, the share of each count of each feature."""


def roles_of(options: Options, seed: int) -> list[str]:
    """Return how the roles of a seed are dealt."""
    journal: Journal[State, object] = Journal(RULES.initial(options.seats, options), RULES.apply)
    course.deal_roles(journal, Luck(seed))  # type: ignore[arg-type]
    return journal.state.roles


def seated(options: Options, seed: int, *, tireless: bool) -> list[ThinkingBot]:
    """Return bots, all normal, the Wicked tireless or not."""
    levels = [
        "greedy" if tireless and role == WICKED else "normal" for role in roles_of(options, seed)
    ]
    return [
        ThinkingBot(seat, options, key_of("fit", seed, seat), MINDS[level])
        for seat, level in enumerate(levels)
    ]


def counted(options: Options, seed: int, *, tireless: bool) -> list[Build]:
    """Play a match and return what everybody counted of every other seat, with its role then."""
    bots = seated(options, seed, tireless=tireless)
    roles = roles_of(options, seed)
    seen: list[Build] = []
    for one in bots:
        see = one.beliefs.see

        def noted(
            counts: Mapping[int, Sequence[int]], *, switched: bool, one: ThinkingBot = one,
            see: object = see, towers: int, **more: object,
        ) -> None:  # fmt: skip
            now = tuple(_then(role, switched=switched, tireless=tireless) for role in roles)
            others = {seat: many for seat, many in counts.items() if seat != one.seat}
            seen.append(Build(seed, one.seat, towers, not options.advanced, now, others))
            see(counts, switched=switched, towers=towers, **more)  # type: ignore[operator]

        one.beliefs.see = noted  # type: ignore[method-assign]
    Played(bots, options, seed)
    return seen


def _then(role: str, *, switched: bool, tireless: bool) -> str:
    """Return how a role acts at a time."""
    if role == WICKED and tireless:
        return TIRELESS
    return WICKED if role == CONFUSED and switched else role


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
        for seat, counts in build.counts.items():
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
        for seat in build.counts:
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
        if build.basic and build.roles[build.observer] == BASIC:
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


# ---------------------------------------------------------------- all of it


def tables_of() -> Iterator[tuple[str, Options]]:
    """Yield the tables that are learnt from."""
    for seats in (3, 4, 5, 6):
        yield f"{seats}", RULES.options(seats, {"beginner": seats == 3})
        if seats > 3:
            given = {"advanced": True, "seconds": 120, "points": 5}
            yield f"{seats} advanced", RULES.options(seats, given)


def show(builds: Sequence[Build]) -> None:
    """Print what was learnt, as Python."""
    tables, of = shares(builds)
    kinds = styles(builds)
    judged = list(halves(builds, kinds))
    found = weights(judged)
    prior = sum(log(len(others)) for _, others in judged) / len(judged)
    print(f"# {len(judged)} judgements, loss {loss(judged, found) / prior:.3f} of the prior's")
    rows = (f"({one:.3f}, {two:.3f})" for one, two in kinds)
    print(f"STYLES: Final = ({', '.join(rows)})")
    print(f"# by feature: {FEATURES}")
    print("WEIGHS: Final = (")
    for row in (found[True], found[False]):
        print(f"    ({', '.join(f'{one:.2f}' for one in row)}),")
    print(")")
    for name, bare in (("SEEN", False), ("BARE", True)):
        print(f"{name}: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {{")
        for role in (*ROLES, TIRELESS):
            print(f'    "{role}": (  # {of[role, bare]}')
            for row in tables[role, bare]:
                print(f"        ({', '.join(f'{one:.3f}' for one in row)}),")
            print("    ),")
        print("}  # fmt: skip")


def main() -> None:
    """Play, count and print."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--matches", type=int, default=60)
    asking.add_argument("--rows", type=Path)
    asked = asking.parse_args()
    builds: list[Build] = []
    for number in range(asked.matches):
        for name, options in tables_of():
            seed = key_of("wombat fit", name, number) % 10**9
            seen = counted(options, seed, tireless=not number % EVERY)
            builds += seen
            if asked.rows is not None:
                with asked.rows.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(one._asdict()) + "\n" for one in seen)
    show(builds)


if __name__ == "__main__":
    main()
