"""Every ruling with an observable consequence has a test or a scenario named after it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]

NOTHING_TO_SEE = {
    "E4": "one stock or two: backs are alike and no seat chooses, so no rule can tell them apart",
}
RULINGS = {f"E{number}" for number in range(1, 65)} | {f"1.11b.{n}" for n in range(1, 15)}


def proved() -> set[str]:
    """The rulings that test functions and scenarios are named after."""
    found: set[str] = set()
    for path in (TESTS / "et_bim").glob("test_*.py"):
        for name in re.findall(
            r"^def test_((?:e\d+|1_11b_\d+)_)", path.read_text("utf-8"), re.MULTILINE
        ):
            found.add(name.strip("_").replace("_", ".").replace("e", "E"))
    for path in (TESTS / "scenarios").glob("*.toml"):
        for case in tomllib.loads(path.read_text("utf-8"))["case"]:
            ruling = re.match(r"(E\d+|1\.11b\.\d+): ", case["name"])
            if ruling:
                found.add(ruling[1])
    return found


def test_every_ruling_is_proved_or_has_nothing_to_see() -> None:
    assert sorted(RULINGS - proved()) == sorted(NOTHING_TO_SEE)


def test_no_test_is_named_after_a_ruling_that_does_not_exist() -> None:
    assert proved() <= RULINGS
