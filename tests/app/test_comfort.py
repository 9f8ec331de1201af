"""The window's comfort: its place, its size, its shape, and what happens when it is left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.session import make_head
from game.stage import window_position, windows
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.stage.widgets.toast import Toast
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.settings import Settings, load, save
from tests.slow import slow


class Script:
    """Does something at some frames of the window, and closes it after the last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, steps: dict[int, Any]) -> None:
        self.frame = 0
        self.seen: list[str] = []
        self.kits: list[Kit] = []
        """What its scenes share, once it is there."""
        pass_time = Stack.pass_time

        def wrapped(stack: Stack, ms: int) -> None:
            self.frame += 1
            self.seen += [stack.top.name] if stack.top else []
            steps.get(self.frame, lambda stack: None)(stack)
            if self.frame > max(steps) + 2:
                pygame.event.post(pygame.Event(pygame.QUIT))
            pass_time(stack, ms)

        def kept(*told: Any, **more: Any) -> Kit:
            self.kits.append(Kit(*told, **more))
            return self.kits[-1]

        monkeypatch.setattr(Stack, "pass_time", wrapped)
        monkeypatch.setattr(app, "Kit", kept)

    @property
    def kit(self) -> Kit:
        """What the scenes of the window that is open share."""
        return self.kits[-1]


def post(kind: int, **facts: Any) -> Any:
    return lambda stack: pygame.event.post(pygame.Event(kind, facts))


@pytest.mark.slow
def test_the_windows_place_is_remembered_and_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_position, "SETTLING_MS", 0)
    Script(monkeypatch, {2: lambda stack: pygame.display.set_window_position((60, 70))})
    app.run(Launch(tmp_path))
    assert load(tmp_path)[0].window_place == (60, 70, 0)
    laid: list[Any] = []
    monkeypatch.setattr(pygame.display, "set_window_position", laid.append)
    Script(monkeypatch, {2: lambda stack: None})
    app.run(Launch(tmp_path))
    assert laid == [(60, 70)]


ONE, TWO = [(1920, 1080)], [(1920, 1080), (1280, 1024)]


@pytest.mark.parametrize(
    ("place", "desktops", "right"),
    [
        ((0, 0, 0), ONE, True),
        ((1900, 10, 0), ONE, False),
        ((10, 1079, 0), ONE, False),
        ((-32000, -32000, 0), ONE, False),
        ((2000, 10, 1), TWO, True),
        ((2000, 10, 1), ONE, False),
        ((-1200, 10, 1), TWO, True),
        ((-32000, -32000, 1), TWO, False),
    ],
)
def test_a_window_is_never_laid_where_nobody_sees_it(
    place: windows.Place, desktops: list[tuple[int, int]], right: bool
) -> None:
    assert windows.reachable(place, desktops) is right


def test_the_display_it_was_on_is_asked_for_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: 2)
    assert [windows.display_of(place) for place in (None, (0, 0, 1), (0, 0, 2))] == [0, 1, 0]


@pytest.mark.slow
def test_a_size_chosen_in_the_settings_holds_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []

    def choose(stack: Stack) -> None:
        script.kit.settings.window = (960, 540)

    script = Script(
        monkeypatch, {2: choose, 4: lambda stack: sizes.append(pygame.display.get_window_size())}
    )
    app.run(Launch(tmp_path, windowed=(1000, 600)))
    assert sizes == [(960, 540)]


@pytest.mark.parametrize("wished", [True, *slow([False])])
def test_leaving_the_window_pauses_the_match_where_that_is_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: bool
) -> None:
    save(tmp_path, Settings(pause_unfocused=wished))
    head = make_head("et_bim", [HUMAN, *["random"] * 3], list("abcd"), seed=3)

    script = Script(monkeypatch, {3: post(pygame.WINDOWFOCUSLOST), 6: lambda stack: None})
    app.run(Launch(tmp_path, table=head))
    assert (script.seen[-2] == "pause") is wished
    assert script.seen.count("table") > 1


@pytest.mark.parametrize(
    "size", [(1024, 768), (1280, 720), (2560, 1080), *slow([(1280, 960), (1680, 1050)])]
)
def test_every_shape_of_window_shows_the_whole_table_and_black_beside(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    window = app.Window(Settings(window=size), Launch(tmp_path))
    kit = Kit(window.art, Settings(), tmp_path, hints=window.hints)
    stack = Stack(LobbyScene(kit, "et_bim"))
    canvas = Canvas(pygame.display.get_surface(), window.art, window.hints)
    stack.draw(canvas)
    windows.letterbox(canvas)
    wide, high = size
    assert canvas.k == min(wide / 1280, high / 720)
    for corner in ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)):
        black = canvas.surface.get_at(corner)[:3] == (0, 0, 0)
        assert black is (wide * 9 != high * 16)
    for x, y in ((0, 0), (1279, 0), (0, 719), (1279, 719), (640, 360)):
        spot = canvas.spot(x, y)
        assert canvas.units(*spot) == pytest.approx((x, y), abs=1 / canvas.k)
        assert canvas.surface.get_at(spot)[:3] != (0, 0, 0)
    pygame.quit()


def test_text_size_and_contrast_hold_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[float, bool]] = []
    drawn: list[float] = []
    draw = Toast.draw

    def noted(self: Toast, canvas: Canvas, zoom: float = 1.0, spare: Box | None = None) -> None:
        drawn.append(zoom)
        draw(self, canvas, zoom, spare)

    monkeypatch.setattr(Toast, "draw", noted)

    def look(stack: Stack) -> None:
        assert isinstance(stack.top, TitleScene)
        seen.append((drawn[-1], script.kit.art.strong))

    def choose(stack: Stack) -> None:
        look(stack)
        settings = script.kit.settings
        settings.text_size, settings.high_contrast = 150, True

    script = Script(monkeypatch, {2: choose, 4: look})
    app.run(Launch(tmp_path))
    assert seen == [(1.0, False), (1.5, True)]
