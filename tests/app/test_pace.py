"""The pace: the display's where the machine keeps up; what moves goes by the clock, not by it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app import pace
from game.app import window as app
from game.app.frame_clock import events_of
from game.app.pace import Pace
from game.stage.input.inputs import CloseAsked, Input
from game.stage.motion.director import Director
from game.stage.motion.easing import in_out_sine
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import Move, Timeline
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Scene
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings

FLIGHT_MS, FAR = 900, 1000.0
STEEPEST = 3.1416 / 2
"""How much faster than on the whole a flight is in the middle of its way."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[app.Window]:
    yield app.Window(Settings(), Launch(tmp_path))
    pygame.quit()


class Time:
    """A clock that goes on when somebody sleeps, and when a picture is painted."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


class Flight(Scene):
    """One card on its way; closes when it has come to rest."""

    name = "flight"

    def __init__(self, clock: Time) -> None:
        here, there = (Layout({"card": Pose(x, 360, 60, "card_back")}, None) for x in (0, FAR))
        self.director = Director(here)
        move = Move(0, FLIGHT_MS, in_out_sine)
        self.director.add(Timeline(here, there, FLIGHT_MS, moves={"card": move}))
        self.seen: list[tuple[float, float]] = []
        self._clock = clock

    @property
    def moving(self) -> bool:
        return self.director.busy

    def handle_input(self, heard: Input) -> Answer:
        return Close() if isinstance(heard, CloseAsked) else None

    def pass_time(self, ms: int) -> Answer:
        self.director.pass_time(ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        frame = self.director.frame()
        [pose] = frame.moving or frame.resting.values()
        self.seen.append((self._clock.now, pose.x))


def flown(
    window: app.Window, rate: int, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[float, float]]:
    """Return when the card was seen where, in a window of so many pictures a second."""
    clock = Time()
    scene, begun = Flight(clock), clock.now

    def events(_: object, *, awake: bool) -> list[pygame.Event]:
        clock.sleep(1 / rate if awake else 0.05)
        late = clock.now - begun > 2
        return [pygame.Event(pygame.QUIT)] if late else []

    monkeypatch.setattr(app, "events_of", events)
    window.show(Stack(scene), lambda: int(clock.now * 1000))
    return [(at - begun, x) for at, x in scene.seen]


@pytest.mark.parametrize("rate", [30, 60, 120, 144])
def test_a_flight_takes_the_same_time_and_makes_no_jump_at_any_pace(
    window: app.Window, monkeypatch: pytest.MonkeyPatch, rate: int
) -> None:
    strip = flown(window, rate, monkeypatch)
    arrived = next(at for at, x in strip if x == FAR)
    assert FLIGHT_MS / 1000 - 0.002 <= arrived <= FLIGHT_MS / 1000 + 2 / rate
    # a picture's share of the way, where it is fastest, and the millisecond a clock is read in
    most = FAR * STEEPEST * (1 / rate + 0.0021) / (FLIGHT_MS / 1000)
    steps = [after[1] - before[1] for before, after in pairwise(strip)]
    assert all(0 <= step <= most for step in steps)
    assert len(strip) >= FLIGHT_MS / 1000 * rate - 1


class Painted(Flight):
    """A flight whose painting takes its time, and that is over when the card lies."""

    def __init__(self, clock: Time, painting_s: float) -> None:
        super().__init__(clock)
        self._painting_s = painting_s

    def pass_time(self, ms: int) -> Answer:
        super().pass_time(ms)
        return Close() if self.seen and self.seen[-1][1] == FAR else None

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._clock.sleep(self._painting_s)


@pytest.mark.parametrize(("display", "painting_ms", "made"), [
    (60, 3, 60), (75, 3, 75), (120, 3, 120), (144, 3, 144), (240, 3, 144), (144, 8, 60),
])  # fmt: skip
def test_a_window_that_keeps_up_paints_as_often_as_its_display_refreshes(
    window: app.Window, monkeypatch: pytest.MonkeyPatch, display: int, painting_ms: int, made: int
) -> None:
    clock = Time()
    window.pace = Pace(clock, clock.sleep)
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", lambda: display)
    window.pace.follow(display)
    monkeypatch.setattr(app, "perf_counter", clock)
    scene, begun = Painted(clock, painting_ms / 1000), clock.now
    window.show(Stack(scene), lambda: int(clock.now * 1000))
    arrived = scene.seen[-1][0] - begun
    assert FLIGHT_MS / 1000 - 0.002 <= arrived <= FLIGHT_MS / 1000 + 3 / made, "at any pace"
    # a machine that is too slow shows a few more before that is known
    assert len(scene.seen) == pytest.approx(FLIGHT_MS / 1000 * made, abs=8)


def test_a_window_follows_the_display_it_lies_on_also_when_it_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rates = [144, 75]
    monkeypatch.setattr(pygame.display, "get_current_refresh_rate", lambda: rates[0])
    window = app.Window(Settings(), Launch(tmp_path))
    assert window.pace.rate == 144
    del rates[0]
    moved = pygame.Event(pygame.WINDOWDISPLAYCHANGED, {"window": None, "display_index": 1})
    window.handle_event(moved, Stack(Flight(Time())))
    assert window.pace.rate == 75
    pygame.quit()


def test_once_the_card_lies_nothing_is_drawn_any_more(
    window: app.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip = flown(window, 60, monkeypatch)
    assert strip[-1][0] < FLIGHT_MS / 1000 + 0.15


@pytest.mark.parametrize(("display", "followed"), [
    (0, 60), (30, 60), (60, 60), (75, 75), (120, 120), (144, 144), (240, 144),
])  # fmt: skip
def test_a_displays_pace_is_followed_up_to_144(display: int, followed: int) -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.follow(display)
    assert one.rate == followed


def test_time_between_pictures_is_not_rounded_to_whole_milliseconds() -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.follow(144)
    begun = clock.now
    for _ in range(144):
        clock.now += 0.003  # its painting
        one.tick()
    assert clock.now - begun == pytest.approx(1, abs=0.01)


def test_a_slow_machine_falls_back_to_60_and_retries_later_and_later() -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.follow(144)
    for _ in range(pace.LATE + 1):
        assert one.rate == 144
        one.painted(0.006)
    assert one.rate == 60
    waits = []
    for _ in range(2):
        begun = clock.now
        while one.rate == 60:
            clock.now += 0.5
            one.painted(0.006)
        waits.append(clock.now - begun)
        for _ in range(pace.LATE):
            one.painted(0.006)
        assert one.rate == 60
    assert waits[1] > 1.5 * waits[0]


def test_a_few_slow_pictures_leave_the_pace_as_it_is() -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.follow(120)
    for number in range(1000):
        one.painted(0.02 if number % 30 == 0 else 0.002)
    assert one.rate == 120


@pytest.mark.parametrize("rate", [60, 144])
def test_a_press_between_two_pictures_is_answered_at_once(rate: int) -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.follow(rate)
    one.tick()
    for after in (0.0, 0.001, 0.4 / rate, 0.9 / rate):
        begun = clock.now
        one.tick(lambda press=begun + after: clock.now >= press)  # type: ignore[misc]
        waited = clock.now - begun
        assert after <= waited + 1e-9
        assert waited <= min(after + 1.5 * pace.LOOK_S, 1 / rate) + 1e-9
        begun = clock.now
        one.tick()
        assert clock.now - begun == pytest.approx(1 / rate), "and no picture comes sooner for it"


@pytest.mark.parametrize(("what", "told", "waits"), [
    (pygame.KEYDOWN, {"key": pygame.K_g}, False), (pygame.JOYBUTTONDOWN, {"button": 0}, False),
    (pygame.FINGERDOWN, {"finger_id": 1}, False), (pygame.MOUSEMOTION, {"pos": (1, 1)}, True),
    (pygame.JOYAXISMOTION, {"axis": 1}, True),
])  # fmt: skip
def test_a_press_wakes_the_window_and_a_steady_stream_of_events_does_not(
    window: app.Window, what: int, told: dict[str, object], waits: bool
) -> None:
    clock, posted = Time(), False

    def sleep(seconds: float) -> None:
        nonlocal posted
        clock.sleep(seconds)
        if not posted:
            posted = pygame.event.post(pygame.Event(what, told))

    one = Pace(clock, sleep)
    one.tick()  # the first picture waits for nothing
    pygame.event.clear()
    begun = clock.now
    found = events_of(one, awake=True)
    assert what in [event.type for event in found]
    waited = clock.now - begun
    assert waited == pytest.approx(1 / 60 if waits else pace.LOOK_S)


def test_nobody_looks_more_often_than_he_must() -> None:
    clock, looks = Time(), []
    one = Pace(clock, clock.sleep)
    for _ in range(60):
        one.tick(lambda: bool(looks.append(clock.now)))
    assert len(looks) <= 60 * 3


def test_a_press_just_before_a_timed_picture_does_not_delay_it() -> None:
    clock = Time()
    one = Pace(clock, clock.sleep)
    one.tick()
    begun, one.wanted_s = clock.now, 0.010
    one.tick(lambda: clock.now >= begun + 0.006)  # its painting would take its time
    assert clock.now == pytest.approx(begun + 0.010)
    one.wanted_s, begun = 0.012, clock.now
    one.tick(lambda: True)
    assert clock.now == begun, "one long before it is answered at once"
