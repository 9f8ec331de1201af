"""Listening: every device at once, through the bindings, as the inputs that scenes hear.

Every input says which device it came from. What is down is remembered by what is really held (a key
by its place, a button by its gamepad), so that every press is let go once, as what it was heard as,
by whom it was pressed: whatever others do meanwhile, and whatever is bound or claimed anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.core.commands import PAD
from game.stage.input import claims, parts
from game.stage.input.devices import KEYPAD, Devices, Units
from game.stage.input.fingers import ROW, Fingers, Steps
from game.stage.input.input_hints import GAMEPAD, KEYS, TOUCH, InputHints
from game.stage.input.inputs import (
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    TextAsked,
    TextComposed,
    TextTyped,
    Wheel,
    sourced,
)
from game.stage.input.pads import Pad, Pads

COMMANDS: Final = ""
TEXT: Final = "text"
ANY: Final = "any"
PARTS: Final = "parts"
PLACES: Final = "places"
"""What a scene listens for: commands; what is written, letters before commands; any input as it is
given, to bind it; commands of a keyboard in parts, whoever claimed them; or keys by where they lie,
the keypad's among them, as they go down and come up. A scene says so by ``listens``."""
_POINTER: Final = (
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)
_EDITING: Final = ("space", "backspace", "delete", "left", "right", "home", "end")
"""Keys that write, whatever else they are bound to."""
_STEADY: Final = 4
"""A mouse that is moved less, in pixels, was only shaken, and takes the focus from nothing."""


@dataclass(frozen=True, slots=True)
class _Sent:
    """What was heard for a press: a key, what gave it, and whose it was."""

    key: str
    given: str
    source: str


_Held = tuple[str, int | str]
"""What is really held: a key by its place, or a gamepad's buttons."""


class Listening:
    """Keyboard, mouse, gamepads and fingers of one window."""

    def __init__(self, hints: InputHints) -> None:
        """Begin with nothing pressed; look for gamepads by ``pads.begin``."""
        self.hints = hints
        """What is played with, as pictures of keys show it."""
        self._keys = Devices()
        self.pads = Pads()
        self._fingers = Fingers()
        self._turned = 0.0
        """What a wheel turned since its last whole notch."""
        self._composing = False
        """Whether an input method composes what is written: the keys are its own meanwhile."""
        self._resting = True
        """Whether the mouse was left where it lies since something else was used."""
        self._spot: tuple[int, int] | None = None
        """Where it lay then."""
        self._sent: dict[_Held, _Sent] = {}
        """What is down, and what was heard for it."""
        hints.rack = self.pads.rack

    def handle_event(
        self, event: pygame.Event, units: Units, *, listens: str = COMMANDS, fingers: str = "steps",
        steps: Callable[[], Steps] = lambda: ROW, flicks: bool = False,
    ) -> list[Input]:  # fmt: skip
        """Return what an event means to a scene that listens so; ``flicks``: in real time."""
        touched = self._fingers.translate(event, units, fingers, steps)
        if touched is not None:
            self.hints.use(TOUCH)
            return [sourced(one, claims.MOUSE) for one in touched]
        told = self.pads.translate(event, flicks=flicks)
        if told is not None:
            pad, buttons = told
            press = self._placed if flicks else self._button
            found = [one for button in buttons for one in press(pad, *button, listens)]
            if event.type == pygame.JOYDEVICEREMOVED and not self.pads.pads:
                self.hints.use(KEYS)
            return found
        if event.type in _POINTER:
            smooth = fingers == "smooth"
            pointed = [sourced(one, claims.MOUSE) for one in self._pointer(event, units, smooth)]
            pressed = any(isinstance(one, PointerPressed) for one in pointed)
            return [*self._given_up(), *pointed] if pressed else pointed
        if event.type == pygame.KEYMAPCHANGED:
            self.hints.keymap.forget()
        heard = self._keys.translate(event, units)
        if event.type == pygame.KEYUP:  # whatever it is called by now
            return self._release((claims.KEYS, event.scancode))
        match heard:
            case KeyPressed():
                composes = self._composing and listens == TEXT
                return [] if composes else self._key(heard, event, listens)
            case FocusLost():
                return [*self._given_up(), *self._let_go(), heard]
            case TextComposed() | TextAsked() if listens != TEXT:
                return []
            case TextAsked():
                return [] if self._composing else [sourced(heard, claims.KEYS)]
            case TextComposed() | TextTyped():
                self._composing = isinstance(heard, TextComposed) and heard.text != ""
                return [sourced(heard, claims.KEYS)]
            case _:
                return [] if heard is None else [sourced(heard, claims.KEYS)]

    def _pointer(self, event: pygame.Event, units: Units, smooth: bool) -> list[Input]:
        if getattr(event, "touch", False):
            return []  # SDL tells of fingers a second time, as a mouse
        heard = self._keys.translate(event, units)
        if isinstance(heard, PointerMoved) and self._rests(event):
            return []
        if isinstance(heard, PointerMoved | PointerPressed | Wheel):
            self.hints.use(KEYS)
        if isinstance(heard, Wheel) and not smooth:
            return self._notches(heard)
        return [] if heard is None else [heard]

    def _rests(self, event: pygame.Event) -> bool:
        """Say whether the mouse still lies where it lay when something else was pressed."""
        if not self._resting:
            return False
        x, y = event.pos
        by = getattr(event, "rel", (_STEADY, 0))
        self._spot = self._spot or (x - by[0], y - by[1])
        self._resting = max(abs(x - self._spot[0]), abs(y - self._spot[1])) < _STEADY
        return self._resting

    def _rest(self) -> None:
        """Take in that something else than the mouse is used: until it is moved it rests."""
        self._resting, self._spot = True, None

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
            self.hints.printed[name] = written

    # ------------------------------------------------------------ presses and releases

    def _key(self, heard: KeyPressed, event: pygame.Event, listens: str) -> list[Input]:
        """Take in that a key went down: one of the whole keyboard, or of a part."""
        hints, scancode = self.hints, event.scancode
        hints.keypad |= scancode in KEYPAD and KEYPAD[scancode] not in claims.ON_LAPTOPS
        played = claims.PARTS if listens == PARTS else hints.claims.parts
        part = parts.heard(scancode, hints.bindings.commands, played)
        own = part is not None and part[0] == claims.KEYPAD
        writes = len(heard.key) == 1 or heard.key in _EDITING
        plain = listens in (ANY, PLACES) or (listens == TEXT and (writes or not heard.key))
        if not heard.key and listens != PLACES and (plain or not own):
            return []  # a sign of the keypad, which is nobody's or writes
        source = part[0] if part is not None else claims.KEYS
        hints.use(KEYS, source)
        self._learn(heard.key, event)
        key = part[1] if part is not None else hints.bindings.heard(heard.key)
        given, place = heard.key, "" if scancode in KEYPAD else heard.place
        if listens == PLACES:
            key, given = heard.key, heard.place
        elif plain:
            key = heard.key
        elif own:
            given, place = KEYPAD[scancode], heard.place
        held = (claims.KEYS, scancode)
        if not heard.repeat:
            pressed = self._press(held, key, given, source, shift=heard.shift)
            return [replace(one, place=place) for one in pressed]
        sent = self._sent.get(held)
        if sent is None:  # what went down as a shortcut, or before the window was looked at
            return []
        return [KeyPressed(sent.key, heard.shift, repeat=True, given=given, source=sent.source)]

    def _press(
        self, place: _Held, key: str | None, given: str, source: str, *, shift: bool = False
    ) -> list[KeyPressed]:
        """Tell of a press, and remember what was heard for it."""
        if key is None:
            return []
        self._rest()
        self._sent[place] = _Sent(key, given, source)
        return [KeyPressed(key, shift, given=given, source=source)]

    def _release(self, place: _Held) -> list[Input]:
        sent = self._sent.pop(place, None)
        return [] if sent is None else [KeyReleased(sent.key, sent.given, sent.source)]

    def _button(self, pad: Pad, button: str, down: bool, listens: str) -> list[Input]:
        source = pad.source
        if not down:
            held = [
                place
                for place in self._sent
                if place[0] == source and button in str(place[1]).split("+")
            ]
            return [one for place in held for one in self._release(place)]
        self.hints.use(GAMEPAD, source, pad.family)
        given = PAD + (self._chord(pad, button) if listens != ANY else button)
        key = given if listens == ANY else self.hints.bindings.heard(given)
        return [*self._press((source, given[len(PAD) :]), key, given, source)]

    def _placed(self, pad: Pad, button: str, down: bool, listens: str) -> list[Input]:
        """Tell of a button by where it lies, too, whatever else is held, bound or not."""
        if not down:
            return self._button(pad, button, down, listens)
        self.hints.use(GAMEPAD, pad.source, pad.family)
        given = PAD + button
        key = self.hints.bindings.heard(given) or ""
        pressed = self._press((pad.source, button), key, given, pad.source)
        return [replace(one, place=given) for one in pressed]

    def _chord(self, pad: Pad, button: str) -> str:
        """Return the two buttons that a button makes with another one held, or it alone."""
        held = set(pad.held)
        for chord in self.hints.bindings.chords:
            both = chord[len(PAD) :]
            if button in both.split("+") and held.issuperset(both.split("+")):
                return both
        return button

    def stop_writing(self) -> None:
        """Take the keys back from an input method: nothing is written any more."""
        self._composing = False

    def _given_up(self) -> list[Input]:
        """Let go of what is composed: the focus goes elsewhere."""
        composing, self._composing = self._composing, False
        return [TextComposed("", claims.KEYS)] if composing else []

    def _let_go(self) -> list[Input]:
        """Release all that is down: nobody tells of it while another window is in front."""
        self.pads.let_go()
        touched = [sourced(one, claims.MOUSE) for one in self._fingers.let_go()]
        return [*touched, *(one for place in list(self._sent) for one in self._release(place))]

    @property
    def holding(self) -> bool:
        """Whether something is held that is told of again as time passes."""
        return self.pads.holding or self._fingers.holding

    def pass_time(self, ms: float, *, listens: str = COMMANDS, flicks: bool = False) -> list[Input]:
        """Let time pass: directions that are held repeat, flicks are known, fingers rest."""
        found: list[Input] = []
        for pad, flick in self.pads.flicked(ms):
            for down in (True, False) if flicks else ():
                found += self._placed(pad, flick, down, listens)
        for pad, way in self.pads.pass_time(ms):
            sent = self._sent.get((pad.source, way))
            key = None if listens == ANY else self.hints.bindings.heard(PAD + way)
            if sent is not None and key == sent.key:  # not what another screen took it for
                found.append(KeyPressed(key, repeat=True, given=sent.given, source=sent.source))
        return found + [sourced(one, claims.MOUSE) for one in self._fingers.pass_time(ms)]
