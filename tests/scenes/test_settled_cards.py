"""Where all know that nothing can be answered nobody is asked, and no curtain hangs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from couching import Couch

from game.core.luck import Stream, key_of
from game.gangs.model.actions import ANSWER_BIM
from game.gangs.reserves import settled
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.table.table import TableScene
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.stack import Stack
from game.store.heads import House
from tests.session.turns import asked_first

Seat_ = Callable[..., Couch]


def to_a_settled_card(kit: Kit, session: Session) -> Projection:
    """Play until a card flies at a person that nobody can send back; return what all saw."""
    session.resumed = True
    chance = Stream(key_of("settled", "0"))
    projection = Projection(kit, session, None, CouchScene.room_for)
    while not (settled(projection.view) and session.is_human(session.asked()[0])):
        seat = asked_first(session)
        assert seat is not None
        legal = list(session.legal(seat))
        sends = ANSWER_BIM in legal
        session.submit(seat, ANSWER_BIM if sends else legal[chance.below(len(legal))])
        for event in session.observations(None, projection.at):
            projection.fold(event)
    return projection


@pytest.mark.any_language
@pytest.mark.parametrize("people", [1, 3])
def test_what_nobody_can_send_back_lands_without_a_question(
    kit: Kit, sofa: Seat_, people: int
) -> None:
    house = House(pace="confirm")
    couch = sofa(4, ("shared",) * people, game="witty_zibi", house=house, seed=0)
    session = couch.session
    projection = to_a_settled_card(kit, session)
    seat, told = session.asked()[0], len(session.observations(None))
    if people == 1:
        projection = Projection(kit, session, seat)
        for event in session.observations(seat):
            projection.fold(event)
    table: Any = TableScene if people == 1 else CouchScene
    stack = Stack(table(kit, session, projection=projection))
    scene: Any = stack.top
    for _ in range(200):
        stack.pass_time(50)
        if len(session.observations(None)) > told:
            break
        assert stack.top is scene, "no curtain hangs"
        assert scene.buttons() == () or people == 1
    assert session.observations(None)[told].kind == "accepted"
