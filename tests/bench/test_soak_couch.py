"""The soak, made short: matches of twelve seats end, whatever is pressed on whatever device."""

from __future__ import annotations

import pytest

from tests.bench.soak_couch import soak


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 3])
def test_random_inputs_on_all_devices_do_no_harm(people: int) -> None:
    assert len(soak(1, 2, people, quiet=True)) == 1
