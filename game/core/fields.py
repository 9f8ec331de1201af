"""Typed fields: what an action's fields hold, and the plain data that follow from it.

``Target = Annotated[int, Number("seat", numbers=range(12))]`` is a whole number to the rules, and
a seat to whoever reads a file. Scenario files follow from it too (``core.scenario_steps``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

A = TypeVar("A")


@dataclass(frozen=True, slots=True, eq=False)
class Number:
    """A field that holds a whole number, and what that stands for."""

    name: str = "number"
    """What it is, such as ``card``: ``scenario.card`` says that there is none such. A ``seat`` is
    one of its table."""
    words: Mapping[Any, str] = field(default_factory=dict)
    """By value, how scenario files write it."""
    numbers: range = range(0)
    """Values that scenario files write as they are."""
    unwritten: range = range(0)
    """Values that plain data may hold beside these, and scenario files do not."""
    filed_as: str = ""
    """Its key in plain data where they hold its word and not its number."""

    def plain(self, value: Any) -> Any:
        """Return a value as plain data hold it; one without a word, such as None, as it is."""
        return self.words.get(value, value) if self.filed_as else value

    def read(self, data: object) -> Any:
        """Return the value that plain data hold.

        Raises:
            ValueError: it is none of this type.
        """
        if self.filed_as:
            for value, word in self.words.items():
                if word == data:
                    return value
        elif type(data) is int and (
            data in self.numbers or data in self.words or data in self.unwritten
        ):
            return data
        raise ValueError(f"no {self.name}: {data!r}")


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """A field that holds a text."""

    least: int = 0
    """How long it is at least in scenario files."""
    name: ClassVar[str] = "text"
    filed_as: ClassVar[str] = ""

    def plain(self, value: Any) -> Any:
        """Return a value as plain data hold it."""
        return value

    def read(self, data: object) -> Any:
        """Return the value that plain data hold.

        Raises:
            ValueError: it is no text.
        """
        if not isinstance(data, str):
            raise ValueError(f"no text: {data!r}")
        return data


FieldType = Number | Text
_UNTYPED: Final[Mapping[Any, FieldType]] = {
    int: Number(numbers=range(-(1 << 32), 1 << 32)),  # files may hold any number
    str: Text(),
}


class ActionField(NamedTuple):
    """One field of a kind of action."""

    name: str
    key: str
    """Its name in plain data."""
    type: FieldType
    default: Any
    """What it holds where it is left open; always allowed."""

    def read(self, data: object) -> Any:
        """Return the value that plain data hold.

        Raises:
            ValueError: it is none of this type.
        """
        same = type(data) is type(self.default) and data == self.default
        return data if same else self.type.read(data)


_KNOWN: Final[dict[type, tuple[ActionField, ...]]] = {}


def fields_of(kind: type) -> tuple[ActionField, ...]:
    """Return the fields of a kind of action, in order."""
    if kind not in _KNOWN:
        _KNOWN[kind] = tuple(_fields(kind))
    return _KNOWN[kind]


def _fields(kind: Any) -> Iterator[ActionField]:
    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):
        hint = hints[one.name]
        its = hint.__metadata__[0] if get_origin(hint) is Annotated else _UNTYPED[hint]
        yield ActionField(one.name, its.filed_as or one.name, its, one.default)


class Spelled:
    """An action, a dataclass of typed fields: its plain data are these."""

    __slots__ = ()
    kind: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        """Return the action as plain data, ``{"kind": …}`` and its fields in order."""
        data: dict[str, Any] = {"kind": self.kind}
        for name, key, its, _ in fields_of(type(self)):  # bots note thousands of actions
            value = getattr(self, name)
            data[key] = its.plain(value) if its.filed_as else value
        return data


class ActionKinds(Generic[A]):
    """All kinds of actions of a game, made from the union of their classes."""

    def __init__(self, union: object) -> None:
        """Take a class of ``Spelled`` actions, or a union of such."""
        kinds: tuple[Any, ...] = get_args(union) or (union,)
        self.by_name: Final[Mapping[str, type[A]]] = {one.kind: one for one in kinds}

    def read(self, data: Mapping[str, Any]) -> A:
        """Return the action that plain data spell; what else stands there is left alone.

        Raises:
            ValueError: they spell none.
        """
        try:
            kind = self.by_name[data["kind"]]
            return kind(*(one.read(data[one.key]) for one in fields_of(kind)))
        except (KeyError, TypeError) as error:
            raise ValueError(f"no action: {dict(data)!r}") from error
