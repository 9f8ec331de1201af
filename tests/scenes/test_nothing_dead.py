"""What can be pressed does something: a table changes, or a sentence says why it does not."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.luck import Stream
from game.games import rules_of
from game.scenes.kit import Kit
from game.scenes.table.action_builder import ActionBuilder
from game.scenes.view.projection import Projection
from game.tour.matches import act_by_chance, asked_first, table_session
from tests.slow import slow

GAMES = ["et_bim", *slow(["witty_zibi", "mets_ton_slip", "le_boulet"]), "wombat"]


def pressed(builder: ActionBuilder, view: Any, name: str, token: str, words: Any) -> bool:
    """Press something; say whether that did or said anything."""
    before = builder.touched
    action = builder.touch(view, name, token, words)
    return action is not None or builder.touched != before or bool(builder.reason)


def begun(projection: Projection, seat: int, game: str) -> ActionBuilder:
    """Return a choice in which nothing is touched yet."""
    return ActionBuilder(rules_of(game), projection.board, seat)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_lit_does_something_or_says_why_not(kit: Kit, game: str) -> None:
    presses, seats = 0, min(5, rules_of(game).seat_counts[-1])
    session, chance, words = table_session(kit, game, seats), Stream(4), kit.words(game)
    known = [Projection(kit, session, seat) for seat in range(seats)]
    for number in range(200):
        asked = asked_first(session)
        if asked is None:
            break
        projection = known[asked]
        for event in session.observations(asked)[projection.at :]:
            projection.fold(event)
        board, view = projection.board, projection.view
        if number % 4 == 0 or board.response.answering(view):
            touches = board.layout(view).touch
            begin = begun(projection, asked, game)
            starts = [(name, touches[name].token) for name in sorted(begin.lit(view, touches))]
            buttons = [(f"button:{cue.token}", cue.token) for cue in board.touches.buttons(view)]
            for name, token in (*starts, *buttons):
                assert pressed(begun(projection, asked, game), view, name, token, words), name
                presses += 1
            for name, token in starts:
                for button, its in buttons:
                    builder = begun(projection, asked, game)
                    if builder.touch(view, name, token, words) is None and builder.touched:
                        builder.say("")
                        assert pressed(builder, view, button, its, words), (name, button)
                        presses += 1
        act_by_chance(session, asked, chance)
    session.close()
    assert presses > 20
