"""The judge: themes of the bank are exact, lists are seen through, ignorance is said."""

from __future__ import annotations

import pytest

from game.games.le_boulet.judge.reading import NO, PERHAPS, YES, of_key, read
from game.games.le_boulet.model.cards import PICTURES


@pytest.mark.parametrize(
    ("said", "lang"), [("Ça pique !", "fr"), ("@pique", "en"), ("IT STINGS", "en")]
)
def test_a_theme_of_the_bank_is_read_exactly(said: str, lang: str) -> None:
    reading = read(said, lang)
    assert reading.understood == 1
    assert (reading.fits["cactus"], reading.fits["chat"], reading.fits["lune"]) == (
        YES,
        PERHAPS,
        NO,
    )
    assert tuple(reading.fits) == PICTURES


def test_a_key_is_read_with_its_mark_or_without() -> None:
    assert of_key("pique") == of_key("@pique")


def test_two_names_are_a_list_and_a_pair_says_of_which() -> None:
    assert read("un cactus ou une abeille", "fr").listed
    assert read("le cactus et l’abeille", "fr", ("abeille", "cactus")).listed
    assert not read("le cactus et l’abeille", "fr", ("abeille", "lune")).listed
    assert not read("un cactus", "fr").listed
