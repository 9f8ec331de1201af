"""What is said of two checkouts that were measured side by side."""

from __future__ import annotations

import pytest

from tests.bench.checkouts import checkout_of, output
from tests.bench.two_checkouts import Round, best, told


def _round(ms: float, acts: str) -> Round:
    return Round({"s to the first picture": 0.4, "ms a decision": ms}, {"ms a decision": acts})


def test_the_best_of_many_rounds_is_compared() -> None:
    assert best([_round(1.2, "a"), _round(1.1, "a")]).took["ms a decision"] == 1.1


def test_slower_is_what_takes_longer_for_the_same_acts() -> None:
    same = told(_round(1.1, "a"), _round(1.0, "a"))
    assert [line.endswith("SLOWER") for line in same] == [False, True]
    assert not any("SLOWER" in line for line in told(_round(1.02, "a"), _round(1.0, "a")))


def test_a_bot_that_acts_otherwise_is_told_and_not_judged() -> None:
    first, decision = told(_round(1.1, "b"), _round(1.0, "a"))
    assert decision.endswith("acts otherwise")
    assert not first.endswith("otherwise"), "a start is the same whoever plays"


def test_memory_is_larger_and_not_slower() -> None:
    small, large = (Round({"MB of a match": mb}, {}) for mb in (190.0, 200.0))
    (line,) = told(large, small)
    assert line.endswith("LARGER")


@pytest.mark.slow
def test_a_commit_is_checked_out_for_as_long_as_it_is_asked() -> None:
    with checkout_of("HEAD") as place:
        where = output(place, "-c", "import game; print(game.__file__)")
        assert where.strip() == str(place / "game" / "__init__.py")
    assert not place.exists()
