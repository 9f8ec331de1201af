"""Inputs, free of any device: what a scene hears.

Coordinates are table units (1280 × 720), whatever the window's size. ``source`` says which device
an input came from (``stage.input.claims``); inputs of two devices are equal all the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is here now."""

    x: float
    y: float
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down here: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1
    source: str = field(default="", compare=False)
    clicks: int = field(default=1, compare=False)
    """How often in a row it went down here: 2 is a double click."""
    shift: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button came up here."""

    x: float
    y: float
    button: int = 1
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned here by so many notches, up positive."""

    x: float
    y: float
    notches: float
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down.

    ``key`` is a lower-case name: a letter by what the keyboard writes (``b``), a digit or sign of
    the top row by its place (``1`` … ``0``, ``-``, ``=``: the same keys on AZERTY), or ``left
    right up down enter escape space tab backspace delete home end pageup pagedown f1`` … ``f12``.
    """

    key: str
    shift: bool = False
    repeat: bool = False
    given: str = field(default="", compare=False)
    """What was really pressed, as ``stage.input.bindings`` spells it; empty: the key itself."""
    source: str = field(default="", compare=False)
    place: str = field(default="", compare=False)
    """Where the key lies, as pygame names places (``A`` for ``KSCAN_A``), whatever it writes; of a
    gamepad, ``pad:`` and its button or flick. Keys of the keypad have places for whoever claimed it
    alone. A key that is empty means nothing but its place."""


@dataclass(frozen=True, slots=True)
class KeyReleased:
    """A key came up."""

    key: str
    given: str = field(default="", compare=False)
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text was written, accents composed."""

    text: str
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TextComposed:
    """What an input method has composed so far and is not written yet; empty: nothing any more."""

    text: str
    source: str = field(default="", compare=False)
    caret: int = field(default=-1, compare=False)
    """Behind how many of its letters one writes; -1: behind all."""


@dataclass(frozen=True, slots=True)
class TextAsked:
    """A shortcut asks something of the field that has the focus.

    ``copy``, ``cut``, ``paste``, ``all``, ``undo``, ``redo``; the caret goes ``word-left``,
    ``word-right``, to the ``start`` or the ``end``, and what it passes is selected with Shift; or
    what it would pass is erased: ``erase-left``, ``erase-right``, ``erase-start``.
    """

    what: str
    shift: bool = False
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file of the system was let go over the window."""

    path: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Nobody may be before the window: it lost the keyboard, or what else ``why`` names."""

    why: Literal["lost", "stood", "pulled"] = "lost"


@dataclass(frozen=True, slots=True)
class CloseAsked:
    """Somebody wants to close the window."""


Input = (
    PointerMoved | PointerPressed | PointerReleased | Wheel
    | KeyPressed | KeyReleased | TextTyped | TextComposed | TextAsked
    | FileDropped | FocusLost | CloseAsked
)  # fmt: skip


def source_of(heard: Input) -> str:
    """Return which device was used, nothing where none was."""
    return "" if isinstance(heard, FileDropped | FocusLost | CloseAsked) else heard.source


def sourced(heard: Input, source: str) -> Input:
    """Return an input as one of a device; what comes from none stays as it is."""
    if isinstance(heard, FocusLost | CloseAsked | FileDropped):
        return heard
    return replace(heard, source=source)
