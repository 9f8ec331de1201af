"""Bets: what a ghost bets by what it touches.

It points as the living do, and that is a guess of the ghost league: in the dark at who is the
Wicked, in a vote at whom it puts out. Four verbs that it needs no more say how many towers stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.targets import SEAT
from game.games.wombat.ghosts import NEXT, NOBODY, TOWERS, WHO, dark
from game.games.wombat.model.roles import UNTOLD, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.tokens import SKY_TOKEN, VERBS

HEIGHTS: Final = VERBS[:4]
"""By how many towers will stand, the verb whose key bets that."""


def bets_of(view: State, seat: int) -> Mapping[str, tuple[str, int]]:
    """Return what a seat that is out may bet now, by what it touches: a question, an answer.

    Who knows to be the Wicked does not guess who it is. Around one screen, where no role is told,
    everybody may be named, oneself too: all are asked the same.
    """
    if view.alive[seat] or view.options.practice:
        return {}
    if view.counting:
        pointed = {SEAT.at(one): (NEXT, int(one)) for one in view.living()}
        return {**pointed, SKY_TOKEN: (NEXT, NOBODY)}
    if not dark(view):
        return {}
    heights = {verb: (TOWERS, n) for n, verb in enumerate(HEIGHTS)}
    if view.roles[seat] == WICKED:
        return heights
    unknown = (one for one, role in enumerate(view.roles) if role == UNTOLD)
    return {**heights, **{SEAT.at(one): (WHO, one) for one in unknown}}
