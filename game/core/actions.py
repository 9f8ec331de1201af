"""Actions: what a player wants, the only thing a player can say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, ClassVar, Final, Protocol, TypeVar

A = TypeVar("A")


class Action(Protocol):
    """A small immutable value; equal actions are equal, so legal ones can be looked up."""

    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain data, ``{"kind": …, …}``."""


class Spelled:
    """An action, a dataclass whose fields are whole numbers and texts: its plain data are these."""

    __slots__ = ()
    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain data, ``{"kind": …}`` and its fields in order."""
        named = {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
        return {"kind": self.kind, **named}


_TYPES: Final = {"int": int, "str": str}


def read_spelled(data: Mapping[str, Any], kinds: Mapping[str, type[A]]) -> A:
    """Return the action that plain data spells, one of some kinds of ``Spelled`` ones by name.

    Raises:
        ValueError: it spells none.
    """
    given = dict(data)
    word = given.pop("kind", None)
    kind = kinds.get(word) if isinstance(word, str) else None
    if kind is None:
        raise ValueError(f"no action: {word!r}")
    wanted = {field.name: str(field.type) for field in fields(kind)}  # type: ignore[arg-type]
    same = sorted(given) == sorted(wanted)
    if not same or any(type(given[name]) is not _TYPES[type_] for name, type_ in wanted.items()):
        raise ValueError(f"an action of kind {word} has the fields {wanted}")
    return kind(**given)


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
