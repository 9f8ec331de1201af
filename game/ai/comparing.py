"""Comparing: what several choices bring in the same imagined worlds, and which is surely better.

How a world is imagined and played on is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt


def halved(
    many: int,
    rounds: Iterable[int],
    play: Callable[[int, Sequence[int]], None],
    ahead: Callable[[Sequence[int]], Sequence[int]],
) -> None:
    """Let so many choices be played in worlds, ever fewer of them, the first one in every world.

    ``rounds`` says in how many worlds until choices are left; ``play`` plays those that are still
    there in the world of a number; ``ahead`` returns which of all but the first one go on. Without
    any it is over. (Successive halving: Karnin et al., "Almost optimal exploration in multi-armed
    bandits", ICML 2013.)
    """
    others: Sequence[int] = range(1, many)
    world = 0
    for worlds in rounds:
        for _ in range(worlds):
            play(world, (0, *others))
            world += 1
        others = ahead(others)
        if not others:
            return


def paired(mine: Sequence[float], usual: Sequence[float]) -> tuple[float, float]:
    """Return how much more one choice brought than another in the same worlds, and its error.

    That is the mean of what differed and its standard error. Who was tried in more worlds than the
    other is compared in those that both have, the first ones.
    """
    pairs = [one - other for one, other in zip(mine, usual, strict=False)]
    number = len(pairs)
    mean = sum(pairs) / number
    spread = sum((pair - mean) ** 2 for pair in pairs) / max(1, number - 1)
    return mean, sqrt(spread / number)
