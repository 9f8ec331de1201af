"""Comparisons and letters: what numbers and names decide is understood, and read so."""

from __future__ import annotations

import csv
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.decks import Album, Picture
from game.games.le_boulet.judge import grammar, tagged
from game.games.le_boulet.judge.comparing import compared_with, unmeasured
from game.games.le_boulet.judge.measures import ALIKE, LESS, MORE, Comparison, fits, known_of
from game.games.le_boulet.judge.quantities import quantity
from game.games.le_boulet.judge.reading import read
from game.games.le_boulet.judge.spelling import spelled
from game.games.le_boulet.judge.tables import folded
from game.games.le_boulet.judge.verdicts import NO, YES
from game.games.le_boulet.model.cards import PICTURES

WORDS = files("game.games.le_boulet") / "words"


def rows(name: str) -> list[dict[str, str]]:
    text = (WORDS / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines(), delimiter="\t"))


@pytest.mark.parametrize(
    ("said", "measure", "sign"),
    [
        ("plus grand que ma main", "size", MORE),
        ("c'est moins gros qu'un chat", "size", LESS),
        ("it's bigger than my house", "size", MORE),
        ("smaller than a car", "size", LESS),
        ("too big for my bag", "size", MORE),
        ("assez petit pour une poche", "size", LESS),
        ("tient dans la poche", "size", LESS),
        ("fits in a suitcase", "size", LESS),
        ("de la taille d'un chat", "size", ALIKE),
        ("grand comme une maison", "size", ALIKE),
        ("taller than my dad", "height", MORE),
        ("a quatre pattes", "legs", ALIKE),
        ("it has wheels", "wheels", MORE),
        ("plus lourd que moi", "weight", MORE),
        ("ça pèse plus d'une tonne", "weight", MORE),
        ("costs less than a coffee", "price", LESS),
        ("moins de 10 euros", "price", LESS),
        ("worth more than my car", "price", MORE),
        ("ça va plus vite qu'un vélo", "speed", MORE),
        ("slower than a dog", "speed", LESS),
        ("older than my grandmother", "age", MORE),
        ("lives longer than a dog", "life", MORE),
        ("louder than my alarm clock", "loud", MORE),
        ("costs less than a fiver", "price", LESS),
        ("costs under five pounds", "price", LESS),
        ("plus froid que l'hiver", "heat", LESS),
        ("il a plus de pattes qu'un chat", "legs", MORE),
        ("fewer wheels than a car", "wheels", LESS),
    ],
)
def test_a_comparison_says_what_is_more_or_less(said: str, measure: str, sign: int) -> None:
    its = compared_with(said)
    assert its is not None
    assert (its.measure, its.sign) == (measure, sign)


@pytest.mark.parametrize(
    ("said", "lang", "yes", "no"),
    [
        ("C’est plus grand que ma maison !", "fr", "montagne", "souris fourmi cle"),
        ("it’s got more legs than me", "en", "araignee chat", "poule serpent voiture"),
        ("ça ne rentre pas dans une poche", "fr", "voiture lion", "cle bonbon"),
        ("it doesn’t fit in a car", "en", "maison baleine", "crayon"),
        ("plus lourd que moi et ça vole", "fr", "avion", "abeille tracteur"),
        ("un truc qui coûte moins qu’un café", "fr", "fourmi", "voiture"),
        ("faster than a bike", "en", "fusee train", "escargot"),
        ("taller than my dad", "en", "girafe arbre", "crocodile lit"),
        ("ça n’a pas de pattes", "fr", "serpent poisson", "chat araignee"),
        ("it has no wheels", "en", "chat", "voiture velo"),
        ("ça commence par un b", "fr", "baleine ballon", "chat"),
        ("it starts with a B", "en", "ours abeille", "chat"),
        ("quatre lettres", "fr", "lion chat", "baleine"),
    ],
)
def test_what_numbers_and_letters_decide_is_understood_and_read_so(
    said: str, lang: str, yes: str, no: str
) -> None:
    reading = read(said, lang)
    assert reading.understood == 1
    low = [reading.fits[one] for one in no.split() if one in PICTURES]
    assert low
    assert min(reading.fits[one] for one in yes.split()) > 0.5 > max(low)


@pytest.mark.parametrize(
    ("said", "instead", "so"),
    [
        ("plus drôle que mon boss", "drôle", True),
        ("less dangerous than a shark", "dangerous", False),
        ("scarier than my teacher", "scary", True),
        ("ça brille plus que l'or", "brille", True),
        ("better than chocolate", "good", True),
        ("it stings as bad as nettles", "stings", True),
    ],
)
def test_what_nobody_measured_is_read_as_what_it_says_by_itself(
    said: str, instead: str, so: bool
) -> None:
    assert compared_with(said) is None
    assert unmeasured(said) == (instead, so)


@pytest.mark.parametrize(
    ("said", "price"),
    [
        ("a fiver", 5), ("two tenners", 20), ("a grand", 1000), ("dix balles", 10), ("un euro", 1),
        ("deux cents euros", 200), ("un million d'euros", 1e6), ("a hundred quid", 100),
        ("un billet de vingt", 20), ("a ten-pound note", 10), ("five pounds", 5), ("£5", 5),
        ("deux sous", 0.1),
    ],
)  # fmt: skip
def test_money_is_read_as_people_say_it(said: str, price: float) -> None:
    assert quantity(said)["price"] == pytest.approx(price)


@pytest.mark.parametrize("said", ["le plus gros", "ça tient chaud", "plus jamais", "the biggest"])
def test_what_compares_nothing_is_no_comparison(said: str) -> None:
    assert compared_with(said) is None


STILL = ("speed", "0")
"""What does not move is slow to few."""


@given(st.sampled_from(("size", "weight", "price", "speed", "age")), st.floats(0.01, 1e6))
def test_what_is_more_of_something_never_fits_less_well(measure: str, than: float) -> None:
    numbers = {row["id"]: row[measure] for row in rows("measures.tsv")}
    known = [one for one in PICTURES if numbers[one] != "-" and (measure, numbers[one]) != STILL]
    order = sorted(known, key=lambda one: float(numbers[one]))
    more, less = (
        dict(zip(PICTURES, fits(Comparison(measure, sign, than)), strict=True))
        for sign in (MORE, LESS)
    )
    assert all(
        more[one] <= more[other] and less[one] >= less[other] for one, other in pairwise(order)
    )
    unknown = [one for one in PICTURES if numbers[one] == "-"]
    assert all(more[one] == less[one] == NO for one in unknown)


def test_pictures_and_what_people_compare_them_with_have_the_same_measures() -> None:
    its = rows("measures.tsv")
    assert sorted(row["id"] for row in its) == sorted(PICTURES)
    for name in ("measures.tsv", "measured.tsv"):
        for row in rows(name):
            numbers = [value for key, value in row.items() if key not in ("id", "fr", "en")]
            assert len(numbers) == 11
            assert all(value == "-" or float(value) >= -273 for value in numbers)
    for size, row in (
        (known_of(row["en"].split(" | ")[0], "size"), row) for row in rows("measured.tsv")
    ):
        assert size is None or size > 0, row["en"]


def test_what_does_not_move_is_hardly_slower_and_the_sun_outsizes_anybody() -> None:
    slower = read("slower than my grandma", "en").fits
    assert slower["escargot"] > 0.9
    assert slower["pizza"] < 0.4
    assert read("plus grand que ma tante", "fr").fits["soleil"] > 0.9


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ("vert comme une grenouille", "vert"), ("sings like a bird", "sings"),
        ("red as a rose", "red"), ("bête comme ses pieds", "bête"),
    ],
)  # fmt: skip
def test_what_things_are_likened_to_says_what_they_are_by_themselves(said: str, so: str) -> None:
    assert grammar.part(said) == grammar.Piece(so)


@pytest.mark.parametrize(
    "said", ["looks like a bird", "c’est comme un chapeau", "people like a dog"]
)
def test_what_is_liked_or_looks_like_something_is_no_simile(said: str) -> None:
    assert grammar.part(said) == grammar.Piece(folded(said))


def test_ones_own_pictures_are_spelled_by_name_and_compared_by_tags() -> None:
    tags = (("chat", "animal", "poilu"), ("maison", "toit", "porte"))
    pictures = map(Picture, ("Minou", "Chalet"), tags)
    album = Album("two pictures", "fr", tuple(pictures))
    assert tagged.fits("ça commence par un m", "fr", album) == (YES, NO)
    cat, house = tagged.fits("plus gros qu’un chat", "fr", album)
    assert cat < house


def test_articles_are_no_letters_of_a_name() -> None:
    assert spelled("ça commence par la lettre e", ["L’éléphant", "Le lion"]) == (YES, NO)
    assert spelled("finit en on", ["L’éléphant", "Le lion"]) == (NO, YES)
    assert spelled("avec un z", ["Une pizza", "Le lion"]) == (YES, NO)
    assert spelled("ça commence par la fin", ["La fin"]) is None
