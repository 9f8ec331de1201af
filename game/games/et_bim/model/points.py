"""The points of a round with Missions (E62)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.gangs.model.missions import mission_points

if TYPE_CHECKING:
    from game.gangs.model.standing import Standing

# the scale of Witty Zibi: a member of the winning gang
OUT: Final = 2
STANDING: Final = 3
LAST_STANDING: Final = 4


def gains(
    state: Standing, gang: int, winners: Sequence[int], done: Sequence[bool]
) -> tuple[int, ...]:
    """Return the points of a round by seat: those of the winning gang, and the missions'."""
    gained = []
    for seat, mission in enumerate(state.missions):
        points = mission_points(mission) if done[seat] else 0
        if seat in winners:
            if not state.alive[seat]:
                points += OUT
            elif state.last_of(gang) == seat:
                points += LAST_STANDING
            else:
                points += STANDING
        gained.append(points)
    return tuple(gained)
