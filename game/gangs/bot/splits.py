"""Worlds: every way in which tiles can be split into camps, and what the worlds have in common.

Camps of one size that nothing tells apart are not counted twice: who is with whom is all that
acts can tell, so 34,650 namings of 12 tiles in three camps of four are 5,775 worlds. A fact that
names a camp ("this tile is a Bogosse") says of two tiles whether they are together, and of one
tile how large its camp is; every world that agrees has as many namings as any other.

Columns are ``bytes``, one for each world, so that sums over worlds run in C.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import Any, Final

Sizes = tuple[tuple[int, int], ...]
"""For every camp its size and its sort: camps of one size and sort are not told apart."""
_IS_ZERO: Final = b"\1" + bytes(255)


class Cells:
    """Worlds in groups: in each, somebody who knows certain tiles would have seen the same."""

    __slots__ = ("_getters", "count", "members", "of")

    def __init__(self, of: list[int], count: int) -> None:
        """Take the group of every world."""
        self.of = of
        self.count = count
        self.members: list[Sequence[int]] = [range(len(of))]
        self._getters: list[Any] = []
        if count > 1:
            members: list[list[int]] = [[] for _ in range(count)]
            for world, cell in enumerate(of):
                members[cell].append(world)
            self.members = [*members]
            self._getters = [itemgetter(*each) if len(each) > 1 else None for each in members]

    def taken(self, cell: int, column: Sequence[Any]) -> Sequence[Any]:
        """Return the entries of a group's worlds."""
        if self.count == 1:
            return column
        get = self._getters[cell]
        return (column[self.members[cell][0]],) if get is None else get(column)

    def spread(self, values: Sequence[float]) -> list[float]:
        """Return one value a world from one value a group."""
        return list(map(values.__getitem__, self.of))


class Worlds:
    """All worlds that are still thought of, as columns."""

    __slots__ = ("_camps", "_cells", "_numbers", "_same", "_sorts", "count", "sizes", "tiles")

    def __init__(self, sizes: Sizes, camps: list[bytes]) -> None:
        """Take, for every tile, its camp in every world."""
        self.sizes = sizes
        self.tiles = len(camps)
        self.count = len(camps[0])
        self._camps = camps
        kinds = sorted(set(sizes))
        table = bytes(kinds.index(size) for size in sizes).ljust(256, b"\0")
        self._sorts = [camp.translate(table) for camp in camps]
        self._numbers = [int.from_bytes(camp, "little") for camp in camps]
        self._same: dict[tuple[int, int], bytes] = {}
        self._cells: dict[tuple[int, ...], Cells] = {}

    def same(self, one: int, other: int) -> bytes:
        """Return for every world whether two tiles are of one camp, 0 or 1."""
        pair = (one, other) if one < other else (other, one)
        found = self._same.get(pair)
        if found is None:
            # equal bytes give 0: as whole numbers, they are compared all at once
            apart = self._numbers[one] ^ self._numbers[other]
            found = self._same[pair] = apart.to_bytes(self.count, "little").translate(_IS_ZERO)
        return found

    def sized(self, tile: int, size: tuple[int, int]) -> bytes:
        """Return for every world whether a tile's camp is of a size and sort, 0 or 1."""
        wanted = sorted(set(self.sizes)).index(size)
        return bytes(sort == wanted for sort in self._sorts[tile])

    def camp(self, tile: int) -> bytes:
        """Return for every world the number of a tile's camp; numbers of one sort mean nothing."""
        return self._camps[tile]

    def cells(self, known: tuple[int, ...]) -> Cells:
        """Return the worlds grouped by what somebody sees who knows these tiles."""
        found = self._cells.get(known)
        if found is None:
            columns = [self._sorts[tile] for tile in known] if len(set(self.sizes)) > 1 else []
            columns += self._packed(known)
            numbers: dict[Any, int] = {}
            rows: Iterable[Any] = columns[0] if len(columns) == 1 else zip(*columns, strict=True)
            of = [numbers.setdefault(row, len(numbers)) for row in rows]
            found = self._cells[known] = Cells(of or [0] * self.count, max(1, len(numbers)))
        return found

    def _packed(self, known: tuple[int, ...]) -> list[bytes]:
        """Return which of some tiles are of one camp, eight pairs a byte."""
        pairs = [(one, other) for at, one in enumerate(known) for other in known[:at]]
        packed = []
        for start in range(0, len(pairs), 8):
            whole = 0
            for bit, pair in enumerate(pairs[start : start + 8]):
                whole |= int.from_bytes(self.same(*pair), "little") << bit
            packed.append(whole.to_bytes(self.count, "little"))
        return packed

    def only(self, kept: Sequence[int]) -> Worlds:
        """Return those worlds alone that are marked."""
        return Worlds(self.sizes, [bytes(compress(camp, kept)) for camp in self._camps])


@lru_cache(maxsize=32)
def all_worlds(sizes: Sizes) -> Worlds:
    """Return every world of a table once; the sizes must be sorted, largest first."""
    tiles = sum(size for size, _ in sizes)
    rows: list[bytes] = []
    left = [size for size, _ in sizes]
    world = bytearray(tiles)

    def fill(tile: int) -> None:
        if tile == tiles:
            rows.append(bytes(world))
            return
        opened: set[tuple[int, int]] = set()
        for camp, size in enumerate(sizes):
            if not left[camp]:
                continue
            if left[camp] == size[0]:  # of several untouched camps of a sort, the first one
                if size in opened:
                    continue
                opened.add(size)
            left[camp] -= 1
            world[tile] = camp
            fill(tile + 1)
            left[camp] += 1

    fill(0)
    return Worlds(sizes, [bytes(column) for column in zip(*rows, strict=True)])
