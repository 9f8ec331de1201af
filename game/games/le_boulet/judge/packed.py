"""Packed: the products of one row of small whole numbers with many rows, all at once.

Without numpy, Python's own long numbers are the widest there are: a column of all rows lies in one
of them, 32 bits a row, and one multiplication multiplies it whole. So a row's products with
hundreds of others take a tenth of the time of one after the other, and are exact.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from operator import mul
from typing import Final, Literal

_LANE: Final = 4
"""Bytes of a row in a column."""
_STEPS: Final = 4095
"""Steps of a weight, where rows are weighed."""
_LANES: Final = next(code for code in "IL" if array(code).itemsize == _LANE)
_ORDER: Final[Literal["little", "big"]] = "little" if sys.byteorder == "little" else "big"


class Packed:
    """Many rows of whole numbers, each from ``-most`` to ``most`` and all of one length."""

    def __init__(self, columns: Sequence[Sequence[int]], most: int, many: int) -> None:
        """Take in so many rows by their columns; ``most`` was added to every number.

        No number may be negative, or it would borrow from the row beside it.

        Raises:
            ValueError: products could be too large for where they lie.
        """
        if len(columns) * (2 * most) ** 2 >= 1 << (8 * _LANE):
            raise ValueError(len(columns), most)
        self._columns, self._most, self._many = list(map(_wide, columns)), most, many
        self._less = array("q", (most * total for total in _lanes(sum(self._columns), many)))
        """What is too much in a product with a row, for what was added to its numbers."""

    def products(self, one: Sequence[int]) -> list[int]:
        """Return the product of a row with each of them, in their order."""
        most = self._most
        lanes = _lanes(sum(map(mul, self._columns, [its + most for its in one])), self._many)
        less = most * sum(one)
        return [lane - its - less for lane, its in zip(lanes, self._less, strict=True)]


def wide_rows(rows: bytes, many: int) -> tuple[int, ...]:
    """Return rows of small numbers, a byte each, as ``weighed`` takes them; there are ``many``."""
    long = len(rows) // many
    return tuple(_wide(rows[at : at + long]) for at in range(0, len(rows), long))


def weighed(rows: Sequence[int], weights: Sequence[float], most: int, long: int) -> list[float]:
    """Return the sum of rows of small numbers, each times its weight, right to some 0.0005 of it.

    Args:
        rows: by ``wide_rows``, of numbers to which ``most`` was added.
        weights: of the rows, none below zero.
        most: no number is larger.
        long: how many numbers a row has.

    Raises:
        ValueError: sums could be too large for where they lie.
    """
    if len(weights) * _STEPS * 2 * most >= 1 << (8 * _LANE):
        raise ValueError(len(weights), most)
    unit = max(weights) / _STEPS
    if not unit:
        return [0.0] * long
    whole = [round(weight / unit) for weight in weights]
    total = sum(map(mul, whole, rows))
    less = most * sum(whole)
    return [(lane - less) * unit for lane in _lanes(total, long)]


def packed(rows: Sequence[Sequence[int]], most: int) -> Packed:
    """Return rows packed, each number from ``-most`` to ``most``.

    Raises:
        ValueError: products could be too large for where they lie.
    """
    columns = [[one + most for one in column] for column in zip(*rows, strict=True)]
    return Packed(columns, most, len(rows))


def _lanes(packed: int, many: int) -> array[int]:
    lanes = array(_LANES)
    lanes.frombytes(packed.to_bytes(_LANE * many, _ORDER))
    return lanes


def _wide(column: Sequence[int]) -> int:
    """Return a column with as many bits a row as products need."""
    if not isinstance(column, bytes):
        return int.from_bytes(array(_LANES, column).tobytes(), _ORDER)
    lanes = bytearray(_LANE * len(column))
    lanes[0 if _ORDER == "little" else _LANE - 1 :: _LANE] = column
    return int.from_bytes(lanes, _ORDER)
