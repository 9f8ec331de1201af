"""Every split of tiles into camps, against a slow and simple count of the same."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.gangs.bot.splits import Sizes, Worlds, all_worlds

Split = frozenset[tuple[frozenset[int], int]]
"""Camps as sets of tiles, each with its sort."""

SMALL: list[Sizes] = [
    ((1, 0),),
    ((2, 0), (2, 0)),
    ((3, 0), (2, 0)),
    ((2, 0), (2, 0), (1, 1)),
    ((2, 0), (2, 0), (1, 0)),
    ((3, 0), (3, 0)),
    ((3, 0), (3, 0), (1, 1)),
    ((2, 0), (2, 0), (2, 0)),
    ((3, 0), (2, 0), (2, 0)),
]
"""Sizes and sorts of camps; sort 1 is a camp that is told apart from others of its size."""


def splits(sizes: Sizes) -> set[Split]:
    """Every split, by laying the tiles out in every order and forgetting what camps are called."""
    labels = [camp for camp, (size, _) in enumerate(sizes) for _ in range(size)]
    found = set()
    for order in set(permutations(labels)):
        camps = [
            (frozenset(tile for tile, its in enumerate(order) if its == camp), sort)
            for camp, (_, sort) in enumerate(sizes)
        ]
        found.add(frozenset(camps))
    return found


def split_of(worlds: Worlds, world: int) -> Split:
    of = [worlds.camp(tile)[world] for tile in range(worlds.tiles)]
    return frozenset(
        (frozenset(tile for tile, its in enumerate(of) if its == camp), sort)
        for camp, (_, sort) in enumerate(worlds.sizes)
    )


def camp_of(split: Split, tile: int) -> tuple[frozenset[int], int]:
    return next((tiles, sort) for tiles, sort in split if tile in tiles)


@pytest.mark.parametrize(
    ("sizes", "count"),
    [((2, 2), 3), ((3, 3), 10), ((4, 4), 35), ((3, 3, 3), 280), ((4, 3, 3), 2100)],
)
def test_there_are_as_many_worlds_as_splits(sizes: tuple[int, ...], count: int) -> None:
    worlds = all_worlds(tuple((size, 0) for size in sizes))
    assert worlds.count == count
    assert len({split_of(worlds, world) for world in range(count)}) == count


def test_twelve_tiles_in_three_camps_of_four_are_5775_worlds() -> None:
    worlds = all_worlds(((4, 0),) * 3)
    assert worlds.count == 5775
    rows = set(zip(*(worlds.camp(tile) for tile in range(12)), strict=True))
    assert len(rows) == 5775


@pytest.mark.parametrize("sizes", SMALL)
def test_worlds_are_all_splits_and_each_is_there_once(sizes: Sizes) -> None:
    worlds = all_worlds(sizes)
    found = [split_of(worlds, world) for world in range(worlds.count)]
    assert len(found) == len(set(found))
    assert set(found) == splits(sizes)


@pytest.mark.parametrize("sizes", SMALL)
def test_columns_say_who_is_together_and_how_large_a_camp_is(sizes: Sizes) -> None:
    worlds = all_worlds(sizes)
    for world in range(worlds.count):
        split = split_of(worlds, world)
        for tile in range(worlds.tiles):
            tiles, sort = camp_of(split, tile)
            for other in range(worlds.tiles):
                assert worlds.same(tile, other)[world] == (other in tiles)
            for size in set(sizes):
                assert worlds.sized(tile, size)[world] == ((len(tiles), sort) == size)


def seen(split: Split, known: tuple[int, ...]) -> list[object]:
    """What somebody sees of a split who knows some of its tiles."""
    camps = [camp_of(split, tile) for tile in known]
    together = [one == other for one in camps for other in camps]
    return [[(len(tiles), sort) for tiles, sort in camps], together]


@pytest.mark.parametrize("sizes", SMALL)
def test_worlds_of_one_group_look_the_same_to_who_knows_some_tiles(sizes: Sizes) -> None:
    worlds = all_worlds(sizes)
    for known in [(), (0,), (worlds.tiles - 1,), (0, worlds.tiles - 1), tuple(range(worlds.tiles))]:
        cells = worlds.cells(known)
        group = {world: cell for cell, its in enumerate(cells.members) for world in its}
        assert sorted(group) == list(range(worlds.count))
        looks = [seen(split_of(worlds, world), known) for world in range(worlds.count)]
        for one in range(worlds.count):
            for other in range(worlds.count):
                assert (group[one] == group[other]) == (looks[one] == looks[other])
        marks = list(range(worlds.count))
        assert [w for cell in range(cells.count) for w in cells.taken(cell, marks)] == [
            w for its in cells.members for w in its
        ]
        spread = cells.spread([float(cell) for cell in range(cells.count)])
        assert spread == [float(group[world]) for world in range(worlds.count)]


@pytest.mark.parametrize("sizes", SMALL[1:])
def test_worlds_that_are_dropped_are_gone_and_the_others_stay_as_they_were(sizes: Sizes) -> None:
    worlds = all_worlds(sizes)
    before = [split_of(worlds, world) for world in range(worlds.count)]
    kept = [world % 3 != 1 for world in range(worlds.count)]
    fewer = worlds.only(kept)
    left = [split for split, stays in zip(before, kept, strict=True) if stays]
    assert [split_of(fewer, world) for world in range(fewer.count)] == left
    assert [split_of(worlds, world) for world in range(worlds.count)] == before
