"""Outflow: how often what leaves a hand is a defence, beside how often it would be by counting.

Whoever keeps defences and whoever throws them away both show it, whatever else they do. Of somebody
who plays like nobody known that is all there is to go by.
"""

from __future__ import annotations

from typing import Final

from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, DEFENCES, MIROIR, UNKNOWN
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.determinizations import unseen

COUNTED: Final = 2.0
"""So many defences that left as counting expects are imagined before anything is seen: of the table
by counting, of a seat by its table."""
KEPT: Final = 1.0
"""How much likelier a hidden card is a defence, by the logarithm of how seldom defences leave."""


class Outflow:
    """What left hands of which nobody knew it was there."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing seen."""
        self._left = [0] * seats
        self._due = [0.0] * seats

    def observe(self, view: State, event: ev.Event) -> None:
        """Take in what was told, before the table does."""
        match event:
            case ev.Shielded(seat):
                self._leaves(view, seat, BOUCLIER)
            case ev.Mirrored(seat):
                self._leaves(view, seat, MIROIR)
            case (
                ev.Wore(seat, face=face) | ev.Replaced(seat, face=face)
                | ev.Attacked(seat, face=face) | ev.Celebrated(seat, face=face)
                | ev.LaidAway(seat, face=face)
            ):  # fmt: skip
                self._leaves(view, seat, face)
            case _:
                pass

    def kept(self) -> list[float]:
        """Return by seat how much likelier a hidden card of its hand is a defence than counted."""
        table = (sum(self._left) + COUNTED) / (sum(self._due) + COUNTED)
        return [
            ((left + COUNTED * table) / (due + COUNTED)) ** -KEPT
            for left, due in zip(self._left, self._due, strict=True)
        ]

    def _leaves(self, view: State, seat: int, face: int) -> None:
        if UNKNOWN in view.hands[seat] and face not in view.hands[seat]:
            rest = unseen(view)
            self._left[seat] += face in DEFENCES
            self._due[seat] += sum(rest[one] for one in DEFENCES) / rest.total()
