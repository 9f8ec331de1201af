"""Reading facts: events made again from the plain data that ``Event.to_json`` spells.

For whoever is told of a match beyond this program's own memory, such as a bot in a sandbox.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from game.core.events import Event

Reader = Callable[[Any], Any]


class Facts:
    """The facts that some packages know, by kind, and how each field of theirs is read."""

    def __init__(self, packages: Collection[str]) -> None:
        """Look through what is loaded of a game's packages.

        Raises:
            TypeError: a field has a type that plain data does not spell, or two facts one kind.
        """
        self._kinds: dict[str, tuple[type[Event], dict[str, Reader]]] = {}
        for fact in _facts(Event, packages):
            if fact.kind in self._kinds:
                raise TypeError(f"two facts are of the kind {fact.kind!r}")
            self._kinds[fact.kind] = fact, _readers(fact)

    def event_of(self, data: Mapping[str, Any]) -> Any:
        """Return the event that plain data spells.

        Raises:
            LookupError: it spells none.
        """
        fact, readers = self._kinds[data["kind"]]
        return fact(**{name: read(data[name]) for name, read in readers.items()})


def _facts(base: type[Event], packages: Collection[str]) -> Iterator[type[Event]]:
    for fact in base.__subclasses__():
        yield from _facts(fact, packages)
        its = fact.__module__
        known = any(its == package or its.startswith(f"{package}.") for package in packages)
        # a slotted dataclass is a second class: the first, which nobody holds, may still be listed
        if known and fact.kind and vars(sys.modules[its]).get(fact.__name__) is fact:
            yield fact


def _readers(fact: type[Event]) -> dict[str, Reader]:
    hints = get_type_hints(fact)
    names = [field.name for field in fields(fact)]  # type: ignore[arg-type]  # all are dataclasses
    return {name: fact.reading.get(name) or _reader(hints[name]) for name in names}


def _reader(hint: Any) -> Reader:
    """Return how a value of a type is read: lists become tuples again where tuples are meant."""
    hint = getattr(hint, "__supertype__", hint)  # a NewType is what it is made of
    origin, inner = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, float, NoneType, dict, list):
        return _as_is
    if origin in (dict, list) or origin is Mapping:
        return _as_is
    if origin in (Union, UnionType):
        [only] = [one for one in inner if one is not NoneType]
        read = _reader(only)
        return lambda value: None if value is None else read(value)
    if origin is tuple and inner[1:] == (...,):
        each = _reader(inner[0])
        return lambda values: tuple(map(each, values))
    if origin is tuple:
        several = [_reader(one) for one in inner]
        return lambda values: tuple(
            read(value) for read, value in zip(several, values, strict=True)
        )
    raise TypeError(f"plain data do not spell {hint!r}")


def _as_is(value: Any) -> Any:
    return value
