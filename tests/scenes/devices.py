"""What pilots hold: events of SDL's own kind, heard by the program as those of a window are."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame._sdl2 import controller

from game.app.hearing import Hearing
from game.stage.input.devices import DOUBLE_MS
from game.stage.input.input_hints import KEYS
from game.stage.input.listening import Listening
from game.stage.input.pads import Pads
from game.stage.one_switch import OneSwitch
from game.stage.paint.canvas import HEIGHT, WIDTH

_KEYS: Final = {
    "enter": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "escape": (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
    "tab": (pygame.K_TAB, pygame.KSCAN_TAB),
    "space": (pygame.K_SPACE, pygame.KSCAN_SPACE),
    "left": (pygame.K_LEFT, pygame.KSCAN_LEFT),
    "right": (pygame.K_RIGHT, pygame.KSCAN_RIGHT),
    "up": (pygame.K_UP, pygame.KSCAN_UP),
    "down": (pygame.K_DOWN, pygame.KSCAN_DOWN),
}
_PAD: Final = tuple(
    "a b x y back guide start ls rs lb rb up down left right".split()  # noqa: SIM905 as one reads
)
"""SDL's order of a virtual pad's buttons."""
_TRIGGERS: Final = {"lt": 4, "rt": 5}
_FAR: Final = 32767


class Devices:
    """Everything one can hold, before a person's stack of scenes."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.listening = Listening(person.hints)
        self.inputs = 0
        """How many times something was pressed, clicked or tapped."""
        self.switch = OneSwitch(lambda: 0)
        pygame.event.clear()

    @property
    def switch(self) -> OneSwitch:
        """What leads on by itself, and turns what is pressed; at rest until a test wishes it."""
        return self._switch

    @switch.setter
    def switch(self, switch: OneSwitch) -> None:
        self._switch = switch
        self._hearing = Hearing(self.listening, switch)

    def units(self, x: float, y: float) -> tuple[float, float]:
        width, height = pygame.display.get_surface().get_size()
        return x * WIDTH / width, y * HEIGHT / height

    def handle_event(self, event: pygame.Event) -> None:
        stack = self.person.stack
        self._hearing.settle(DOUBLE_MS, stack, self.units)  # pilots look before they press
        for heard in self._hearing.of(event, self.units, stack):
            stack.handle_input(heard)

    def pass_time(self, ms: int) -> None:
        stack = self.person.stack
        for heard in self._hearing.by_itself(ms, stack):
            stack.handle_input(heard)
        stack.pass_time(ms)

    def close(self) -> None:
        self.person.hints.device = KEYS

    # ------------------------------------------------------------ keyboard, mouse, finger

    def key(self, *names: str) -> None:
        for name in names:
            self.inputs += 1
            self.hold(name)
            self.hold(name, kind=pygame.KEYUP)

    def hold(self, name: str, kind: int = pygame.KEYDOWN) -> None:
        key, scan = _KEYS.get(name) or (
            pygame.key.key_code(name),
            getattr(pygame, f"KSCAN_{name.upper()}", 0),
        )
        self.handle_event(pygame.Event(kind, key=key, scancode=scan, mod=0))

    def click(self, x: float, y: float) -> None:
        self.inputs += 1
        pos, rel = self._pixels(x, y), (9, 9)
        self.handle_event(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0)))
        self.handle_event(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.handle_event(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def tap(self, x: float, y: float) -> None:
        self.inputs += 1
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            self.finger(kind, x, y)

    def drag(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Put a finger down, move it in some steps, and lift it."""
        self.inputs += 1
        self.finger(pygame.FINGERDOWN, x, y)
        for step in range(1, 6):
            self.finger(
                pygame.FINGERMOTION, x + (to_x - x) * step / 5, y + (to_y - y) * step / 5
            )  # fmt: skip
        self.finger(pygame.FINGERUP, to_x, to_y)

    def finger(self, kind: int, x: float, y: float) -> None:
        at = {"x": x / WIDTH, "y": y / HEIGHT}
        self.handle_event(pygame.Event(kind, touch_id=1, finger_id=7, dx=0, dy=0, pressure=1, **at))

    def _pixels(self, x: float, y: float) -> tuple[float, float]:
        width, height = pygame.display.get_surface().get_size()
        return x * width / WIDTH, y * height / HEIGHT


class VirtualPad:
    """A gamepad that SDL itself believes in, and tells of as it does of any other."""

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self._sdl = _library()
        self._sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8
        ]  # fmt: skip
        self._sdl.SDL_JoystickSetVirtualAxis.argtypes = [
            ctypes.c_void_p, ctypes.c_int, ctypes.c_int16
        ]  # fmt: skip
        if not self.pads.pads:
            # windows of other tests were closed by pygame.quit(), after which it tells of no button
            controller.quit()
            pygame.joystick.quit()
            self.pads.begin()
        self._plug()

    def _plug(self) -> None:
        before = set(self.pads.pads)
        index = self._sdl.SDL_JoystickAttachVirtual(1, 6, len(_PAD), 1)
        if index < 0:
            pytest.skip("this SDL has no virtual gamepads")
        self.feed()  # plugged in while the program runs
        (self._instance,) = set(self.pads.pads) - before
        self._handle = self._sdl.SDL_JoystickFromInstanceID(self._instance)
        for axis in _TRIGGERS.values():
            self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, -_FAR)
        self._sdl.SDL_JoystickUpdate()
        self.feed()

    @property
    def pads(self) -> Pads:
        return self.devices.listening.pads

    def feed(self) -> None:
        self._sdl.SDL_JoystickUpdate()
        for event in pygame.event.get():
            self.devices.handle_event(event)

    def hold(self, button: str, *, down: bool) -> None:
        if button in _TRIGGERS:
            to = _FAR if down else -_FAR
            self._sdl.SDL_JoystickSetVirtualAxis(self._handle, _TRIGGERS[button], to)
        else:
            self._sdl.SDL_JoystickSetVirtualButton(self._handle, _PAD.index(button), int(down))
        self.feed()

    def push(self, axis: int, far: float) -> None:
        """Push a stick so far along an axis, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, round(far * _FAR))
        self.feed()

    def press(self, *buttons: str) -> None:
        """Press buttons one after the other; ``lt+rt`` at once."""
        for button in buttons:
            self.devices.inputs += 1
            for one in button.split("+"):
                self.hold(one, down=True)
            for one in button.split("+"):
                self.hold(one, down=False)

    @property
    def source(self) -> str:
        return self.pads.pads[self._instance].source

    def unplug(self) -> None:
        """Pull the pad: SDL counts those that are left anew."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self._instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                self.feed()
                return

    def plug(self) -> None:
        """Plug it in again, as SDL sees it: a new instance of the same pad."""
        self._plug()


def _library() -> Any:
    """Return the SDL that pygame has loaded; where it cannot be found the test is skipped."""
    beside = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    for path in [*beside.glob("libSDL2-2*"), *Path(pygame.__file__).parent.glob("SDL2.dll")]:
        return ctypes.CDLL(str(path))
    pytest.skip("pygame brought no SDL of its own")
