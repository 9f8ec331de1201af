"""Reasons of whole matches, counted: each is said once, names a fact, and agrees with its bar."""

from __future__ import annotations

import pytest

from game.games import game_of, shelf
from tests.bench.reasons_counted import Told, counted, matches
from tests.slow import slow

GAMES = [name for name in shelf() if game_of(name).reasons is not None]


def faults(told: Told) -> dict[str, int]:
    found = counted(told)
    assert found["reasons"] > 10
    return {name: found[name] for name in ("twice", "tics", "portraits", "bars", "bare")}


@pytest.mark.parametrize("game", [GAMES[0], *slow(GAMES[1:])])
def test_reasons_of_a_match_say_a_thing_once_and_name_a_fact(game: str) -> None:
    for told in matches(game, "normal", 4, [1]):
        found = faults(told)
        bare = found.pop("bare")
        assert found == dict.fromkeys(found, 0)
        assert bare <= len(told.reasons) / 20, "nearly all name what they answer"


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_reasons_of_other_levels_do_so_too(game: str, level: str) -> None:
    for told in matches(game, level, 4, [2, 3]):
        found = faults(told)
        bare = found.pop("bare")
        assert found == dict.fromkeys(found, 0)
        assert bare <= len(told.reasons) / 20
