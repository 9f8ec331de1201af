"""The look at one's own tile: as long as it is held, or until the next time; no table needed."""

from __future__ import annotations

from game.scenes.table.glance import TWICE_MS, Glance


def test_one_looks_as_long_as_it_is_held() -> None:
    glance = Glance()
    glance.begin()
    assert glance.on
    glance.release()
    assert not glance.on


def test_pressed_twice_at_once_one_looks_until_the_next_time() -> None:
    glance = Glance()
    for _ in range(2):
        glance.begin()
        glance.release()
    assert glance.on
    glance.pass_time(TWICE_MS)
    glance.begin()
    glance.release()
    assert not glance.on


def test_two_presses_that_lie_apart_are_two_looks() -> None:
    glance = Glance()
    glance.begin()
    glance.release()
    glance.pass_time(TWICE_MS)
    glance.begin()
    assert glance.on
    glance.release()
    assert not glance.on


def test_one_press_of_enter_looks_and_the_next_one_ends_that() -> None:
    glance = Glance()
    glance.toggle()
    glance.release()
    assert glance.on
    glance.toggle()
    assert not glance.on


def test_a_look_that_is_ended_is_not_kept() -> None:
    glance = Glance()
    glance.toggle()
    glance.end()
    glance.release()
    assert not glance.on
