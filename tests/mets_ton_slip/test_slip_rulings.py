"""Every ruling with an observable consequence has a test or a scenario named after it."""

from __future__ import annotations

from tests.gangs.rulings import TESTS, proved

NOTHING_TO_SEE = {
    "M25": "other mixes of copies are possible: a remark on what was chosen, no rule",
}
RULINGS = {f"M{number}" for number in range(1, 33)}


def proofs() -> set[str]:
    scenarios = (TESTS / "scenarios" / "mets_ton_slip").glob("*.toml")
    found = proved("mets_ton_slip", scenarios, r"(m\d+)", r"(M\d+(?:, M\d+)*)")
    return {one for many in found for one in many.split(", ")}


def test_every_ruling_is_proved_or_has_nothing_to_see() -> None:
    assert sorted(RULINGS - proofs()) == sorted(NOTHING_TO_SEE)


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert proofs() <= RULINGS
