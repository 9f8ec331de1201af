"""Who sits where: every kind as often as it should, whatever the gangs."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.arena.lineups import DEALS, Plan, deal_seed, lineup, own_seeds, rounds_of, ways
from game.core.luck import read_seed

LONER = 3


def plan(*kinds: str, seats: int = 6, mode: str = "seats", rotate: bool = False) -> Plan:
    seated = len(kinds) if mode == "seats" else seats
    controllers = dict.fromkeys(kinds, "random")
    return Plan("et_bim", seated, {}, 1, mode, kinds, controllers, rotate)  # type: ignore[arg-type]


def test_deals_have_seeds_that_a_person_can_read_out() -> None:
    one = plan("a", "b", "c", "d")
    seeds = [deal_seed(one, deal) for deal in range(500)]
    assert len(set(seeds)) == 500
    assert all(0 <= seed < DEALS for seed in seeds)
    assert deal_seed(one, 7) == seeds[7] != deal_seed(replace(one, seed=2), 7)


def test_the_seeds_of_deals_and_bots_are_those_of_the_first_version() -> None:
    # published figures hang on them
    one = plan("a", "b", "c", "d")
    assert deal_seed(one, 7) == 194172016
    assert own_seeds(one, 7)[3] == 17321124379269996533


def test_a_key_decides_deals_and_bots_and_a_seed_beside_it_the_deals() -> None:
    keyed = replace(plan("a", "b", "c", "d"), seed=None, key="0" * 31 + "1")
    other = replace(keyed, key="0" * 31 + "2")
    assert read_seed(str(deal_seed(keyed, 7))) == deal_seed(keyed, 7)
    assert len({deal_seed(one, deal) for one in (keyed, other) for deal in range(50)}) == 100
    assert own_seeds(keyed, 7) != own_seeds(other, 7)
    wished, alike = (replace(one, seed=1) for one in (keyed, other))
    assert deal_seed(wished, 7) == deal_seed(alike, 7) == deal_seed(plan("a"), 7)
    assert len({seed for one in (wished, alike) for seed in own_seeds(one, 7).values()}) == 8


def test_without_rotation_everybody_sits_as_written() -> None:
    table = plan("a", "b", "c", "d")
    assert rounds_of(table, 0) == 1
    assert lineup(table, 5, 0, (), LONER).kinds == ("a", "b", "c", "d")


def test_a_rotation_seats_every_spec_once_in_every_seat() -> None:
    table = plan("a", "b", "c", "d", rotate=True)
    assert rounds_of(table, 0) == 4
    rounds = [lineup(table, 5, number, (), LONER).kinds for number in range(4)]
    assert rounds[0] == ("a", "b", "c", "d")
    for before, after in pairwise(rounds):
        assert after == (before[-1], *before[:-1]), "all move on by one seat, neighbours stay"
    assert all(set(column) == set("abcd") for column in zip(*rounds, strict=True))


@pytest.mark.parametrize(("kinds", "seats"), [(2, 4), (2, 5), (3, 8), (3, 7), (5, 4)])
def test_mixed_kinds_sit_as_often_as_seats_allow_and_take_turns(kinds: int, seats: int) -> None:
    table = plan(*"abcde"[:kinds], seats=seats, mode="mixed")
    assert rounds_of(table, 0) == kinds
    for deal in range(30):
        rounds = [lineup(table, deal, number, (), LONER).kinds for number in range(kinds)]
        for seated in rounds:
            counts = [seated.count(kind) for kind in table.kinds]
            assert max(counts) - min(counts) <= 1
        assert all(len(set(column)) == kinds for column in zip(*rounds, strict=True))


def test_mixed_kinds_are_drawn_seat_by_seat_and_alike_for_the_same_seed() -> None:
    table = plan("a", "b", seats=6, mode="mixed")
    drawn = [lineup(table, deal, 0, (), LONER).kinds for deal in range(400)]
    assert drawn == [lineup(table, deal, 0, (), LONER).kinds for deal in range(400)]
    assert drawn != [lineup(replace(table, seed=2), d, 0, (), LONER).kinds for d in range(400)]
    assert len(set(drawn)) == 20, "every way of seating three and three comes up"
    for seat in range(6):
        assert 160 < Counter(kinds[seat] for kinds in drawn)["a"] < 240


def test_every_way_of_giving_kinds_to_gangs() -> None:
    assert ways(("a", "b"), 2) == [("a", "b"), ("b", "a")]
    assert len(ways(("a", "b", "c"), 3)) == 6
    assert len(ways(("a", "b", "c"), 2)) == 6
    fewer = ways(("a", "b"), 3)
    assert len(fewer) == len(set(fewer)) == 6
    assert all(set(way) == {"a", "b"} for way in fewer)
    assert ways(("a", "a"), 2) == [("a", "a")]
    for kinds, gangs in (("ab", 2), ("abc", 3), ("abc", 2), ("ab", 3)):
        counts = Counter(kind for way in ways(tuple(kinds), gangs) for kind in way)
        assert len(set(counts.values())) == 1, "every kind fills as many gangs"


def test_a_mirror_fills_each_gang_with_one_kind() -> None:
    table = plan("a", "b", seats=6, mode="mirror")
    camps = (2, 0, 0, 2, 0, 2)
    assert rounds_of(table, 2) == 2
    first, second = (lineup(table, 0, number, camps, LONER) for number in range(2))
    assert (first.kinds, first.sides) == (tuple("baabab"), {0: "a", 2: "b"})
    assert (second.kinds, second.sides) == (tuple("abbaba"), {0: "b", 2: "a"})


def test_a_loner_is_played_by_the_first_kind_and_counted_in_no_gang() -> None:
    table = plan("a", "b", seats=5, mode="mirror")
    camps = (1, LONER, 0, 1, 0)
    for number in range(2):
        seated = lineup(table, 0, number, camps, LONER)
        assert seated.kinds[1] == "a"
        assert seated.sides is not None
        assert LONER not in seated.sides
