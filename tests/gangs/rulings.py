"""Which rulings of a game its tests and scenarios are named after."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]


def proved(tests: str, scenarios: Iterable[Path], function: str, case: str) -> set[str]:
    """The rulings that test functions of a folder and scenarios are named after.

    ``function`` is a pattern for what follows ``test_``, ``case`` one for what a case begins with;
    each has one group, spelled as in the rules once ``_`` is a dot and the first letter a capital.
    """
    found: set[str] = set()
    for path in (TESTS / tests).glob("test_*.py"):
        for name in re.findall(rf"^def test_{function}_", path.read_text("utf-8"), re.MULTILINE):
            ruling = name.replace("_", ".")
            found.add(ruling[0].upper() + ruling[1:])
    for path in scenarios:
        for one in tomllib.loads(path.read_text("utf-8"))["case"]:
            ruling = re.match(rf"{case}: ", one["name"])
            if ruling:
                found.add(ruling[1])
    return found
