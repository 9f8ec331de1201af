"""Imagined worlds keep that a match went on, which is news where a tile lies in the middle."""

from __future__ import annotations

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import gang_of
from game.gangs.model.state import State
from game.match import Match


def gangs_of(world: State, tiles: tuple[int, ...]) -> set[int]:
    return {gang_of(world.characters[tile]) for tile in tiles}


@pytest.mark.parametrize("seats", [4, 5])
def test_tiles_alive_together_while_a_match_goes_on_are_not_of_one_gang(seats: int) -> None:
    options = RULES.options(seats, {"mystery": True})
    constrained = 0
    for seed in range(12):
        match = Match(RULES, seats, options, seed)
        chance = Stream(seed)
        while asked := match.pending():
            [(seat, actions)] = asked.items()
            match.submit(seat, actions[chance.below(len(actions))])
            view = RULES.initial(seats, options)
            for event in match.observations(Seat(seed % seats)):
                RULES.apply(view, event)
            if sum(view.alive) == 2 and match.outcome() is None:
                world = RULES.determinize(view, Seat(seed % seats), chance)
                assert all(len(gangs_of(world, tiles)) > 1 for tiles in world.open_sets)
                constrained += 1
    assert constrained > 20
