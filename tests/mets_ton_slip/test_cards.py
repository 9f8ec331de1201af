"""The deck is the one of the rules, and each of its cards goes where it says."""

from __future__ import annotations

import pytest

from game.core.rules import OptionsError
from game.games.mets_ton_slip.model.cards import (
    ATTACKS,
    BOUCLIER,
    CARDS,
    COPIES,
    DECK,
    EVENTS,
    GARMENTS,
    JOKERS,
    MIROIR,
    PANTS,
    STANDS_IN,
    WEARABLE,
)
from game.games.mets_ton_slip.rules import RULES


def test_m25_the_deck_has_103_cards_in_the_groups_of_the_rules() -> None:
    assert len(DECK) == 103
    assert COPIES[PANTS] == 13
    assert sum(COPIES[face] for face in JOKERS) == 11
    assert [COPIES[face] for face in JOKERS] == [1, 2, 2, 2, 2, 2]
    assert [COPIES[face] for face in EVENTS] == [1, 1]
    assert [COPIES[face] for face in ATTACKS] == [1] * 11
    assert (COPIES[BOUCLIER], COPIES[MIROIR]) == (4, 2)


def test_m8_half_season_garments_are_two_groups_of_five_types_twice() -> None:
    halves = [name for name, _, _ in GARMENTS if name.endswith(("SPSU", "AUWI"))]
    assert len(halves) == 10
    assert sum(COPIES[CARDS.index(name)] for name in halves) == 20


def test_what_can_be_worn_has_a_slot_and_nothing_else_has() -> None:
    assert [bool(STANDS_IN[face]) for face in range(len(CARDS))] == [
        face in WEARABLE for face in range(len(CARDS))
    ]


@pytest.mark.parametrize("seats", [1, 6])
def test_m1_it_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(OptionsError, match="options-seats"):
        RULES.options(seats, {})


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"teams": [2, 2]}, "options-unknown"),
        ({"arlequin_slip": 1}, "options-type"),
        ({"mirror_shield": "half"}, "options-choice"),
        ({"discard_placed": ["one"]}, "options-choice"),
    ],
)
def test_options_that_cannot_be_played_say_why(given: dict[str, object], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        RULES.options(3, given)


def test_options_are_read_again_from_what_they_spell() -> None:
    options = RULES.options(3, {"arlequin_slip": False, "discard_placed": "one"})
    assert RULES.options(3, RULES.options_json(options)) == options
