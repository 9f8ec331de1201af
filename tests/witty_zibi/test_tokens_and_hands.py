"""What lies on the table when a round of Witty Zibi begins, and who knows what of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games import rules_of
from game.games.witty_zibi.model.cards import CLANS
from game.games.witty_zibi.model.options import read_options
from game.gangs.model.cards import (
    BIM,
    BLANK,
    D10,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    RECYCLE,
    gang_of,
)
from game.match import Match
from tests.gangs.laid import Laid

RULES = rules_of("witty_zibi")
ORANGE = 1


def dealt(seats: int, seed: int = 0, **options: Any) -> Match[Any, Any, Any]:
    return Match(RULES, seats, RULES.options(seats, options), seed)


def clans(seats: int, seed: int, **options: Any) -> Counter[int]:
    """How many of each clan the seats hold."""
    truth = dealt(seats, seed, **options).journal.state
    return Counter(gang_of(truth.character_at(seat)) for seat in range(seats))


@pytest.mark.parametrize(
    ("seats", "copies", "total"),
    [
        (4, (24, 20, 16, 4, 4, 6, 2), 76),
        (5, (24, 20, 16, 4, 4, 6, 2), 76),
        (6, (32, 28, 24, 6, 6, 8, 4), 108),
        (7, (32, 28, 24, 6, 6, 8, 4), 108),
        (8, (32, 28, 24, 6, 6, 8, 4), 108),
        (9, (36, 31, 27, 6, 7, 9, 4), 120),
    ],
)
def test_z26_the_decks(seats: int, copies: tuple[int, ...], total: int) -> None:
    options = read_options(seats, {})
    counts = Counter(options.deck)
    assert tuple(counts[face] for face in (D10, D20, D30, RECYCLE, HEAL, IDENT, BIM)) == copies
    assert sum(counts.values()) == len(options.deck) == total
    assert [options.copies[face] for face in range(10)] == [counts[face] for face in range(10)]


def test_z26_the_small_deck_lacks_8_of_each_banana_and_2_of_each_other() -> None:
    small, full = (Counter(read_options(seats, {}).deck) for seats in (4, 8))
    less = {face: full[face] - small[face] for face in full}
    assert less == {face: 8 if DAMAGE[face] else 2 for face in full}


@pytest.mark.parametrize("seats", range(4, 10))
def test_z1_cards_neither_dealt_nor_in_the_paf_pile_stay_out_of_the_round(seats: int) -> None:
    match = dealt(seats, rounds=1)
    truth = match.journal.state
    aside = {4: 26, 5: 14, 6: 32, 7: 20, 8: 8, 9: 8}[seats]
    assert [len(hand) for hand in truth.hands] == [12] * seats
    assert len(truth.bag) - truth.reserve == aside
    while asked := match.pending():
        [(seat, legal)] = asked.items()
        match.submit(seat, legal[-1])  # a PAF wherever there is one
    assert len(truth.bag) >= aside


def test_z2_every_paf_is_made_good_for_even_if_all_are_played() -> None:
    for seats in range(4, 10):
        options = read_options(seats, {})
        assert options.reserve == Counter(options.deck)[BIM]


def test_z4_at_four_seats_there_are_two_clans_of_two() -> None:
    for seed in range(40):
        assert sorted(clans(4, seed).values()) == [2, 2]


def test_z5_at_six_seats_there_are_two_clans_of_three() -> None:
    for seed in range(40):
        assert sorted(clans(6, seed).values()) == [3, 3]


def test_z39_two_of_six_tokens_removed_unseen_leave_two_or_three_of_a_clan() -> None:
    found = Counter(tuple(sorted(clans(4, seed, tokens4="blind").values())) for seed in range(300))
    assert set(found) == {(1, 3), (2, 2)}
    assert 0.5 < found[2, 2] / 300 < 0.7  # three of five ways leave two of each


@pytest.mark.parametrize(
    ("seats", "variant", "sizes", "middle"),
    [
        (5, "un_tout_seul", (1, 2, 2), 1),
        (5, "orange", (1, 2, 2), 0),
        (6, "trois_camps", (2, 2, 2), 0),
        (7, "un_de_plus", (3, 4), 1),
        (7, "orange", (1, 3, 3), 0),
        (8, "clans", (4, 4), 0),
        (9, "trois_camps", (3, 3, 3), 0),
    ],
)
def test_z42_the_tokens_of_each_table(
    seats: int, variant: str, sizes: tuple[int, ...], middle: int
) -> None:
    seen = set()
    for seed in range(30):
        match = dealt(seats, seed, variant=variant)
        truth = match.journal.state
        found = clans(seats, seed, variant=variant)
        assert tuple(sorted(found.values())) == sizes
        assert len(truth.characters) == seats + middle
        assert len(set(truth.characters)) == len(truth.characters)
        seen.add(min(found, key=lambda clan: found[clan]))
    if variant == "un_tout_seul":
        assert seen == {0, 1, 2}, "which clan is single is chance"


def test_z36_who_is_alone_is_orange_and_all_see_that_there_is_one() -> None:
    for seats in (5, 7):
        for seed in range(10):
            assert clans(seats, seed, variant="orange")[ORANGE] == 1
            [told] = [
                event
                for event in dealt(seats, seed, variant="orange").observations(None)
                if event.kind == "tiles_chosen"
            ]
            assert [gang_of(one) for one in told.characters].count(ORANGE) == 1


@pytest.mark.parametrize("seats", [4, 5, 7, 9])
def test_z41_each_knows_his_own_token_and_hand_alone(seats: int) -> None:
    match = dealt(seats)
    truth = match.journal.state
    for seat in range(seats):
        view = RULES.initial(seats, match.options)
        for event in match.observations(Seat(seat)):
            RULES.apply(view, event)
        assert [tile for tile, one in enumerate(view.characters) if one != BLANK] == [seat]
        assert view.hands[seat] == truth.hands[seat]
        others = [face for other in range(seats) if other != seat for face in view.hands[other]]
        assert set(others) == set(view.bag) == {BLANK}
        assert (view.selection, view.reserve) == (truth.selection, truth.reserve)


@pytest.mark.parametrize("middle", [["rouge", "bleu"], ["orange", "orange"], ["bleu", "orange"]])
def test_z39_scenarios_may_name_the_two_tokens_in_the_middle(middle: list[str]) -> None:
    for seed in range(8):
        case = {"seats": 4, "seed": seed, "options": {"tokens4": "blind"}, "mystery": middle}
        state = Laid("witty_zibi", case).state
        found = [CLANS[gang_of(state.character_at(place))] for place in (4, 5)]
        assert sorted(found) == sorted(middle)
        everybody = Counter(map(gang_of, state.characters))
        assert sorted(everybody.values()) == [3, 3]


def test_z29_who_begins_the_first_round_is_chance() -> None:
    assert {dealt(5, seed).journal.state.turn for seed in range(60)} == set(range(5))


@pytest.mark.parametrize(
    ("seats", "given", "reason"),
    [
        (3, {}, "options-seats"),
        (10, {}, "options-seats"),
        (6, {"modules": []}, "options-unknown"),
        (6, {"teams": [3, 3]}, "options-unknown"),
        (6, {"variant": "un_tout_seul"}, "options-value"),
        (5, {"variant": "trois_camps"}, "options-value"),
        (4, {"variant": ["clans"]}, "options-value"),
        (4, {"expert": 1}, "options-value"),
        (4, {"rounds": 0}, "options-value"),
        (4, {"rounds": 21}, "options-value"),
        (4, {"rounds": True}, "options-value"),
        (4, {"rounds": "5"}, "options-value"),
        (4, {"goal": 11}, "options-value"),
        (4, {"deal": 13}, "options-value"),
        (4, {"emissary": "look"}, "options-value"),
        (9, {"nine": 11}, "options-value"),
        (4, {"tokens4": None}, "options-value"),
    ],
)
def test_z42_what_cannot_be_played_is_refused(
    seats: int, given: dict[str, Any], reason: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        read_options(seats, given)
    assert refused.value.reason == reason


def test_options_come_back_as_they_were_read() -> None:
    for seats in range(4, 10):
        for given in ({}, {"variant": "clans", "deal": 12}, {"rounds": 2, "goal": 12}):
            options = read_options(seats, given)
            assert read_options(seats, options.to_json()) == options
    assert read_options(4, {}).expert
    assert read_options(4, {}).rounds == 5
