"""Listening: every device at once, through the bindings, as the inputs that scenes hear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.stage.bindings import PAD
from game.stage.devices import Devices, Units
from game.stage.fingers import ROW, Fingers, Steps
from game.stage.hands import GAMEPAD, KEYS, TOUCH, Hands
from game.stage.input import (
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    Wheel,
)
from game.stage.pads import Pad, Pads

COMMANDS: Final = ""
TEXT: Final = "text"
ANY: Final = "any"
"""What a scene listens for: commands; what is written, letters before commands; or any input as
it is given, to bind it. A scene says so by ``listens``."""
_POINTER: Final = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)
_EDITING: Final = ("space", "backspace", "delete")
"""Keys that write, whatever else they are bound to."""
_STEADY: Final = 4
"""A mouse that moves less, in pixels, was only shaken, and is not what was used last."""


class Listening:
    """Keyboard, mouse, gamepads and fingers of one window."""

    def __init__(self, hands: Hands) -> None:
        """Begin with nothing pressed; look for gamepads by ``pads.begin``."""
        self._hands = hands
        self._keys = Devices()
        self.pads = Pads()
        self._fingers = Fingers()
        self._turned = 0.0
        """What a wheel turned since its last whole notch."""
        self._sent: dict[str, str] = {}
        """What is down: the input, and the key that was heard for it."""

    def hear(
        self, event: pygame.Event, units: Units, *, listens: str = COMMANDS, fingers: str = "steps",
        steps: Callable[[], Steps] = lambda: ROW,
    ) -> list[Input]:  # fmt: skip
        """Return what an event means to a scene that listens so."""
        touched = self._fingers.read(event, units, fingers, steps)
        if touched is not None:
            self._hands.device = TOUCH
            return touched
        told = self.pads.read(event)
        if told is not None:
            pad, buttons = told
            found = [one for button in buttons for one in self._button(pad, *button, listens)]
            if event.type == pygame.JOYDEVICEREMOVED and not self.pads.pads:
                self._hands.device = KEYS
            return found
        if event.type in _POINTER:
            return self._pointer(event, units, smooth=fingers == "smooth")
        heard = self._keys.read(event, units)
        match heard:
            case KeyPressed(name):
                self._hands.device = KEYS
                self._learn(name, event)
                return self._press(name, listens, shift=heard.shift, repeat=heard.repeat)
            case KeyReleased(name):
                return self._release(name)
            case FocusLost():
                return [*self._let_go(), heard]
            case _:
                return [] if heard is None else [heard]

    def _pointer(self, event: pygame.Event, units: Units, *, smooth: bool) -> list[Input]:
        if getattr(event, "touch", False):
            return []  # SDL tells of fingers a second time, as a mouse
        heard = self._keys.read(event, units)
        if isinstance(heard, PointerMoved):
            moved = max(map(abs, getattr(event, "rel", (_STEADY, 0))))
            if moved < _STEADY and self._hands.device != KEYS:
                return []
        if isinstance(heard, PointerMoved | PointerPressed | Wheel):
            self._hands.device = KEYS
        if isinstance(heard, Wheel) and not smooth:
            return self._notches(heard)
        return [] if heard is None else [heard]

    def _notches(self, heard: Wheel) -> list[Input]:
        """Return the whole notches of a wheel one by one: a touchpad tells of small parts."""
        if self._turned * heard.notches < 0:
            self._turned = 0.0
        self._turned += heard.notches
        whole = int(self._turned)
        self._turned -= whole
        return [Wheel(heard.x, heard.y, 1.0 if whole > 0 else -1.0)] * abs(whole)

    def _learn(self, name: str, event: pygame.Event) -> None:
        """Remember what this keyboard writes on a key that is known by its place."""
        written = chr(event.key) if 0x20 < event.key < 0x250 else ""
        if len(name) == 1 and not name.isalnum() and written and written != name:
            self._hands.printed[name] = written

    # ------------------------------------------------------------ presses and releases

    def _press(
        self, given: str, listens: str, *, shift: bool = False, repeat: bool = False
    ) -> list[Input]:
        plain = listens == ANY or (listens == TEXT and (len(given) == 1 or given in _EDITING))
        key = given if plain else self._hands.bindings.heard(given)
        if key is None:
            return []
        self._sent[given] = key
        return [KeyPressed(key, shift, repeat, given)]

    def _release(self, given: str) -> list[Input]:
        key = self._sent.pop(given, None)
        return [] if key is None else [KeyReleased(key, given)]

    def _button(self, pad: Pad, button: str, down: bool, listens: str) -> list[Input]:
        if not down:
            found = self._release(PAD + button)
            for given in [one for one in self._sent if one.startswith(PAD) and "+" in one]:
                if button in given[len(PAD) :].split("+"):
                    found += self._release(given)
            return found
        self._hands.device, self._hands.family = GAMEPAD, pad.family
        if listens != ANY:
            held = set(pad.held)
            for chord in self._hands.bindings.chords:
                both = set(chord[len(PAD) :].split("+"))
                if button in both and both <= held:
                    return self._press(chord, listens)
        return self._press(PAD + button, listens)

    def _let_go(self) -> list[Input]:
        """Release all that is down: nobody tells of it while another window is in front."""
        self.pads.let_go()
        held = list(self._sent)
        return [*self._fingers.let_go(), *(one for given in held for one in self._release(given))]

    @property
    def holding(self) -> bool:
        """Whether something is held that is told of again as time passes."""
        return self.pads.holding or self._fingers.holding

    def pass_time(self, ms: float, *, listens: str = COMMANDS) -> list[Input]:
        """Let time pass: directions that are held repeat, fingers rest."""
        found: list[Input] = []
        for way in self.pads.pass_time(ms):
            if listens != ANY:
                found += [
                    KeyPressed(one.key, repeat=True, given=one.given)
                    for one in self._press(PAD + way, listens)
                    if isinstance(one, KeyPressed)
                ]
        return found + self._fingers.pass_time(ms)
