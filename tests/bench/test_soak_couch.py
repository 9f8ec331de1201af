"""The soak, made short: matches of twelve seats end, whatever is pressed on whatever device."""

from __future__ import annotations

import pytest

from tests.bench.soak_couch import soak


@pytest.mark.slow
def test_random_inputs_on_all_devices_do_no_harm() -> None:
    assert len(soak(1, 2, 3, quiet=True)) == 1
