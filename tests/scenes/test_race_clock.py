"""The opening race of Le Boulet counts the time that somebody looks at their hand, and no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.seats import Seat
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.table import TableScene
from game.session import Session, make_head, start

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language


def session(people: int) -> Session:
    controllers = [*["human"] * people, *["random"] * (3 - people)]
    head = make_head("le_boulet", controllers, list("ABC"), {"race": True}, 3)
    assert head.options["race"]
    return start(head, None)


def found(scene: Any, view: Any) -> int:
    action = scene.board.touches.action_of(("found",), view)
    assert isinstance(action, act.Found)
    return action.tenths


def test_one_person_races_against_the_tenths_of_bots(kit: Kit, sit: Sit) -> None:
    running = session(1)
    scene = TableScene(kit, running)
    person = sit(scene)
    while not scene.is_mine() or scene.board.onlooker.looked_ms == 0:
        person.stack.pass_time(50)
        if person.top is not scene:  # what is explained at first
            person.press("enter")
    assert scene.view.phase == at.RACE
    before = found(scene, scene.view)
    for _ in range(40):
        person.stack.pass_time(50)
    assert found(scene, scene.view) == before + 20
    person.stack.open(NoticeScene(kit, "…"))
    for _ in range(40):
        person.stack.pass_time(50)
    assert found(scene, scene.view) == before + 20, "nobody sees a hand behind a notice"
    running.close()


def test_at_a_couch_the_race_of_each_begins_when_the_curtain_opens(kit: Kit, sit: Sit) -> None:
    running = session(3)
    tables = [PrivateTableScene(kit, running, Seat(seat)) for seat in (0, 1)]
    first = sit(tables[0])
    for _ in range(60):
        first.stack.pass_time(50)
    assert found(tables[0], tables[0].view) == 30
    assert found(tables[1], tables[1].view) == 0
    running.close()


def test_several_people_without_a_clock_draw_lots() -> None:
    options = {"race": True, "answer_seconds": 0}
    alone = make_head("le_boulet", ["human", "easy", "easy"], list("ABC"), options, 3)
    several = make_head("le_boulet", ["human", "human", "easy"], list("ABC"), options, 3)
    assert (alone.options["race"], several.options["race"]) == (True, False)
