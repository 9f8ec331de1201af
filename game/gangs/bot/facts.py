"""Facts: which worlds agree with what is certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.gangs.bot.splits import Worlds

Gangs = Mapping[int, tuple[int, int]]
"""By gang the size and sort of its camp."""
Named = Mapping[int, int]
"""By tile its gang, where that is certain."""


def shown(worlds: Worlds, gangs: Gangs, before: Named, tile: int, gang: int) -> list[int]:
    """Return for every world whether a tile may be of a gang, 0 or 1, others being named."""
    kept = list(worlds.sized(tile, gangs[gang]))
    for other, its in before.items():
        same = worlds.same(tile, other)
        kept = [k & (s == (its == gang)) for k, s in zip(kept, same, strict=True)]
    return kept


def goes_on(worlds: Worlds, tiles: Sequence[int]) -> list[int] | None:
    """Return for every world whether more than one gang lives, 0 or 1; None where all say so.

    ``tiles`` are those of the living and, where it counts, the one in the middle.
    """
    charlotte = (1, 1) in worlds.sizes
    if len(tiles) > worlds.sizes[0][0] + charlotte:
        return None
    last = worlds.sizes.index((1, 1)) if charlotte else -1
    columns = [worlds.camp(tile) for tile in tiles]
    return [len({*row} - {last}) > 1 for row in zip(*columns, strict=True)]


def agrees(worlds: Worlds, gangs: Gangs, world: int, named: Named) -> bool:
    """Say whether tiles lie in a world as they are known to."""
    known = list(named.items())
    for at, (tile, gang) in enumerate(known):
        if worlds.sizes[worlds.camp(tile)[world]] != gangs[gang]:
            return False
        for other, its in known[:at]:
            if worlds.same(tile, other)[world] != (gang == its):
                return False
    return True
