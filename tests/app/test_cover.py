"""The cover: what is private falls, and is seen to have fallen, before anything else happens."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.stage.input.inputs import FocusLost, Input, KeyPressed, KeyReleased
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Scene
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.settings import Settings
from tests.app.leftovers import Evening

SECRET, PUBLIC = (200, 10, 10), (10, 120, 10)


class Curtain(Scene):
    """A scene with a secret on it until it is covered."""

    name = "curtain"

    def __init__(self) -> None:
        self.open = True
        self.heard: list[Input] = []
        self.fallen_when_heard: list[bool] = []

    def cover(self) -> bool:
        was, self.open = self.open, False
        return was

    def handle_input(self, heard: Input) -> Answer:
        self.heard.append(heard)
        self.fallen_when_heard.append(not self.open)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(SECRET if self.open else PUBLIC)


class Over(Curtain):
    """Something that lies over it and lets it be seen."""

    see_through = True

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill((0, 0, 0), (0, 0, 20, 20))


@pytest.fixture
def window(tmp_path: Path) -> Iterator[app.Window]:
    yield app.Window(Settings(), Launch(tmp_path))
    pygame.quit()


@pytest.fixture
def flips(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """Return, growing, the colour in the middle of every picture that is shown."""
    seen: list[tuple[int, ...]] = []
    flip = pygame.display.flip

    def noted() -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        seen.append(tuple(surface.get_at(surface.get_rect().center))[:3])
        flip()

    monkeypatch.setattr(pygame.display, "flip", noted)
    return seen


def told(window: app.Window, stack: Stack, kind: int, /, **facts: Any) -> None:
    window.handle_event(pygame.Event(kind, facts), stack)


LEADING_AWAY = [
    (pygame.KEYDOWN, {"key": key, "scancode": code, "mod": mod})
    for key, code, mod in (
        (pygame.K_TAB, pygame.KSCAN_TAB, pygame.KMOD_LALT),
        (pygame.K_LGUI, pygame.KSCAN_LGUI, 0),
        (pygame.K_RGUI, pygame.KSCAN_RGUI, 0),
        (pygame.K_PRINTSCREEN, pygame.KSCAN_PRINTSCREEN, 0),
    )
]
LEAVING = [
    (kind, {"window": None})
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
]


@pytest.mark.parametrize(("kind", "facts"), [*LEADING_AWAY, *LEAVING])
def test_a_secret_falls_and_both_buffers_are_new_before_the_event_is_over(
    window: app.Window, flips: list[tuple[int, ...]], kind: int, facts: dict[str, Any]
) -> None:
    curtain = Curtain()
    stack = Stack(curtain)
    told(window, stack, kind, **facts)
    assert flips == [PUBLIC, PUBLIC]
    assert all(curtain.fallen_when_heard)


def test_a_secret_falls_wherever_it_lies_on_the_stack(
    window: app.Window, flips: list[tuple[int, ...]]
) -> None:
    curtain = Curtain()
    stack = Stack(curtain)
    stack.open(Over())
    told(window, stack, pygame.WINDOWFOCUSLOST, window=None)
    assert flips == [PUBLIC, PUBLIC]


def test_whoever_leaves_is_told_of_to_the_scene_once_all_has_fallen(window: app.Window) -> None:
    curtain = Curtain()
    told(window, Stack(curtain), pygame.WINDOWFOCUSLOST, window=None)
    assert curtain.heard == [FocusLost()]
    assert curtain.fallen_when_heard == [True]


def test_a_kept_picture_is_one_of_the_fallen_screen(window: app.Window, tmp_path: Path) -> None:
    stack = Stack(Curtain())
    stack.draw(Canvas(pygame.display.get_surface(), window.art, window.hints))
    told(window, stack, pygame.KEYDOWN, key=pygame.K_F12, scancode=pygame.KSCAN_F12, mod=0)
    [picture] = (tmp_path / "pictures").iterdir()
    assert pygame.image.load(picture).get_at((640, 360))[:3] == PUBLIC


def test_a_picture_kept_behind_a_real_curtain_is_one_of_the_curtain(
    window: app.Window, tmp_path: Path
) -> None:
    stack = Evening(tmp_path, 9).stack
    for heard in (KeyPressed("enter"), KeyReleased("enter"), KeyPressed("enter")):
        stack.handle_input(heard)
    stack.draw(Canvas(pygame.display.get_surface(), window.art, window.hints))
    private = pygame.display.get_surface().copy()
    told(window, stack, pygame.KEYDOWN, key=pygame.K_F12, scancode=pygame.KSCAN_F12, mod=0)
    [picture] = (tmp_path / "pictures").iterdir()
    kept = pygame.image.load(picture)
    stack.draw(Canvas(pygame.display.get_surface(), window.art, window.hints))
    fallen = pygame.display.get_surface()
    raw = [pygame.image.tobytes(one, "RGB") for one in (kept, fallen, private)]
    assert raw[0] == raw[1] != raw[2]
    stack.close_all()


def test_other_keys_leave_a_look_alone(window: app.Window, flips: list[tuple[int, ...]]) -> None:
    curtain = Curtain()
    stack = Stack(curtain)
    told(window, stack, pygame.KEYDOWN, key=pygame.K_e, scancode=pygame.KSCAN_E, mod=0)
    assert curtain.open
    assert flips == []


ALT = (pygame.K_LALT, pygame.KSCAN_LALT, pygame.KMOD_LALT)
ALTGR = (pygame.K_RALT, pygame.KSCAN_RALT, pygame.KMOD_RALT)


@pytest.mark.parametrize(("key", "place", "mod"), [ALT, ALTGR])
def test_what_writes_letters_does_not_let_a_curtain_fall(
    window: app.Window, key: int, place: int, mod: int
) -> None:
    curtain = Curtain()
    stack = Stack(curtain)
    told(window, stack, pygame.KEYDOWN, key=key, scancode=place, mod=mod)
    told(window, stack, pygame.KEYDOWN, key=pygame.K_o, scancode=pygame.KSCAN_O, mod=mod)
    told(window, stack, pygame.TEXTINPUT, text="œ")
    told(window, stack, pygame.KEYUP, key=key, scancode=place, mod=0)
    assert curtain.open


def test_on_a_mac_a_curtain_falls_before_a_picture_and_stays_for_a_paste(
    window: app.Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    curtain = Curtain()
    stack = Stack(curtain)
    held = pygame.KMOD_LGUI
    told(window, stack, pygame.KEYDOWN, key=pygame.K_LGUI, scancode=pygame.KSCAN_LGUI, mod=held)
    told(window, stack, pygame.KEYDOWN, key=pygame.K_v, scancode=pygame.KSCAN_V, mod=held)
    assert curtain.open
    held |= pygame.KMOD_LSHIFT
    told(window, stack, pygame.KEYDOWN, key=pygame.K_LSHIFT, scancode=pygame.KSCAN_LSHIFT, mod=held)
    assert not curtain.open


def test_the_title_of_the_window_says_nothing_of_a_match(window: app.Window) -> None:
    assert pygame.display.get_caption()[0] == "Faux Frères"


def test_texts_leave_for_the_clipboard_in_one_place() -> None:
    sources = Path(app.__file__).parents[1].rglob("*.py")
    using = [path.name for path in sources if "pygame.scrap" in path.read_text("utf-8")]
    assert using == ["clipboard.py"]


class Told(Curtain):
    """A scene whose secret is a picture that nobody else holds."""

    def __init__(self) -> None:
        super().__init__()
        self.secret: pygame.Surface | None = pygame.Surface((90, 60))
        self.secret.fill(SECRET)

    def cover(self) -> bool:
        self.secret = None
        return super().cover()

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(PUBLIC)
        if self.secret is not None:
            canvas.surface.blit(self.secret, (600, 340))


def of_a_kind(colour: tuple[int, int, int]) -> int:
    """Return how many pixels of the window have a colour."""
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.mask.from_threshold(surface, colour, (1, 1, 1, 255)).count()


def test_nothing_of_what_fell_is_kept_of_the_picture_it_was_on(window: app.Window) -> None:
    scene = Told()
    kept = weakref.ref(scene.secret)
    stack = Stack(scene)
    window.paint(stack)
    assert of_a_kind(SECRET) == 90 * 60
    scene.secret = None
    gc.collect()
    assert kept() is not None, "else this could not fail: the last picture is known by its parts"
    told(window, stack, pygame.WINDOWFOCUSLOST, window=None)
    gc.collect()
    assert kept() is None
    assert of_a_kind(SECRET) == 0


def test_what_a_scene_drops_leaves_window_and_list_with_the_next_picture(
    window: app.Window,
) -> None:
    scene = Told()
    kept = weakref.ref(scene.secret)
    stack = Stack(scene)
    window.paint(stack)
    scene.secret = None
    window.paint(stack)
    gc.collect()
    assert kept() is None
    assert of_a_kind(SECRET) == 0
