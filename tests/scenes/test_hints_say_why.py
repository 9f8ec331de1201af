"""Hints of every game: what to do, and why; nobody is pointed at by a perhaps."""

from __future__ import annotations

import re

import pytest

from game.core.luck import Stream
from game.games import game_of, shelf, words
from game.games.mets_ton_slip.advice import advice
from game.games.mets_ton_slip.model.actions import Bear
from game.games.mets_ton_slip.model.cards import MIROIR
from game.games.mets_ton_slip.rules import RULES as SLIP
from game.scenes.kit import Kit
from game.scenes.table.hint import hint
from game.tour.matches import act_by_chance, play_on, table_session
from tests.slow import slow

BECAUSE = {"fr": ", car ", "en": ", because "}
DOUBT = re.compile(r"peut-être|perhaps|may or may not|ou pas\b|or not\b", re.IGNORECASE)


@pytest.mark.parametrize(
    "game",
    [slow([one])[0] if one == "le_boulet" else one for one in shelf() if game_of(one).advice],
)
def test_every_hint_of_a_match_says_because_and_doubts_nobody(kit: Kit, game: str) -> None:
    session, chance, told = table_session(kit, game, 4, seed=1), Stream(5), 0
    while session.outcome() is None and told < 8:
        play_on(session, 2 * (told + 1))
        me = session.humans[0]
        if session.outcome() is not None or me not in session.asked():
            break
        view = session.fresh_view()
        for event in session.observations(me):
            session.rules.apply(view, event)
        for language, because in BECAUSE.items():
            said = hint(session, me, view, list(session.legal(me)), words(language, game))
            assert because in said
            assert not DOUBT.search(said)
        told += 1
        act_by_chance(session, me, chance)
    assert told > 3
    session.close()


def test_who_can_ward_nothing_off_is_told_so() -> None:
    view, said = SLIP.initial(3, SLIP.options(3, {})), words("en", "mets_ton_slip")
    for hand, because in (
        ([], "you hold nothing to ward it off"),
        ([MIROIR], "not worth a defence"),
    ):
        view.hands[0] = hand
        assert because in advice(view, 0, Bear(), {}, ["Ana", "Rosa", "Kim"], said)
