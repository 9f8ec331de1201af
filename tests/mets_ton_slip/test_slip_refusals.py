"""What one may not do is refused with the reason in a sentence, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import COAT, FACE, HAT, SLIP
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.scenario import VOCABULARY

HAT_SU, COAT_AU, PANTS = FACE["HAT-SU"], FACE["COAT-AU"], FACE["SLIP"]
DRESSED = ["SLIP", "TROUSERS-SU", "SWEATER-SU"]
THIEVES = {
    "turn": 1, "worn": {"0": ["SLIP", "TROUSERS-SU", "SWEATER-SU", "COAT-SU"], "1": ["SLIP"]},
    "hands": {"0": ["TACHE"], "1": ["VOLEUR"]},
}  # fmt: skip
"""Seat 1 may steal trousers or sweater, and no coat yet."""
CASES: list[tuple[str, dict[str, Any], act.Action, str, str, str]] = [
    (
        "a slot that is taken", {"worn": {"0": ["SLIP"]}, "hands": {"0": ["SLIP"]}},
        act.WEARS[PANTS][SLIP], "slot-taken", "prise", "already",
    ),
    (
        "a card one does not have", {"hands": {"0": ["SLIP"]}},
        act.WEARS[HAT_SU][HAT], "not-held", "pas cette carte", "do not hold",
    ),
    (
        "a replaced joker with nowhere to go",
        {"worn": {"1": ["SLIP", "TROUSERS-AU", "SWEATER-AU", "J-COAT"]},
         "hands": {"0": ["COAT-AU"]}},
        act.Replace(COAT_AU, 1, COAT, COAT), "nowhere", "nulle part", "nowhere",
    ),
    (
        "a discard ended with none", {"hands": {"0": ["SLIP"]}},
        act.FINISH, "nothing-discarded", "au moins une", "at least one",
    ),
    (
        "laying away what one does not wear", {"hands": {"0": ["SLIP"]}},
        act.UNDRESSES[HAT], "slot-empty", "rien", "nothing",
    ),
    (
        "a basket that is empty", {"phase": "draw", "hands": {"0": []}},
        act.DRAWS[1], "basket-empty", "vide", "empty",
    ),
    (
        "one's own basket", {"phase": "draw", "hands": {"0": []}, "baskets": {"0": ["SLIP"]}},
        act.DRAWS[0], "own-basket", "son propre linge", "their own",
    ),
    (
        "too soon", {"worn": {"0": ["SLIP"]}, "hands": {"0": ["HAT-SU"]}},
        act.WEARS[HAT_SU][HAT], "level", "dessous", "below",
    ),
    (
        "another season", {"worn": {"0": DRESSED}, "hands": {"0": ["COAT-AU"]}},
        act.WEARS[COAT_AU][COAT], "season", "saison", "season",
    ),
    (
        "an attack that finds nothing", {"hands": {"0": ["PLUIE"]}},
        act.ATTACKS_AT[FACE["PLUIE"]][1], "no-effect", "rien à enlever", "nothing to take off",
    ),
]  # fmt: skip


def said(reason: str, french: str, english: str) -> None:
    for language, part in (("fr", french), ("en", english)):
        sentence = words(language, "mets_ton_slip").say(f"refusal.{reason}")
        assert part in sentence
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("given", "action", "reason", "french", "english"),
    [case[1:] for case in CASES], ids=[case[0] for case in CASES],
)  # fmt: skip
def test_it_is_refused_with_the_reason_in_a_sentence(
    given: dict[str, Any], action: act.Action, reason: str, french: str, english: str
) -> None:
    table = VOCABULARY.lay_out({"seats": 2, **given})
    state = table.journal.state
    assert RULES.refusal(state, Seat(0), action) == reason
    assert not RULES.accepts(state, Seat(0), action)
    assert action not in RULES.pending(state).get(Seat(0), ())
    said(reason, french, english)


def test_a_theft_of_what_one_cannot_wear_is_refused_in_a_sentence() -> None:
    table = VOCABULARY.lay_out({"seats": 2, **THIEVES})
    RULES.play(table.journal, table.luck, Seat(1), act.ATTACKS_AT[FACE["VOLEUR"]][0])
    RULES.play(table.journal, table.luck, Seat(0), act.BEAR)
    state = table.journal.state
    assert RULES.refusal(state, Seat(1), act.STEALS[COAT][COAT]) == "level"
    assert RULES.refusal(state, Seat(1), act.STEALS[SLIP][SLIP]) == "slot-taken"
    assert RULES.refusal(state, Seat(1), act.STEALS[HAT][HAT]) == "slot-empty"
    said("level", "dessous", "below")


def test_six_seats_are_refused_in_a_sentence() -> None:
    with pytest.raises(OptionsError) as refused:
        RULES.options(6, {})
    error = refused.value
    for language, part in (("fr", "6 places"), ("en", "6 seats")):
        sentence = words(language, "mets_ton_slip").say(f"options.{error.reason}", **error.facts)
        assert part in sentence
        assert "2" in sentence
        assert "5" in sentence
