"""What lies on the table when a match begins (E1 to E5, E82)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games.et_bim.model.cards import DECK
from game.games.et_bim.model.options import read_options, splits
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import (
    BIM,
    BLANK,
    DAMAGE,
    HEAL,
    IDENT,
    RECYCLE,
    SHIELD,
    SWAP,
    gang_of,
)
from game.match import Match

COUNTS = range(4, 13)


def dealt(seats: int, seed: int = 0, **options: Any) -> Match[Any, Any, Any]:
    return Match(RULES, seats, RULES.options(seats, options), seed)


def test_e1_the_lighter_the_damage_the_more_copies() -> None:
    counts = Counter(DAMAGE[face] for face in DECK if DAMAGE[face])
    assert counts == {10: 44, 20: 34, 30: 20}


def test_e2_action_cards_come_in_the_order_of_their_explanation() -> None:
    counts = Counter(DECK)
    assert [counts[face] for face in (IDENT, SHIELD, HEAL, SWAP, RECYCLE)] == [9, 10, 9, 9, 10]
    assert counts[BIM] == 23
    assert len(DECK) == 168


@pytest.mark.parametrize("seats", COUNTS)
def test_e3_a_gang_has_four_tiles_at_most_and_any_such_split_is_allowed(seats: int) -> None:
    found = splits(seats)
    assert len(set(found)) == len(found)
    for teams, mystery in found:
        assert sum(teams) == seats + mystery
        assert 2 <= len(teams) <= 3
        assert 1 <= min(teams) <= max(teams) <= 4
        options = read_options(seats, {"teams": list(teams), "mystery": mystery})
        assert (options.teams, options.mystery) == (teams, mystery)
        dealt(seats, teams=list(teams), mystery=mystery).check()


@pytest.mark.parametrize(
    ("seats", "teams", "mystery"),
    [
        (4, (2, 2), False),
        (5, (3, 3), True),
        (6, (3, 3), False),
        (7, (4, 4), True),
        (8, (4, 4), False),
        (9, (3, 3, 3), False),
        (10, (4, 3, 3), False),
        (11, (4, 4, 4), True),
        (12, (4, 4, 4), False),
    ],
)
def test_e82_the_default_split(seats: int, teams: tuple[int, ...], mystery: bool) -> None:
    options = read_options(seats, {})
    assert (options.teams, options.mystery) == (teams, mystery)
    assert splits(seats)[0] == (teams, mystery)


@pytest.mark.parametrize(
    ("seats", "given", "reason"),
    [
        (3, {}, "options-seats"),
        (13, {}, "options-seats"),
        (6, {"team": [3, 3]}, "options-unknown"),
        (6, {"teams": "3+3"}, "options-type"),
        (6, {"teams": [3, 2]}, "options-total"),
        (6, {"teams": [6]}, "options-gangs"),
        (8, {"teams": [2, 2, 2, 2]}, "options-gangs"),
        (6, {"teams": [5, 1]}, "options-gang-size"),
        (6, {"teams": [6, 0]}, "options-gang-size"),
        (12, {"mystery": True}, "options-too-many-tiles"),
        (4, {"mystery": 1}, "options-type"),
        (4, {"heal_needs_damage": "no"}, "options-type"),
        (4, {"modules": ["oops"]}, "options-module"),
        (4, {"modules": "oups"}, "options-type"),
        (4, {"modules": ["missions"], "rounds": 4}, "options-rounds"),
        (4, {"modules": ["missions"], "rounds": 1}, "options-rounds"),
        (9, {"modules": ["charlotte"], "teams": [4, 4]}, "options-charlotte-gangs"),
        (12, {"modules": ["charlotte"], "teams": [4, 4, 3]}, "options-total"),
        (5, {"modules": ["charlotte"], "mystery": False}, "options-charlotte-mystery"),
        (6, {"modules": ["charlotte"], "teams": [2, 2, 2]}, "options-charlotte-gangs"),
        (6, {"modules": ["charlotte"], "teams": [4, 3]}, "options-total"),
        (4, {"modules": ["charlotte"], "teams": [3, 1]}, "options-mystery-size"),
        (4, {"rounds": 3}, "options-rounds-missions"),
        (4, {"rounds": True}, "options-rounds-missions"),
    ],
)
def test_e82_what_cannot_be_played_is_refused(
    seats: int, given: dict[str, Any], reason: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        read_options(seats, given)
    assert refused.value.reason == reason


def test_e74_where_a_tile_is_left_over_every_gang_has_two() -> None:
    for seats in COUNTS:
        assert all(min(teams) >= 2 for teams, mystery in splits(seats) if mystery)
    with pytest.raises(OptionsError, match="options-mystery-size"):
        read_options(4, {"teams": [4, 1]})


def test_e74_which_gangs_play_and_their_sizes_are_drawn_from_the_seed() -> None:
    seen = set()
    for seed in range(60):
        match = dealt(7, seed, teams=[4, 3])
        sizes = Counter(gang_of(one) for one in match.observations(None)[0].characters)
        assert sorted(sizes.values()) == [3, 4]
        seen.add(tuple(sorted(sizes.items())))
    assert len(seen) == 6


@pytest.mark.parametrize("seats", COUNTS)
def test_e82_five_cards_each_and_everybody_knows_his_own_tile_alone(seats: int) -> None:
    match = dealt(seats)
    truth = match.journal.state
    assert [len(hand) for hand in truth.hands] == [
        6 if s == truth.turn else 5 for s in range(seats)
    ]
    assert len(truth.bag) == 168 - 5 * seats - 1
    assert Counter(truth.characters) == Counter(truth.selection)
    for seat in range(seats):
        view = RULES.initial(seats, match.options)
        for event in match.observations(Seat(seat)):
            RULES.apply(view, event)
        known = [tile for tile, one in enumerate(view.characters) if one != BLANK]
        assert known == [seat]
        assert view.selection == truth.selection
        assert view.hands[seat] == truth.hands[seat]
        assert all(set(hand) == {BLANK} for s, hand in enumerate(view.hands) if s != seat)


def test_e5_the_first_seat_is_random_and_the_seeds_own() -> None:
    first = [dealt(4, seed).journal.state.turn for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}
    assert first == [dealt(4, seed).journal.state.turn for seed in range(40)]


def test_seats_sit_clockwise() -> None:
    match = dealt(5)
    turns = [match.journal.state.turn]
    while len(turns) < 6:
        state = match.journal.state
        seat = state.asked()
        action = match.pending()[Seat(seat)][0]
        match.submit(Seat(seat), action)
        if match.journal.state.turn != turns[-1]:
            turns.append(match.journal.state.turn)
    assert all((after - before) % 5 == 1 for before, after in pairwise(turns))


def test_a_card_gets_its_number_when_it_becomes_public() -> None:
    match = dealt(4)
    assert match.journal.state.next_card == 0
    seat = match.journal.state.asked()
    action = next(a for a in match.pending()[Seat(seat)] if a.kind == "throw")
    match.submit(Seat(seat), action)
    assert match.journal.state.card == action.face  # number 0
    assert match.journal.state.next_card == 1
