"""The guide of Mets ton slip ! speaks to whom it explains: never of them by their own name."""

from __future__ import annotations

import pytest

from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip import guide
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import ARLEQUIN, PANTS, SLIP
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State

NAMES = ["Moi-même", "Ana", "Hugo"]
ME, ANA, HUGO = Seat(0), Seat(1), Seat(2)


def said(event: ev.Event, language: str = "fr") -> str:
    view = State(Options(3), 103)
    view.pointed = ANA
    its = guide.happened(event, view, ME, NAMES, words(language, "mets_ton_slip"))
    return "" if its is None else its.text


def events() -> list[ev.Event]:
    """What each of two people does to the other, and to themselves."""
    found: list[ev.Event] = []
    for seat, other in ((ME, ANA), (ANA, ME), (ME, ME), (ANA, ANA), (ANA, HUGO)):
        found += [
            ev.Wore(seat, PANTS, SLIP),
            ev.Wore(seat, PANTS + 1, 1),
            ev.Wore(seat, ARLEQUIN, 1),
            ev.Replaced(seat, PANTS + 1, other, 1, ARLEQUIN, 2),
        ]
        if seat != other:
            found += [ev.Fished(seat, other, PANTS), ev.Stole(seat, other, 1, 1, 1)]
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nobody_is_told_of_themselves_by_name(language: str) -> None:
    told = [said(event, language) for event in events()]
    assert any("Ana" in text for text in told)
    assert not [text for text in told if NAMES[0] in text]


def test_a_joker_moved_on_ones_own_back_has_a_sentence_of_its_own() -> None:
    mine = said(ev.Replaced(ME, PANTS + 1, ME, 1, ARLEQUIN, 2))
    hers = said(ev.Replaced(ANA, PANTS + 1, ANA, 1, ARLEQUIN, 2))
    assert mine.startswith("Vous")
    assert hers.count("Ana") == 1
