"""Placing: how large the first window is and where it lies, and what of both is remembered.

A system has the last word: what it makes of a window is taken as it is and never asked for again.
What the system did by itself is not remembered as somebody's wish: a size that was fitted to a
small desktop, or that of a window that was maximised.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.stage.desktops import Displays, desktops, fitted, laid_inside, lost, middle
from game.stage.window_position import WindowPosition
from game.stage.windows import display_of, maximize, restore, windowed
from game.store.launch import Launch
from game.store.settings import SMALLEST, Settings

LATE_MS: Final = 500
"""So long before it says that it maximised a window a system may have made it larger."""
_OPENED: Final = 1
_LEFT_FULL: Final = 3
"""So often a size is asked for: once, and again where a full screen ended (``windowed``)."""


class Placing:
    """Size and place of the first window."""

    def __init__(self, settings: Settings, launch: Launch) -> None:
        """Begin as the settings and the command line say, with nothing open."""
        self._settings = settings
        self._size = launch.windowed or settings.window
        self._wish = launch.windowed is not None
        """Whether the size is a wish of the command line, which nothing is to change."""
        self.full = (launch.fullscreen or settings.fullscreen) and launch.windowed is None
        settings.fullscreen = self.full
        self._asked = settings.window
        self._given: tuple[int, int] | None = None
        """What the size was made to fit the desktop."""
        self._cramped = False
        """Whether the size did not fit: the whole desktop is taken then, which is no one's wish."""
        self._before = settings.window, settings.window_place
        """What was remembered before the size last changed."""
        self._quiet = 0.0
        """How long its size has been the same, in milliseconds."""
        self.away = False
        """Whether it is put away, and nobody sees it."""
        self._displays = Displays()
        self._position = WindowPosition()

    def open(self, *, anew: bool = False) -> None:
        """Open the window, or make it another one; ``anew``: it filled the screen until now."""
        settings = self._settings
        display = display_of(settings.window_place)
        place = settings.window_place
        self.away = False
        if self.full:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=display)
            self._position.ask(None)
            return
        free = desktops()
        size = self._given = (
            self._size if self._wish or not free else fitted(self._size, free[display])
        )
        windowed(size, display, _LEFT_FULL if anew else _OPENED)
        if place is not None and free:
            place = laid_inside(place, size, free)
        spot = self._position.ask(place)
        self._cramped = size != self._size
        if spot is None and self._cramped:
            spot = middle(size, free[display])
        if spot is not None:
            pygame.display.set_window_position(spot)
        if self._cramped or (settings.maximised and not self._wish):
            maximize()

    def wished(self) -> bool:
        """Follow the settings; return whether the window is another one now."""
        settings, anew = self._settings, self.full
        if settings.fullscreen != self.full:
            self.full = settings.fullscreen
        elif self.full or settings.window == self._asked:
            return False
        if settings.window != self._asked:  # else a size of the command line stays
            self._size = self._asked = settings.window
            self._wish = False
            if not self.full and settings.maximised:
                settings.maximised = False
                restore()
        self.open(anew=anew)
        return True

    def handle_event(self, event: pygame.Event) -> bool:
        """Take in what the system made of the window; return whether its size is another one."""
        if not self.full:
            self._position.handle_event(event)
        if event.type == pygame.WINDOWMINIMIZED:
            self.away = True
        elif event.type == pygame.WINDOWMAXIMIZED:
            self._maximised()
        elif event.type == pygame.WINDOWRESTORED:
            if not self.away and not self.full:  # else it comes back from the task bar as it was
                self._settings.maximised = self._cramped = False
            self.away = False
        elif event.type == pygame.WINDOWRESIZED:
            self._resized((event.x, event.y))
            return True
        return False

    @property
    def _filling(self) -> bool:
        """Whether the window takes the whole desktop, so that its size is nobody's wish."""
        return self._settings.maximised or self._cramped

    def _maximised(self) -> None:
        settings = self._settings
        self.away = False
        if self._cramped or self.full:
            return
        if not settings.maximised and self._quiet < LATE_MS:
            settings.window, settings.window_place = self._before
            self._size = self._asked = settings.window
        settings.maximised = True

    def _resized(self, size: tuple[int, int]) -> None:
        settings = self._settings
        if self.full or self._filling or size == self._given:
            return
        if self._quiet >= LATE_MS:
            self._cramped = False
        """Whether the size did not fit: the whole desktop is taken then, which is no one's wish."""
        self._before = settings.window, settings.window_place
        self._quiet = 0.0
        self._wish = False
        kept = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        self._given, self._size, self._asked = size, kept, kept
        settings.window = kept

    def pass_time(self, ms: float) -> bool:
        """Remember where the window lies; return whether it had to be made another one.

        It is where its display was unplugged: a full screen is filled anew, and a window that
        nobody can reach comes back.
        """
        self._quiet += ms
        gone = self._displays.more() < 0 and self._left()
        settings = self._settings
        if self.full or self._filling:
            return gone
        at = pygame.display.get_window_position()
        settings.window_place = self._position.place(at, ms, settings.window_place)
        return gone

    def _left(self) -> bool:
        """Open the window anew where its display may be gone; return whether that was done."""
        at, size = pygame.display.get_window_position(), pygame.display.get_window_size()
        if not self.full and not lost(at, size, desktops()):
            return False
        self._settings.window_place = None
        self.open()
        return True
