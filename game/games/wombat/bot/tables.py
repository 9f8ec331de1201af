"""Tables: rows of numbers out of the data file, held to their sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Tables = Mapping[str, Mapping[str, Any]]
"""By table and name a row of numbers, or rows."""
Row = tuple[float, ...]
Rows = tuple[Row, ...]


def row(found: Sequence[Any], width: int) -> Row:
    """Return a row.

    Raises:
        TypeError, ValueError: it is none, or of another width.
    """
    if len(found) != width:
        raise ValueError(f"a row of {len(found)}, not of {width}")
    return tuple(map(float, found))


def positive(found: Sequence[Any], width: int) -> Row:
    """Return a row of shares or rates, none of which is nothing.

    Raises:
        TypeError, ValueError: it is none.
    """
    its = row(found, width)
    if not min(its) > 0:
        raise ValueError("what never is")
    return its


def rows(found: Sequence[Any], widths: Sequence[int]) -> Rows:
    """Return rows, each of its width.

    Raises:
        TypeError, ValueError: these are none, or others.
    """
    return tuple(row(one, width) for one, width in zip(found, widths, strict=True))
