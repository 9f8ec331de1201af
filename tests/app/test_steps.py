"""Steps: a picture that takes long is drawn in parts, and is the same picture."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game import app, tour
from game.app.steps import InSteps
from game.core.user_error import ShippedError
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.store.launch import Launch
from game.store.places import assets_root
from game.store.settings import Settings

SIZE = (1280, 720)


@pytest.fixture
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    yield Art(assets_root())
    pygame.quit()


def finish(steps: InSteps, draw: Callable[[], None]) -> int:
    """Draw a picture to its end; return how often the window came to look for inputs."""
    looks, done = 0, steps.draw(draw)
    while not done:
        looks += 1
        done = steps.go_on()
    return looks


def test_a_table_drawn_in_steps_is_the_one_drawn_at_once(art: Art, tmp_path: Path) -> None:
    kit = Kit(art, Settings(), tmp_path, "fr")
    session = tour.table_session(kit, "et_bim", 4)
    tour.play_on(session, turns=4)
    scene = tour.seated(kit, session)
    pictures = []
    for step in (0.0, 1000.0):  # as many steps as there can be, and one
        art.forget()
        scene.board.setting.release()
        surface = pygame.Surface(SIZE, 0, pygame.display.get_surface())
        window = Screen()
        canvas = window.canvas(surface, art, kit.hints)
        looks = finish(InSteps(art, step), lambda canvas=canvas: Stack(scene).draw(canvas))
        assert (looks > 50) == (step == 0)
        window.paint(canvas.surface, surface)
        pictures.append(surface.get_buffer().raw)
    session.close()
    assert pictures[0] == pictures[1]


def test_between_two_steps_nothing_is_drawn(art: Art) -> None:
    drawn: list[int] = []

    def draw() -> None:
        for number in range(5):
            art.breathe()
            drawn.append(number)

    steps = InSteps(art, 0.0)
    done = steps.draw(draw)
    seen = []
    while not done:
        seen.append(list(drawn))
        done = steps.go_on()
    assert seen == [list(range(number)) for number in range(5)]
    assert threading.active_count() == 1


def test_what_was_made_for_a_picture_that_is_given_up_is_not_made_again(art: Art) -> None:
    canvas = Canvas(pygame.Surface(SIZE), art)
    steps = InSteps(art, 0.0)

    def draw() -> None:
        for name in ("icon_hand", "icon_gear"):
            canvas.picture(name, 0, 0, 90, 90)

    assert not steps.draw(draw)
    assert not steps.go_on()
    steps.give_up()
    assert not steps.parked
    assert art.steps is None
    begun = art.makes
    assert begun == 2, "and the first of them is there"
    finish(steps, draw)
    assert art.makes == begun + 1


def test_a_secret_of_a_picture_that_is_given_up_is_gone(art: Art) -> None:
    secrets: list[weakref.ref[pygame.Surface]] = []

    def begin(page: pygame.Surface) -> None:
        def draw() -> None:
            secret = pygame.Surface((9, 9))
            secrets.append(weakref.ref(secret))
            page.blit(secret, (0, 0))
            art.breathe()
            raise AssertionError("it was given up")

        assert not steps.draw(draw)

    steps = InSteps(art, 0.0)
    begin(Screen().page(pygame.Surface(SIZE)))
    assert secrets[0]() is not None
    steps.give_up()
    gc.collect()
    assert secrets[0]() is None


def test_a_picture_that_is_given_up_again_and_again_is_drawn_at_once(art: Art) -> None:
    steps = InSteps(art, 0.0)
    for _ in range(3):
        assert not steps.draw(art.breathe)
        steps.give_up()
    assert steps.draw(art.breathe)


def test_what_goes_wrong_in_a_step_is_told_to_the_window(art: Art) -> None:
    canvas = Canvas(pygame.Surface(SIZE), art)
    with pytest.raises(ShippedError):
        finish(InSteps(art, 0.0), lambda: canvas.picture("no such picture", 0, 0, 900, 900))


def test_a_long_picture_holds_nobody_up(art: Art) -> None:
    """The window looks for inputs while an SVG is drawn, however long that takes."""
    steps, drawn, looks = InSteps(art, 0.001), threading.Event(), 0

    def make() -> pygame.Surface:
        assert drawn.wait(10)
        return pygame.Surface((3, 4))

    sizes: list[tuple[int, int]] = []
    done = steps.draw(lambda: sizes.append(steps.aside("a village", make).get_size()))
    while not done:
        looks += 1
        if looks == 5:
            drawn.set()
        done = steps.go_on()
    assert looks >= 5
    assert sizes == [(3, 4)]


def test_what_is_drawn_beside_an_abandoned_picture_is_kept_for_the_next(art: Art) -> None:
    steps, drawn, made = InSteps(art, 0.001), threading.Event(), []

    def make() -> pygame.Surface:
        made.append(drawn.wait(10))
        return pygame.Surface((3, 4))

    assert not steps.draw(lambda: steps.aside("a village", make))  # type: ignore[arg-type]
    steps.give_up()
    drawn.set()
    finish(steps, lambda: steps.aside("a village", make))  # type: ignore[arg-type]
    assert made == [True]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, None])
def test_a_key_comes_before_a_picture_that_takes_long(
    key: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Escape at the title, before it was ever shown, closes it."""
    begun: list[bool] = []
    draw = TitleScene.draw

    def drawn(self: TitleScene, canvas: Canvas) -> None:
        begun.append(False)
        if len(begun) == 1 and key is not None:
            pygame.event.post(pygame.Event(pygame.QUIT))
        draw(self, canvas)
        begun[-1] = True
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr("game.app.window.InSteps", partial(InSteps, step=0.0))
    monkeypatch.setattr(TitleScene, "draw", drawn)
    assert app.run(Launch(tmp_path / "data")) == 0
    assert begun[-1] is (key is None)
    assert len(begun) == 1 or key is None
