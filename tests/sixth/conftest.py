"""In these tests Belote stands on the shelf, beside the real games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sixth.shelved import shelved


@pytest.fixture(autouse=True)
def belote_on_the_shelf() -> Iterator[None]:
    with shelved():
        yield
