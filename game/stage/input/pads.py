"""Pads: gamepads, plugged in at any time, as presses and releases of named buttons.

Each has a number of its own in the rack, and nothing in common with the others: what is held,
what repeats and what was let go is one pad's affair.

A pad that SDL knows is read through its mapping, so that ``a`` is the same place on all of them;
one that it does not know is read as most are numbered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

import pygame
from pygame._sdl2 import controller

from game.stage.input.claims import PAD_SOURCE
from game.stage.input.flicks import LET_GO, PUSHED, Flick
from game.stage.input.input_hints import family_of
from game.stage.input.known_pads import Rack

Press = tuple[str, bool]
"""A button, and whether it went down."""

SLOW_MS: Final = 420
FAST_MS: Final = 120
"""A direction that is held repeats after the first, and then every so often."""
WAYS: Final = ("left", "right", "up", "down")

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
_UNKNOWN: Final = ("a", "b", "x", "y", "lb", "rb", "back", "start", "ls", "rs")
"""How the buttons of most pads are numbered that SDL does not know."""
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("stick", "stick"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("stick", "stick"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}
_FAINT: Final = 0.001
"""What nobody feels; SDL says yes to nothing at all of every gamepad (SDL_joystick.c)."""
_ACROSS: Final = (pygame.CONTROLLER_AXIS_LEFTX,)
_STICK: Final = (*_ACROSS, pygame.CONTROLLER_AXIS_LEFTY)
"""The left stick; of a pad that SDL does not know, the first two axes, which are numbered alike."""
_RESTING: Final = round(LET_GO * 32767)


class Pad:
    """One gamepad: what is held, by which part of it."""

    def __init__(
        self, device: Any, name: str, number: int, *, known: bool,
        pushed: Collection[int] | None = None,
    ) -> None:  # fmt: skip
        """Take an open device and its number; it is closed when it is forgotten.

        Axes that are ``pushed`` as it is opened move nothing before they were seen at rest; nobody
        can say which those are of a pad that SDL does not know, until it tells of each.
        """
        self._device = device
        self.name = name
        self.number = number
        self.source = f"{PAD_SOURCE}{number}"
        self.family = family_of(name)
        self.known = known
        """Whether SDL knows the pad, and tells of its buttons by their place."""
        self._held: dict[str, set[str]] = {}
        self._way: tuple[str, float] | None = None
        """The direction that repeats, and in how many milliseconds."""
        self.flick = Flick()
        """The left stick, where it points at places instead of leading."""
        self._restless = set((() if known else _STICK) if pushed is None else pushed)

    def moves(self, axis: int, value: float) -> bool:
        """Take in where an axis stands; return whether it was ever seen at rest.

        What lies in a corner, or shows where the ground is, would push for ever.
        """
        if abs(value) < LET_GO:
            self._restless.discard(axis)
        return axis not in self._restless

    @property
    def held(self) -> list[str]:
        """The buttons that are down."""
        return [button for button, parts in self._held.items() if parts]

    def shake(self, ms: int) -> bool:
        """Drive its motor for so long, in milliseconds; False where it has none. 0: ask it."""
        strong = 1.0 if ms else _FAINT
        try:
            return bool(self._device.rumble(strong, strong, max(1, ms)))
        except (AttributeError, pygame.error):
            return False

    def let_go(self) -> None:
        """Take all buttons for released."""
        self._held.clear()
        self._way = None
        self.flick = Flick()

    @property
    def holding(self) -> bool:
        """Whether a direction is held that repeats, or a flick is not told of yet."""
        return self._way is not None or self.flick.settling

    def follow(self, told: list[Press]) -> None:
        """Remember which direction was pushed last, to repeat it."""
        for button, down in told:
            if button in WAYS and down:
                self._way = button, SLOW_MS
            elif self._way is not None and self._way[0] == button:
                self._way = None

    def pass_time(self, ms: float) -> str | None:
        """Let time pass; return the direction that repeats now, if one does."""
        if self._way is None:
            return None
        way, left = self._way
        left -= ms
        self._way = (way, FAST_MS) if left <= 0 else (way, left)
        return way if left <= 0 else None

    def button(self, button: str, part: str, *, down: bool) -> Iterator[Press]:
        """Take in that a part of the pad (the cross, a stick) holds a button or lets it go."""
        parts = self._held.setdefault(button, set())
        before = bool(parts)
        if down:
            parts.add(part)
        else:
            parts.discard(part)
        if bool(parts) != before:
            yield button, down

    def axis(self, axis: int, value: float) -> Iterator[Press]:
        """Take in where a stick or a trigger stands, from -1 to 1."""
        for button, way in zip(_AXES.get(axis, ()), (-1, 1), strict=False):
            if not button:
                continue
            part = f"axis {axis} {way}"
            down = part in self._held.get(button, ())
            pushed = value * way
            if pushed >= PUSHED and not down:
                yield from self.button(button, part, down=True)
            elif pushed < LET_GO and down:
                yield from self.button(button, part, down=False)

    def stick(self, axis: int, value: float) -> Iterator[Press]:
        """Take in where the left stick stands that points at places; what it led to ends."""
        if any(part.startswith(f"axis {axis} ") for parts in self._held.values() for part in parts):
            yield from self.axis(axis, 0.0)
        found = self.flick.move(across=value) if axis in _ACROSS else self.flick.move(down=value)
        if found is not None:
            yield found, True
            yield found, False

    def hat(self, x: float, y: float) -> Iterator[Press]:
        """Take in where a cross stands that is told as a hat."""
        for button, down in (("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)):
            yield from self.button(button, "hat", down=down)


class Pads:
    """All gamepads there are."""

    def __init__(self) -> None:
        """Begin without any."""
        self.pads: dict[int, Pad] = {}
        """By SDL's number of an instance, which is another one whenever a gamepad comes back."""
        self.rack = Rack()
        self.told: Callable[[str, Pad], object] = lambda what, pad: None
        """Who is told that a pad was ``plugged`` or ``pulled``."""

    def begin(self) -> None:
        """Look for gamepads; where the system has no such thing there is none."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return
        for index in range(pygame.joystick.get_count()):
            self._open(index)

    def _open(self, index: int) -> Pad | None:
        known = False
        try:
            known = controller.is_controller(index)
            device: Any = controller.Controller(index) if known else pygame.joystick.Joystick(index)
            stick = device.as_joystick() if known else device
            name = device.name if known else device.get_name()
            instance, guid = stick.get_instance_id(), stick.get_guid()
            buttons = stick.get_numbuttons()
            pushed = _pushed(device) if known else None
        except (pygame.error, ValueError):
            return None  # gone again already
        if instance in self.pads or not buttons:  # without any: pedals, or what tells of the ground
            return None
        number = self.rack.add(guid, name, family_of(name))
        pad = self.pads[instance] = Pad(device, name, number, known=known, pushed=pushed)
        self.rack.shake(number, can=pad.shake(0))
        return pad

    def translate(
        self, event: pygame.Event, *, flicks: bool = False
    ) -> tuple[Pad, list[Press]] | None:
        """Return which pad an event speaks of and what it tells; None: of no pad we know.

        With ``flicks`` the left stick is told of as flicks, and directions do not repeat.
        """
        if event.type == pygame.JOYDEVICEADDED:
            added = self._open(event.device_index)
            if added is not None:
                self.told("plugged", added)
            return None
        pad = self.pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return None
        if event.type == pygame.JOYDEVICEREMOVED:
            del self.pads[event.instance_id]
            self.rack.pull(pad.number)
            self.told("pulled", pad)
            return pad, [(button, False) for button in pad.held]
        if event.type == _moving(pad) and not pad.moves(event.axis, _value(pad, event)):
            return pad, []
        if (moved := _stick(pad, event)) is not None:
            if flicks:
                return pad, list(pad.stick(*moved))
            pad.flick = Flick()  # where it leads, it points at nothing
        found = list(_known(pad, event) if pad.known else _unknown(pad, event))
        pad.follow([] if flicks else found)
        return pad, found

    def drive(self, source: str, ms: int) -> None:
        """Let a gamepad shake for so many milliseconds; one that is away or cannot does nothing."""
        for pad in self.pads.values():
            if pad.source == source:
                pad.shake(ms)

    @property
    def holding(self) -> bool:
        """Whether a direction is held that repeats, or a flick is not told of yet."""
        return any(pad.holding for pad in self.pads.values())

    def pass_time(self, ms: float) -> list[tuple[Pad, str]]:
        """Let time pass; return the directions that repeat, and whose they are."""
        ways = [(pad, pad.pass_time(ms)) for pad in self.pads.values()]
        return [(pad, way) for pad, way in ways if way is not None]

    def flicked(self, ms: float) -> list[tuple[Pad, str]]:
        """Let time pass; return the flicks that are known now, and whose they are."""
        found = [(pad, pad.flick.pass_time(ms)) for pad in self.pads.values()]
        return [(pad, flick) for pad, flick in found if flick is not None]

    def let_go(self) -> None:
        """Take all buttons for released, as when the window is left."""
        for pad in self.pads.values():
            pad.let_go()


def _stick(pad: Pad, event: pygame.Event) -> tuple[int, float] | None:
    """Return which axis of the left stick an event tells of, and where it stands; else None."""
    if event.type != _moving(pad) or event.axis not in _STICK:
        return None
    return event.axis, _value(pad, event)


def _moving(pad: Pad) -> int:
    """Return which events tell where an axis of a pad stands."""
    return pygame.CONTROLLERAXISMOTION if pad.known else pygame.JOYAXISMOTION


def _value(pad: Pad, event: pygame.Event) -> float:
    """Return where an axis stands, from -1 to 1."""
    value: float = event.value
    return value / 32767 if pad.known else value


def _pushed(device: Any) -> set[int]:
    """Return the axes of a pad that SDL knows which are not at rest now."""
    return {axis for axis in _AXES if abs(device.get_axis(axis)) >= _RESTING}


def _known(pad: Pad, event: pygame.Event) -> Iterator[Press]:
    if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        button = _BUTTONS.get(event.button)
        if button is not None:
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            yield from pad.button(button, "button", down=down)
    elif event.type == pygame.CONTROLLERAXISMOTION:
        yield from pad.axis(event.axis, _value(pad, event))


def _unknown(pad: Pad, event: pygame.Event) -> Iterator[Press]:
    if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        if event.button < len(_UNKNOWN):
            down = event.type == pygame.JOYBUTTONDOWN
            yield from pad.button(_UNKNOWN[event.button], "button", down=down)
    elif event.type == pygame.JOYAXISMOTION and event.axis < 2:
        yield from pad.axis(event.axis, event.value)
    elif event.type == pygame.JOYHATMOTION:
        yield from pad.hat(*event.value)
