"""The pile fan: a pile fans out after a rest, at a key, or under a long press."""

from __future__ import annotations

from game import tour
from game.scenes.kit import Kit
from game.scenes.table.pile_fan import LONG_MS, REST_MS, PileFan
from game.scenes.table.table import TableScene


def test_a_pile_fans_out_after_a_rest_and_folds_when_the_pointer_leaves() -> None:
    fan = PileFan()
    fan.hover("seat:2")
    fan.pass_time(REST_MS - 1)
    assert fan.pile is None
    assert fan.waiting
    fan.pass_time(1)
    assert fan.pile == "seat:2"
    assert not fan.waiting
    fan.hover(None)
    assert fan.pile is None


def test_a_long_press_fans_a_seats_pile_out_and_touches_nothing() -> None:
    fan = PileFan()
    fan.press("seat:1")
    fan.pass_time(LONG_MS)
    assert fan.pile == "seat:1"
    assert fan.release()
    assert fan.pile == "seat:1"
    fan.press("seat:1")
    assert not fan.release()
    assert fan.pile is None


def test_a_card_of_the_hand_has_nothing_to_fan() -> None:
    fan = PileFan()
    fan.press("hand:1")
    fan.pass_time(LONG_MS)
    assert fan.pile is None


def test_a_key_fans_out_and_folds() -> None:
    fan = PileFan()
    fan.toggle("seat:4")
    assert fan.pile == "seat:4"
    fan.toggle("seat:4")
    assert fan.pile is None
    assert not fan.fold()


def test_what_is_fanned_out_gives_way_to_a_question() -> None:
    fan = PileFan()
    fan.toggle("seat:4")
    fan.give_way()
    assert fan.pile is None
    fan.hover("seat:2")
    fan.pass_time(REST_MS)
    fan.give_way()
    assert fan.pile is None
    fan.hover("seat:2")
    fan.pass_time(REST_MS)
    assert fan.pile is None, "the pointer only rests where it was"
    assert not fan.waiting
    fan.hover("seat:3")
    fan.pass_time(REST_MS)
    assert fan.pile == "seat:3"


def test_a_pile_that_the_tour_fans_out_is_still_so_when_it_is_drawn(kit: Kit) -> None:
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4, answering=True)
    shown = {name: table for name, table, *_ in tour.aid_scenes(kit, "et_bim", session)}
    table = shown["et_bim-04-fan"]
    table.pass_time(20)
    assert isinstance(table, TableScene)
    assert table.is_mine(), "what is asked makes a pile give way"
    assert table.pile_fan.pile == "seat:0"
    session.close()
