"""The second window: the public table on another screen, for whoever likes to look on.

It has next to nothing of its own to hear: its full screen, and its closing; whatever else is typed
there is typed in the program. SDL tells of the two windows by the same queue, so an event is asked
first whose it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import pygame

from game.app.steps import InSteps
from game.core.user_error import shipped
from game.scenes.kit import Kit
from game.stage.desktops import Displays, desktops, fitted, lost, middle
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.stack import Stack
from game.stage.window_position import SETTLING_MS, WindowPosition
from game.stage.windows import display_for_another, letterbox, raise_first, spoils
from game.store.places import assets_root
from game.store.settings import SMALLEST_SECOND

if TYPE_CHECKING:
    from game.scenes.shared.onlookers import Onlookers

FRAMES: Final = 30
"""Pictures a second at most: nobody plays by them, and the first window comes first."""
_CENTRED: Final = 0x2FFF0000
"""SDL's word for the middle of the display whose number is added."""
_QUIETLY: Final = "SDL_WINDOW_NO_ACTIVATION_WHEN_SHOWN"


class SecondWindow:
    """The second window, open or not."""

    def __init__(self, kit: Kit, *, plain: bool = False) -> None:
        """Begin closed; ``follow`` opens it where it is wished; ``plain``: each picture whole."""
        self._kit = kit
        self._screen = Screen(plain=plain)
        self._settings = settings = kit.settings
        self._onlookers: Onlookers | None = None
        self.window: pygame.Window | None = None
        """The window as pygame has it, None while it is closed."""
        self._hidden: list[pygame.Window] = []
        """Closed, until what SDL still has to tell of them was read: it names no dead windows."""
        self._full = self._away = False
        self._display = settings.second_display
        self._shown: object = None
        self._seen: object = None
        """Of what the last picture was, and how large: another one may take long."""
        self._steps: InSteps | None = None
        self._begun: Canvas | None = None  # the picture that is drawn in steps now
        self._since = self._age = 0.0
        self._position = WindowPosition()
        self._displays = Displays()
        self._held = False
        """Whether it stays a window though it is to fill a screen: there is the player's alone."""
        self._wish = settings.second_fullscreen
        self._filled: tuple[int, int] | None = None
        """Where the screen lies that it fills."""
        self._filled_ms = 0.0

    @property
    def open(self) -> bool:
        """Whether it is on the screen."""
        return self.window is not None

    # ------------------------------------------------------------ opening and closing

    def follow(self, title: str) -> None:
        """Open or close the window, or fill its screen, as the settings say.

        Raises:
            pygame.error: this system shows one window only; the setting is off again.
        """
        settings = self._settings
        while self._hidden:
            self._hidden.pop().destroy()
        self._follow_displays()
        if settings.second_fullscreen != self._wish:
            if self._held:  # whoever presses its key sees a window, and wants it to fill the screen
                self._held, settings.second_fullscreen = False, True
                if self._displays.count > 1:
                    self._hide()  # it is opened anew, on another screen than the player's
            self._wish = settings.second_fullscreen
        if self.window is not None and settings.second_display != self._display:
            settings.second_place = None
            self._hide()
        if settings.second_window and self.window is None:
            try:
                self._open(title)
            except pygame.error:
                settings.second_window = False
                raise
        elif not settings.second_window and self.window is not None:
            self._hide()
        if self.window is not None:
            self.window.title = title
            full = settings.second_fullscreen and not self._held
            if full != self._full:
                self._fill(full=full)

    def _follow_displays(self) -> None:
        """Come back to a window where the screen it filled is gone, and fill it when it is back."""
        more = self._displays.more()
        if more == 0:
            self._held = self._held or self._moved_over()
            return
        alone = self._displays.count == 1
        if more > 0 and not alone:
            if self._held:
                self._hide()  # it is opened anew, on that screen
            self._held = False
        elif self._full:
            self._held = alone
            if not alone:
                self._hide()
        elif self.window is not None:
            self._come_back(self.window)

    def _moved_over(self) -> bool:
        """Return whether the system laid the screen that is filled over the first window.

        Some turn an output off without a word of a display that is gone.
        """
        if self.window is None or not self._full or self._filled_ms < SETTLING_MS:
            self._filled = None
            return False
        before, self._filled = self._filled, self.window.position
        if before in (None, self._filled):
            return False
        x, y = pygame.display.get_window_position()
        wide, high = pygame.display.get_window_size()
        filled = pygame.Rect(self.window.position, self.window.size)
        return filled.collidepoint(x + wide // 2, y + high // 2)

    def _come_back(self, window: pygame.Window) -> None:
        """Lie where one sees it, behind the first window, if the display it was on is gone."""
        free = desktops()
        if lost(window.position, window.size, free):
            window.size = fitted(self._settings.second_size, free[0])
            window.position = middle(window.size, free[0])
        raise_first()

    def _open(self, title: str) -> None:
        settings = self._settings
        self._display, free = settings.second_display, desktops()
        another = display_for_another(self._display, settings.window_place)
        # where it would fill a screen, which one is no matter of where its window lay
        self._held = self._held or (settings.second_fullscreen and len(free) == 1)
        away = settings.second_fullscreen and len(free) > 1
        spot = self._position.ask(None if away else settings.second_place)
        size = fitted(settings.second_size, free[another]) if free else settings.second_size
        with _quietly():
            # on a Retina screen its surface has the screen's own pixels, else the window's
            window = pygame.Window(
                title, size, spot or (_CENTRED + another,) * 2, resizable=True, allow_high_dpi=True
            )
        if spot is not None:
            window.position = spot  # it was laid there by its frame, and is to lie so by its inside
        window.minimum_size = SMALLEST_SECOND
        with shipped(assets_root() / "icon.png"):
            window.set_icon(pygame.image.load(assets_root() / "icon.png"))
        from game.scenes.shared.onlookers import Onlookers  # noqa: PLC0415 few ever open it

        self._onlookers = Onlookers(self._kit)
        self._steps = InSteps(self._onlookers.art)
        self.window, self._full, self._away = window, False, False
        self._shown = self._seen = None
        self._age = 0.0

    def _fill(self, *, full: bool) -> None:
        assert self.window is not None, "it is open"
        self._full, self._shown, self._filled_ms = full, None, 0.0
        self._screen.forget()
        if full:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
            if self._held:
                self._come_back(self.window)

    def _hide(self) -> None:
        self.give_up()
        if self.window is not None:
            self.window.hide()
            self._hidden.append(self.window)
        self._screen.forget()
        self.window = self._onlookers = self._steps = None

    def close(self) -> None:
        """Let the window go; the settings stay as they are."""
        self._hide()
        while self._hidden:
            self._hidden.pop().destroy()

    @property
    def just_opened(self) -> bool:
        """Whether it may have taken the keyboard by opening, which is nobody's leaving."""
        return self.open and self._age < SETTLING_MS

    # ------------------------------------------------------------ its events

    def owns(self, event: pygame.Event) -> bool:
        """Say whether an event is told of this window; gamepads belong to none."""
        window = getattr(event, "window", None)
        return window is not None and (window is self.window or window in self._hidden)

    def has_keys(self, event: pygame.Event) -> bool:
        """Return whether an event of this window is one of it as it is open now."""
        return self.owns(event) and event.window not in self._hidden

    def handle_event(self, event: pygame.Event) -> None:
        """Take in an event of this window, such as its closing."""
        if event.window is not self.window:
            return
        settings = self._settings
        if event.type == pygame.WINDOWCLOSE:
            settings.second_window = False
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._away = True
        elif spoils(event):
            self._away, self._shown = False, None
            self._screen.forget()
        if not self._full:
            self._position.handle_event(event)
            if event.type == pygame.WINDOWRESIZED and not self._held:
                wide, high = SMALLEST_SECOND
                settings.second_size = max(wide, event.x), max(high, event.y)

    # ------------------------------------------------------------ its picture

    def show(self, stack: Stack, ms: float, *, painted: bool = False, waits: bool = False) -> bool:
        """Let onlookers see what lies on the stack; say whether another picture is soon to come.

        ``painted``: the first window has just been. This one ``waits`` while the first draws.
        """
        if self.window is None or self._onlookers is None:
            return False
        if self._age < SETTLING_MS and self.window.focused:
            raise_first()
        self._age += ms
        self._filled_ms += ms
        if not self._full and not self._held:
            at, before = self.window.position, self._settings.second_place
            self._settings.second_place = self._position.place(at, ms, before)
        self._onlookers.follow(stack, ms, painted=painted)
        drawn = not waits and self.draw(self.window, self._onlookers, ms)
        return drawn or (not self._away and self._onlookers.moving)

    def draw(self, window: pygame.Window, onlookers: Onlookers, ms: float) -> bool:
        """Draw what there is to see if it is another picture and it is time; say whether it was."""
        self._since += ms
        # turns of the loop are whole milliseconds, some seventeen: the second one is due
        if self._away or self._since < 1000 / FRAMES - 2:
            return False
        shows = onlookers.shows
        if shows == self._shown:
            return False
        self._shown, self._since = shows, 0.0
        surface = window.get_surface()
        canvas = self._begun = self._screen.canvas(surface, onlookers.art, onlookers.hints)

        def draw() -> None:
            onlookers.draw(canvas)
            letterbox(canvas)

        seen = onlookers.seen, surface.get_size()
        if seen == self._seen:
            draw()
            self._finish(window)
        else:
            self._seen = seen
            self.go_on(draw)
        return True

    @property
    def parked(self) -> bool:
        """Whether a picture is begun and not finished; nothing it shows may change meanwhile."""
        return self._begun is not None

    def go_on(self, draw: Callable[[], None] | None = None) -> None:
        """Draw the picture that takes long for one step more, and show it when it is finished."""
        if self._begun is None or self._steps is None or self.window is None:
            return
        if self._steps.go_on() if draw is None else self._steps.draw(draw):
            self._finish(self.window)

    def give_up(self) -> None:
        """Let go of a picture that is not finished: something happened, and it is another."""
        if self._begun is not None and self._steps is not None:
            self._steps.give_up()
            self._begun = self._shown = self._seen = None

    def _finish(self, window: pygame.Window) -> None:
        canvas, self._begun = self._begun, None
        if canvas is not None:
            self._screen.paint(canvas.surface, window.get_surface())
            window.flip()  # pygame-ce 2.5.8 cannot show a part of a second window


@contextmanager
def _quietly() -> Iterator[None]:
    """Let a window open without taking the keyboard from the first one, where systems can."""
    before = os.environ.get(_QUIETLY)
    os.environ[_QUIETLY] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_QUIETLY]
        else:
            os.environ[_QUIETLY] = before
