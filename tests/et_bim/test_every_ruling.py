"""Every ruling with an observable consequence has a test or a scenario named after it."""

from __future__ import annotations

from tests.gangs.rulings import TESTS
from tests.gangs.rulings import proved as proved_in

NOTHING_TO_SEE = {
    "E4": "one stock or two: backs are alike and no seat chooses, so no rule can tell them apart",
}
RULINGS = {f"E{number}" for number in range(1, 65)} | {f"1.11b.{n}" for n in range(1, 15)}


def proved() -> set[str]:
    """The rulings that test functions and scenarios are named after."""
    scenarios = (TESTS / "scenarios").glob("*.toml")
    return proved_in("et_bim", scenarios, r"(e\d+|1_11b_\d+)", r"(E\d+|1\.11b\.\d+)")


def test_every_ruling_is_proved_or_has_nothing_to_see() -> None:
    assert sorted(RULINGS - proved()) == sorted(NOTHING_TO_SEE)


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert proved() <= RULINGS
