"""Those who wait for an unseen choice have something to look at and talk of, which all know."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import game_of, words
from game.games.le_boulet.board.situation import LINES
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import DECLINE, FINE, Lead, Pass
from game.session import Session, make_head, start
from game.store.heads import HUMAN

GAME = "le_boulet"
NAMES = ["Kim", "Ana", "Bilal"]
pytestmark = pytest.mark.any_language


def session() -> Session:
    options = {"hand": 5, "race": False, "answer_seconds": 0}
    return start(make_head(GAME, [HUMAN] * 3, NAMES, options, 5), None)


def board(its: Session, lang: str) -> Any:
    return game_of(GAME).board.Board(its.view_of(None), None, NAMES, words(lang, GAME))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_each_round_has_a_topic_to_talk_of_before_a_lead_and_an_answer(lang: str) -> None:
    its, said = session(), dict[str, set[str]]()
    for _ in range(12):
        view = its.view_of(None)
        found = board(its, lang).situation.meanwhile(view)
        assert found is not None
        assert "meanwhile." not in found.text
        said.setdefault(view.phase, set()).add(found.text)
        assert found.paint is None
        (leader,) = its.asked()
        leads = [one for one in its.legal(leader) if isinstance(one, Lead)]
        laid = [Lead(one.a, one.b, "@pique") for one in leads[:1] if view.leads % 2]
        its.submit(leader, next(iter(laid), Pass()))
        view = its.view_of(None)
        if view.phase == at.ANSWER:
            found = board(its, lang).situation.meanwhile(view)
            assert found is not None
            assert found.paint is not None, "the pair is seen"
            said.setdefault(view.phase, set()).add(found.text)
            for seat in its.asked():
                its.submit(seat, DECLINE)
            situation = board(its, lang).situation
            assert situation.meanwhile(its.view_of(None)) is None, "all look at the table"
            for seat in its.asked():
                its.submit(seat, FINE)
        if its.outcome():
            break
    assert len(said[at.LEAD]) >= 3
    assert len(said[at.ANSWER]) >= 2
    its.close()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_line_for_those_who_wait_is_there(lang: str) -> None:
    say = words(lang, GAME)
    for phase, many in LINES.items():
        assert all(say.knows(f"meanwhile.{phase}-{number + 1}") for number in range(many))
        assert not say.knows(f"meanwhile.{phase}-{many + 1}")
