"""A table that counts down by itself is not counted in: nothing lies over it, no press is lost."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.scenes.table.countdown import COUNTED, STOPPED, CountScene
from game.scenes.table.tick_clock import TickClock
from game.stage.input.inputs import KeyPressed
from game.stage.scene import Close


def timed() -> tuple[TickClock, Any]:
    """Time of a real-time match, and the match."""
    house = SimpleNamespace(steps=False)
    session = SimpleNamespace(
        real_time=True, head=SimpleNamespace(house=house), moves=0, due_ms=100.0, passed=0.0
    )

    def pass_time(ms: float) -> None:
        session.passed += ms

    session.pass_time = pass_time
    return TickClock(SimpleNamespace(), session), session  # type: ignore[arg-type]


def test_time_is_counted_in_where_the_table_does_not_count() -> None:
    time, _ = timed()
    assert isinstance(time.counted(), CountScene)
    time.resume(COUNTED)
    assert time.counted() is None


def test_where_the_table_counts_time_goes_on_at_once() -> None:
    time, session = timed()
    time.itself = lambda: True
    assert time.counted() is None
    time.pass_(40.0, asks=True)
    assert session.passed == 40.0
    assert time.due_ms == 100.0


def test_after_a_pause_amid_that_count_nothing_lies_over_it_either() -> None:
    time, _ = timed()
    time.itself = lambda: True
    time.resume(None)
    assert time.counted() is None


def test_what_is_pressed_while_time_is_counted_in_is_kept_once() -> None:
    time, _ = timed()
    count = time.counted()
    assert count is not None
    pressed = [KeyPressed("w", source="left", place="W"), KeyPressed("o", place="O")]
    for heard in (*pressed, KeyPressed("o", repeat=True)):
        assert count.handle_input(heard) is None
    time.resume(COUNTED)
    assert list(time.early()) == pressed
    assert list(time.early()) == []


def test_a_count_that_was_stopped_keeps_nothing() -> None:
    time, _ = timed()
    count = time.counted()
    assert count is not None
    count.handle_input(KeyPressed("w", place="W"))
    time.resume(STOPPED)
    assert list(time.early()) == []


def test_a_key_that_plays_at_the_table_does_not_stop_the_count() -> None:
    time, _ = timed()
    time.plays = lambda heard: heard.place in ("BACKSPACE", "pad:b")
    count = time.counted()
    assert count is not None
    played = [KeyPressed("escape", place="BACKSPACE"), KeyPressed("escape", place="pad:b")]
    for heard in played:
        assert count.handle_input(heard) is None
    stopped = count.handle_input(KeyPressed("escape", place="ESCAPE"))
    assert stopped == Close(STOPPED), "the menu's own key still does"
    time.resume(COUNTED)
    assert list(time.early()) == played
