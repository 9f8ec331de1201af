"""The first window's size and place: what a system gives is taken, and what it did is not kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.app import placing
from game.app.placing import Placing
from game.stage import desktops
from game.stage.desktops import fitted, laid_inside, lost, middle
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.paint.shrunk import LEAST
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings, load, save
from tests.app.test_waking import Private

PANEL = 40
SMALL = [(640, 360), (679, 700), (800, 480), (1024, 600), (1366, 768)]


class Desk:
    """A desktop, what was asked of it, and a window on it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.free = [pygame.Rect(0, 0, 1920, 1080 - PANEL)]
        self.at, self.size = (100, 100), (0, 0)
        self.asked: list[Any] = []
        self.folder = folder
        display = pygame.display
        monkeypatch.setattr(placing, "desktops", lambda: self.free)
        monkeypatch.setattr(placing, "windowed", lambda *told: self.asked.append(told[0]))
        monkeypatch.setattr(placing, "maximize", lambda: self.asked.append("maximize"))
        monkeypatch.setattr(placing, "restore", lambda: self.asked.append("restore"))
        monkeypatch.setattr(display, "set_mode", lambda *told, **_: self.asked.append("full"))
        monkeypatch.setattr(display, "get_num_displays", lambda: len(self.free))
        monkeypatch.setattr(
            display, "get_desktop_sizes",
            lambda: [(one.width, one.height + PANEL) for one in self.free],
        )  # fmt: skip
        monkeypatch.setattr(display, "set_window_position", self.lay)
        monkeypatch.setattr(display, "get_window_position", lambda: self.at)
        monkeypatch.setattr(display, "get_window_size", lambda: self.size)
        self.settings = Settings()

    def lay(self, at: tuple[int, int]) -> None:
        self.at = at

    def open(self, **wishes: Any) -> Placing:
        self.asked.clear()
        opened = Placing(self.settings, Launch(self.folder, **wishes))
        opened.open()
        self.size = self.settings.window
        return opened

    def tell(self, opened: Placing, kind: int, size: tuple[int, int] | None = None) -> bool:
        facts = {} if size is None else {"x": size[0], "y": size[1]}
        self.size = size or self.size
        return opened.handle_event(pygame.Event(kind, facts))


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Desk]:
    pygame.display.init()
    yield Desk(monkeypatch, tmp_path)
    pygame.quit()


@pytest.mark.parametrize("desktop", [*SMALL, (1920, 1080), (7680, 2160)])
def test_a_window_with_its_frame_fits_the_desktop(desktop: tuple[int, int]) -> None:
    free = pygame.Rect(0, 24, desktop[0], desktop[1] - PANEL)
    size = fitted((1280, 720), free)
    assert size[0] <= 1280
    assert size[0] / size[1] == pytest.approx(16 / 9, rel=0.01), "no picture is cut"
    frame = pygame.Rect(middle(size, free), size).inflate(8, 0)
    frame.top -= 16
    frame.height += 32
    assert free.contains(frame)


@pytest.mark.parametrize("size", SMALL)
def test_a_desktop_that_is_too_small_is_taken_whole_and_no_wish(
    desk: Desk, size: tuple[int, int]
) -> None:
    desk.free = [pygame.Rect(0, 0, size[0], size[1] - PANEL)]
    opened = desk.open()
    [asked, after] = desk.asked
    assert asked == fitted((1280, 720), desk.free[0])
    assert after == "maximize"
    desk.tell(opened, pygame.WINDOWMAXIMIZED)
    desk.tell(opened, pygame.WINDOWRESIZED, (size[0], size[1] - PANEL - 20))
    opened.pass_time(1000)
    assert desk.settings == Settings(), "on a larger desktop it opens as usual"


def test_a_window_that_was_maximised_is_so_next_time(desk: Desk) -> None:
    opened = desk.open()
    opened.pass_time(1000)
    desk.tell(opened, pygame.WINDOWRESIZED, (1920, 1010))  # some systems tell this first
    desk.tell(opened, pygame.WINDOWMAXIMIZED)
    opened.pass_time(1000)
    assert desk.settings.maximised
    assert desk.settings.window == (1280, 720), "and this size it has where it is so no more"
    again = desk.open()
    assert desk.asked == [(1280, 720), "maximize"]
    desk.tell(again, pygame.WINDOWRESTORED)
    assert not desk.settings.maximised
    desk.open()
    assert desk.asked == [(1280, 720)]


def test_a_maximised_window_comes_back_from_the_task_bar_maximised(desk: Desk) -> None:
    opened = desk.open()
    for kind in (pygame.WINDOWMAXIMIZED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        desk.tell(opened, kind)
    assert desk.settings.maximised


def test_a_size_of_the_command_line_is_asked_for_as_it_is(desk: Desk) -> None:
    desk.settings.maximised = True
    desk.free = [pygame.Rect(0, 0, 1024, 560)]
    desk.open(windowed=(1600, 900))
    assert desk.asked == [(1600, 900)]
    assert desk.settings.maximised, "a wish of the command line is for this time only"


@pytest.mark.parametrize("given", [(679, 724), (1, 1), (300, 1000), (4000, 40), (640, 360)])
def test_whatever_a_system_gives_is_taken_and_nothing_else_asked_for(
    desk: Desk, given: tuple[int, int]
) -> None:
    opened = desk.open()
    for _ in range(13):
        assert desk.tell(opened, pygame.WINDOWRESIZED, given), "it is drawn anew"
        assert not opened.wished()
        opened.pass_time(80)
    assert desk.asked == [(1280, 720)]
    Settings.model_validate(desk.settings.model_dump())


def test_a_window_comes_back_to_where_one_sees_all_of_it(desk: Desk) -> None:
    desk.settings.window_place = 1700, 800, 0
    desk.open()
    assert desk.at == (640, 320)
    assert desk.settings.window_place == (1700, 800, 0), "until somebody moves it"


def test_a_place_is_looked_for_on_the_display_that_it_is_on() -> None:
    free = [pygame.Rect(0, 0, 1920, 1040), pygame.Rect(1920, 0, 1280, 984)]
    assert laid_inside((2500, -50, 0), (1000, 600), free) == (2200, 0, 1)
    assert laid_inside((-300, 500, 0), (1000, 600), free) == (0, 440, 0)
    assert laid_inside((9000, 10, 4), (1000, 600), free) == (9000, 10, 4), "no such display"


def test_a_full_screen_on_a_display_that_is_unplugged_fills_another(desk: Desk) -> None:
    desk.free.append(pygame.Rect(1920, 0, 1280, 984))
    desk.settings.fullscreen = True
    opened = desk.open()
    assert not opened.pass_time(16)
    desk.free.pop()
    assert opened.pass_time(16)
    assert not opened.pass_time(16), "once"
    assert desk.asked == ["full"] * 2


@pytest.mark.parametrize(("at", "asked"), [((2200, 100), 2), ((300, 100), 1)])
def test_a_window_on_a_display_that_is_unplugged_comes_back(
    desk: Desk, at: tuple[int, int], asked: int
) -> None:
    desk.free.append(pygame.Rect(1920, 0, 1280, 984))
    opened = desk.open()
    desk.at = at
    opened.pass_time(1000)
    desk.free.pop()
    assert opened.pass_time(16) is (asked > 1)
    assert desk.asked == [(1280, 720)] * asked


def test_a_window_of_which_a_corner_is_seen_is_lost() -> None:
    free = [pygame.Rect(0, 0, 1920, 1040)]
    assert lost((1800, 900), (1280, 720), free)
    assert not lost((900, 500), (1280, 720), free)
    assert not lost((1800, 900), (1280, 720), []), "nobody sees any desktop"


def test_without_the_librarys_word_a_display_is_free_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktops.ctypes, "CDLL", lambda name: object())
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    desktops.forget()
    assert desktops.usable(0) == (0, 0, 1366, 768)
    desktops.forget()


# ---------------------------------------------------------------- small pictures


class Split(Private):
    """A scene with another colour in each of its corners."""

    def draw(self, canvas: Canvas) -> None:
        for column in range(2):
            for row in range(2):
                canvas.rect(640 * column, 360 * row, 640, 360, (250, 250 * column, 250 * row))


@pytest.mark.parametrize("size", [(640, 360), (679, 724), (300, 1000), (959, 540), (2000, 100)])
@pytest.mark.parametrize("plain", [True, False])
def test_in_a_small_window_the_picture_is_whole_and_lies_where_one_presses(
    tmp_path: Path, size: tuple[int, int], plain: bool
) -> None:
    window = app.Window(Settings(), Launch(tmp_path))
    surface, screen, stack = pygame.Surface(size), Screen(plain=plain), Stack(Split())
    whole = screen.canvas(surface, window.art, window.hints)
    assert whole.surface.get_size() == LEAST
    stack.draw(whole)
    screen.paint(whole.surface, surface)
    pressed = Canvas(surface, window.art, window.hints)
    for x, y in ((320, 180), (960, 180), (320, 540), (960, 540)):
        colour = [part > 200 for part in surface.get_at(pressed.spot(x, y))[:3]]
        assert colour == [True, x > 640, y > 360]
    assert surface.get_at((0, 0))[:3] == (0, 0, 0) or not (pressed.left or pressed.top)
    pygame.quit()


def test_a_window_of_one_pixel_is_painted(tmp_path: Path) -> None:
    window = app.Window(Settings(), Launch(tmp_path))
    surface, screen = pygame.Surface((1, 1)), Screen()
    whole = screen.canvas(surface, window.art, window.hints)
    Split().draw(whole)
    assert screen.paint(whole.surface, surface) is None
    assert surface.get_at((0, 0))[0] > 0
    pygame.quit()


def test_settings_without_the_word_of_it_are_read(tmp_path: Path) -> None:
    save(tmp_path, Settings())
    path = tmp_path / "settings.json"
    path.write_text(path.read_text("utf-8").replace('"maximised": false,', ""), "utf-8")
    assert load(tmp_path) == (Settings(), None)
