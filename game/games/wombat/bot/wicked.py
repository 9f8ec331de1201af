"""The Wicked: builds like everybody, and spoils a little, by the rulebook's tips and in our words.

Lay a brick where it does not belong; take one off and let it go far away; keep what is needed in
the hand; tell of bricks that are not there; turn the box; do it late, do it near others; build in
between. Every act costs suspicion, so there are so many a build and no more.
"""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot.head import Head
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import Verb
from game.games.wombat.model.places import CARRIED, NAMES, SIZES, SPINDLES, STEPS, ZONES

TIRELESS: Final = 6
"""Who dares more acts than this does nothing else."""
EARLY: Final = 80
"""No act before this tick: there is nothing to spoil."""
LATE: Final = 200
"""With so many ticks left acts cannot be mended: most of them fall there."""
PACE: Final = 12
"""About so many decisions are made in a build before it gets late."""


def spoil(head: Head, acts: int, budget: float, *, tireless: bool) -> list[Verb]:
    """Return an act of sabotage to be done now, none if the hand had better build."""
    if head.now - head.began < EARLY or (acts >= budget and not tireless):
        return []
    rate = 100 if tireless else round(100 * (budget - acts) / PACE)
    if head.left < LATE:
        rate *= 3
    if not head.likely(min(100, rate)):
        return []
    held = list(head.hand.sizes)
    tall = _tall(head)
    if held and not tireless and (wrong := _misfit(head, held)) is not None:
        spindle, slot = wrong
        head.goal = "spoil"
        return [*head.go(spindle), act.Lay(slot)]
    if tall is None:
        return []
    if len(held) == CARRIED:
        head.goal = "scatter"
        return [*head.go(_far(head)), act.Drop(1), act.Drop(1)]
    head.goal = "rob"
    return [*head.go(tall), act.TAKE]


def _tall(head: Head) -> int | None:
    """Return the spindle that, for all one knows, carries most."""
    height = {
        spindle: SIZES - need
        for spindle in range(SPINDLES)
        if (need := head.need(spindle)) is not None and 0 <= need < SIZES - head.view.bases
    }
    if not height:
        return None
    return max(height, key=lambda one: (height[one], -STEPS[head.hand.place][one]))


def _misfit(head: Head, held: list[int]) -> tuple[int, int] | None:
    """Return a spindle and a slot that do not fit each other."""
    best: tuple[int, int, int] | None = None
    for spindle in range(SPINDLES):
        need = head.need(spindle)
        if need is None or need < 0 or need == SIZES:
            continue
        for slot, size in enumerate(held, 1):
            if size != need and size:
                worth = SIZES - need - STEPS[head.hand.place][spindle]
                if best is None or worth > best[0]:
                    best = (worth, spindle, slot)
    return None if best is None else best[1:]


def _far(head: Head) -> int:
    zones = list(ZONES)
    return max(zones, key=lambda zone: STEPS[head.hand.place][zone] * 2 + head.chance.below(4))


def lie(head: Head, spindle: int) -> None:
    """Tell of a brick as whoever laid it rightly would."""
    need = head.need(spindle)
    if need is not None and need > 0:
        head.say(f"count:{NAMES[spindle]}:{SIZES - need + 1}")
