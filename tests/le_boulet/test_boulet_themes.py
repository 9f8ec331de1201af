"""The same theme: one comparison for all, and letters that a person wrote are never a key."""

from __future__ import annotations

import pytest

from game.games import rules_of, words
from game.games.le_boulet.board import Board
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import compared, is_key
from game.games.le_boulet.naming import theme_meant, theme_said
from game.games.le_boulet.rules.fold import apply
from game.match import Match

FACE = {name: face for face, name in enumerate(PICTURES)}
PAIR = (FACE["cactus"], FACE["abeille"])
HANDS = ((*PAIR, FACE["lion"]), (FACE["ours"], FACE["pizza"]), (FACE["pain"], FACE["vin"]))
RULES = rules_of("le_boulet")


def table() -> State:
    """Return a table at which seat 0 leads with the cactus and the bee in hand."""
    state = State(RULES.options(3, {"race": False}))
    for event in (
        ev.Laid((3, 2, 2), 0, (), 0, ()),
        *(ev.HandDealt(seat, hand) for seat, hand in enumerate(HANDS)),
        ev.LeadBegan(0),
    ):
        apply(state, event)
    return state


def refused(theme: str) -> State:
    """Return a table at which that theme of seat 0 was refused."""
    state = table()
    for event in (
        ev.Proposed(0, *PAIR, theme), ev.Accused(1, act.PAIR), ev.Defended(0, ""),
        ev.Voted((-3, 0, 0), False), ev.TakenBack(act.PAIR),
    ):  # fmt: skip
        apply(state, event)
    return state


@pytest.mark.parametrize(
    "again",
    [
        " @pique", "@pique ", "\u00a0@pique\u2003", "@pique", "ça pique", "ÇA PIQUE !",
        "c\u0327a pique…", "ça\u00a0pique", "It stings", "l’ ça   pique ?!",
    ],
)  # fmt: skip
def test_b15_a_theme_of_the_bank_stays_refused_however_it_is_written(again: str) -> None:
    state = refused("@pique")
    assert RULES.refusal(state, 0, act.Lead(*PAIR, again)) == "theme-again"


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("L’été à la mer", "l'ete a la mer !"), ("  truc ", "TRUC…"), ("œuf ǽ", "oeuf ae"),
        ("tout\u00a0doux", "tout doux"), ("e\u0301te\u0301", "été"), ("@truc", "truc"),
    ],
)  # fmt: skip
def test_b15_a_theme_of_ones_own_stays_refused_however_it_is_written(
    first: str, again: str
) -> None:
    state = refused(first)
    assert RULES.refusal(state, 0, act.Lead(*PAIR, again)) == "theme-again"


def test_b35_the_same_pair_may_be_led_again_under_another_theme() -> None:
    state = refused("@pique")
    assert RULES.refusal(state, 0, act.Lead(*PAIR, "ça vole")) is None


@pytest.mark.parametrize("theme", ["  @pique\u00a0", "\u00a0vert  bouteille ", "e\u0301te\u0301"])
def test_b15_what_is_compared_is_what_is_said(theme: str) -> None:
    match = Match(RULES, 3, RULES.options(3, {"race": False}), 1)
    leader, offered = next(iter(match.pending().items()))
    lead = next(one for one in offered if isinstance(one, act.Lead))
    match.submit(leader, act.Lead(lead.a, lead.b, theme))
    said = next(one for one in match.observations(None) if isinstance(one, ev.Proposed)).theme
    assert compared(said) == compared(theme)
    assert said == said.strip()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("text", ["@pique", " @pique ", "@@pique", "@@@pue", "\u00a0@royal"])
def test_b22_what_a_person_writes_is_never_a_key(text: str, language: str) -> None:
    said, state = words(language, "le_boulet"), table()
    touches = Board(state, None, "ABCDEFGH"[: state.seats], said).touches
    lead = touches.action_of((*(f"face:{one}" for one in PAIR), f"said:{text}"), state)
    assert isinstance(lead, act.Lead)
    assert not is_key(lead.theme.strip())
    assert theme_said(lead.theme, said) == text.strip()
    for event in (ev.Proposed(0, *PAIR, "truc"), ev.Accused(1, act.PAIR)):
        apply(state, event)
    defence = touches.action_of(("defend", f"said:{text}"), state)
    assert isinstance(defence, act.Defend)
    assert not is_key(defence.text.strip())
    assert theme_said(defence.text, said) == text.strip()


@pytest.mark.parametrize("text", ["refusal.self", "{name}", "board.theme", "@", "@@", "@ pique"])
def test_b22_words_that_look_like_the_programs_own_are_said_as_they_are(text: str) -> None:
    said = words("en", "le_boulet")
    assert theme_said(theme_meant(text, said), said) == text


def test_b22_an_offered_theme_is_the_banks_even_with_blanks_around_it() -> None:
    said = words("fr", "le_boulet")
    assert theme_meant(" ça pique\u00a0", said) == "@pique"
