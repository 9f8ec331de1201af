"""Actions: what a player wants, the only thing a player can say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol


class Action(Protocol):
    """A small immutable value; equal actions are equal, so legal ones can be looked up."""

    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain data, ``{"kind": …, …}``."""


class Timed(Action, Protocol):
    """An act of time itself, which real-time games ask the seat ``CLOCK`` for."""

    @property
    def after_ms(self) -> int:
        """How long after it is asked for it happens, in milliseconds of play."""

    @property
    def ends_tick(self) -> bool:
        """Whether it ends a tick in which all that was done was sealed: see ``core.ticks``."""


class RefusedError(Exception):
    """An action that is not legal now; ``reason`` is a key of the game's strings."""

    def __init__(self, reason: str) -> None:
        """Keep the reason's key, such as ``"not-your-turn"``."""
        super().__init__(reason)
        self.reason = reason


class Verbs(Protocol):
    """``verbs``: the part of a real-time game that lists what may be done in a tick."""

    def verbs(self, seats: int) -> Iterable[Action]:
        """Return every act of a table of so many seats, those of time left out.

        In these words its files are written, so that whatever all seats do in a tick takes one
        line of them; one that is missing here takes more room and is written all the same.
        """
