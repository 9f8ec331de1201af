"""What a bot thinks of taking damage off a pile hangs on who could get it in turn."""

from __future__ import annotations

import pytest

from game.gangs.bot.minds import GREEDY
from game.gangs.bot.policy import Faith, Policy, values_of
from game.gangs.bot.traits import Glance
from game.gangs.model.actions import THROWS
from game.gangs.model.cards import RECYCLE
from tests.gangs.laid import Laid

ME, FRIEND, FOE, OTHER = range(4)
ALLY = [1.0, 1.0, 0.0, 0.0]


def worth(game: str, face: str, last: str, **case: dict[str, object]) -> float:
    """Return the worth of taking a face off a friend's pile, a foe having that damage last."""
    names = {"et_bim": ("RECYCLE", "D"), "witty_zibi": ("SORC", "B")}
    recycling, letter = names[game]
    piles = {FRIEND: [letter + face], FOE: [letter + last], OTHER: [letter + "20"]}
    view = Laid(
        game,
        {
            "seats": 4,
            "turn": ME,
            "hands": {str(ME): [recycling]},
            "piles": {str(at): cards for at, cards in piles.items()},
            **case,
        },
    ).view(ME)
    glance = Glance(view, ME, [0.0] * 4, [0.0] * 4)
    faith = Faith(view, ME, ALLY)
    [value] = values_of(Policy.of(GREEDY), glance, faith, [THROWS[RECYCLE][FRIEND]])
    return value


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_damage_that_only_its_old_owner_could_get_is_not_worth_taking(game: str) -> None:
    assert worth(game, face="20", last="20") == GREEDY["recycle"]
    assert worth(game, face="20", last="30") > 1
    assert worth(game, face="10", last="20") > 1


def test_where_twenties_may_follow_each_other_a_twenty_is_worth_taking() -> None:
    free: dict[str, object] = {"expert": False}
    assert worth("witty_zibi", face="20", last="20", options=free) > 1
