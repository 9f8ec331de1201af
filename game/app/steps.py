"""Steps: a picture that takes long is drawn a few milliseconds at a time.

In between the window looks for inputs, so a screen that opens at 3840 × 2160 holds nobody up. It is
drawn by a thread of its own that never runs while the window does anything but wait for it: whoever
paints knows nothing of it. Only what hangs on nothing, a file that becomes a picture, is drawn
truly beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Semaphore, Thread, current_thread
from time import perf_counter
from typing import Final

import pygame

from game.stage.beside import Beside
from game.stage.paint.art import Art

STEP_S: Final = 0.02
"""Seconds of drawing, and then inputs are looked for."""
_PATIENCE: Final = 3
"""After so many pictures in a row that were given up half-way one is drawn at once."""
WAITS: Final = frozenset((
    pygame.MOUSEMOTION, pygame.FINGERMOTION, pygame.JOYAXISMOTION,
    pygame.ACTIVEEVENT, pygame.VIDEOEXPOSE, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED,
    pygame.WINDOWMOVED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER, pygame.WINDOWLEAVE,
    pygame.WINDOWTAKEFOCUS, pygame.AUDIODEVICEADDED, pygame.JOYDEVICEADDED,
    pygame.CONTROLLERDEVICEADDED, pygame.TEXTEDITING, pygame.KEYMAPCHANGED,
))  # fmt: skip
"""Events that wait for a picture that is drawn in steps; any other comes before it."""
Make = Callable[[], pygame.Surface]


class AbandonedError(BaseException):
    """What is drawn is not wanted any more; nobody who catches errors catches this."""


class InSteps:
    """How one window's pictures are drawn in steps, one after the other."""

    def __init__(self, art: Art, step: float = STEP_S) -> None:
        """Draw with an art; a step takes so many seconds."""
        self._art = art
        self._step = step
        self._thread: Thread | None = None
        self._go, self._back = Semaphore(0), Semaphore(0)
        self._due = 0.0
        self._unwanted = False
        self._failure: BaseException | None = None
        self._over = False
        self._given_up = 0
        self._made: dict[object, Beside[pygame.Surface]] = {}

    @property
    def parked(self) -> bool:
        """Whether a picture is begun and not finished."""
        return self._thread is not None

    def draw(self, draw: Callable[[], None]) -> bool:
        """Begin a picture; return whether that was all of it."""
        self.give_up()
        if self._given_up >= _PATIENCE:
            self._given_up = 0
            draw()
            return True
        self._over, self._unwanted, self._failure = False, False, None
        self._thread = Thread(target=self._run, args=(draw,), daemon=True)
        self._thread.start()
        return self.go_on()

    def go_on(self) -> bool:
        """Draw for one step more; return whether the picture is finished.

        Raises:
            Exception: what went wrong with it.
        """
        if self._thread is None:
            return True
        self._due = perf_counter() + self._step
        self._go.release()
        self._back.acquire()
        if not self._over:
            return False
        self._thread.join()
        self._thread = None
        failure, self._failure = self._failure, None
        self._made.clear()
        if failure is not None:
            raise failure
        self._given_up = 0
        return True

    def give_up(self) -> None:
        """Let go of a picture that is not finished; what it was made of stays with its art."""
        if self._thread is None:
            return
        self._unwanted = True
        self._go.release()
        self._thread.join()
        self._back.acquire()
        self._thread = self._failure = None
        self._given_up += 1

    # ------------------------------------------------------------ in the drawing thread

    def _run(self, draw: Callable[[], None]) -> None:
        self._go.acquire()
        self._art.steps = self
        try:
            draw()
        except AbandonedError:
            pass
        except BaseException as error:  # noqa: BLE001 told to the window
            self._failure = error
        finally:
            self._art.steps = None
            self._over = True
            self._back.release()

    def _park(self) -> None:
        self._back.release()
        self._go.acquire()
        if self._unwanted:
            raise AbandonedError

    def breathe(self) -> None:
        """Let the window do something else, if it is time to."""
        if current_thread() is self._thread and perf_counter() > self._due:
            self._park()

    def aside(self, key: object, make: Make) -> pygame.Surface:
        """Return what is made beside the window, which goes on meanwhile.

        Where the picture that it is for is given up, it is there for the next one that asks.
        """
        if current_thread() is not self._thread:
            return make()
        beside = self._made.get(key)
        if beside is None:
            beside = self._made[key] = Beside(make)
        while not beside.done(self._step / 2):
            self._park()
        del self._made[key]
        return beside.result()
