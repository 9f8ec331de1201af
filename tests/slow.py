"""Parameters whose tests run in the slow part."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def slow(values: Iterable[object]) -> list[ParameterSet]:
    """Return each value as a parameter that marks its test as slow."""
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


def slow_rows(rows: Iterable[Iterable[object]]) -> list[ParameterSet]:
    """Return each row of several parameters so that its test is marked as slow."""
    return [pytest.param(*row, marks=pytest.mark.slow) for row in rows]


def but_first(values: Iterable[object]) -> list[object]:
    """Return the first value as it is, and each other one as `slow` does."""
    first, *others = values
    return [first, *slow(others)]
