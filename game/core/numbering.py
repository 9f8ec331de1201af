"""Numbering: every combination of one value from each of several lists has a number of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, Protocol


class Numbering:
    """Lists of values; the last one counts fastest, as the last digit of a number does."""

    __slots__ = ("_lists",)

    def __init__(self, *lists: Sequence[Any]) -> None:
        """Take the lists; in another order, or with other values, the numbers are others."""
        self._lists = lists

    @property
    def size(self) -> int:
        """How many numbers there are, from 0."""
        return prod(map(len, self._lists))

    def number_of(self, *values: Any) -> int:
        """Return the number of a combination.

        Raises:
            ValueError: a value is not in its list.
        """
        number = 0
        for its, value in zip(self._lists, values, strict=True):
            number = number * len(its) + its.index(value)
        return number

    def values_of(self, number: int) -> list[Any]:
        """Return the combination that has a number below ``size``."""
        found = []
        for its in reversed(self._lists):
            number, at = divmod(number, len(its))
            found.append(its[at])
        return found[::-1]


class _Spelled(Protocol):
    def to_json(self) -> dict[str, Any]: ...


class Tables:
    """Seats and options as one number, for a game whose options are choices from lists."""

    __slots__ = ("_late", "_names", "_numbering", "_read", "_usual")

    def __init__(
        self,
        seats: Sequence[int],
        choices: Mapping[str, Sequence[Any]],
        read: Callable[[int, Mapping[str, Any]], _Spelled],
        *late: str,
    ) -> None:
        """Take seat counts, choices by option, and what reads options.

        Options that came ``late`` count most: at their first value numbers are what they were
        before.
        """
        self._late, self._read = len(late), read
        self._names = (*late, *(name for name in choices if name not in late))
        self._usual = {name: its[0] for name, its in choices.items()}
        lists = [choices[name] for name in self._names]
        self._numbering = Numbering(*lists[: self._late], seats, *lists[self._late :])

    def size(self) -> int:
        """Return how many numbers there are, from 0."""
        return self._numbering.size

    def number_of(self, seats: int, options: Mapping[str, Any]) -> int:
        """Return the number of a table.

        Raises:
            OptionsError: it cannot be played.
        """
        read = self._read(seats, options).to_json()
        values = [read.get(name, self._usual[name]) for name in self._names]
        return self._numbering.number_of(*values[: self._late], seats, *values[self._late :])

    def table_of(self, number: int) -> tuple[int, dict[str, Any]]:
        """Return the seats and the options of a number below ``size()``."""
        values = self._numbering.values_of(number)
        seats: int = values.pop(self._late)
        found = dict(zip(self._names, values, strict=True))
        # where what came late is as ever, files and codes say nothing of it
        for name in self._names[: self._late]:
            if found[name] == self._usual[name]:
                del found[name]
        return seats, found
