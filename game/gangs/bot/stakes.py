"""Stakes: how likely what a seat does ends the round at once, and its own gang wins it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod

from game.gangs.model.actions import Action, Answer, Replay, Throw
from game.gangs.model.cards import DAMAGE, LIMIT, RECYCLE, gang_of
from game.gangs.model.state import State


def wins(view: State, seat: int, action: Action, ally: Sequence[float]) -> float:
    """Return how likely an action that nobody answers wins the round, by a seat's own belief.

    ``ally`` holds by place how likely a friend sits there.
    """
    chances = [
        _alone(view, seat, out, ally)
        for out, damage in _blows(view, seat, action)
        if view.hit(out, damage) > LIMIT
    ]
    return max(chances, default=0.0)


def ends(view: State, seat: int, out: int, ally: Sequence[float]) -> float:
    """Return how likely a seat's gang has won the round once somebody is out.

    Unlike in ``wins``, where some play alone only the end of a gang's last one counts.
    """
    if view.options.silent:
        gone = Counter(gang_of(view.character_at(at)) for at in range(view.n) if not view.alive[at])
        sizes = Counter(map(gang_of, view.selection))
        if not any(1 < size == gone[gang] + 1 for gang, size in sizes.items()):
            return 0.0
    return _alone(view, seat, out, ally)


def _blows(view: State, seat: int, action: Action) -> Iterable[tuple[int, int]]:
    """Return who else may be hit by how much, by the card that a recycling takes, too."""
    match action:
        case Throw(face, taken) if face == RECYCLE:
            top = DAMAGE[view.piles[taken][-1] & 15]
            return [(other, top) for other in view.living() if other not in (seat, taken)]
        case Throw(face, target):
            return [(target, DAMAGE[face])]
        case Replay(target):
            return [(target, DAMAGE[view.card & 15])]
        case Answer(face) if face is not None:
            return [(view.other_side(), DAMAGE[view.card & 15])]
        case _:
            return []


def _alone(view: State, seat: int, out: int, ally: Sequence[float]) -> float:
    """Return how likely one's gang has won once somebody is out: all who are left are of it.

    Where some play alone a round ends with the first gang that falls, that of ``out`` perhaps.
    """
    if view.options.silent:
        return 1 - ally[out]
    others = (other for other in view.living() if other not in (seat, out))
    return prod((ally[other] for other in others), start=1 - ally[out])
