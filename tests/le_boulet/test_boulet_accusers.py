"""Several accusers: the first from the leader's left has their contest, and the others are told."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from game.core.seats import Seat
from game.games import game_of, words
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import DECLINE, FINE, PAIR, Contest, Lead, Pass
from game.session import Session, make_head, start
from game.store.heads import HUMAN

GAME = "le_boulet"
NAMES = ["Kim", "Ana", "Léo", "Max"]
OPTIONS = {"hand": 5, "race": False, "answer_seconds": 0}
pytestmark = pytest.mark.any_language


def contested(seed: int, leader: int, *accusers: int) -> Session:
    """Return a match in which a seat leads, and others contest its pair."""
    session = start(make_head(GAME, [HUMAN] * 4, NAMES, OPTIONS, seed), None)
    while session.view_of(None).leader != leader:
        session.submit(session.asked()[0], Pass())
    lead = next(one for one in session.legal(Seat(leader)) if isinstance(one, Lead))
    session.submit(Seat(leader), Lead(lead.a, lead.b, "thème"))
    for seat in session.asked():
        session.submit(seat, Contest(PAIR) if seat in accusers else DECLINE)
    assert session.view_of(None).phase == at.DEFENCE
    return session


def told(session: Session, seat: int | None) -> tuple[str, str]:
    """Return what the log and the table tell a seat of an accusation."""
    view, say = session.view_of(seat), words("fr", GAME)
    board: Any = game_of(GAME).board.Board(view, seat, NAMES, say)
    accused = next(one for one in session.observations(seat) if one.kind == "accused")
    return board.log.take_in(accused, view).text, board.prompt(view, ())


def test_who_comes_behind_is_told_who_goes_first_and_why() -> None:
    session = contested(1, 0, 1, 3)
    for said in told(session, 3):
        assert "Ana passe avant" in said
        assert "gauche de Kim" in said
    session.close()


def test_nobody_else_is_told_who_came_behind() -> None:
    session, alone = contested(1, 0, 1, 3), contested(1, 0, 1)
    for seat in (None, 0, 1, 2):
        assert told(session, seat) == told(alone, seat)
    assert "passe avant" not in " ".join(told(alone, 3))
    session.close()
    alone.close()


def test_thumbs_that_came_behind_are_named_before_all() -> None:
    session, ballots = contested(1, 0, 1, 3), game_of(GAME).ballots
    assert ballots is not None
    view, say = session.view_of(None), words("fr", GAME)
    chosen = {seat: Contest(PAIR) for seat in (1, 3)}
    assert "Ana passe avant" in ballots.outdone(view, chosen, NAMES, say)
    assert ballots.outdone(view, {1: Contest(PAIR), 3: FINE}, NAMES, say) == ""
    session.close()


def test_each_of_two_accusers_goes_first_under_some_leader() -> None:
    first: Counter[tuple[int, int]] = Counter()
    for one, other in permutations(range(4), 2):
        for leader in {0, 1, 2, 3} - {one, other}:
            session = contested(2, leader, one, other)
            first[session.view_of(None).accuser, one + other] += 1
            session.close()
    shares = Counter[int]()
    for (seat, _), many in first.items():
        shares[seat] += many
    assert len(set(shares.values())) == 1, "over all leaders every seat is first as often"


@pytest.mark.parametrize("seat", range(4))
def test_a_person_among_accusing_bots_goes_first_in_their_turn(seat: int) -> None:
    first = 0
    for leader in {0, 1, 2, 3} - {seat}:
        session = contested(3, leader, *({0, 1, 2, 3} - {leader}))
        first += session.view_of(None).accuser == seat
        session.close()
    assert first == 1, "one lead in three, as for everybody"
