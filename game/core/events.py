"""Events: what happened, in the past tense, addressed to everybody or to one seat.

The address is the only filter of the program: who is not addressed is not told. Events are
slotted dataclasses, never changed once told; not frozen ones, which cost four times as much to
make, and bots make millions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.core.seats import NOBODY, Seat, Viewer


class Event:
    """A fact with its consequence."""

    __slots__ = ()
    kind: ClassVar[str] = ""
    spelling: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """How fields are written as plain data, by field name; others are written as they are."""
    reading: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """How those fields are read again (``game.core.reading``)."""
    begins_turn: ClassVar[bool] = False
    """Whether a turn begins with this fact; a game without turns has none such."""
    lasts_ms: ClassVar[int] = 0
    """How much time of the match is over with this fact: a replay takes as long to show it."""

    def is_for(self, viewer: Viewer) -> bool:
        """Say whether a viewer is told this."""
        raise TypeError(f"{type(self).__name__} is neither Public nor Private")

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain data, ``{"kind": …}`` and its fields in order."""
        data: dict[str, Any] = {"kind": self.kind}
        for name in getattr(self, "__dataclass_fields__", ()):
            if name in Event.__annotations__:  # said of its class, not of this fact
                continue
            value = getattr(self, name)
            spell = self.spelling.get(name)
            data[name] = spell(value) if spell else _plain(value)
        return data


class Public(Event):
    """A fact that everybody is told."""

    __slots__ = ()

    def is_for(self, viewer: Viewer) -> bool:
        """Everybody is told, bystanders too."""
        return True


class Private(Event):
    """A fact that one seat alone is told, or nobody at all: its field ``to`` says whom."""

    __slots__ = ()
    to: Seat

    def is_for(self, viewer: Viewer) -> bool:
        """Only the addressed seat is told; ``NOBODY`` listens to nothing."""
        return viewer == self.to and self.to != NOBODY


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
