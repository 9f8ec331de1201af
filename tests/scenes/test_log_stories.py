"""The log beside a table tells a story: sentences with their author, and no signs to learn."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from game.core.log_lines import story
from game.games import rules_of
from game.scenes.kit import Kit
from game.scenes.view.projection import Projection
from game.tour.matches import play_on, table_session
from tests.slow import slow

GAMES = ["et_bim", "witty_zibi", "mets_ton_slip", *slow(["le_boulet"]), "wombat"]
SHORTHAND = re.compile(r"[›‹+=/]|^[–-]| [–-] ")
"""Signs that stand for a verb."""


def lines(kit: Kit, game: str, seed: int, viewer: int | None = None) -> list[Any]:
    """Return the log of the beginning of a match."""
    seats = min(5, rules_of(game).seat_counts[-1])
    session = table_session(kit, game, seats)
    play_on(session, turns=12 + seed, answering=False)
    projection = Projection(kit, session, viewer)
    for event in session.observations(viewer):
        projection.fold(event)
    session.close()
    return projection.log


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_table_nobody_has_to_learn_a_shorthand(kit: Kit, game: str) -> None:
    said = 0
    for seed in (0, 8):
        for one in lines(kit, game, seed):
            short = one.text if one.brief is None else one.brief
            assert not SHORTHAND.search(short), short
            assert "{" not in short
            if one.seat is not None and not one.level and short:
                assert len(short.split()) > 1, f"{short!r} says not what was done"
                said += 1
    assert said or game == "wombat", "there, nobody is told who did what"


@pytest.mark.any_language
def test_a_turn_in_which_nothing_happened_is_one_line_of_the_large_log(kit: Kit) -> None:
    log = lines(kit, "mets_ton_slip", 20)
    told = story(log)
    for before, after in pairwise(told):
        drew = before.text == kit.words("mets_ton_slip").say("log.drew", name=_named(before))
        assert not (drew and before.seat == after.seat and before.turn == after.turn), after.text
    assert len(told) < len(log)
    mine = lines(kit, "mets_ton_slip", 20, viewer=0)
    secret = [one for one in mine if one.secret]
    assert secret
    assert all(one in story(mine) for one in secret)


def _named(line: Any) -> str:
    return line.text.partition(" ")[0]
