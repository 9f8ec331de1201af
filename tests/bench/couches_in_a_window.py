"""Couches in a real window: whole matches by keys and a pointer that come from outside.

Run in a checkout, with an X server and ``xdotool``: ``DISPLAY=:85 python -m
tests.bench.couches_in_a_window --game et_bim --people 3 --pictures DIR``. The window is the
program's own, with its own loop and clock; what is pressed reaches it by way of the X server, as
from a keyboard and a mouse. A picture of the whole screen is kept of each kind of moment.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.bench import couches  # first: it asks SDL for a window that nobody sees

# isort: split
os.environ["SDL_VIDEODRIVER"] = "x11"

import pygame

from game.app.window import Window
from game.games import shelf
from game.scenes.kit import Kit
from game.stage.widgets.form import Form
from game.store.launch import Launch
from game.store.settings import Settings

SHARED: Final = "mouse and keyboard"
"""A way of sharing that only a window has: every second person takes the mouse."""
KEY_S: Final = 0.14
CLICK_S: Final = 0.3
"""So long somebody takes for a key, and for a click: what is quicker is taken for a bounce."""
AGAIN: Final = 5
"""So often somebody tries to choose again before nothing leads on."""
_NAMES: Final = {
    "enter": "Return", "escape": "Escape", "tab": "Tab", "space": "space", "left": "Left",
    "right": "Right", "up": "Up", "down": "Down", "page up": "Prior", "page down": "Next",
    "pageup": "Prior", "pagedown": "Next",
}  # fmt: skip
_PLACES: Final = {
    "COMMA": "comma", "PERIOD": "period", "SLASH": "slash", "SEMICOLON": "semicolon",
    "RETURN": "Return", "TAB": "Tab", "SPACE": "space", "BACKSPACE": "BackSpace",
    "LEFT": "Left", "RIGHT": "Right", "UP": "Up", "DOWN": "Down",
    "APOSTROPHE": "apostrophe", "LEFTBRACKET": "bracketleft", "RIGHTBRACKET": "bracketright",
    "KP_7": "KP_Home", "KP_8": "KP_Up", "KP_9": "KP_Prior", "KP_4": "KP_Left", "KP_5": "KP_Begin",
    "KP_6": "KP_Right", "KP_1": "KP_End", "KP_2": "KP_Down", "KP_3": "KP_Next",
    "KP_0": "KP_Insert", "KP_PERIOD": "KP_Delete", "KP_ENTER": "KP_Enter",
    "KP_DIVIDE": "KP_Divide", "KP_MULTIPLY": "KP_Multiply", "KP_MINUS": "KP_Subtract",
    "KP_PLUS": "KP_Add",
}  # fmt: skip
"""By place what X calls a key; what it calls a digit of the keypad would be pressed with Shift."""
_KEY_AT: Final = {
    place: _PLACES.get(name.removeprefix("KSCAN_"), name.removeprefix("KSCAN_").lower())
    for name, place in vars(pygame).items()
    if name.startswith("KSCAN_") and isinstance(place, int)
    and (len(name) == len("KSCAN_A") or name.removeprefix("KSCAN_") in _PLACES)
}  # fmt: skip


class Turns:
    """Two threads that take turns: the window shows a frame, or its people think."""

    def __init__(self) -> None:
        self._frame, self._thought = threading.Semaphore(0), threading.Semaphore(0)
        self.over = False

    def between(self) -> list[str]:
        """Let people think between two frames; the window waits for it."""
        if not self.over:
            self._frame.release()
            self._thought.acquire()
        return []

    def begin(self) -> None:
        """Wait for the first frame."""
        self._frame.acquire()

    def pass_frame(self) -> None:
        """Let the window go on until its next frame begins."""
        self._thought.release()
        self._frame.acquire()

    def end(self) -> None:
        """Think no more."""
        self.over = True
        self._thought.release()


class Outside:
    """A keyboard and a mouse before the screen."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self.pressed = 0

    def _do(self, *words: str) -> None:
        self.pressed += 1
        subprocess.run(["xdotool", *words], check=True)
        self._wait({"key": KEY_S, "click": CLICK_S}.get(words[0], 0))

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        self._turns.pass_frame()
        while time.monotonic() < until:
            self._turns.pass_frame()

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self._do("key", _NAMES.get(name, name))

    def click(self, x: float, y: float) -> None:
        """Click; the window fills the screen, whose pixels are the program's units."""
        self._do("mousemove", str(round(x)), str(round(y)))
        self._wait(CLICK_S)  # a screen has to be seen before one clicks on it
        self._do("click", "1")

    tap = click

    def handle_event(self, event: pygame.Event) -> None:
        """Press the key that an event would come of."""
        if event.type == pygame.KEYDOWN:
            self._do("key", _KEY_AT[event.scancode])
        elif event.type == pygame.TEXTINPUT:
            self._do("type", event.text)

    def pass_time(self, ms: int) -> None:
        """Let a frame pass, which takes as long as it takes."""
        self._turns.pass_frame()

    def close(self) -> None:
        """Nothing is held."""


class InAWindow(couches.Audit):
    """A couch before the program's own window."""

    def __init__(self, turns: Turns, pace: float, *given: Any, **more: Any) -> None:
        self._turns, self._pace, self._missed = turns, pace, 0
        super().__init__(*given, **more)

    def _kit(self, settings: Settings) -> Kit:
        settings.pace, settings.fullscreen = self._pace, True
        self.window = Window(settings, Launch(data=self.folder, lang=settings.language))
        kit = Kit(
            self.window.art, settings, self.folder, settings.language, hints=self.window.hints
        )
        self.window.between = self._turns.between
        Form.listeners[:] = []
        return kit

    def _hands(self) -> Any:
        return Outside(self._turns)

    def means_of(self, seat: int) -> couches.Means:
        if self.way == SHARED:
            return (
                couches.Pointer(self, touch=False) if seat % 2 else couches.Keyboard(self)
            )  # fmt: skip
        return super().means_of(seat)

    def choose(self, table: Any, means: couches.Means, seat: int) -> None:
        """Choose; a click that came too early for its screen is made again, as people do."""
        try:
            super().choose(table, means, seat)
            self._missed = 0
        except couches.StuckError:
            self._missed += 1
            if self._missed > AGAIN:
                raise

    def tick(self) -> None:
        """Let a frame of the window pass."""
        self.found.frames += 1
        self._quiet += 1
        if self._quiet > couches.STUCK:
            raise couches.StuckError(f"stuck at {self.where()}")
        self._turns.pass_frame()
        if self.pictures is not None and self.top is not None:
            self._keep()

    def where(self) -> str:
        couch = self.stack.scenes[0] if not self.stack.empty else None
        window = getattr(couch, "window", None)
        seat = getattr(self.top, "seat", None)
        return f"{super().where()} seat {seat} {window is not None and self.top is couch}"

    def _keep(self) -> None:
        where = self.where()
        if where in self._seen or self.stack.moving:
            return
        self._seen.add(where)
        self._turns.pass_frame()
        self._turns.pass_frame()
        self.shoot(f"{len(self._seen):03d}")

    def shoot(self, name: str) -> None:
        """Keep a picture of the screen, which has no more of it than anybody sees."""
        assert self.pictures is not None
        subprocess.run(["import", "-window", "root", self.pictures / f"{name}.png"], check=False)


def play(turns: Turns, couch: InAWindow) -> None:
    """Play a whole match; what comes of it is found."""
    turns.begin()
    try:
        couch.play()
        if couch.pictures is not None:
            couch.shoot("result")
    except Exception as error:  # noqa: BLE001 whatever it is, the window has to close
        couch.found.told = f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        if couch.pictures is not None:
            couch.shoot("stuck")
    finally:
        couch.stack.close_all()
        turns.end()


def main(argv: Sequence[str] | None = None) -> int:
    """Play one couch, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=shelf(), required=True)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--way", default=SHARED)
    parser.add_argument("--language", default="fr")
    parser.add_argument("--text-size", type=int, default=100)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args(argv)
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        turns = Turns()
        couch = InAWindow(
            turns, asked.pace, asked.game, asked.people, asked.way, Path(folder),
            pictures=asked.pictures, language=asked.language, text_size=asked.text_size,
        )  # fmt: skip
        began = time.perf_counter()
        thinking = threading.Thread(target=play, args=(turns, couch))
        thinking.start()
        couch.window.show(couch.stack)
        turns.over or turns.end()
        thinking.join()
        found = couch.found
        pygame.quit()
        print(
            f"{found.game} {found.people} {found.way}: {found.frames} frames, "
            f"{couch.devices.pressed} presses, looks {dict(found.looks)}, {found.turns} turns, "
            f"{time.perf_counter() - began:.0f} s: {found.told}"
        )
    return not found.good


if __name__ == "__main__":
    sys.exit(main())
