"""A pointer at a table, without one: what it holds, what it drags, what letting go means."""

from __future__ import annotations

import pytest

from game.scenes.table.pointing import Pointing

CARD, SEAT, BUTTON = "hand:0", "seat:2", "button:pass"


def holding(area: str | None) -> Pointing:
    pointing = Pointing()
    pointing.press(100, 100, area)
    return pointing


def test_a_card_comes_along_only_once_it_is_drawn_far_enough() -> None:
    pointing = holding(CARD)
    pointing.move(108, 100, 0, CARD)
    assert pointing.drag is None, "a hand that shakes drags nothing"
    pointing.move(120, 100, 0, CARD)
    assert pointing.drag == (120, 100)
    pointing.move(104, 100, 0, CARD)
    assert pointing.drag == (104, 100), "what came along is not let go on the way back"


def test_what_is_held_but_was_not_chosen_stays_where_it_is() -> None:
    pointing = holding(CARD)
    pointing.move(300, 100, 0, None)
    assert pointing.drag is None


def test_the_chosen_card_is_laid_where_it_is_let_go() -> None:
    assert holding(CARD).release(SEAT, CARD) == (False, True)


@pytest.mark.parametrize(("area", "touches"), [(SEAT, True), (CARD, False), (BUTTON, False)])
def test_a_seat_alone_waits_for_the_release(area: str, touches: bool) -> None:
    assert holding(area).release(area, None) == (True, touches)


def test_the_chosen_card_is_put_down_where_it_is_pressed_again() -> None:
    pointing = holding(CARD)
    pointing.puts_down = True
    assert pointing.release(CARD, CARD).touches
    assert not pointing.puts_down, "once"


def test_what_was_pressed_elsewhere_touches_nothing() -> None:
    assert holding(None).release(SEAT, CARD) == (False, False)
    spent = holding(SEAT)
    spent.spend()
    assert spent.release(SEAT, None) == (False, False)


def test_nothing_lies_under_a_release_beside_everything() -> None:
    assert holding(None).release(None, None) == (False, False)


def test_a_pointer_rests_until_it_moves_after_something_was_told() -> None:
    pointing = Pointing()
    assert not pointing.rests(3), "it is nowhere yet"
    pointing.move(5, 5, 3, None)
    assert not pointing.rests(3)
    assert pointing.rests(4)
