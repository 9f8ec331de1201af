"""What rules leave to who sits there is settled where a match begins, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from game.games import game_of
from game.session import make_head
from game.store.heads import HUMAN


def test_a_game_without_this_part_is_played_by_the_options_that_were_set() -> None:
    pulse = make_head("pulse", [HUMAN, HUMAN], ["Kim", "Ana"], {"ticks": 9}, 5)
    assert pulse.options == {"ticks": 9}


def test_a_game_is_told_how_many_people_sit_down_and_may_set_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def ticks(options: Mapping[str, Any], people: int) -> dict[str, Any]:
        return {"ticks": 10 * people, **options}

    monkeypatch.setitem(vars(game_of("pulse")), "seating", SimpleNamespace(seated=ticks))
    names = ["Kim", "Ana", "Rosa"]
    for controllers in ([HUMAN] * 3, [HUMAN, HUMAN, "random"], [HUMAN, "random", "random"]):
        people = controllers.count(HUMAN)
        assert make_head("pulse", controllers, names, {}, 5).options == {"ticks": 10 * people}
    assert make_head("pulse", [HUMAN] * 3, names, {"ticks": 7}, 5).options == {"ticks": 7}


@pytest.mark.parametrize(
    ("people", "told"), [(0, "own"), (1, "own"), (2, "shadows"), (4, "shadows")]
)
def test_around_one_screen_wombats_are_shadows_and_alone_a_paw_is_ones_own(
    people: int, told: str
) -> None:
    controllers = [HUMAN] * people + ["normal"] * (4 - people)
    for touch in ({}, {"touch": "fitting"}):
        assert make_head("wombat", controllers, list("abcd"), touch, 5).options["touch"] == told
    for touch in ("own", "shadows"):
        head = make_head("wombat", controllers, list("abcd"), {"touch": touch}, 5)
        assert head.options["touch"] == touch
