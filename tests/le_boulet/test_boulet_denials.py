"""A theme is never read as its contrary: what is denied, and what is not, are told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest

from game.games.le_boulet.bot.sight import LEAST
from game.games.le_boulet.judge import grammar
from game.games.le_boulet.judge.denials import denies
from game.games.le_boulet.judge.grammar import Not, Piece
from game.games.le_boulet.judge.reading import read
from game.games.le_boulet.judge.tables import folded
from game.games.le_boulet.judge.tongues import read_in_its_own
from game.games.le_boulet.judge.verdicts import judged_as
from game.games.le_boulet.model.bank import BANK, KEYS
from game.games.le_boulet.model.letters import plain
from tests.slow import slow, slow_rows

WAYS = {
    "fr": (
        (r"^c'est (.+)$", ("ce n'est pas {}", "c'est pas {}", "ce n'est jamais {}")),
        (r"^ça (s')?([aeiouéêh]\w*)\b(.*)$", ("ça ne {}{} pas{}", "ça {}{} jamais{}")),
        (
            r"^(ça|on) (se |en |)(\w+)(.*)$",
            ("{} ne {}{} pas{}", "{} {}{} pas{}", "{} ne {}{} jamais{}"),
        ),
    ),
    "en": (
        (r"^it's (.+)$", ("it's not {}", "it isn't {}", "it's never {}", "it is not {}")),
        (r"^it has (.+)$", ("it doesn't have {}", "it never has {}")),
        (r"^you (can )?(\w+)(.*)$", ("you {}never {}{}",)),
        (r"^it (\w+)s\b(.*)$", ("it doesn't {}{}", "it never {}s{}", "it does not {}{}")),
    ),
}  # fmt: skip
"""How an affirmative form is denied."""
SAID = {
    "fr": (
        (r"\b(?:ne |n')", ""), (r" pas( d'| de )?\b", " "), (r"^ce est", "c'est"),
        (r"^pas |^sans ", ""),
    ),
    "en": ((r"\bdoesn't (\w+)", r"\1s"), (r"\b(is|can)n't", r"\1"), (r"\bnot |\bno |\bnever ", "")),
}  # fmt: skip
"""How what is denied is affirmed."""


def contraries(form: str, lang: str) -> Iterator[str]:
    """Yield the ways to say the contrary of a form."""
    text = folded(form)
    if denies(text):
        for old, new in SAID[lang]:
            text = re.sub(old, new, text)
        yield " ".join(text.split())
        return
    for pattern, ways in WAYS[lang]:
        if found := re.match(pattern, text):
            yield from (" ".join(way.format(*(one or "" for one in found.groups())).split())
                        for way in ways)  # fmt: skip
            return
    if not re.search(r" (?:et|and) ", text):  # of two things either may be denied
        yield f"{'pas' if lang == 'fr' else 'not'} {text}"


def read_as_contrary(keys: Sequence[str], lang: str) -> tuple[int, list[tuple[str, str]]]:
    """Return how many contraries are understood, and which are read as what they deny."""
    understood, wrong = 0, []
    for key in keys:
        its = BANK[key]
        for said in (one for form in its[lang] for one in contraries(form, lang)):
            reading = read_in_its_own(said)
            if reading.understood < LEAST or judged_as(said, lang):
                continue
            understood += 1
            yes = [reading.fits[one] for one in its["yes"]]
            no = [p for one, p in reading.fits.items() if one not in its["yes"]]
            if sum(yes) / len(yes) > sum(no) / len(no) + 0.15:
                wrong.append((key, said))
    return understood, wrong


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", *slow(["en"])])
def test_some_themes_of_the_bank_are_not_read_as_their_contrary(lang: str) -> None:
    understood, wrong = read_as_contrary([*KEYS[::12], "imaginaire", "roule"], lang)
    assert understood > 10  # it is not by asking about everything
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_theme_of_the_bank_is_read_as_its_contrary(lang: str) -> None:
    understood, wrong = read_as_contrary(KEYS, lang)
    assert understood > 200
    assert wrong == []


@pytest.mark.parametrize(
    ("said", "fits", "not_so"),
    [
        ("ça existe", "pizza", "licorne"), ("it exists", "pizza", "licorne"),
        ("c’est réel", "crabe", "fantome"), ("it’s real", "crabe", "fantome"),
        ("ça existe vraiment", "ile", "dragon"), ("c’est pas réel", "dragon", "pizza"),
        ("ça n’existe pas", "licorne", "pizza"), ("on a le droit", "pizza", "bombe"),
        ("it doesn’t have wheels", "cactus", "voiture"), ("aucun danger", "bebe", "bombe"),
        ("ça n’a aucune aile", "robot", "avion"), ("un peu dangereux", "bombe", "bebe"),
    ],
)  # fmt: skip
def test_what_is_affirmed_is_not_what_is_denied(said: str, fits: str, not_so: str) -> None:
    reading = read_in_its_own(said)
    assert reading.understood >= LEAST
    assert reading.fits[fits] > 0.6 > reading.fits.get(not_so, 0.0) + 0.1


@pytest.mark.parametrize(
    "said",
    [
        "ça ne pique jamais",
        "it never stings",
        "it never rings",
        "ce n’est jamais froid",
        "hardly dangerous",
        "à peine dangereux",
        "peu dangereux",
        "it lacks wings",
        "none of it is red",
    ],
)
def test_what_is_known_by_its_contrary_alone_is_asked_about(said: str) -> None:
    assert read_in_its_own(said).understood < LEAST


def test_two_ways_to_say_not_so_in_french_are_one_theme() -> None:
    same = {read_in_its_own(f"{how} pas réel").fits["dragon"] for how in ("c’est", "ça n’est")}
    assert len(same) == 1
    assert plain("c’est pas réel") != plain("ça n’est pas réel")


@pytest.mark.parametrize(
    ("so", "not_so", "lang"),
    [
        ("it’s alive", "it is not alive", "en"), ("alive", "not alive", "en"),
        ("it flies", "it does not fly", "en"), ("it’s yellow", "it isn’t yellow", "en"),
        ("can be eaten", "cannot be eaten", "en"), ("it has legs", "it has no legs", "en"),
        ("it lives in water", "it doesn’t live in water", "en"),
        ("c’est vivant", "ce n’est pas vivant", "fr"), ("c’est vivant", "c’est pas vivant", "fr"),
        ("vivant", "pas vivant", "fr"), ("ça vole", "ça vole pas", "fr"),
        ("c’est comestible", "ce n’est pas comestible", "fr"),
        ("ça a des pattes", "ça n’a pas de pattes", "fr"),
        ("c’est en métal", "ce n’est pas en métal", "fr"),
        *slow_rows([
            ("it’s alive", "it’s not alive", "en"), ("it’s edible", "it’s not edible", "en"),
            ("it’s heavy", "it isn’t heavy", "en"), ("it has fur", "it has no fur", "en"),
            ("it’s made of metal", "it isn’t made of metal", "en"),
            ("it makes noise", "it does not make noise", "en"),
            ("it burns", "it doesn’t burn", "en"), ("it’s an animal", "it’s not an animal", "en"),
            ("it’s round", "it’s not round", "en"), ("ça vole", "ça ne vole pas", "fr"),
            ("c’est jaune", "ce n’est pas jaune", "fr"),
            ("c’est lourd", "ce n’est pas lourd", "fr"),
            ("ça a des poils", "ça n’a pas de poils", "fr"),
            ("ça vit dans l’eau", "ça ne vit pas dans l’eau", "fr"),
            ("ça fait du bruit", "ça ne fait pas de bruit", "fr"),
            ("ça brûle", "ça ne brûle pas", "fr"),
            ("c’est un animal", "ce n’est pas un animal", "fr"),
        ]),
    ],
)  # fmt: skip
def test_what_is_surely_so_is_not_what_is_denied(so: str, not_so: str, lang: str) -> None:
    affirmed, denied = read(so, lang), read(not_so, lang)
    sure = [one for one, p in affirmed.fits.items() if p >= 0.85]
    assert len(sure) > 1
    assert denied.understood >= LEAST
    assert [one for one in sure if denied.fits[one] > 0.1] == []


@pytest.mark.parametrize(
    "said", ["it’s not alive", "it is not alive", "not alive", "it isn’t alive",
             "ce n’est pas vivant", "c’est pas vivant", "pas vivant"],
)  # fmt: skip
def test_an_elephant_is_alive_however_that_is_denied(said: str) -> None:
    fits = read_in_its_own(said).fits
    assert max(fits["elephant"], fits["chien"], fits["cheval"]) <= 0.15
    assert min(fits["canape"], fits["couteau"]) > 0.5


@pytest.mark.parametrize(
    "said",
    ["it does not fly", "it isn’t yellow", "cannot be eaten", "it doesn’t have wheels",
     "it’s not edible", "ça ne vole pas", "ce n’est pas jaune", "ça ne se mange pas",
     "ça se mange pas", "pas jaune", "ça n’a pas d’ailes"],
)  # fmt: skip
def test_a_denied_theme_is_read_by_phrases_that_are_said_to_be_denied(said: str) -> None:
    reads = read_in_its_own(said).reads
    assert reads
    assert all(one.denied and not denies(one.phrase) for one in reads)


def test_of_two_pieces_only_the_one_that_is_denied_is_told_so() -> None:
    told = {one.phrase: one.denied for one in read("it cuts but doesn’t sting", "en").reads}
    assert told == {"it cuts": False, "it stings": True}


def test_a_denial_that_was_judged_as_such_is_read_as_it_was_judged() -> None:
    (told,) = read("it’s not alive", "en").reads
    assert (told.phrase, told.denied) == ("it isn’t alive", False)


@pytest.mark.parametrize("said", ["il a le cafard", "ça se corse", "storm in a teacup"])
def test_what_is_like_nothing_that_is_known_is_not_understood(said: str) -> None:
    assert read_in_its_own(said).understood < LEAST


@pytest.mark.parametrize(
    "said",
    ["teenagers hate it", "les ados refusent", "vegetarians refuse it", "a pirate would hate it",
     "ça manque de charme"],
)  # fmt: skip
def test_what_is_not_liked_is_not_read_by_what_is_for_the_same_people(said: str) -> None:
    assert read_in_its_own(said).understood < LEAST


@pytest.mark.parametrize(
    ("said", "fits"),
    [("cats hate it", "baignoire"), ("les vampires détestent ça", "oignon"),
     ("kids hate it", "brocoli"), ("teachers hate it", "manette"), ("je déteste ça", "moustique")],
)  # fmt: skip
def test_what_is_known_not_to_be_liked_is_read_so(said: str, fits: str) -> None:
    reading = read_in_its_own(said)
    assert reading.understood >= LEAST
    assert reading.fits[fits] > 0.5


def test_an_idiom_that_was_judged_is_not_read_by_a_far_analogy() -> None:
    told = [one.phrase for one in read("ça sent le fauve", "fr").reads]
    assert told == ["il aurait bien besoin d’un bain"]


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("c’est pas très propre", "c’est pas propre"), ("pas si beau que ça", "pas beau"),
        ("c’est vraiment pas beau", "c’est pas beau"), ("pas du tout rond", "pas rond"),
        ("ce n’est plus très frais", "ce n’est pas frais"), ("pas bien malin", "pas malin"),
        ("it’s not all that clean", "it’s not clean"), ("not exactly clean", "not clean"),
        ("not what you’d call elegant", "not elegant"), ("not round at all", "not round"),
    ],
)  # fmt: skip
def test_what_is_denied_in_some_degree_is_denied_as_a_whole(said: str, whole: str) -> None:
    assert grammar.part(said) == grammar.part(whole)
    assert isinstance(grammar.part(said), Not)


@pytest.mark.parametrize("said", ["pas trop gros pour ma poche", "pas bien élevé", "pas vraiment"])
def test_a_degree_that_says_more_is_kept(said: str) -> None:
    assert grammar.spaced(said) == said


@pytest.mark.parametrize(
    "said",
    ["c’est pas très propre", "not exactly clean", "pas propre", "c’est pas neuf", "not new",
     "far from pretty", "c’est loin d’être joli", "c’est pas donné", "costs less than a zorgl",
     "moins drôle qu’un clown", "less scary than my boss", "sans intérêt", "it has no charm"],
)  # fmt: skip
def test_a_denial_that_nearly_all_would_pass_is_not_understood(said: str) -> None:
    reading = read_in_its_own(said)
    assert reading.understood < LEAST
    assert max(reading.fits.values()) < 0.5


@pytest.mark.parametrize(
    "said", ["without an engine", "pas sous l’eau", "gluten free", "it has no arms"]
)
def test_a_denial_of_what_parts_the_pictures_may_pass_nearly_all(said: str) -> None:
    assert read_in_its_own(said).understood >= LEAST


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("c’est loin d’être joli", "joli"), ("rien à voir avec la mer", "la mer"),
        ("nothing to do with food", "food"), ("c’est tout sauf calme", "calme"),
        ("it’s anything but quiet", "quiet"), ("sans aucune utilité", "utilité"),
    ],
)  # fmt: skip
def test_what_is_far_from_something_is_not_that(said: str, of: str) -> None:
    assert grammar.part(said) == Not(Piece(of))
    assert grammar.part("far from home") == Piece("far from home")
