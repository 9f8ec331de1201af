"""Waking: a machine that slept, or a clock that was set, is somebody else before the screen."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import app
from game.app.frame_clock import SLEPT_S, STOOD_MS, FrameClock, Waking
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.input.inputs import FocusLost, Input
from game.stage.paint.canvas import Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings


class Private(Scene):
    """A scene with something private on it."""

    name = "private"
    keeps_awake = True

    def __init__(self) -> None:
        self.open, self.heard = True, list[Input]()

    def handle_input(self, heard: Input) -> None:
        self.heard.append(heard)

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0))

    def cover(self) -> bool:
        fell, self.open = self.open, False
        return fell


class Resting(Private):
    name = "resting"
    keeps_awake = False


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Any]:
    yield app.Window(Settings(), Launch(tmp_path))
    pygame.quit()


def turn(
    window: Any, stack: Stack, monkeypatch: pytest.MonkeyPatch, *frames: list[pygame.Event],
    ms: int = 16,
) -> None:  # fmt: skip
    """Let the window's loop turn once for each frame's events."""
    left = list(frames)

    def events(clock: object, *, awake: bool) -> list[pygame.Event]:
        if not left:
            raise StopIteration
        return left.pop(0)

    monkeypatch.setattr("game.app.window.events_of", events)
    with pytest.raises(StopIteration):
        window.show(stack, lambda: (len(frames) - len(left)) * ms)


def test_a_clock_that_goes_on_in_sleep_tells_that_the_machine_slept() -> None:
    still, going, date = [100.0], [500.0], [1.7e9]
    waking = Waking([lambda: still[0], lambda: going[0], lambda: date[0]])
    for clock in (still, going, date):
        clock[0] += 3600
    assert not waking.woke(), "time passed"
    going[0] += SLEPT_S + 1
    assert waking.woke()
    assert not waking.woke(), "once"
    date[0] -= 3600
    assert waking.woke(), "somebody set the date"
    still[0] += 0.5
    assert not waking.woke(), "a hair between two readings is no sleep"


def test_clocks_that_were_not_read_at_one_time_are_not_compared() -> None:
    readings = iter([0.0, 0.0, *[1.0, 9.0], *[9.5, 9.5]])
    waking = Waking([lambda: next(readings), lambda: 50.0])
    assert not waking.woke()


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="Linux has it")
def test_linux_asks_the_clock_that_goes_on_in_suspend(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = 0.0
    read = time.clock_gettime
    monkeypatch.setattr(
        time, "clock_gettime", lambda clock: read(clock) + slept * (clock == time.CLOCK_BOOTTIME)
    )
    waking = Waking()
    assert not waking.woke()
    slept = 60.0
    assert waking.woke()


@pytest.mark.parametrize("jump", [STOOD_MS + 1, -1])
def test_a_program_that_stood_still_for_long_was_left(jump: int) -> None:
    at = 1000
    frames = FrameClock(lambda: at)
    at += STOOD_MS
    frames.step()
    assert not frames.stood
    at += jump
    frames.step()
    assert frames.stood


def test_on_waking_what_is_private_falls_and_what_beats_stops(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, woke = Private(), iter([False, True, False])
    monkeypatch.setattr("game.app.window.Waking", lambda: SimpleNamespace(woke=lambda: next(woke)))
    turn(window, Stack(scene), monkeypatch, [])
    assert scene.open
    turn(window, Stack(scene), monkeypatch, [])
    assert not scene.open
    assert scene.heard == [FocusLost("stood")]


def test_a_window_that_stood_still_shows_nothing_private(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Private()
    turn(window, Stack(scene), monkeypatch, [], ms=STOOD_MS + 1000)
    assert not scene.open


def test_a_screen_saver_comes_at_a_title_and_not_in_a_match(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = TitleScene(Kit(window.art, Settings(), Path("nowhere"), hints=window.hints))
    turn(window, Stack(title), monkeypatch, [])
    assert pygame.display.get_allow_screensaver()
    turn(window, Stack(title, Private()), monkeypatch, [])
    assert not pygame.display.get_allow_screensaver()
    turn(window, Stack(title, Private(), Resting()), monkeypatch, [])
    assert pygame.display.get_allow_screensaver(), "a pause"


def test_a_screen_saver_comes_while_the_window_is_put_away(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack = Stack(Private())
    turn(window, stack, monkeypatch, [pygame.Event(pygame.WINDOWMINIMIZED)], [])
    assert pygame.display.get_allow_screensaver()
    turn(window, stack, monkeypatch, [pygame.Event(pygame.WINDOWRESTORED)], [])
    assert not pygame.display.get_allow_screensaver()
