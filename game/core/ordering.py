"""Ordering: standing orders of a game's own questions, read from a file and followed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar

Orders = TypeVar("Orders")
A = TypeVar("A")


def read(usual: Orders, data: object, allowed: Mapping[str, Collection[str]]) -> Orders:
    """Return the orders that plain data spells; ``allowed`` has by question what may be ordered.

    ``usual`` is a dataclass whose fields are the questions.

    Raises:
        ValueError: it spells none; a file may hold anything.
    """
    asked = {field.name for field in fields(usual)}  # type: ignore[arg-type]
    if not isinstance(data, Mapping) or set(data) != asked:
        raise ValueError(f"not standing orders: {data!r}")
    for name, value in data.items():
        if value not in allowed[name]:
            raise ValueError(f"not an order for {name}: {value!r}")
    changed: Any = {str(name): str(value) for name, value in data.items()}
    return replace(usual, **changed)  # type: ignore[type-var]


def followed(wanted: A, silent: A, legal: Sequence[object], most: int) -> A:
    """Return what is ordered if it is legal, else the silent answer.

    So many answers are looked at, however many the hand allows: the same work for every hand.
    """
    rest = [silent] * (most - 1)
    found = sum(action == wanted for action in (*legal, *rest)[:most])
    return (silent, wanted)[found > 0]
