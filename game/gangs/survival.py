"""Who is still in, whose turn it is, and everybody's damage."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.seats import Seat
from game.gangs.model.state import NONE, State


def living(view: State) -> Sequence[Seat]:
    """Return who is still in, ascending."""
    return [Seat(seat) for seat in view.living()]


def turn_of(view: State) -> Seat | None:
    """Return whose turn it is, None before the first."""
    return None if view.turn == NONE else Seat(view.turn)


def harm(view: State) -> Sequence[int]:
    """Return by seat how much harm it bears; who is out bears none."""
    return [total if lives else 0 for total, lives in zip(view.totals, view.alive, strict=True)]


def concerned(view: State) -> Collection[Seat]:
    """Return who acts now, is aimed at, or is asked for an answer, as all know it."""
    found = {view.turn, view.asked()}
    if view.played:  # before that, they are those of the turn before
        found |= {view.player, view.target, *view.touched}
    return {Seat(seat) for seat in found if seat != NONE}
