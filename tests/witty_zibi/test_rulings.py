"""Every ruling of Witty Zibi with an observable consequence has a test or scenario of its name."""

from __future__ import annotations

from tests.gangs.rulings import TESTS
from tests.gangs.rulings import proved as proved_in

NOTHING_TO_SEE = {
    "Z18": "two clans cannot die together: one card eliminates one seat at the most",
}
RULINGS = {f"Z{number}" for number in range(1, 22)}
VARIANTS = {f"2.7.{number}" for number in (1, 2, 3, 4, 5, 7, 8)}
"""2.7.6, several rounds with score, is 2.8."""


def proved() -> set[str]:
    """The rulings that test functions and scenarios are named after."""
    scenarios = (TESTS / "scenarios" / "witty_zibi").glob("*.toml")
    return proved_in("witty_zibi", scenarios, r"(z\d+|2_\d(?:_\d)?)", r"(Z\d+|2\.\d(?:\.\d)?)")


def test_every_ruling_is_proved_or_has_nothing_to_see() -> None:
    assert sorted(RULINGS - proved()) == sorted(NOTHING_TO_SEE)


def test_every_variant_and_section_is_proved() -> None:
    sections = {f"2.{number}" for number in range(1, 10) if number not in (6, 7)}
    assert sorted((VARIANTS | sections) - proved()) == []


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert {name for name in proved() if name[0] == "Z"} <= RULINGS
