"""Missions: who fulfilled what in a round, and the points of a round (E62)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.gangs.model import missions as m
from game.gangs.model.cards import CHARLOTTE, D30, DAMAGE, gang_of
from game.gangs.model.state import State


@dataclass(slots=True)
class _Record:
    """What one seat did in a round, as its mission is judged by it."""

    state: State
    gang: int
    winners: tuple[int, ...]
    seat: int

    def deeds(self, what: int) -> list[m.Deed]:
        """Return the seat's own deeds on others; a penalty on oneself is none (E60)."""
        return [
            deed
            for deed in self.state.deeds
            if deed.what == what and deed.by == self.seat and deed.at != self.seat
        ]

    def mates(self, what: int) -> list[m.Deed]:
        """Return the deeds on members of one's own gang, as tiles lay then."""
        characters = self.state.characters
        return [
            deed
            for deed in self.deeds(what)
            if gang_of(characters[deed.mine]) == gang_of(characters[deed.theirs]) != CHARLOTTE
        ]

    @property
    def alive(self) -> bool:
        return self.state.alive[self.seat]

    @property
    def total(self) -> int:
        return self.state.totals[self.seat]

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    def echoes(self) -> int:
        """Return how many cards the seat sent back."""
        return sum(d.what == m.REFLECTED and d.by == self.seat for d in self.state.deeds)

    def moved(self) -> bool:
        """Say whether the tile before the seat was changed."""
        return any(d.what == m.MOVED and d.by == self.seat for d in self.state.deeds)

    def near(self, other: int) -> bool:
        """Say whether a seat is the next one on the left or on the right."""
        return (other - self.seat) % self.state.n in (1, self.state.n - 1)

    def first_out(self) -> bool:
        """Say whether the seat was the first to be eliminated in this round."""
        fallen = [d.at for d in self.state.deeds if d.what == m.ELIMINATED]
        return fallen[:1] == [self.seat]


_JUDGES: Final[dict[int, Callable[[_Record], bool]]] = {
    m.PAINTER: lambda r: sum(d.amount for d in r.deeds(m.DAMAGED)) >= m.PAINTING,
    m.KNOCKOUT: lambda r: bool(r.deeds(m.ELIMINATED)),
    m.NEIGHBOUR: lambda r: any(r.near(d.at) for d in r.deeds(m.ELIMINATED)),
    m.TRAITOR: lambda r: bool(r.mates(m.ELIMINATED)) and r.won,
    m.ECHO: lambda r: r.echoes() >= m.ECHOES,
    m.SPY: lambda r: len({d.at for d in r.deeds(m.LOOKED)}) >= m.LOOKS,
    m.SCAVENGER: lambda r: len(r.deeds(m.RECYCLED)) >= m.SALVAGES,
    m.JUGGLER: lambda r: len(r.deeds(m.SWAPPED)) >= m.SWAPS,
    m.TURNCOAT: lambda r: r.moved() and r.won,
    m.MEDIC: lambda r: bool(r.mates(m.HEALED)),
    m.GUARDIAN: lambda r: any(r.state.alive[d.at] for d in r.mates(m.SHIELDED)),
    m.FIRST_OUT: lambda r: r.first_out(),
    m.SPOTLESS: lambda r: r.alive and r.total <= m.CLEAN,
    m.SURVIVOR: lambda r: r.alive and r.total >= m.FILTHY,
    m.PACIFIST: lambda r: r.alive and not any(d.amount == DAMAGE[D30] for d in r.deeds(m.DAMAGED)),
    m.LAST_ONE: lambda r: r.state.last_of(r.gang) == r.seat,
}


def fulfilled(state: State, gang: int, winners: tuple[int, ...]) -> tuple[bool, ...]:
    """Return, by seat, whether its mission was fulfilled when a gang won the round."""
    return tuple(
        _JUDGES[mission](_Record(state, gang, winners, seat))
        for seat, mission in enumerate(state.missions)
    )
