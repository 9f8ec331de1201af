"""Fibs, the example game, does what its rules say."""

from __future__ import annotations

from typing import Any

import pytest
from game.games.fibs.model import (
    BELIEVE,
    DENY,
    DOUBT,
    GIVE,
    Ask,
    Began,
    Drawn,
    Drew,
    Shown,
    Stocked,
)
from game.games.fibs.rules import RULES

from game.core.actions import RefusedError
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.rules import OptionsError
from game.core.seats import NOBODY, Seat
from game.match import Match


def laid(*hands: tuple[int, ...], turn: int = 0) -> Match[Any, Any, Any]:
    """A match in which these hands were drawn, and it is the turn of a seat."""
    options = RULES.options(len(hands), {})
    journal = Journal(RULES.initial(len(hands), options), RULES.apply)
    last = tuple(face for hand in hands for face in hand)[::-1]
    rest = [face for face in (1, 2, 3, 4) for _ in range(options - last.count(face))]
    journal.tell(Stocked(NOBODY, (*rest, *last)))
    for seat, hand in enumerate(hands):
        for face in hand:
            journal.tell(Drew(Seat(seat)))
            journal.tell(Drawn(Seat(seat), face))
    journal.tell(Began(Seat(turn)))
    return Match(RULES, len(hands), options, 0, journal=journal, luck=Luck(0))


def test_a_given_card_is_a_point_and_leaves_the_hand() -> None:
    match = laid((1, 1), (2, 3))
    match.submit(Seat(0), Ask(1, 3))
    match.submit(Seat(1), GIVE)
    state = match.journal.state
    assert (state.points, state.given, state.hands[1][:1]) == ([1, 0], [3], [2])


def test_only_who_holds_the_face_may_give_it() -> None:
    match = laid((1, 1), (2, 3))
    match.submit(Seat(0), Ask(1, 4))
    assert match.pending() == {1: [DENY]}
    with pytest.raises(RefusedError, match="not-held"):
        match.submit(Seat(1), GIVE)


@pytest.mark.parametrize(("face", "points"), [(3, [1, 0]), (4, [0, 1])])
def test_who_was_wrong_to_lie_or_to_doubt_gives_a_point(face: int, points: list[int]) -> None:
    match = laid((1, 1), (2, 3))
    match.submit(Seat(0), Ask(1, face))
    match.submit(Seat(1), DENY)
    match.submit(Seat(0), DOUBT)
    assert match.journal.state.points == points


def test_a_doubter_alone_sees_the_hand() -> None:
    match = laid((1, 1), (2, 3), (4, 4))
    match.submit(Seat(0), Ask(1, 3))
    match.submit(Seat(1), DENY)
    match.submit(Seat(0), DOUBT)
    shown = [
        [event.faces for event in match.observations(viewer) if isinstance(event, Shown)]
        for viewer in (Seat(0), Seat(1), Seat(2), None)
    ]
    assert shown == [[(2, 3)], [], [], []]


def test_who_believes_learns_nothing_and_the_next_seat_begins() -> None:
    match = laid((1, 1), (2, 3))
    match.submit(Seat(0), Ask(1, 3))
    match.submit(Seat(1), DENY)
    match.submit(Seat(0), BELIEVE)
    assert match.journal.state.points == [0, 0]
    assert list(match.pending()) == [1]


@pytest.mark.parametrize(
    ("seats", "given"), [(1, {}), (6, {}), (2, {"copies": 9}), (2, {"cards": 4})]
)
def test_options_that_cannot_be_played_are_refused(seats: int, given: dict[str, int]) -> None:
    with pytest.raises(OptionsError):
        RULES.options(seats, given)
    assert RULES.options(3, RULES.options_json(RULES.options(3, {"copies": 5}))) == 5
