"""The second window when screens come and go: it never covers the player's only one by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import app
from game.app import second
from game.app.second import SecondWindow
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage import windows
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings

LAPTOP, TELEVISION, BEAMER = (
    pygame.Rect(0, 0, 1366, 728), pygame.Rect(1366, 0, 1920, 1080), pygame.Rect(3286, 0, 1280, 800),
)  # fmt: skip


class Fake:
    """A window of pygame's that notes what it was told."""

    def __init__(self, title: str, size: tuple[int, int], position: Any, **how: Any) -> None:
        self.title, self.size, self.position, self.full = title, size, position, False
        self.shown = True
        self.minimum_size = (0, 0)
        self.focused = False

    def set_icon(self, icon: pygame.Surface) -> None:
        pass

    def set_fullscreen(self, *, desktop: bool) -> None:
        self.full = desktop

    def set_windowed(self) -> None:
        self.full = False

    def hide(self) -> None:
        self.shown = False

    def destroy(self) -> None:
        self.shown = False


class Room:
    """Screens that can be unplugged, and a second window on one of them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.screens = [LAPTOP, TELEVISION]
        self.opened: list[Fake] = []
        self.raised = 0
        display = SimpleNamespace(count=lambda: len(self.screens))
        monkeypatch.setattr(pygame.display, "get_num_displays", display.count)
        monkeypatch.setattr(second, "desktops", lambda: list(self.screens))
        monkeypatch.setattr(second, "raise_first", self.lift)
        monkeypatch.setattr(pygame, "Window", self.make)
        self.settings = Settings(second_window=True, second_fullscreen=True)
        self.window = app.Window(self.settings, Launch(folder))
        self.kit = Kit(self.window.art, self.settings, folder, hints=self.window.hints)
        self.second = SecondWindow(self.kit)

    def make(self, *told: Any, **how: Any) -> Fake:
        self.opened.append(Fake(*told, **how))
        return self.opened[-1]

    def lift(self) -> None:
        self.raised += 1

    def turn(self, *screens: pygame.Rect, ms: float = 1000.0) -> Fake:
        """Let a turn pass with these screens, and return the window that is shown."""
        self.screens = list(screens)
        self.second.follow("The table")
        self.second.show(Stack(TitleScene(self.kit)), ms, waits=True)
        return self.opened[-1]


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    room = Room(tmp_path, monkeypatch)
    yield room
    room.second.close()
    monkeypatch.undo()
    pygame.quit()


def test_a_full_screen_that_is_unplugged_is_a_window_behind_the_players(room: Room) -> None:
    shown = room.turn(LAPTOP, TELEVISION)
    assert shown.full
    shown.position = TELEVISION.topleft
    shown = room.turn(LAPTOP)
    assert not shown.full
    assert LAPTOP.contains(pygame.Rect(shown.position, shown.size))
    assert room.raised == 1, "the player's window lies over it"
    assert room.settings.second_fullscreen, "it is wished all the same"
    for _ in range(3):
        room.turn(LAPTOP)
    assert room.raised == 1


def test_it_fills_the_screen_again_that_is_plugged_in_again(room: Room) -> None:
    room.turn(LAPTOP, TELEVISION)
    room.turn(LAPTOP)
    shown = room.turn(LAPTOP, TELEVISION)
    assert shown.full
    assert shown is not room.opened[0], "it is opened anew, on that screen"
    assert shown.position == (windows.display_for_another(-1, None) + 0x2FFF0000,) * 2


def test_of_three_screens_the_one_left_beside_the_players_is_filled(room: Room) -> None:
    room.turn(LAPTOP, TELEVISION, BEAMER)
    shown = room.turn(LAPTOP, BEAMER)
    assert shown.full
    assert shown.position == (0x2FFF0001,) * 2


def test_with_one_screen_it_opens_as_a_window_until_its_key_is_pressed(room: Room) -> None:
    shown = room.turn(LAPTOP)
    assert not shown.full
    room.settings.second_fullscreen = not room.settings.second_fullscreen  # F11 in it
    assert room.turn(LAPTOP).full, "somebody wants exactly that"
    assert room.settings.second_fullscreen
    room.settings.second_fullscreen = False
    assert not room.turn(LAPTOP).full


def test_a_window_on_an_unplugged_screen_comes_back_and_a_seen_one_stays(
    room: Room,
) -> None:
    room.settings.second_fullscreen = False
    shown = room.turn(LAPTOP, TELEVISION)
    shown.position = (1500, 100)
    shown = room.turn(LAPTOP)
    assert LAPTOP.contains(pygame.Rect(shown.position, shown.size))
    room.turn(LAPTOP, TELEVISION)
    shown.position = (40, 30)
    assert room.turn(LAPTOP).position == (40, 30)


def test_it_is_no_larger_than_the_screen_it_opens_on(room: Room) -> None:
    room.settings.second_fullscreen, room.settings.second_size = False, (3000, 2000)
    shown = room.turn(LAPTOP, pygame.Rect(1366, 0, 1024, 560))
    assert shown.size[0] <= 1024
    assert shown.size[1] <= 560
    assert room.settings.second_size == (3000, 2000)


def test_a_system_that_lays_it_over_the_player_s_window_gets_a_window(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (46, 24))
    shown = room.turn(LAPTOP, TELEVISION)
    shown.position, shown.size = TELEVISION.topleft, TELEVISION.size
    room.turn(LAPTOP, TELEVISION)
    assert room.turn(LAPTOP, TELEVISION).full
    shown.position, shown.size = LAPTOP.topleft, LAPTOP.size
    assert not room.turn(LAPTOP, TELEVISION).full
    assert room.raised == 1
    room.settings.second_fullscreen = False  # F11 in it, when the output is on again
    again = room.turn(LAPTOP, TELEVISION)
    assert again.full
    assert again.position == (0x2FFF0001,) * 2, "on the other screen"


def test_a_full_screen_where_the_key_was_pressed_stays(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (46, 24))
    room.turn(LAPTOP)
    room.settings.second_fullscreen = False  # F11 in it
    for ms in (16, 100, 1000, 16, 16):
        shown = room.turn(LAPTOP, ms=ms)  # it takes a system a while to lay it there
        shown.position, shown.size = LAPTOP.topleft, LAPTOP.size
    assert shown.full
