"""In which language a theme was said: "the" is no French tea."""

from __future__ import annotations

import pytest

from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.tongues import read_in_its_own, strange
from game.games.le_boulet.model.cards import PICTURES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("the situation", "en"),
        ("the microphone", "en"),
        ("a full stop", "en"),
        ("la situation", "fr"),
        ("du thé", "fr"),
        ("ca fait du bruit la nuit", "fr"),
        ("pas de fumée sans feu", "fr"),
        ("zbrolg", "fr"),
    ],
)
def test_a_theme_is_read_in_the_language_whose_words_they_are(said: str, lang: str) -> None:
    assert read_in_its_own(said).lang == lang


def test_words_are_stranger_in_the_language_they_are_not_of() -> None:
    assert strange("the train station", "en") < strange("the train station", "fr")
    assert strange("le quai de la gare", "fr") < strange("le quai de la gare", "en")


def test_bots_see_no_tea_in_an_english_article() -> None:
    row = sight("the police").row
    best = sorted(range(len(PICTURES)), key=lambda face: -row[face])[:4]
    assert PICTURES.index("policier") in best
    assert row[PICTURES.index("cafe")] < 0


def test_every_judged_word_names_pictures_and_is_spoken_in_both_languages() -> None:
    words = {key: its for key, its in known.judged().items() if key.startswith("word ")}
    assert len(words) > 400
    for key, its in words.items():
        named = [*its["yes"], *its["arguable"]]
        assert named, key
        assert len(set(named)) == len(named), key
        assert set(named) <= set(PICTURES), key
        assert its["fr"], key
        assert its["en"], key
