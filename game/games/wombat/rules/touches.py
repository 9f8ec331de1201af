"""Touches: what hands feel, told to their owners or to all, under the number of a paw (W35)."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State

Told = Journal[State, ev.Event]


def feel(journal: Told, seat: int, touch: Touch) -> None:
    """Tell a touch: to the seat, or to all under the number of its paw."""
    state = journal.state
    if state.options.touch == SHADOWS:
        journal.tell(ev.Seen(state.hands[seat].paw, touch))
    else:
        journal.tell(ev.Felt(Seat(seat), touch))


def feel_all(journal: Told, seats: Iterable[int], touch: Touch) -> None:
    """Tell a touch of several hands, by the numbers of their paws: by seat would name them."""
    hands = journal.state.hands
    for seat in sorted(seats, key=lambda one: hands[one].paw):
        feel(journal, seat, touch)


def arrive(journal: Told, luck: Luck, seat: int, touch: Touch) -> None:
    """Tell of a hand that comes to a place.

    Among shadows the numbers of all that were where it left are drawn anew among them (W53).
    """
    state = journal.state
    if state.options.touch == SHADOWS:
        there = state.there(state.hands[seat].place)
        if len(there) > 1:
            numbers = sorted(state.hands[one].paw for one in there)
            for one, number in zip(there, luck.stream("paws").shuffled(numbers), strict=True):
                journal.tell(ev.PawNumbered(Seat(one), number))
    feel(journal, seat, touch)


def rest(journal: Told, places: dict[int, int], paws: dict[int, int]) -> None:
    """Tell where hands are when a build begins, each to its seat or all to everybody (W48)."""
    if journal.state.options.touch != SHADOWS:
        for seat, place in places.items():
            journal.tell(ev.Rested(Seat(seat), place))
        return
    for seat, number in paws.items():
        journal.tell(ev.PawNumbered(Seat(seat), number))
    for seat in sorted(places, key=lambda one: paws[one]):
        journal.tell(ev.PawRested(paws[seat], places[seat]))


def move(journal: Told, brick: int, old: int, new: int) -> None:
    """Let the truth know that a brick leaves a place or a hand for another."""
    journal.tell(hidden.Moved(NOBODY, brick, old, new))
