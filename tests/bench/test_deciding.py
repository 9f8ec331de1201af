"""A habit throws no match away: what wins or loses now comes before taste, in every game."""

from __future__ import annotations

import pytest

from tests.bench.deciding import GAMES, IDS, counted
from tests.slow import slow

FIRM = ("certain", "given", "lost by taking", "stops", "wins", "final")
"""Moments in which anybody sees what has to be done: ``hard`` always does it."""
DEAR = ("witty_zibi", "wombat")
"""Games whose bots think longest."""
MANY = {"mets_ton_slip": 1000, "le_boulet": 500, "wombat": 100}
"""So many moments where they are cheap, or dear: 2,000 of all games at each level."""


def throws_nothing_away(game: str, level: str, moments: int, seed: int) -> None:
    tally = counted(game, level, moments, seed)
    assert sum(tally.moments.values()) >= moments
    if moments >= len(IDS) * 10:
        assert set(tally.who) == set(IDS)
    assert not sum(tally.habit.values()), list(tally.lines())
    if level == "hard":
        assert not sum(tally.own[sort] for sort in FIRM), list(tally.lines())


@pytest.mark.parametrize("level", [*slow(["normal"]), "hard"])
def test_no_habit_throws_away_a_match_of_slip(level: str) -> None:
    throws_nothing_away("mets_ton_slip", level, 120, 3)


@pytest.mark.parametrize("game", [slow([one])[0] if one in DEAR else one for one in GAMES])
def test_no_habit_throws_away_a_match_of_any_game(game: str) -> None:
    throws_nothing_away(game, "hard", 12, 5)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_no_habit_throws_a_match_away_in_many_moments(game: str, level: str) -> None:
    throws_nothing_away(game, level, MANY.get(game, 200), 7)
