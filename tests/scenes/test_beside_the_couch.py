"""The second window beside a couch: what is public plays at once, and nothing is to be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from beside import written
from couching import NAMES, Couch
from test_curtain import answered
from test_seal import NOT_HELD, aimed, held

from game.scenes.kit import Kit
from game.scenes.shared.curtain import CALL, PEEK
from game.scenes.shared.onlookers import Onlookers
from game.store.heads import House

Seat_ = Callable[..., Couch]


@pytest.mark.any_language
def test_an_answer_is_seen_beside_while_its_person_looks_and_plays(kit: Kit, sofa: Seat_) -> None:
    couch = answered(sofa(4, ("shared",) * 4, met=True, begin=held, house=House(pace="confirm")))
    onlookers = Onlookers(kit)
    asked = written(onlookers, couch.stack, 4000)
    question = couch.couch.board.prompt(couch.couch.view, ())
    assert question in asked
    couch.press(0, "space")
    assert couch.kind == PEEK
    assert couch.session.asked() == (0,)
    assert question not in written(onlookers, couch.stack, 100), "it is answered"
    then = written(onlookers, couch.stack, 6000)
    assert question not in then
    view = couch.session.view_of(None)
    assert str(view.totals[0]) in then.split()
    board = couch.couch.board
    assert board.prompt(view, ()) in then
    assert couch.couch.told < len(couch.session.observations(None)), "the first window waits"


@pytest.mark.any_language
def test_what_is_fished_is_seen_beside_before_its_person_goes_on(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(3, ("shared",) * 3, game="mets_ton_slip", house=House(pace="confirm"))
    kit.settings.pace = 0.0
    session = couch.session
    while session.view_of(None).phase != "draw" or len(session.legal(session.asked()[0])) < 2:
        seat = session.asked()[0]
        session.submit(seat, session.legal(seat)[-1])
    while couch.kind != CALL:
        couch.tick()
    onlookers = Onlookers(kit)
    before = written(onlookers, couch.stack, 3000)
    couch.press(session.asked()[0], "enter", "enter")
    lit = sorted(couch.curtain.panel.scene.lit() - {"stock"})
    couch.click(*couch.curtain.panel.scene.layout.touch[lit[0]].box.middle)
    assert couch.kind == PEEK
    assert session.view_of(None).phase != "draw"
    fished = written(onlookers, couch.stack, 4000)
    assert before != fished == written(Onlookers(kit), couch.stack), "all that was told"


@pytest.mark.any_language
def test_at_the_opening_it_is_said_who_looks_at_who_they_are(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(4, ("shared",) * 3, seed=7)
    onlookers, words = Onlookers(kit), kit.words("et_bim")
    looked: list[int] = []
    for _ in range(400):
        couch.tick()
        if couch.kind == PEEK:
            couch.press(couch.curtain.seat, "enter")
        if couch.kind != CALL:
            continue
        seat = couch.curtain.seat
        if words.say("peek.meet-beside", name=NAMES[seat]) not in written(onlookers, couch.stack):
            break
        looked.append(seat)
        couch.press(seat, "enter", "enter")
    assert couch.kind == CALL, "then somebody is called to play"
    assert looked == [0, 1, 2], "a bot begins"


@pytest.mark.any_language
def test_what_is_said_beside_is_the_same_whether_the_curtain_is_open(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(4, ("shared",) * 3, seed=7)
    onlookers = Onlookers(kit)
    while couch.curtain is None:
        couch.tick()
    closed = written(onlookers, couch.stack, 1000)
    couch.press(couch.curtain.seat, "enter", "enter")
    assert couch.kind == PEEK
    assert written(onlookers, couch.stack, 1000) == closed


def test_a_pause_is_shown_beside(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    couch.press(0, "escape")
    assert couch.top.name == "pause"
    assert kit.words().say("pause.title") in written(Onlookers(kit), couch.stack)


def test_whom_all_wait_for_is_told_beside_with_what_is_asked(kit: Kit, sofa: Seat_) -> None:
    couch = aimed(
        sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace="confirm")), NOT_HELD
    )
    asks = couch.couch.board.prompt(couch.couch.view, ())
    names = ", ".join(NAMES[:2])
    seen = written(Onlookers(kit), couch.stack, 500)
    assert f"{asks} {kit.words().say('couch.confirm', names=names)}" in seen.replace("\n", " ")
