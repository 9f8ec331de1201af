"""At a couch the bar over a hand says whose it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from walking import looks

from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.table import TableScene
from game.tour.matches import act_by_chance, asked_first
from game.tour.private import people_session
from tests.slow import slow

Sit = Callable[..., Any]


@pytest.mark.parametrize("game", [*slow(["et_bim", "witty_zibi"]), "mets_ton_slip"])
def test_the_bar_over_a_hand_at_a_couch_names_whose_it_is(kit: Kit, game: str) -> None:
    session, chance = people_session(game, 4), Stream(key_of("desk", game))
    named = aimed = 0
    while (seat := asked_first(session)) is not None and not (named > 2 and aimed):
        if seat in session.people:
            session.look_back()
            private, name = PrivateTableScene(kit, session, seat), session.head.names[seat]
            answers = private.board.response.answering(private.view)
            for eyes in looks(kit, [private]) if named < 3 or answers else ():
                bar = " ".join(
                    line.text for line in eyes.seen if line.bottom < 44 and line.right < 480
                )
                assert name in bar
                assert "vous" not in bar.replace(private.words.say("table.your-turn"), "")
            named += 1
            aimed += answers
        act_by_chance(session, seat, chance)
    assert named > 2
    session.close()
    alone = TableScene(kit, people_session(game, 4))
    assert alone.words.say("table.your-turn") == kit.words(game).say("table.your-turn")
