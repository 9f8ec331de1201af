"""What a known friend means well no bot sends back, however little care it takes."""

from __future__ import annotations

import pytest

from game.gangs.bot.easy import MANNERS
from game.gangs.bot.policy import Faith, values_of
from game.gangs.bot.traits import Glance
from game.gangs.model.actions import ANSWER_BIM, TAKE
from tests.gangs.laid import Laid

ME, OTHER = 0, 1
SEEN = {"et_bim": ["IDENT", "SHIELD", "HEAL", "SWAP", "RECYCLE"], "witty_zibi": ["EMIS", "NURSE"]}


def sent_back(game: str, level: str, face: str, friend: float) -> bool:
    """Return whether luck could make a level send a card back to so likely a friend."""
    bim = "PAF" if game == "witty_zibi" else "BIM"
    laid = Laid(
        game,
        {
            "seats": 4,
            "turn": OTHER,
            "hands": {str(OTHER): [face], str(ME): [bim]},
            "piles": {str(ME): ["D10" if game == "et_bim" else "B10"]},
        },
    )
    laid.do({"seat": OTHER, "play": face, "target": ME})
    view = laid.view(ME)
    glance = Glance(view, ME, [0.0] * 4, [0.0] * 4)
    mind = MANNERS[level].mind
    faith = Faith(view, ME, [1.0, friend, 0.5, 0.5])
    taken, back = values_of(mind.policy, glance, faith, [TAKE, ANSWER_BIM])
    return back + mind.noise > taken


@pytest.mark.parametrize("level", MANNERS)
@pytest.mark.parametrize(("game", "face"), [(game, face) for game in SEEN for face in SEEN[game]])
def test_no_level_sends_back_what_a_known_friend_means_well(
    game: str, face: str, level: str
) -> None:
    assert not sent_back(game, level, face, friend=1.0)


def test_an_easy_bot_may_still_waste_its_answer_on_a_stranger() -> None:
    assert sent_back("et_bim", "easy", "SWAP", friend=0.5)
