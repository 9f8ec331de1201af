"""Rows to learn from: what the Good counted beside ours and strangers, up to the last vote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.luck import Stream, key_of
from game.games.wombat.model.roles import GOOD_DECK, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import Judge, played
from tests.bench.wombat_people import PEOPLE
from tests.bench.wombat_strangers import STRANGERS


class Row(NamedTuple):
    """What one of the Good counted in a match up to its last vote."""

    table: str
    """``ours``, ``tireless``, a kind, or ``mixed 2``, ``mixed 4``, ``lone``."""
    kinds: Sequence[str]
    match: int
    seats: int
    wicked: int
    others: Sequence[int]
    builds: Sequence[Mapping[str, Any]]
    """By build ``towers``, ``unowned`` and, by seat, ``counts`` and ``signs``."""
    sway: Sequence[float]
    """By seat, what was pointed at and said."""


def watched(one: Judge, rows: list[Any]) -> None:
    """Note what somebody takes in of every build."""
    see = one.beliefs.see

    def noted(counts: Mapping[int, Sequence[int]], **more: Any) -> None:
        others = {str(seat): many for seat, many in counts.items() if seat != one.seat}
        signs = {seat: one.beliefs.odd_kinds.signs[int(seat)] for seat in others}
        rows.append({
            "seat": one.seat, "turn": more["turn"], "towers": more["towers"],
            "unowned": more["unowned"], "counts": others, "signs": signs,
        })  # fmt: skip
        see(counts, **more)

    one.beliefs.see = noted  # type: ignore[method-assign, assignment]


def drawn(of: Sequence[Any], many: int, seed: int) -> list[Any]:
    """Draw some."""
    left, chance = list(of), Stream(key_of("drawn", seed))
    return [left.pop(chance.below(len(left))) for _ in range(min(many, len(left)))]


def rows_of(table: str, kinds: Sequence[str], seats: int, number: int) -> Iterator[Row]:
    """Play a match and yield what two of the Good counted."""
    options = RULES.options(seats, {"beginner": seats == 3})
    seed = key_of("wombat anybody", table, seats, number) % 10**9
    builds: list[Any] = []
    its, judges = played(
        options, seed, tireless=table == "tireless", stranger=",".join(kinds),
        watch=lambda one: watched(one, builds),
    )  # fmt: skip
    roles = its.state.roles
    good = [one for one in judges if one.judged and roles[one.seat] in GOOD_DECK]
    for one in drawn(good, 2, seed):
        others = [seat for seat in range(seats) if seat != one.seat]
        mine = [build for build in builds if build["seat"] == one.seat]
        voted = [build for build in mine if build["turn"] <= one.votes]
        yield Row(table, kinds, seed, seats, roles.index(WICKED), others, voted, one.swayed)


def tables(number: int) -> Iterator[tuple[str, Sequence[str], int]]:
    """Yield the tables of a round: what they are called, who sits there, how many."""
    every = list(STRANGERS)
    for kind in every:
        round_ = (5, 4, 3, 6) if kind in PEOPLE else (5, 5, 4, 5, 6)
        yield kind, (kind,), round_[number % len(round_)]
    for seats in (3, 4, 5, 6):
        yield "ours", (), seats
    yield "tireless", (), (5, 6)[number % 2]
    yield "mixed 2", drawn(every, 2, number), (5, 6, 4)[number % 3]
    yield "mixed 4", drawn(every, 4, number + 1), (5, 6)[number % 2]
    seats = (5, 4)[number % 2]
    yield "lone", drawn(every, 1, number + 2) * (seats - 1), seats
