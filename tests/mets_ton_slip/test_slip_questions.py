"""The questions of Mets ton slip !: each says alone who does what to whom, and what follows."""

from __future__ import annotations

import pytest

from game.games import words
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.model.cards import CARDS, FACE, SLOTS, STRIPS
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import ACT, CROIX, DEFEND, DRAW, STEAL, State

NAMES = ["Ana", "Bo", "Chloé"]
OUTFIT = ("SLIP", "TROUSERS-SU", "SWEATER-SU", "SHOES-SU", "COAT-SU")
LANGUAGES = ["fr", "en"]


def board_of(seen: State, viewer: int | None, language: str) -> Board:
    return Board(seen, viewer, NAMES, words(language, "mets_ton_slip"))


def attacked(card: str, *, mirrors: int = 0, shield: str = "void", bare: bool = False) -> State:
    """A table of three at which the second one attacks the first."""
    seen = State(Options(3, mirror_shield=shield), 103)
    seen.turns, seen.turn, seen.phase = 1, 1, DEFEND
    seen.hands = [[-1] * 6 for _ in NAMES]
    for slot, garment in enumerate(OUTFIT):
        seen.worn[0][slot] = FACE["SLIP"] if bare else FACE[garment]
        if bare:
            break
    seen.attack, seen.author, seen.pointed, seen.mirrors = FACE[card], 1, 0, mirrors
    return seen


def fallen(card: str, language: str) -> list[str]:
    """What of the outfit an attack lets fall, in words."""
    said = words(language, "mets_ton_slip").say
    return [said(f"some.{SLOTS[slot]}") for slot in STRIPS[FACE[card]] if slot < len(OUTFIT)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [CARDS[face] for face in STRIPS if CARDS[face] != "GROSSETETE"])
def test_an_attack_asks_with_what_would_fall_and_where_it_goes(card: str, language: str) -> None:
    seen, wash = attacked(card), {"fr": "au sale", "en": "to the wash"}[language]
    for viewer in (0, 2, None):
        asked = board_of(seen, viewer, language).prompt(seen, ())
        assert all(name in asked for name in fallen(card, language)), asked
        assert wash in asked
        assert ("Ana" in asked) is (viewer != 0), "one is not called by one's own name"
        assert "Bo" in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_croix_rouge_and_voleur_say_who_chooses_and_what(language: str) -> None:
    own = {"fr": "vous mettez au sale un habit à votre choix", "en": "a garment of your choice"}
    seen = attacked("CROIXROUGE")
    assert own[language] in board_of(seen, 0, language).prompt(seen, ())
    seen, link = attacked("VOLEUR", bare=True), {"fr": "un slip", "en": "underpants"}
    asked = board_of(seen, 0, language).prompt(seen, ())
    assert link[language] in asked
    assert {"fr": "enfile", "en": "puts on"}[language] in asked


def test_whoever_answers_reads_what_each_answer_costs_and_onlookers_do_not() -> None:
    seen, said = attacked("GASTRO"), words("fr", "mets_ton_slip").say
    answers = said("board.prompt.answers", name="Bo")
    assert board_of(seen, 0, "fr").prompt(seen, ()).endswith(answers)
    assert board_of(seen, None, "fr").prompt(seen, ()).endswith(answers), "they answer before all"
    assert answers not in board_of(seen, 2, "fr").prompt(seen, ())
    for answer in ("shield", "mirror"):
        foreseen = board_of(seen, 0, "fr").foresight.preview(seen, (answer,))
        told = board_of(seen, 0, "fr").foresight.sentence(foreseen, seen)
        assert "quitte" in told
        assert "Bo vous attaque" in told


def test_where_a_shield_sends_an_attack_on_the_question_says_so() -> None:
    said = words("fr", "mets_ton_slip").say
    for mirrors, shield, key in ((1, "restore", "answers-restore"), (1, "void", "answers"),
                                 (0, "restore", "answers")):  # fmt: skip
        seen = attacked("TACHE", mirrors=mirrors, shield=shield)
        asked = board_of(seen, 0, "fr").prompt(seen, ())
        assert asked.endswith(said(f"board.prompt.{key}", name="Bo"))


def test_where_nothing_could_fall_the_question_says_that() -> None:
    seen = attacked("GROSSETETE", mirrors=1)
    assert "rien à vous prendre" in board_of(seen, 0, "fr").prompt(seen, ())
    assert "rien à prendre à Ana" in board_of(seen, 2, "fr").prompt(seen, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_hand_asks_with_what_it_would_do(language: str) -> None:
    said = words(language, "mets_ton_slip").say
    seen = attacked("TACHE")
    seen.phase, seen.turn, seen.attack = ACT, 1, -1
    for face in STRIPS:
        seen.hands[1] = [face]
        seen.worn[0][5] = FACE["HAT-SU"]
        asked = board_of(seen, 1, language).prompt(seen, (CARDS[face],))
        wash = {"fr": "au sale", "en": "to the wash"}[language]
        assert wash in asked
        assert CARDS[face] == "APOIL" or all(
            said(f"slot.{SLOTS[slot]}") in asked for slot in STRIPS[face]
        )
    for card in ("BOUCLIER", "MIROIR", "FETE", "TROC"):
        seen.hands[1] = [FACE[card]]
        asked = board_of(seen, 1, language).prompt(seen, (card,))
        assert len(asked) > len(said(f"card.{card}")) + 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_after_an_attack_names_whose_attack_it_was(language: str) -> None:
    seen = attacked("CROIXROUGE")
    seen.phase = CROIX
    for viewer in (0, 2):
        assert "Bo" in board_of(seen, viewer, language).prompt(seen, ())
    seen = attacked("VOLEUR")
    seen.phase = STEAL
    asked = board_of(seen, 1, language).prompt(seen, ())
    assert "Ana" in asked
    assert {"fr": "enfilez", "en": "put it on"}[language] in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_says_how_many_cards_are_still_to_come(language: str) -> None:
    seen = attacked("TACHE")
    seen.phase, seen.turn, seen.attack = DRAW, 0, -1
    seen.hands[0] = [-1] * 5
    assert "2" in board_of(seen, 0, language).prompt(seen, ())
    seen.hands[0] = [-1] * 6
    assert {"fr": "une carte", "en": "One card"}[language] in board_of(seen, 0, language).prompt(
        seen, ()
    )
