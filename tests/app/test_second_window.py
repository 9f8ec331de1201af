"""The second window: it opens where it is wished, keeps no key to itself, and holds nobody up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.app.second import FRAMES, SecondWindow
from game.app.steps import InSteps
from game.games import words
from game.scenes.kit import Kit
from game.scenes.narrator import Narrator
from game.scenes.settings.settings import SettingsScene
from game.scenes.shared.onlookers import Onlookers
from game.scenes.table.table import TableScene
from game.session import Session, make_head
from game.stage.input.inputs import Input
from game.stage.paint.canvas import Canvas
from game.stage.sound.voice import Speech
from game.stage.stack import Stack
from game.stage.windows import display_for_another
from game.store.heads import HUMAN
from game.store.launch import Launch
from game.store.settings import SMALLEST_SECOND, Settings, load, save
from tests.recorded import Recorded

CODES = {
    pygame.K_F9: pygame.KSCAN_F9,
    pygame.K_F11: pygame.KSCAN_F11,
    pygame.K_F12: pygame.KSCAN_F12,
    pygame.K_ESCAPE: pygame.KSCAN_ESCAPE,
    pygame.K_RETURN: pygame.KSCAN_RETURN,
}


class Desk:
    """A window with a second one, shown turn by turn."""

    def __init__(self, folder: Path, **wishes: Any) -> None:
        self.settings = Settings(language="en", **wishes)
        self.window = app.Window(self.settings, Launch(folder))
        self.kit = Kit(self.window.art, self.settings, folder, hints=self.window.hints)
        self.second = self.window.second = SecondWindow(self.kit)
        self.stack = Stack(SettingsScene(self.kit))
        self.heard: list[Input] = []

    @property
    def other(self) -> Any:
        """The second window as pygame has it, None where it is closed."""
        return self.second.window

    def press(self, key: int, *, second: bool = False, down: int = pygame.KEYDOWN) -> None:
        self.tell(down, second=second, key=key, scancode=CODES[key], mod=0, unicode="")

    def tell(self, kind: int, *, second: bool = False, **facts: Any) -> None:
        pygame.event.post(pygame.Event(kind, window=self.other if second else None, **facts))

    def turn(self, monkeypatch: pytest.MonkeyPatch, turns: int = 1, ms: int = 50) -> None:
        """Let the window's loop turn so often."""
        turned = 0

        def events(clock: object, *, awake: bool) -> list[pygame.Event]:
            nonlocal turned
            turned += 1
            if turned > turns:
                raise StopIteration
            return pygame.event.get()

        monkeypatch.setattr("game.app.window.events_of", events)
        with pytest.raises(StopIteration):
            self.window.show(self.stack, lambda: turned * ms)

    def picture(self) -> bytes:
        return bytes(self.other.get_surface().get_buffer().raw)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.second.close()
    pygame.quit()


@pytest.fixture
def flips(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return, growing, the time of every picture of the second window."""
    seen: list[int] = []
    draw = Onlookers.draw

    def noted(self: Onlookers, canvas: Canvas) -> None:
        seen.append(len(seen))
        draw(self, canvas)

    monkeypatch.setattr(Onlookers, "draw", noted)
    return seen


def table(desk: Desk) -> TableScene:
    head = make_head("et_bim", [HUMAN, *["random"] * 3], ["Kim", "Ana", "Léo", "Zoé"], seed=3)
    return TableScene(desk.kit, Session(head, None))


def test_a_key_opens_and_closes_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.turn(monkeypatch)
    assert desk.other is None, "nobody wished for it"
    desk.press(pygame.K_F9)
    desk.turn(monkeypatch, 2)
    assert desk.other.title == words("en").say("second.window")
    assert any(desk.picture()), "a picture of the game"
    desk.press(pygame.K_F9)
    desk.turn(monkeypatch, 2)
    assert desk.other is None
    assert not desk.settings.second_window


def test_whoever_is_read_to_hears_that_it_opens_and_closes(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Recorded()
    desk.settings.speech = True
    desk.kit.speech = Speech(desk.settings, voice)
    desk.window.narrator = Narrator(desk.kit)
    for key in ("opens", "closes"):
        desk.press(pygame.K_F9)
        desk.turn(monkeypatch, 2)
        assert words("en").say(f"second.{key}") in voice.said


def test_it_is_remembered_with_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(tmp_path, Settings(second_window=True, second_size=(640, 360)))
    turns: list[tuple[int, int]] = []
    show = SecondWindow.show

    def noted(self: SecondWindow, stack: Stack, ms: float, **more: Any) -> bool:
        turned = show(self, stack, ms, **more)
        if self.window is not None:
            turns.append(self.window.size)
            event = pygame.Event(pygame.WINDOWRESIZED, window=self.window, x=700, y=400)
            pygame.event.post(event if len(turns) == 2 else pygame.Event(pygame.NOEVENT))
        if len(turns) == 5:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return turned

    monkeypatch.setattr(SecondWindow, "show", noted)
    assert app.run(Launch(tmp_path)) == 0
    assert turns[0] == (640, 360)
    kept = load(tmp_path)[0]
    assert kept.second_window
    assert kept.second_size == (700, 400)
    assert kept.window == (1280, 720), "the first window was not resized by the second's event"


def test_the_keyboard_is_the_programs_whichever_window_has_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    heard: list[Input] = []
    monkeypatch.setattr(Stack, "handle_input", lambda self, one: heard.append(one))
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        desk.press(key, second=True)
        desk.press(key, second=True, down=pygame.KEYUP)
    desk.turn(monkeypatch)
    keys = [(type(one).__name__, one.key) for one in heard]  # type: ignore[union-attr]
    pressed = [("KeyPressed", key) for key in ("escape", "enter")]
    assert [one for one in keys if one[0] == "KeyPressed"] == pressed
    desk.press(pygame.K_F9, second=True)
    desk.turn(monkeypatch, 2)
    assert desk.other is None


def test_who_goes_to_the_other_window_has_not_left(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_window = True
    desk.stack = Stack(table(desk))
    desk.turn(monkeypatch, 20)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    desk.tell(pygame.WINDOWFOCUSLOST)
    desk.turn(monkeypatch, 5)
    assert desk.stack.names == ["table"]
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    desk.tell(pygame.WINDOWFOCUSLOST, second=True)
    desk.turn(monkeypatch, 5)
    assert desk.stack.names == ["table", "pause"], "nor is any window of ours in front"
    desk.stack.scenes[0].watched.close()  # type: ignore[attr-defined]


def test_what_a_pointer_does_there_is_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    heard: list[Input] = []
    monkeypatch.setattr(Stack, "handle_input", lambda self, one: heard.append(one))
    desk.tell(pygame.MOUSEMOTION, second=True, pos=(5, 5), rel=(9, 9), buttons=(0, 0, 0))
    desk.tell(pygame.MOUSEBUTTONDOWN, second=True, pos=(5, 5), button=1)
    desk.tell(pygame.WINDOWMINIMIZED, second=True)
    desk.turn(monkeypatch)
    assert heard == []


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        (pygame.WINDOWFOCUSLOST, {}),
        (pygame.KEYDOWN, {"key": pygame.K_LGUI, "scancode": pygame.KSCAN_LGUI, "mod": 0}),
    ],
)
def test_leaving_it_lets_what_is_private_fall_in_the_first_window(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kind: int, facts: dict[str, Any]
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    covered: list[Stack] = []
    monkeypatch.setattr(Stack, "cover", lambda self: covered.append(self) or False)
    desk.tell(pygame.MOUSEBUTTONDOWN, second=True, pos=(5, 5), button=1)
    desk.turn(monkeypatch)
    assert covered == []
    desk.tell(kind, second=True, **facts)
    desk.turn(monkeypatch)
    assert covered == [desk.stack]


def test_it_fills_its_screen_at_f11_and_the_first_window_does_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    desk.press(pygame.K_F11, second=True)
    desk.turn(monkeypatch, 2)
    assert desk.other.size == pygame.display.get_desktop_sizes()[0]
    assert desk.settings.second_fullscreen
    assert not desk.settings.fullscreen
    assert desk.settings.second_size == (1280, 720), "its size as a window is kept"
    desk.press(pygame.K_F11, second=True)
    desk.turn(monkeypatch, 2)
    assert desk.settings.second_fullscreen, "a held key does not switch to and fro"
    desk.press(pygame.K_F11, second=True, down=pygame.KEYUP)
    desk.press(pygame.K_F11, second=True)
    desk.turn(monkeypatch, 2)
    assert desk.other.size == (1280, 720)


def test_closing_it_turns_it_off_and_closing_the_first_ends_all(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    desk.tell(pygame.WINDOWCLOSE, second=True)
    desk.turn(monkeypatch, 2)
    assert desk.other is None
    assert not desk.stack.empty
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    desk.window.handle_event(pygame.Event(pygame.WINDOWCLOSE), desk.stack)
    assert desk.stack.empty, "SDL tells of the end of all only when its last window is closed"


def test_a_system_with_one_window_says_so_and_plays_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*facts: Any, **more: Any) -> None:
        raise pygame.error("only one window")

    monkeypatch.setattr(pygame, "Window", fails)
    desk.press(pygame.K_F9)
    desk.turn(monkeypatch, 2)
    assert not desk.settings.second_window
    assert desk.window.toast.sentence == words("en").say("second.none")


def test_opening_it_in_a_match_does_not_pause_the_match(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.stack = Stack(table(desk))
    desk.turn(monkeypatch, 3)
    desk.press(pygame.K_F9)
    desk.turn(monkeypatch, 8)
    assert desk.second.open
    assert desk.stack.names == ["table"]
    desk.turn(monkeypatch, 12)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    desk.tell(pygame.WINDOWFOCUSLOST)
    desk.turn(monkeypatch, 3)
    assert desk.stack.names == ["table", "pause"], "to go elsewhere later does"
    for scene in desk.stack.scenes[:1]:
        scene.watched.close()  # type: ignore[attr-defined]


def test_at_rest_it_is_drawn_once_and_in_motion_not_too_often(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, flips: list[int]
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 30)
    flips.clear()
    desk.turn(monkeypatch, 30)
    assert len(flips) <= 1, "nothing changed"
    monkeypatch.setattr(Onlookers, "shows", property(lambda self: object()))
    flips.clear()
    desk.turn(monkeypatch, 60, ms=16)
    assert len(flips) <= FRAMES
    assert len(flips) > FRAMES / 2


def test_the_first_window_is_not_drawn_again_for_the_second(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_window = True
    desk.turn(monkeypatch, 20)
    drawn: list[int] = []
    paint = app.Window.paint
    monkeypatch.setattr(
        app.Window, "paint", lambda self, *seen: drawn.append(1) or paint(self, *seen)
    )
    monkeypatch.setattr(Onlookers, "shows", property(lambda self: object()))
    for _ in range(10):
        desk.tell(pygame.MOUSEMOTION, second=True, pos=(5, 5), rel=(9, 9), buttons=(0, 0, 0))
    desk.turn(monkeypatch, 20)
    assert len(drawn) <= 1, "the loop's first turn"


def steps_of(monkeypatch: pytest.MonkeyPatch, seconds: float) -> list[bool]:
    """Let a step take so long; return, growing, whether each was the last of its picture."""
    found: list[bool] = []
    monkeypatch.setattr("game.app.second.InSteps", lambda art: InSteps(art, seconds))
    monkeypatch.setattr(
        SecondWindow, "go_on", told(SecondWindow.go_on, lambda desk: found.append(not desk.parked))
    )
    return found


def told(do: Callable[..., None], tell: Callable[[Any], None]) -> Callable[..., None]:
    """Return something that is done, and told of afterwards."""

    def done(self: object, *what: Any) -> None:
        do(self, *what)
        tell(self)

    return done


def test_a_new_picture_is_drawn_in_steps_and_is_the_one_drawn_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures, steps = [], []
    desk.settings.second_size = SMALLEST_SECOND
    for seconds in (0.0, 1000.0):  # as many steps as there can be, and one
        with monkeypatch.context() as patched:
            looks = steps_of(patched, seconds)
            desk.settings.second_window = True
            desk.turn(monkeypatch, 3)
            steps.append(len(looks))
            pictures.append(desk.picture())
            desk.settings.second_window = False
            desk.turn(monkeypatch, 2)
    assert steps[0] > 10
    assert steps[1] <= 1
    assert pictures[0] == pictures[1]


def test_a_key_comes_before_its_picture_which_is_drawn_after_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = steps_of(monkeypatch, 0.0)
    heard: list[int] = []
    handle = desk.stack.handle_input
    monkeypatch.setattr(
        desk.stack, "handle_input", lambda one: heard.append(len(looks)) or handle(one)
    )

    def step(self: SecondWindow, *what: Any) -> None:
        if len(looks) == 4:
            desk.press(pygame.K_F12, down=pygame.KEYUP)
            desk.tell(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, precise_x=0.0, precise_y=-1.0)
        go_on(self, *what)

    go_on = SecondWindow.go_on
    monkeypatch.setattr(SecondWindow, "go_on", step)
    desk.settings.second_window = True
    desk.turn(monkeypatch, 6)
    assert heard[0] == 5, "after the step in which it came, and not after the last one"
    assert not desk.second.parked
    assert looks[-1], "drawn to its end"
    assert desk.other.get_surface().get_at((5, 5))[:3] != (0, 0, 0)


@pytest.fixture
def in_many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both windows draw a picture in as many steps as there can be."""
    for module in ("window", "second"):
        monkeypatch.setattr(f"game.app.{module}.InSteps", partial(InSteps, step=0.0))


@pytest.mark.usefixtures("in_many_steps")
def test_it_waits_while_the_first_window_draws(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def noted(draw: Callable[..., None], name: str) -> Callable[..., None]:
        def do(*what: Any) -> None:
            drawn.append(name)
            try:
                draw(*what)
            finally:
                drawn.append(name)

        return do

    monkeypatch.setattr(Stack, "draw", noted(Stack.draw, "first"))
    monkeypatch.setattr(Onlookers, "draw", noted(Onlookers.draw, "second"))
    desk.settings.second_window = True
    desk.turn(monkeypatch, 4)
    begun, ended = drawn[::2], drawn[1::2]
    assert "second" in begun
    assert begun == ended, "one picture after the other"


class Dense:
    """The second window on a screen of which two pixels are one of its own, each way."""

    def __init__(self, window: Any) -> None:
        self.window = window
        self.size = window.size
        self.surface = pygame.Surface((2 * self.size[0], 2 * self.size[1]), 0, window.get_surface())

    def get_surface(self) -> pygame.Surface:
        return self.surface

    def __getattr__(self, name: str) -> Any:
        return getattr(self.window, name)


def test_on_a_denser_screen_its_words_have_the_screens_own_pixels(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_size = SMALLEST_SECOND
    desk.settings.second_window = True
    desk.turn(monkeypatch, 3)
    units: list[float] = []
    draw = Onlookers.draw
    monkeypatch.setattr(
        Onlookers, "draw", lambda self, canvas: units.append(canvas.k) or draw(self, canvas)
    )
    once = desk.other.get_surface().copy()
    dense = desk.second.window = Dense(desk.other)  # type: ignore[assignment]
    desk.tell(pygame.WINDOWDISPLAYCHANGED, second=True, display_index=1)
    desk.turn(monkeypatch, 3)
    assert units == [2 * once.get_width() / 1280]
    twice = pygame.transform.scale_by(once, 2)
    apart = pygame.transform.average_color(
        pygame.PixelArray(dense.surface).compare(pygame.PixelArray(twice), 0.2).make_surface()
    )
    assert 100 < apart[0] < 255, "the same picture, and finer"
    desk.second.window = dense.window


def test_what_lies_beside_its_table_is_black(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.settings.second_size = (900, 900)
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    surface = desk.other.get_surface()
    assert surface.get_at((450, 10))[:3] == (0, 0, 0)
    assert surface.get_at((450, 890))[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    ("displays", "wished", "first", "found"),
    [
        (1, -1, None, 0),
        (2, -1, None, 1),
        (2, -1, (10, 10, 1), 0),
        (3, 2, None, 2),
        (2, 2, None, 1),
        (2, 0, (10, 10, 0), 0),
    ],
)
def test_it_opens_on_the_chosen_display_or_on_another_than_the_first(
    monkeypatch: pytest.MonkeyPatch,
    displays: int,
    wished: int,
    first: tuple[int, int, int] | None,
    found: int,
) -> None:
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: displays)
    assert display_for_another(wished, first) == found


def test_it_does_not_wander_by_the_frame_that_its_system_lays_around_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.settings.second_place = (40, 60, 0)
    desk.settings.second_window = True
    desk.turn(monkeypatch, 2)
    desk.other.position = (42, 100)  # as a window manager would
    desk.turn(monkeypatch, 15)
    assert desk.settings.second_place == (40, 60, 0)
    desk.other.position = (142, 200)  # and somebody then
    desk.turn(monkeypatch)
    assert desk.settings.second_place == (140, 160, 0), "moved by a hundred each way"
