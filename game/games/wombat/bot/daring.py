"""Daring: how many acts more the Wicked wants, from what it hears, its memory, clock and score.

It spoils as much as it takes to keep the Good from two towers, and no more: where hands are few or
slow it builds along, where they are many and quick it takes risks. It needs no table of levels,
presets and seats, and does the same among people. Constants were chosen on salts ``dev`` to
``dev3`` and ``m29`` to ``q29`` of ``tests.bench.wombat_matrix``.
"""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.memory import WRONG
from game.games.wombat.model.places import SIZES, SPINDLES

LAID: Final = 0.4
"""Of the bricks that clacks promise for the rest of a build, so many count for the two highest
towers: builds without a saboteur have two towers in half of cases where they need just that."""
STANDING: Final = 2.5
"""Each tower that stands beside the first puts the Good so many bricks ahead until the gong."""
MENDED: Final = 4
"""A tower that is wrong needs about as much as so many bricks."""
HEARD: Final = (2, 3)
"""Of a tower one lost track of, two clacks in three are bricks that still lie there."""
WORTH: Final = 0.2
"""It wants one act for so many bricks that the Good are ahead."""
MARGIN: Final = 1.2
"""It lets the Good be so many bricks ahead, fewer where it is bolder."""
LEAD: Final = 2.0
"""Each point by which the Good lead, of three, counts as so many bricks: ahead, the Wicked hides;
behind, it hurries."""
HUSHED: Final = 0.5
"""How much each finger that points at it takes of what it dares."""
USUAL: Final = 2.0
"""The boldness that these constants were chosen for."""
SECONDS: Final = 90
"""The usual build."""
LONGER: Final = 5
"""In a longer build the Good mend more, so it dares more, by this power."""
HANDS: Final = 3
"""So many other hands dare it what its level dares; where more mend it dares more."""
RESTRICTED: Final = 0.45
"""So much less it dares where roles are advanced: hands that may not do everything mend less."""
FOUNDED: Final = 1.9
"""So much more it dares where bases lie: towers that are lower stand sooner."""
POINTS: Final = 3
"""Points of the usual match."""


def wants(head: BotHead, acts: int) -> float:
    """Return how many acts the Wicked still wants in this build, after some."""
    view = head.view
    others = len(view.living()) - 1
    dares = head.mind.boldness / USUAL * others / HANDS
    dares *= (view.options.seconds / SECONDS) ** LONGER
    if view.options.advanced:
        dares *= RESTRICTED
    if view.options.beginner:
        dares *= FOUNDED
    lead = (view.good - view.bad) * POINTS / view.options.points
    ahead = surplus(head, acts) - MARGIN / dares + LEAD * lead
    hushed = 1 + HUSHED * view.opened.count(head.seat)
    return max(0.0, ahead / WORTH * dares / hushed)


def surplus(head: BotHead, acts: int) -> float:
    """Return how many bricks the Good will lay beyond those that two towers still need."""
    gone = max(1, head.now - head.began)
    laid = max(0, sum(head.view.clacks) - 2 * acts)
    missing = sorted(_missing(head, spindle) for spindle in range(SPINDLES))
    standing = STANDING * max(0, missing.count(0) - 1)
    return LAID * head.left * laid / gone - sum(missing[:2]) + standing


def _missing(head: BotHead, spindle: int) -> int:
    """Return about how many bricks a tower lacks; of one that was lost track of, by its clacks."""
    need = head.need(spindle)
    if need is None:
        lying, clacks = HEARD
        return max(0, SIZES - head.view.bases - head.view.clacks[spindle] * lying // clacks)
    return MENDED if need == WRONG else need
