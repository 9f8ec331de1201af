"""Claims: which device plays for which seat.

A source is ``mouse``, ``keys`` (the whole keyboard), a part of it (``left`` and ``right``, its
halves, and ``keypad``, the digits beside them) or ``pad:0`` and so on (a gamepad, numbered in the
order in which they came). Seats without a claim share the mouse and whatever keys nobody claimed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.stage.input.inputs import Input, KeyPressed

MOUSE: Final = "mouse"
KEYS: Final = "keys"
LEFT: Final = "left"
RIGHT: Final = "right"
KEYPAD: Final = "keypad"
PAD_SOURCE: Final = "pad:"
HALVES: Final = (LEFT, RIGHT)
PARTS: Final = (*HALVES, KEYPAD)
"""What a keyboard parts into, in the order in which it is dealt out; some have no keypad."""
ON_LAPTOPS: Final = ("enter", "numlock")
"""What keys of the keypad give that are found on keyboards without one, too."""
ARROWS: Final = ("left", "right", "up", "down")
"""What scenes hear for directions, whatever gives them."""
SHARED: Final = ""
"""What a seat plays with that claimed nothing: the mouse, and the keys that nobody claimed."""
_APART: Final = {KEYS: (KEYS, *PARTS)} | {part: (KEYS, part) for part in PARTS}
"""What nobody else can have beside a device, itself among it."""


class Claims:
    """By seat the device that plays for it; a device plays for one seat only."""

    def __init__(self) -> None:
        """Begin with nothing claimed."""
        self._sources: dict[int, str] = {}
        self.seated: Callable[[], bool] = lambda: True
        """Whether people sit at the table now for which this was claimed: elsewhere, in menus and
        where one plays alone, the keyboard is whole again. The window's affair."""

    def claim(self, seat: int, source: str) -> None:
        """Give a seat a device; who had it before shares what is left.

        The whole keyboard and its parts exclude each other.
        """
        gone = _APART.get(source, (source,))
        self._sources = {one: its for one, its in self._sources.items() if its not in gone}
        self._sources.pop(seat, None)
        if source != SHARED:
            self._sources[seat] = source

    def release(self, seat: int) -> None:
        """Let a seat share the mouse and the keys."""
        self._sources.pop(seat, None)

    def clear(self) -> None:
        """Forget all claims."""
        self._sources.clear()

    def restore(self, sources: dict[int, str]) -> None:
        """Take claims as ``all`` gave them, instead of those there are."""
        self._sources = dict(sources)

    def free(self, seat: int, source: str) -> bool:
        """Say whether a seat can have a device without taking it, or a part of it, from another."""
        gone = _APART.get(source, (source,))
        return not any(its in gone for one, its in self._sources.items() if one != seat)

    def source(self, seat: int) -> str:
        """Return what a seat plays with, ``SHARED`` where it claimed nothing."""
        return self._sources.get(seat, SHARED)

    def seat(self, source: str) -> int | None:
        """Return whose device this is, None where it is nobody's own."""
        return next((seat for seat, its in self._sources.items() if its == source), None)

    def may(self, seat: int, source: str) -> bool:
        """Say whether an input from a device may act for a seat.

        Of seats that share, every one may use what nobody claimed, and the mouse where all keys
        are claimed; gamepads play for nobody before they are claimed. An input without a source is
        a program's own.
        """
        mine, owner = self.source(seat), self.owner(source)
        if source == MOUSE and mine == SHARED and not self._keys_left:
            return True  # else there would be nothing to share
        if source == "" or owner is not None:
            return source == "" or owner == seat
        return mine == SHARED and not source.startswith(PAD_SOURCE)

    @property
    def _keys_left(self) -> bool:
        """Whether nobody has the keyboard, or one of its halves, for their own."""
        return any(self.owner(half) is None for half in HALVES)

    def owner(self, source: str) -> int | None:
        """Return whose device this is, or is a part of; None where it is nobody's own."""
        seat = self.seat(source)
        return self.seat(KEYS) if seat is None and source in PARTS else seat

    @property
    def halved(self) -> bool:
        """Whether the keyboard is played by halves."""
        return LEFT in self.parts

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the keyboard that are played apart: both halves, or neither; the keypad.

        A keypad that nobody claimed writes and leads as ever, whoever has the halves.
        """
        held = set(self._sources.values()) if self.seated() else set()
        halves = () if held.isdisjoint(HALVES) else HALVES
        return (*halves, KEYPAD) if KEYPAD in held else halves

    def all(self) -> dict[int, str]:
        """Return every claim, by seat."""
        return dict(self._sources)


def asking(heard: Input, claims: Claims) -> str | None:
    """Return the device that asks for a seat by an input, None where it only leads or points.

    A gamepad asks by any button but its directions, a half of the keyboard by any of its letters,
    the keypad by any of its digits and signs; the arrows, Enter and the like lead through menus,
    whoever uses them.
    """
    if not isinstance(heard, KeyPressed) or heard.repeat:
        return None
    if heard.source.startswith(PAD_SOURCE):
        return heard.source if heard.key not in ARROWS else None
    if heard.source not in PARTS or claims.seat(KEYS) is not None:
        return None
    letter = len(heard.given) == 1 and heard.given.isalpha()
    asks = heard.given not in ON_LAPTOPS if heard.source == KEYPAD else letter
    return heard.source if asks else None
