"""Plates: what is written at each seat, as values; the furniture of a layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.mets_ton_slip.model.cards import NOTHING, season_of
from game.games.mets_ton_slip.model.state import DEFEND, OVER, State


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    seat: int
    name: str
    face: str
    """The picture of who sits there."""
    hand: int
    worn: tuple[int, ...]
    seasons: int
    """The seasons that its outfit still goes with, as a set of bits."""
    missing: int
    """How many garments it lacks."""
    basket: int
    """How many cards lie in its dirty laundry."""
    state: str
    """``turn``, ``aim``, ``won`` or nothing."""
    own: bool


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    plates: tuple[Plate, ...]
    stock: int
    turn: int
    """Whose turn it is, -1 before the first one."""
    number: int
    over: bool
    notes: bool = True
    """Whether there is a way to the notes."""


def furniture(
    view: State, viewer: int | None, names: Sequence[str], looks: Sequence[str]
) -> Furniture:
    """Return what is written on the table of a view."""
    plates = tuple(
        Plate(
            seat=seat,
            name=names[seat],
            face=looks[seat],
            hand=len(view.hands[seat]),
            worn=tuple(worn),
            seasons=season_of(worn),
            missing=sum(face == NOTHING for face in worn),
            basket=len(view.baskets[seat]),
            state=_state(view, seat),
            own=seat == viewer,
        )
        for seat, worn in enumerate(view.worn)
    )
    return Furniture(
        plates,
        stock=len(view.stock),
        turn=view.turn if view.turns else -1,
        number=view.turns,
        over=view.phase == OVER and bool(view.winners),
    )


def _state(view: State, seat: int) -> str:
    if view.winners:
        return "won" if seat in view.winners else ""
    if view.phase == DEFEND and seat == view.pointed:
        return "aim"
    return "turn" if view.turns and seat == view.turn else ""
