"""Windows: how a screen is found, where the one window lies on it, and its edges."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from typing import Final

import pygame

from game.core.user_error import UserError
from game.stage.input.shortcuts import on_mac
from game.stage.paint.canvas import Canvas

Place = tuple[int, int, int]
"""x and y in pixels of the desktop, and the display."""
SEEN: Final = 120
"""So much of the window's upper left part has to lie on a display, or it could not be drawn."""
UNSEEN: Final = ("dummy", "offscreen", "evdev", "")
"""Drivers of SDL that show nothing."""
_SUPER: Final = (pygame.K_LGUI, pygame.K_RGUI)
"""The overview of all windows begins with one of these; on a Mac all shortcuts do."""
_NEW_PICTURE: Final = (
    pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWRESIZED,
    pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWDISPLAYCHANGED,
    pygame.WINDOWFOCUSGAINED, pygame.VIDEOEXPOSE, pygame.VIDEORESIZE,
)  # fmt: skip
_KEYBOARD: Final = (
    pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.WINDOWFOCUSLOST,
)  # fmt: skip
_ASKED: Final = 3
_AGAIN_MS: Final = 60
_DRIVER_VARIABLES: Final = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")


class NoDisplayError(UserError):
    """There is no screen to open a window on."""


def open_display() -> None:
    """Find a screen, and set up how pictures get there.

    Raises:
        NoDisplayError: SDL found none, or chose a driver that nobody sees.
    """
    if sys.platform.startswith("linux"):
        # without a GPU a frame is shown ten times faster so
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform == "win32":
        # the screen's own pixels on a scaled desktop, each display's own (pygame-ce #2511,
        # SDL_hints.h since 2.24); without it Windows stretches the picture, and words are blurred
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # an input method's own list of what may be written, which SDL hides unless it is asked for
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    # who closes the last window is asked where a match runs; a system that ends asks nobody
    os.environ.setdefault("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "faux-freres"  # pygame names it after the script
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError("commands.no-display") from error
    chosen = any(os.environ.get(name) for name in _DRIVER_VARIABLES)
    if pygame.display.get_driver() in UNSEEN and not chosen:
        raise NoDisplayError("commands.no-display")


def displays() -> int:
    """Return how many screens there are, 0 where none is looked at."""
    return pygame.display.get_num_displays() if pygame.display.get_init() else 0


def display_of(place: Place | None) -> int:
    """Return the display on which a window is to be opened: the remembered one if it is there."""
    if place is None or place[2] >= max(1, pygame.display.get_num_displays()):
        return 0
    return place[2]


def reachable(place: Place, desktops: list[tuple[int, int]]) -> bool:
    """Say whether a window laid at a place could be taken hold of.

    Only one display's place among the others is known for sure, the first one's; a place beyond
    it is believed where the display it was on is still there.
    """
    x, y, display = place
    if display >= len(desktops):
        return False
    wide, high = desktops[display]
    if len(desktops) == 1:
        return -SEEN < x <= wide - SEEN and 0 <= y <= high - SEEN
    most_wide, most_high = sum(w for w, _ in desktops), sum(h for _, h in desktops)
    return abs(x) <= most_wide - SEEN and abs(y) <= most_high - SEEN


def windowed(size: tuple[int, int], display: int, asks: int = _ASKED) -> None:
    """Open a window of a size; ask so often for it where a full screen was open a moment before.

    A desktop that is busy may hand the screen's size back when a full screen ends (seen on X11
    with a window manager, under load): it is asked again, for a while and no longer, since some
    desktops give every window the size they like.
    """
    for _ in range(asks):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # pygame tells it on the terminal
            pygame.display.set_mode(size, pygame.RESIZABLE, display=display)
        found = pygame.display.get_window_size()
        if found == size or found not in pygame.display.get_desktop_sizes():
            return
        pygame.time.wait(_AGAIN_MS)


def maximize() -> None:
    """Let the system make the first window as large as it makes windows."""
    if (window := _first()) is not None:
        window.maximize()


def restore() -> None:
    """Let the first window be as large as it was before it was maximised."""
    if (window := _first()) is not None:
        window.restore()


def raise_first() -> None:
    """Lay the first window over the others, and give it the keyboard."""
    if (window := _first()) is not None:
        window.focus()


def _first() -> pygame.Window | None:
    """Return the first window, which pygame has but one way to, and calls deprecated."""
    with warnings.catch_warnings(), contextlib.suppress(AttributeError, pygame.error):
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
    return None


def display_for_another(wished: int, first: Place | None) -> int:
    """Return the display for a second window: the wished one, else one without the first window."""
    displays = range(max(1, pygame.display.get_num_displays()))
    if wished in displays:
        return wished
    taken = display_of(first)
    return next((at for at in displays if at != taken), taken)


def calls_cover(event: pygame.Event) -> bool:
    """Say whether somebody may be about to take a picture of the screen, or to look elsewhere.

    Keys that systems take for it; some keep them to themselves, and tell of the loss of the
    keyboard only. AltGr and Option write letters: Alt leads away with Tab alone, and on a Mac,
    where Cmd pastes into a field, Cmd does with Shift (a picture) or Tab.
    """
    if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
        return False
    if event.key == pygame.K_PRINTSCREEN:
        return True
    if event.key == pygame.K_TAB:
        return bool(event.mod & (pygame.KMOD_ALT | pygame.KMOD_GUI))
    if on_mac():
        keys = (*_SUPER, pygame.K_LSHIFT, pygame.K_RSHIFT)
        both = event.mod & pygame.KMOD_GUI and event.mod & pygame.KMOD_SHIFT
        return event.key in keys and bool(both)
    return event.key in _SUPER


def of_keyboard(event: pygame.Event) -> bool:
    """Return whether an event is one of the keyboard, which is the program's in any window."""
    return event.type in _KEYBOARD


def put_away(event: pygame.Event) -> bool:
    """Say whether the window was put away, which is no less than losing the keyboard."""
    return event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


def spoils(event: pygame.Event) -> bool:
    """Say whether the system may have lost what a window showed: all of it is to be shown again."""
    return event.type in _NEW_PICTURE


def show(parts: list[pygame.Rect] | None) -> None:
    """Show what was painted into the first window: these parts of it, in pixels, or all."""
    if parts is None:
        pygame.display.flip()
    elif parts:
        pygame.display.update(parts)


def blank(colour: tuple[int, int, int]) -> None:
    """Show one colour in the first window, where a system shows whatever lay there before."""
    surface = pygame.display.get_surface()
    if surface is not None:
        surface.fill(colour)
        pygame.display.flip()


def letterbox(canvas: Canvas) -> None:
    """Cover what a scene painted beside the table."""
    width, height = canvas.surface.get_size()
    if canvas.left:
        canvas.surface.fill((0, 0, 0), (0, 0, canvas.left, height))
        right = canvas.left + canvas.pixels(1280)
        canvas.surface.fill((0, 0, 0), (right, 0, width - right, height))
    if canvas.top:
        canvas.surface.fill((0, 0, 0), (0, 0, width, canvas.top))
        bottom = canvas.top + canvas.pixels(720)
        canvas.surface.fill((0, 0, 0), (0, bottom, width, height - bottom))
