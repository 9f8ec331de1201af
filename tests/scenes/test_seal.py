"""The seal: every aimed card flies as long, and nothing tells what its target presses or holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from couching import FRAME_MS, Couch

from game.games import game_of
from game.games.parts import needed
from game.gangs.model.actions import THROWS
from game.gangs.model.cards import BIM, D10
from game.scenes.kit import Kit
from game.scenes.shared.answer_window import LEAST_MS, window_ms
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.store.heads import PACES, Head, House
from tests.session.held import HeldSession
from tests.session.turns import asked_first

Seat_ = Callable[..., Couch]


def held(head: Head, data: Path) -> HeldSession:
    return HeldSession(head, data=data)


def aimed(couch: Couch, hand: list[int], by: int = 1) -> Couch:
    """Let a seat throw a 10 at seat 0, which holds this."""
    session = couch.session
    assert isinstance(session, HeldSession)
    throw = THROWS[D10][0]
    while True:
        seat = asked_first(session)
        assert seat is not None
        if seat == by and throw in session.legal(seat):
            break
        if seat != by:
            session.truth.hands[by][0] = D10
        session.submit(seat, session.legal(seat)[0])
    session.truth.hands[0][:] = hand
    session.submit(by, throw)  # type: ignore[arg-type]
    while couch.couch.window is None:
        couch.stack.pass_time(FRAME_MS)
    return couch


HELD = [BIM, D10, D10, D10, D10]
NOT_HELD = [D10] * 5


@pytest.mark.any_language
@pytest.mark.parametrize("speed", [0.0, 1.0, 4.0])
@pytest.mark.parametrize("pace", PACES)
def test_an_aimed_card_flies_for_the_tables_pace_whatever_the_speed(
    kit: Kit, sofa: Seat_, pace: Any, speed: float
) -> None:
    kit.settings.pace = speed
    couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace=pace)), HELD)
    window, told = couch.couch.window, len(couch.session.observations(None))
    assert window is not None
    assert window.length == window_ms(pace) == PACES[pace] >= LEAST_MS
    couch.press(0, "b")
    couch.devices.hold("tab")  # nobody hurries it
    couch.devices.key("space")
    couch.press(0, "b")
    for _ in range(window.length // FRAME_MS - 1):
        couch.stack.pass_time(FRAME_MS)
        assert couch.couch.moving
    assert len(couch.session.observations(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.observations(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_a_pause_in_mid_flight_gives_no_time_and_takes_none(kit: Kit, sofa: Seat_) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held), HELD)
    told, director = len(couch.session.observations(None)), couch.couch.director
    for _ in range(10):
        couch.stack.pass_time(FRAME_MS)
    frame = director.frame()
    couch.press(1, "escape")
    assert couch.top.name == "pause"
    for _ in range(100):
        couch.stack.pass_time(FRAME_MS)
    kit.settings.pace = 4.0
    couch.stack.handle_input(KeyPressed("escape"))
    couch.stack.pass_time(0)
    assert director.frame().moving == frame.moving
    for _ in range(PACES["brisk"] // FRAME_MS - 11):
        couch.stack.pass_time(FRAME_MS)
    assert director.busy, "it lands when its window ends, no sooner"
    assert len(couch.session.observations(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.observations(None)) > told


@pytest.mark.any_language
def test_an_answer_may_be_changed_and_one_not_held_does_nothing(sofa: Seat_) -> None:
    for hand, keys, answer in (
        (HELD, ("b", "enter"), "accepted"),
        (HELD, ("enter", "b"), "reflected"),
        (HELD, (), "accepted"),
        (NOT_HELD, ("b",), "accepted"),
    ):
        couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held), hand)
        told = len(couch.session.observations(None))
        couch.press(1, "b")  # another person's press is nobody's answer
        couch.press(0, *keys)
        while couch.couch.window is not None and len(couch.session.observations(None)) == told:
            couch.stack.pass_time(FRAME_MS)
        assert couch.session.observations(None)[told].kind == answer
        couch.close()


@pytest.mark.any_language
def test_the_window_looks_the_same_whatever_is_held_and_pressed(
    sofa: Seat_, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, and frame by frame in what is heard and said."""
    same = SimpleNamespace(token_hex=lambda size: "ab" * size)  # the deal's receipt is in the log
    monkeypatch.setattr("game.session.dealing.secrets", same)
    films = []
    for hand, keys in ((HELD, ("b",)), (NOT_HELD, ("b",)), (HELD, ("enter",)), (NOT_HELD, ())):
        couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held, seed=21), hand)
        couch.press(0, *keys)
        film: list[Any] = []
        window = couch.couch.window
        assert window is not None
        for at in range(window.length // FRAME_MS - 1):
            couch.stack.pass_time(FRAME_MS)
            film += [couch.couch.aside(), couch.couch.sounding.heard, couch.couch.alert]
            if at % 9 == 0:
                film.append(couch.draw().surface.get_buffer().raw)
        films.append(film)
        couch.close()
    assert all(film == films[0] for film in films)


@pytest.mark.any_language
def test_where_all_confirm_no_clock_runs_and_even_an_idle_press_confirms(
    sofa: Seat_,
) -> None:
    couch = aimed(
        sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace="confirm")), NOT_HELD
    )
    told = len(couch.session.observations(None))
    couch.press(1, "enter")
    for _ in range(200):
        couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.observations(None)) == told
    assert couch.couch.window is not None
    assert set(couch.couch.window.waits) == {0}
    couch.press(0, "b")  # not held: confirmed all the same
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.observations(None)[told].kind == "accepted"


@pytest.mark.any_language
def test_nobody_waits_for_the_confirmation_of_somebody_who_left(sofa: Seat_) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace="confirm")), HELD)
    told = len(couch.session.observations(None))
    couch.press(0, "b")
    for _ in range(100):
        couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.observations(None)) == told
    couch.session.hand_over(1, "random")  # type: ignore[arg-type]
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.observations(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_standing_orders_answer_when_the_card_has_flown(sofa: Seat_) -> None:
    couch = aimed(
        sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace="brisk", orders=True)), HELD
    )
    session: Session = couch.session
    told = len(session.observations(None))
    orders = (
        needed(game_of("et_bim").orders)
        .kept(session.private.orders(0))
        .with_answer("damage_10", "bim")
    )
    session.private.order(0, orders.to_json())  # type: ignore[arg-type]
    assert couch.couch.buttons() == (), "nothing is to be pressed"
    while len(session.observations(None)) == told:
        couch.press(0, "enter")
        couch.stack.pass_time(FRAME_MS)
    assert session.observations(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_a_bot_that_is_not_ready_gets_one_more_window_and_then_takes(
    sofa: Seat_, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = sofa(4, ("keys", "pad"), met=True, begin=held)
    session = couch.session
    monkeypatch.setattr(session, "ready", tuple)
    while asked_first(session) not in (0, 1):
        seat = asked_first(session)
        assert seat is not None
        session.submit(seat, session.legal(seat)[0])
    me = asked_first(session)
    assert me is not None
    session.submit(me, next(a for a in session.legal(me) if getattr(a, "target", 0) in (2, 3)))
    while couch.couch.window is None:
        couch.stack.pass_time(FRAME_MS)
    told, length = len(session.observations(None)), couch.couch.window.length
    for _ in range(2 * length // FRAME_MS - 1):
        couch.stack.pass_time(FRAME_MS)
    assert len(session.observations(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert session.observations(None)[told].kind == "accepted"


@pytest.mark.any_language
@pytest.mark.parametrize("pace", ["brisk", "confirm"])
def test_all_see_the_time_to_answer_run_out_and_only_where_it_does(sofa: Seat_, pace: Any) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), met=True, begin=held, house=House(pace=pace)), HELD)
    seen = []
    couch.couch.board.draw = lambda canvas, frame, cue, *rest: seen.append(cue.clock)  # type: ignore[method-assign]
    for _ in range(4):
        couch.stack.pass_time(FRAME_MS)
        couch.draw()
    timed = [1 - (at + 1) * FRAME_MS / PACES["brisk"] for at in range(4)]
    assert seen == (pytest.approx(timed) if pace == "brisk" else [None] * 4)
