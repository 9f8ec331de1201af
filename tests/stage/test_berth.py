"""Where windows lie: they come back to where they were, whatever their systems lay around them."""

from __future__ import annotations

import pygame
import pytest

from game.stage.window_position import SETTLING_MS, WindowPosition
from game.stage.windows import Place

FRAME = 1, 20
"""What openbox lays around a window, to its left and above."""


@pytest.fixture(autouse=True)
def _desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])


def settled(berth: WindowPosition, at: tuple[int, int], before: Place | None) -> Place | None:
    """Let a window lie somewhere until its system is done with it."""
    for _ in range(SETTLING_MS // 50 + 1):
        before = berth.place(at, 50, before)
    return before


@pytest.mark.parametrize("frame", [(0, 0), FRAME, (-5, 3)])
def test_a_window_opened_ten_times_lies_where_it_lay(frame: tuple[int, int]) -> None:
    place: Place | None = 300, 200, 0
    for _ in range(10):
        berth = WindowPosition()
        spot = berth.ask(place)
        assert spot == (300, 200)
        at = spot[0] + frame[0], spot[1] + frame[1]
        place = berth.place(spot, 0, place)  # as SDL says before its system was heard
        place = settled(berth, at, place)
        assert berth.place(at, 60_000, place) == (300, 200, 0)


def test_somebody_who_moves_it_moves_it_by_as_much_next_time() -> None:
    berth = WindowPosition()
    place = settled(berth, (301, 220), (300, 200, 0) if berth.ask((300, 200, 0)) else None)
    assert berth.place((351, 320), 16, place) == (350, 300, 0)
    assert berth.place((301, 220), 16, (350, 300, 0)) == (300, 200, 0), "and back"


def test_a_window_that_nobody_moved_is_its_systems_affair_next_time_too() -> None:
    berth = WindowPosition()
    assert berth.ask(None) is None
    assert settled(berth, (461, 260), None) is None
    assert berth.place((500, 300), 16, None) == (500, 300, 0)
    assert berth.place((461, 260), 16, (500, 300, 0)) == (461, 260, 0), "laid there by somebody"


def test_a_display_that_is_away_is_remembered_until_somebody_moves_the_window() -> None:
    berth, away = WindowPosition(), (2500, 100, 1)
    assert berth.ask(away) is None
    assert settled(berth, (461, 260), away) == away
    berth.handle_event(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    assert berth.place((500, 300), 16, away) == (500, 300, 0)


def test_a_window_that_is_put_away_lies_where_it_was() -> None:
    berth, place = WindowPosition(), (300, 200, 0)
    berth.ask(place)
    settled(berth, (300, 200), place)
    assert berth.place((-32000, -32000), 16, place) == place


def test_a_long_first_turn_is_no_time_to_settle() -> None:
    berth, place = WindowPosition(), (300, 200, 0)
    berth.ask(place)
    assert berth.place((300, 200), 900, place) == place
    assert berth.place((301, 220), 900, place) == place, "the frame came late"


def test_another_display_is_remembered_from_the_first_move_on() -> None:
    berth = WindowPosition()
    berth.ask(None)
    settled(berth, (461, 260), None)
    berth.handle_event(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    assert berth.place((470, 260), 16, None) is None, "there is no such display"
    assert berth.place((470, 260), 16, (1, 1, 0)) == (1, 1, 0)
