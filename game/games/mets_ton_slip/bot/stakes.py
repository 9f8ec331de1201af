"""Stakes: what a seat has to do where the match is won or lost now, by what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import FETE, NOTHING
from game.games.mets_ton_slip.model.state import ACT, DRAW, State


def sound(view: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the acts that throw no match away: all of them where nothing is decided.

    Who lacks one garment wins by putting it on; who can take something off a rival that lacks one
    does. While such a rival waits nobody fishes to their taste.
    """
    lacking = [worn.count(NOTHING) for worn in view.worn]
    near = {other for other, many in enumerate(lacking) if many == 1}
    if view.phase == ACT and seat in near:
        wins = [one for one in legal if isinstance(one, act.Wear | act.Replace)]
        if wins:
            return wins
    near.discard(seat)
    if view.phase == DRAW and near:
        return [act.DRAWS[act.STOCK]]
    strips = [one for one in legal if isinstance(one, act.Attack) and one.target in near]
    if not strips:
        return legal
    return [*strips, *(one for one in legal if one == act.EVENTS_OF[FETE])]
