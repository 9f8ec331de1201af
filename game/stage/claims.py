"""Claims: which device plays for which seat.

A source is ``mouse``, ``keys`` (the whole keyboard), ``left`` and ``right`` (its halves) or
``pad:0`` and so on (a gamepad, numbered in the order in which they came). Seats without a claim
share the mouse and whatever keys nobody claimed.
"""

from __future__ import annotations

from typing import Final

MOUSE: Final = "mouse"
KEYS: Final = "keys"
LEFT: Final = "left"
RIGHT: Final = "right"
PAD_SOURCE: Final = "pad:"
HALVES: Final = (LEFT, RIGHT)
SHARED: Final = ""
"""What a seat plays with that claimed nothing: the mouse, and the keys that nobody claimed."""


class Claims:
    """By seat the device that plays for it; a device plays for one seat only."""

    def __init__(self) -> None:
        """Begin with nothing claimed."""
        self._sources: dict[int, str] = {}

    def claim(self, seat: int, source: str) -> None:
        """Give a seat a device; who had it before shares what is left.

        The whole keyboard and its halves exclude each other.
        """
        apart = {KEYS: (KEYS, *HALVES), LEFT: (KEYS, LEFT), RIGHT: (KEYS, RIGHT)}
        gone = apart.get(source, (source,))
        self._sources = {one: its for one, its in self._sources.items() if its not in gone}
        if source != SHARED:
            self._sources[seat] = source
        else:
            self._sources.pop(seat, None)

    def release(self, seat: int) -> None:
        """Let a seat share the mouse and the keys."""
        self._sources.pop(seat, None)

    def clear(self) -> None:
        """Forget all claims."""
        self._sources.clear()

    def source(self, seat: int) -> str:
        """Return what a seat plays with, ``SHARED`` where it claimed nothing."""
        return self._sources.get(seat, SHARED)

    def seat(self, source: str) -> int | None:
        """Return whose device this is, None where it is nobody's own."""
        return next((seat for seat, its in self._sources.items() if its == source), None)

    def may(self, seat: int, source: str) -> bool:
        """Say whether an input from a device may act for a seat.

        Of seats that share, every one may use what nobody claimed; gamepads play for nobody
        before they are claimed. An input without a source is a program's own.
        """
        mine = self.source(seat)
        if source == "" or mine == source:
            return True
        return mine == SHARED and self.seat(source) is None and not source.startswith(PAD_SOURCE)

    @property
    def halved(self) -> bool:
        """Whether the keyboard is played by halves."""
        return any(its in HALVES for its in self._sources.values())

    def all(self) -> dict[int, str]:
        """Return every claim, by seat."""
        return dict(self._sources)
