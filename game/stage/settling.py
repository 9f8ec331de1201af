"""Settling: what is pressed belongs to the screen that it was meant for.

A double click outlives the screen of its first click, a held key the screen that it opened. So what
opens a screen does nothing more there before it was let go, and a pointer or a gamepad presses
nothing there in the first moments. Another key than the one that opened it does, at once.
"""

from __future__ import annotations

from typing import Final

from game.stage.input.claims import ARROWS, PAD_SOURCE
from game.stage.input.devices import DOUBLE_MS
from game.stage.input.inputs import (
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    PointerReleased,
    TextTyped,
)
from game.stage.stack import Stack

SETTLED_MS: Final = 250
"""So long after a screen was first seen nothing on it is pressed by a pointer or a gamepad."""
BOUNCE_MS: Final = 120
"""So long the key that opened a screen does nothing there, though it was let go: a press that
bounces. Two presses that are meant are farther apart."""
_USES: Final = ("enter", "space")
_AGAIN: Final = (*ARROWS, "pageup", "pagedown", "tab", "backspace", "delete", ".")
"""What is heard again and again while its key is held; what switches something is heard once."""

_Pressed = tuple[str, str]
"""What is down: of which device, and which key or button of it."""


class Settling:
    """What of the inputs is meant for the screen that is seen now."""

    def __init__(self) -> None:
        """Begin with the first screen, which nothing opened."""
        self._screen: object = None
        self._age = float(SETTLED_MS)
        self._waits = False
        """Whether the screen has not been shown yet; its time begins then."""
        self._first = False
        """Whether no time has passed since it was shown."""
        self._by: _Pressed | None = None
        """What opened the screen; None: time did, or nothing."""
        self._here: set[_Pressed] = set()
        """What went down on this screen, and is down."""
        self._carried: set[_Pressed] = set()
        """What went down on another screen, and is down."""
        self._ignored: set[_Pressed] = set()
        """What went down, was not heard, and is down."""
        self._clicked = False
        """Whether a pointer has pressed something on this screen."""

    def lets(self, heard: Input, stack: Stack) -> bool:
        """Return whether the top scene is to hear an input; `follow` it once it has."""
        self._look(stack)
        match heard:
            case PointerPressed():
                return self._press(_named(heard), meant=self._may_click(heard))
            case KeyPressed(repeat=True):
                return _named(heard) in self._here and heard.key in _AGAIN
            case KeyPressed(source=""):
                return True  # the program's own: what leads on by itself
            case KeyPressed():
                return self._press(_named(heard), meant=self._may_press(heard))
            case KeyReleased() | PointerReleased():
                return self._release(_named(heard))
            case FocusLost():
                self._carried.clear()  # a button is not told of that is let go elsewhere
                return True
            case TextTyped():
                return self._by not in self._carried  # the key that led to a field writes nothing
            case _:
                return True

    def follow(self, heard: Input, stack: Stack) -> None:
        """Look whether another screen is on top by what was heard."""
        pressed = isinstance(heard, KeyPressed | PointerPressed)
        self._look(stack, _named(heard) if pressed else None)

    def _look(self, stack: Stack, by: _Pressed | None = None) -> None:
        screen = stack.screen
        if screen == self._screen:
            return
        if self._screen is not None:
            self._age, self._waits, self._by = 0.0, True, by
        self._screen = screen
        self._carried |= self._here
        self._here.clear()
        self._clicked = False

    def _may_click(self, heard: PointerPressed) -> bool:
        held = any(source == heard.source for source, _ in self._carried)
        double = heard.clicks > 1 and not self._clicked and self._age < DOUBLE_MS
        return self._age >= SETTLED_MS and not held and not double

    def _may_press(self, heard: KeyPressed) -> bool:
        if heard.source.startswith(PAD_SOURCE):
            return self._age >= SETTLED_MS or heard.key in ARROWS
        if self._by is None:  # it came by itself: nobody knew what Enter would do there
            return self._age >= SETTLED_MS or heard.key not in _USES
        return self._age >= BOUNCE_MS or _named(heard) != self._by

    def _press(self, what: _Pressed, *, meant: bool) -> bool:
        self._carried.discard(what)
        self._ignored.discard(what)
        (self._here if meant else self._ignored).add(what)
        self._clicked |= meant and what[1].isdigit()
        return meant

    def _release(self, what: _Pressed) -> bool:
        self._here.discard(what)
        self._carried.discard(what)
        if what in self._ignored:
            self._ignored.discard(what)
            return False
        return True

    def shown(self, stack: Stack) -> None:
        """Take the screen on top for seen from now on; time alone may have opened it."""
        self._look(stack)
        if self._waits:
            self._age, self._waits, self._first = 0.0, False, True

    def pass_time(self, ms: float, stack: Stack) -> None:
        """Let time pass; what passed while the screen was drawn does not count."""
        self._look(stack)
        if not self._first:
            self._age += ms
        self._first = False


def _named(heard: Input) -> _Pressed:
    """Return what is pressed or let go, as its press and its release call it alike."""
    if isinstance(heard, PointerPressed | PointerReleased):
        return heard.source, str(heard.button)
    assert isinstance(heard, KeyPressed | KeyReleased)
    return heard.source, f"key {heard.given or heard.key}"
