"""Where windows lie: they come back to where they were, whatever their systems lay around them."""

from __future__ import annotations

import pygame
import pytest

from game.stage.window_position import SETTLING_MS, WindowPosition
from game.stage.windows import Place

FRAME = 1, 20
"""What openbox lays around a window, to its left and above."""


@pytest.fixture(autouse=True)
def _displays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])


def settled(position: WindowPosition, at: tuple[int, int], before: Place | None) -> Place | None:
    """Let a window lie somewhere until its system is done with it."""
    for _ in range(SETTLING_MS // 50 + 1):
        before = position.place(at, 50, before)
    return before


@pytest.mark.parametrize("frame", [(0, 0), FRAME, (-5, 3)])
def test_a_window_opened_ten_times_lies_where_it_lay(frame: tuple[int, int]) -> None:
    place: Place | None = 300, 200, 0
    for _ in range(10):
        position = WindowPosition()
        spot = position.ask(place)
        assert spot == (300, 200)
        at = spot[0] + frame[0], spot[1] + frame[1]
        place = position.place(spot, 0, place)  # as SDL says before its system was heard
        place = settled(position, at, place)
        assert position.place(at, 60_000, place) == (300, 200, 0)


def test_somebody_who_moves_it_moves_it_by_as_much_next_time() -> None:
    position = WindowPosition()
    place = settled(position, (301, 220), (300, 200, 0) if position.ask((300, 200, 0)) else None)
    assert position.place((351, 320), 16, place) == (350, 300, 0)
    assert position.place((301, 220), 16, (350, 300, 0)) == (300, 200, 0), "and back"


def test_a_window_that_nobody_moved_is_its_systems_affair_next_time_too() -> None:
    position = WindowPosition()
    assert position.ask(None) is None
    assert settled(position, (461, 260), None) is None
    assert position.place((500, 300), 16, None) == (500, 300, 0)
    assert position.place((461, 260), 16, (500, 300, 0)) == (461, 260, 0), "laid there by somebody"


def test_a_missing_display_is_remembered_until_somebody_moves_the_window() -> None:
    position, away = WindowPosition(), (2500, 100, 1)
    assert position.ask(away) is None
    assert settled(position, (461, 260), away) == away
    position.handle_event(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    assert position.place((500, 300), 16, away) == (500, 300, 0)


def test_a_window_that_is_put_away_lies_where_it_was() -> None:
    position, place = WindowPosition(), (300, 200, 0)
    position.ask(place)
    settled(position, (300, 200), place)
    assert position.place((-32000, -32000), 16, place) == place


def test_a_long_first_turn_is_no_time_to_settle() -> None:
    position, place = WindowPosition(), (300, 200, 0)
    position.ask(place)
    assert position.place((300, 200), 900, place) == place
    assert position.place((301, 220), 900, place) == place, "the frame came late"


def test_another_display_is_remembered_from_the_first_move_on() -> None:
    position = WindowPosition()
    position.ask(None)
    settled(position, (461, 260), None)
    position.handle_event(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    assert position.place((470, 260), 16, None) is None, "there is no such display"
    assert position.place((470, 260), 16, (1, 1, 0)) == (1, 1, 0)
