"""Fingers: what a tap, a drag and a rest mean on a table, on a page and on a list."""

from __future__ import annotations

import pygame
import pytest

from game.stage.input.fingers import LONG_MS, NOTCH, ROW, SLOP, Fingers, Steps
from game.stage.input.inputs import Input, PointerMoved, PointerPressed, PointerReleased, Wheel

TAPPED = [PointerPressed(400, 300), PointerReleased(400, 300)]


class Screen:
    """A touch screen of 1280 × 720 units, and what a scene hears of it."""

    def __init__(self, mode: str, steps: Steps = ROW) -> None:
        pygame.display.init()
        pygame.display.set_mode((1280, 720))
        self.mode, self.steps = mode, steps
        self.fingers = Fingers()
        self.heard: list[Input] = []

    def _tell(self, kind: int, x: float, y: float, finger: int) -> None:
        event = pygame.Event(kind, touch_id=1, finger_id=finger, x=x / 1280, y=y / 720)
        told = self.fingers.translate(
            event, lambda x, y: (round(x, 6), round(y, 6)), self.mode, lambda: self.steps
        )
        assert told is not None
        self.heard += told

    def down(self, x: float, y: float, finger: int = 1) -> None:
        self._tell(pygame.FINGERDOWN, x, y, finger)

    def move(self, x: float, y: float, finger: int = 1) -> None:
        self._tell(pygame.FINGERMOTION, x, y, finger)

    def up(self, x: float, y: float, finger: int = 1) -> None:
        self._tell(pygame.FINGERUP, x, y, finger)

    @property
    def notches(self) -> list[float]:
        return [heard.notches for heard in self.heard if isinstance(heard, Wheel)]


@pytest.mark.parametrize("mode", ["steps", "smooth"])
def test_a_tap_counts_when_the_finger_is_lifted(mode: str) -> None:
    screen = Screen(mode)
    screen.down(400, 300)
    screen.move(400, 300 + SLOP - 1)
    assert screen.heard == []
    screen.move(400, 300)
    screen.up(400, 300)
    assert screen.heard == TAPPED


@pytest.mark.parametrize("mode", ["steps", "smooth"])
def test_a_finger_that_scrolled_uses_nothing(mode: str) -> None:
    screen = Screen(mode)
    screen.down(400, 300)
    screen.move(400, 500)
    screen.move(400, 300)
    screen.up(400, 300)
    assert {type(heard) for heard in screen.heard} == {Wheel}
    assert sum(screen.notches) == 0, "back where it began"


def test_a_list_goes_on_row_by_row_as_far_as_the_finger() -> None:
    screen = Screen("steps")
    screen.down(400, 600)
    for way in range(1, 8):
        screen.move(400, 600 - way * ROW / 2)
    screen.up(400, 600 - 3.5 * ROW)
    assert screen.notches == [-1.0, -1.0, -1.0]


def test_a_list_of_high_rows_goes_on_when_the_next_one_is_nearer() -> None:
    screen = Screen("steps", 300.0)
    screen.down(400, 700)
    screen.move(400, 700 - 150 - SLOP)
    assert screen.notches == []
    screen.move(400, 700 - 150 - SLOP - 1)
    assert screen.notches == [-1.0]
    screen.move(400, 700 - 450 - SLOP - 1)
    assert screen.notches == [-1.0, -1.0]


ROWS = {-2: -500.0, -1: -400.0, 0: 0.0, 1: 100.0, 2: 450.0}


@pytest.mark.parametrize(("gone", "rows"), [(49, 0), (65, 1), (100, 1), (290, 2), (690, 2)])
def test_each_row_is_as_high_for_the_finger_as_it_is(gone: float, rows: int) -> None:
    screen = Screen("steps", ROWS)
    screen.down(400, 700)
    screen.move(400, 700 - gone)
    assert screen.notches == [-1.0] * rows


@pytest.mark.parametrize(("gone", "rows"), [(185, 0), (215, 1), (400, 1), (465, 2), (690, 2)])
def test_the_way_back_is_as_long_as_the_rows_above(gone: float, rows: int) -> None:
    screen = Screen("steps", ROWS)
    screen.down(400, 10)
    screen.move(400, 10 + gone)
    assert screen.notches == [1.0] * rows


def test_a_finger_past_the_end_of_a_list_comes_back_to_what_it_left_there() -> None:
    screen = Screen("steps", ROWS)
    screen.down(400, 710)
    screen.move(400, 10)
    assert screen.notches == [-1.0, -1.0]
    screen.move(400, 710 - 290)
    assert screen.notches == [-1.0, -1.0], "the last row is below the finger again"
    screen.move(400, 710 - 250)
    assert screen.notches == [-1.0, -1.0, 1.0]


def test_a_finger_that_trembles_between_two_rows_changes_nothing() -> None:
    screen = Screen("steps", ROWS)
    screen.down(400, 700)
    screen.move(400, 700 - 66)
    for step in range(10):
        screen.move(400, 700 - 50 + (SLOP - 1 if step % 2 else 1 - SLOP))
    assert screen.notches == [-1.0]


def test_a_page_stays_under_the_finger() -> None:
    screen = Screen("smooth")
    screen.down(400, 600)
    for y in (560, 430, 431, 300):
        screen.move(400, y)
    screen.up(400, 300)
    assert sum(screen.notches) * NOTCH == pytest.approx(300 - 600)


def test_on_a_table_a_finger_is_a_pointer_that_goes_when_it_is_lifted() -> None:
    screen = Screen("press")
    screen.down(400, 300)
    screen.move(640, 360)
    screen.up(640, 360)
    began, pressed, moved, released, gone = screen.heard
    assert [began, pressed] == [PointerMoved(400, 300), PointerPressed(400, 300)]
    assert [moved, released] == [PointerMoved(640, 360), PointerReleased(640, 360)]
    assert isinstance(gone, PointerMoved)
    assert gone.x < 0 > gone.y


def test_a_resting_finger_points_once_and_presses_nothing() -> None:
    screen = Screen("steps")
    screen.down(400, 300)
    assert screen.fingers.pass_time(LONG_MS - 1) == []
    assert screen.fingers.pass_time(1) == [PointerMoved(400, 300)]
    assert screen.fingers.pass_time(LONG_MS) == []
    screen.up(400, 300)
    assert screen.heard == []


def test_a_second_finger_is_not_listened_to() -> None:
    screen = Screen("steps")
    screen.down(400, 300)
    screen.down(900, 600, finger=2)
    screen.move(900, 100, finger=2)
    screen.up(900, 100, finger=2)
    assert screen.heard == []
    screen.up(400, 300)
    assert screen.heard == TAPPED


@pytest.mark.parametrize("mode", ["press", "steps"])
def test_a_window_that_is_left_forgets_the_finger(mode: str) -> None:
    screen = Screen(mode)
    screen.down(400, 300)
    screen.heard += screen.fingers.let_go()
    before = list(screen.heard)
    assert not screen.fingers.holding
    screen.up(400, 300)
    assert screen.heard == before
    assert not any(isinstance(heard, PointerReleased) for heard in before)
