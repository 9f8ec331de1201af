"""In these tests the least games stand on the shelf, beside the real ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.least.shelved import shelved


@pytest.fixture(autouse=True)
def least_on_the_shelf() -> Iterator[None]:
    with shelved():
        yield
