"""Characters are told apart by what they do, on matches that nothing was learnt from."""

from __future__ import annotations

import pytest

from tests.bench.characters import learnt, named, played, right


def test_who_does_what_one_does_most_is_taken_for_that_one() -> None:
    told = learnt({"ana": ["sent back", "taken", "taken"], "kim": ["sent back"] * 3})
    assert named(told, ["sent back"] * 4) == "kim"
    assert named(told, ["taken", "sent back", "taken"]) == "ana"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_twenty_acts_name_a_character_thrice_as_often_as_chance(game: str) -> None:
    told = learnt(played(game, "normal", 20, 1))
    pairs, groups = right(told, played(game, "normal", 15, 2), 20)
    assert sum(times for (who, said), times in pairs.items() if who == said) > groups / 4
