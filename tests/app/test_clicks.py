"""A click outlives no screen of the real window; the system is asked for text for fields alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from game import app
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.settings.settings import SettingsScene
from game.stage.input.inputs import Input
from game.stage.input.listening import TEXT
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Push, Scene
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings
from tests.slow import slow

Turn = Callable[..., None]


class Desk:
    """The window with its title and its settings."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        settings = Settings(welcomed=True, text_size=125)  # the edge of Done lies over Quit
        self.window = app.Window(settings, Launch(folder))
        self.kit = Kit(self.window.art, settings, folder, hints=self.window.hints)
        self.stack = Stack(TitleScene(self.kit))
        self.turns = 0
        self.most = 0
        monkeypatch.setattr("game.app.window.events_of", self._events)

    def _events(self, clock: object, *, awake: bool) -> list[pygame.Event]:
        self.turns += 1
        if self.turns > self.most:
            raise StopIteration
        return pygame.event.get()

    def turn(self, turns: int = 3) -> None:
        """Let the window's loop turn so often, each time a sixtieth of a second."""
        self.most += turns
        with suppress(StopIteration):
            self.window.show(self.stack, lambda: self.turns * 16)
        self.turns -= 1

    def click(self, name: str) -> None:
        """Click on the upper edge of a widget of the screen that is on top now."""
        assert self.stack.top is not None
        assert self.stack.top.form is not None
        width = pygame.display.get_window_size()[0]
        box = self.stack.top.form[name].box
        self.at = box.middle[0] * width / 1280, (box.y + 4) * width / 1280
        self.again()

    def again(self) -> None:
        """Click once more where it was clicked."""
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=self.at, button=1))


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    yield Desk(tmp_path, monkeypatch)
    pygame.quit()


@pytest.mark.parametrize("between", [0, *slow([1, 8])])
def test_a_double_click_on_done_leaves_the_settings_and_nothing_else(
    desk: Desk, between: int
) -> None:
    desk.stack.open(SettingsScene(desk.kit))
    desk.turn(40)
    desk.click("done")
    desk.turn(between)
    desk.again()
    desk.turn()
    assert desk.stack.names == ["title"]
    desk.turn(40)
    desk.click("menu")
    desk.turn(40)
    desk.click("quit")
    desk.turn()
    assert desk.stack.empty, "what is meant is heard"


class Waiting(Scene):
    """A screen on which another one comes by itself."""

    name = "waiting"

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def handle_input(self, heard: Input) -> Answer:
        return None

    def pass_time(self, ms: int) -> Answer:
        return Push(SettingsScene(self._kit))

    def draw(self, canvas: Canvas) -> None:
        pass


@pytest.mark.parametrize("hovered", [False, True])
def test_the_first_click_on_a_screen_that_came_by_itself_is_heard(
    desk: Desk, hovered: bool
) -> None:
    desk.stack = Stack(Waiting(desk.kit))
    desk.turn(40)
    assert desk.stack.names[1:] == ["settings"]
    desk.click("done")
    events = pygame.event.get()
    if hovered:  # what lies below the pointer lights up: the screen is painted anew
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=desk.at, rel=(1, 1), buttons=()))
        desk.turn(2)
    for event in events:
        pygame.event.post(event)
    opened = desk.stack.top
    desk.turn()
    assert desk.stack.top is not opened


def test_text_is_asked_for_only_while_a_field_has_the_focus(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for what in ("start", "stop"):
        monkeypatch.setattr(pygame.key, f"{what}_text_input", lambda what=what: asked.append(what))
    desk.turn()
    assert asked == ["stop"]
    history = ReplaysScene(desk.kit)
    desk.stack.open(history)
    history.form.focus = "search"
    assert history.listens == TEXT
    desk.turn()
    assert asked == ["stop", "start"]
    history.form.focus = "back"
    desk.turn()
    assert asked == ["stop", "start", "stop"]
