"""A clause says who does what: neither its verb nor its subject says that alone."""

from __future__ import annotations

import pytest

from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.judge.clauses import subject_of
from tests.slow import slow


@pytest.mark.parametrize(
    "theme",
    [
        "ma mère m'y oblige", "ma mère m’y oblige", "mon patron me force", "my mother makes me",
        "the boss told me",
        *slow([
            "maman me gronde", "mon banquier s'y oppose", "le facteur me mord", "my boss fired me",
            "the teacher caught me",
        ]),
    ],
)  # fmt: skip
def test_a_clause_is_not_read_by_its_verb_or_its_subject_alone(theme: str) -> None:
    its = sight(theme)
    assert not its.clear
    assert its.phrases == ()


@pytest.mark.parametrize(
    "theme",
    [
        "mon chat me déteste", "les voisins s'en plaignent", "my cat hates it", "ça sent mauvais",
        "the thing that scares me",
        *slow([
            "la police me l'interdit", "mon médecin me l'a interdit", "my neighbour borrowed it",
            "grandma knits it", "my dad taught me",
        ]),
    ],
)  # fmt: skip
def test_what_says_who_does_what_is_read_as_ever(theme: str) -> None:
    assert sight(theme).clear


@pytest.mark.parametrize(
    "theme",
    [
        "la mer l'été", "une table en bois", "le chat la nuit", "a pet for her", "the smell of it",
        "celui qui me plaît", "ce qui me fait peur", "the thing that scares me", "un truc à moi",
        "an idea behind it",
    ],
)  # fmt: skip
def test_what_is_no_clause_has_no_subject(theme: str) -> None:
    assert subject_of(theme) == ""
