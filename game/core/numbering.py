"""Numbering: every combination of one value from each of several lists has a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any


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
