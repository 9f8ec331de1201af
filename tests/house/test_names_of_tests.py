"""Names of tests are short sentences, and pytest can tell their modules apart."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[1]
LONGEST_NAME: Final = 70
"""Characters, with ``test_``: pytest's line for a test that failed is then read at one glance."""


def test_no_two_test_modules_have_the_same_name() -> None:
    """Pytest imports them by their name alone."""
    names = Counter(path.name for path in TESTS.rglob("test_*.py"))
    assert [name for name, many in names.items() if many > 1] == []


def test_no_test_has_a_name_of_more_than_70_characters() -> None:
    long = [
        f"{path.relative_to(TESTS.parent).as_posix()}: {name} ({len(name)})"
        for path in sorted(TESTS.rglob("*.py"))
        for name in re.findall(
            r"^ *(?:async )?def (test_\w*)", path.read_text("utf-8"), re.MULTILINE
        )
        if len(name) > LONGEST_NAME
    ]
    assert not long, (
        f"say the same promise in at most {LONGEST_NAME} characters, without what is not needed"
        " and without abbreviations, also where docs/bad-input.md names the test:\n"
        + "\n".join(long)
    )
