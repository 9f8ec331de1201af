"""The writer: what it is handed is done in order, beside the window, and its end is waited for."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from game.store import writer as module
from game.store.files import FileError
from game.store.writer import AT_ONCE, Beside, Writer

LONG_S = 30.0


class Gate:
    """Work that stands still until it is let go on."""

    def __init__(self) -> None:
        self.begun, self.open = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.open.wait(LONG_S)


def test_who_hands_in_work_does_not_wait_for_it() -> None:
    writer, gate, done = Beside(), Gate(), []
    writer.do(gate)
    writer.do(lambda: done.append(1))
    assert gate.begun.wait(LONG_S)
    assert done == []
    assert not writer.wait()
    gate.open.set()
    assert writer.wait(LONG_S)
    assert done == [1]
    assert writer.finish(LONG_S)


def test_everything_is_done_in_its_order_and_what_is_left_at_the_end_too() -> None:
    writer, done = Beside(), []
    for number in range(200):
        writer.do(lambda number=number: done.append(number))
    assert writer.finish(LONG_S)
    assert done == list(range(200))


def test_what_came_of_it_is_told_in_the_windows_thread() -> None:
    writer, told = Beside(), []

    def fails() -> None:
        raise FileError("store.full", Path("x"))

    def hear(came: Any) -> None:
        told.append((came, threading.current_thread()))

    writer.do(lambda: 7, hear)
    writer.do(fails, hear)
    assert writer.wait(LONG_S)
    assert told == []
    writer.tell()
    (first, thread), (second, _) = told
    assert (first, second.key) == (7, "store.full")
    assert thread is threading.current_thread()
    assert writer.finish(LONG_S)


def test_a_fault_of_the_program_is_raised_and_stops_no_other_work() -> None:
    writer, done = Beside(), []
    writer.do(lambda: 1 // 0)
    writer.do(lambda: done.append(1))
    assert writer.finish(LONG_S)
    assert done == [1]
    with pytest.raises(ZeroDivisionError):
        writer.tell()
    writer.tell()


def test_what_is_done_later_is_done_once_and_at_the_end_at_the_latest() -> None:
    writer, done = Beside(), []

    def work() -> None:
        done.append(1)

    for _ in range(5):
        writer.do(lambda: None)
        writer.later(work)
    assert writer.finish(LONG_S)
    assert done == [1]


def test_what_is_done_later_comes_even_if_there_is_always_something_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SYNC_S", 0.01)
    writer, came = Beside(), threading.Event()

    def again() -> None:
        if not came.is_set():
            writer.do(again)

    writer.later(came.set)
    writer.do(again)
    assert came.wait(LONG_S)
    assert writer.finish(LONG_S)


def test_a_disk_that_is_slow_is_known_and_one_that_is_quick_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    writer, first, second = Beside(), Gate(), Gate()
    assert not writer.slow
    writer.do(first)
    assert first.begun.wait(LONG_S)
    now[0] = 0.25
    writer.do(second)
    now[0] = 0.9
    assert not writer.slow
    now[0] = 1.1
    assert writer.slow
    first.open.set()
    assert second.begun.wait(LONG_S)
    assert not writer.slow, "handed in 0.85 s ago"
    now[0] = 1.4
    assert writer.slow
    second.open.set()
    assert writer.finish(LONG_S)
    assert not writer.slow


def test_a_disk_that_hangs_is_seen_at_the_end() -> None:
    writer, gate = Beside(), Gate()
    writer.do(gate)
    assert gate.begun.wait(LONG_S)
    assert not writer.finish(0.01)
    gate.open.set()
    assert writer.finish(LONG_S)


def test_without_a_window_it_is_done_at_once() -> None:
    writer: Writer = AT_ONCE
    told: list[Any] = []

    def fails() -> None:
        raise FileError("store.full", Path("x"))

    writer.do(lambda: 7, told.append)
    writer.do(fails, told.append)
    assert told[0] == 7
    assert told[1].key == "store.full"
    assert writer.wait()
