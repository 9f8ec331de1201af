"""Rulings of Le Boulet that no scenario file can show."""

from __future__ import annotations

import pytest

from game.core.rules import OptionsError
from game.games.le_boulet.model.actions import DECLINE, Found
from game.games.le_boulet.model.cards import BOULET, PICTURES, boulets_of
from game.games.le_boulet.model.themes import compared, why_not_said
from game.games.le_boulet.rules import RULES
from game.games.le_boulet.rules.flow import bound_of, deck_of
from tests.le_boulet.boulet_running import Open


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_b1_three_to_ten_play(seats: int) -> None:
    with pytest.raises(OptionsError) as error:
        RULES.options(seats, {})
    assert error.value.reason == "options-seats"
    assert [*RULES.seat_counts] == [3, 4, 5, 6, 7, 8, 9, 10]


def test_the_deck_has_160_pictures_and_30_boulets() -> None:
    deck = deck_of(RULES.options(10, {}))
    assert len(PICTURES) == len(set(PICTURES)) == 160
    assert deck.count(BOULET) == 30
    assert len(deck) == 190


@pytest.mark.parametrize(
    ("pictures", "full", "boulets"),
    [(160, 30, 30), (160, 20, 20), (80, 30, 15), (40, 10, 3), (20, 10, 1), (400, 30, 75),
     (88, 10, 6)],
)  # fmt: skip
def test_b41_boulets_go_in_proportion_halves_up_and_at_least_one(
    pictures: int, full: int, boulets: int
) -> None:
    assert boulets_of(pictures, full) == boulets


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"hand": 7}, "options-choice"),
        ({"boulets": 0}, "options-choice"),
        ({"hand": "8"}, "options-type"),
        ({"race": 1}, "options-type"),
        ({"boulets": True}, "options-type"),
        ({"deck": "photos"}, "options-deck"),
        ({"pictures": 95}, "options-range"),
        ({"pictures": 161}, "options-range"),
        ({"answer_seconds": -1}, "options-range"),
        ({"cards": 8}, "options-unknown"),
    ],
)
def test_b27_options_that_cannot_be_played_are_refused(
    given: dict[str, object], reason: str
) -> None:
    with pytest.raises(OptionsError) as error:
        RULES.options(10, given)
    assert error.value.reason == reason


def test_b27_the_usual_options_come_first() -> None:
    assert RULES.options_json(RULES.options(4, {})) == {
        "hand": 8, "boulets": 30, "race": True, "open_hands": False, "boulet_in_pair": False,
        "deck": "house", "pictures": 160, "answer_seconds": 45,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ça pique !", "ca PIQUE"),
        ("L'œuf", "un oeuf"),
        ("ça pique", "it stings"),
        ("ÇA BRÛLE", "ca brule"),
        ("  the  big - one", "big one"),
    ],
)
def test_b22_b40_the_same_theme_is_the_same_whatever_its_letters(first: str, second: str) -> None:
    assert compared(first) == compared(second)


@pytest.mark.parametrize(
    ("first", "second"), [("ça pique", "ça piquait"), ("le", "la"), ("a b", "ab")]
)
def test_b40_other_words_are_other_themes(first: str, second: str) -> None:
    assert compared(first) != compared(second)


@pytest.mark.parametrize("theme", ["\ud800a", "a\u2028b", "a\u200db", "a\x7fb"])
def test_b40_what_cannot_be_seen_cannot_be_said(theme: str) -> None:
    assert why_not_said(theme) == "theme-signs"


def test_b26_the_bound_grows_with_the_seats() -> None:
    assert [bound_of(seats) for seats in (3, 4, 7, 10)] == [38, 44, 62, 80]


def test_the_same_deal_has_the_same_cards_on_every_machine() -> None:
    hand = Open(4, 7, {}).truth.hands[0]
    assert [PICTURES[face] if face != BOULET else "BOULET" for face in hand] == [
        "boxe", "toilettes", "BOULET", "hamburger", "satellite", "lion", "huitre", "fantome",
    ]  # fmt: skip


def test_b17_who_finds_first_leads_whenever_they_say_so() -> None:
    one = Open(3, 1, {})
    for seat, tenths in ((2, 30), (0, 29), (1, 31)):
        one.match.submit(seat, Found(tenths))  # type: ignore[arg-type]
    assert one.truth.leader == 0
    assert RULES.refusal(one.truth, one.truth.leader, DECLINE) == "not-offered"
