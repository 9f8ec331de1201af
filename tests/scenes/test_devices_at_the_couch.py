"""Devices at the couch: each plays for its own seat, through whole matches, lost and found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from couch_pilots import Couch
from people import NAMES

from game.scenes.kit import Kit
from game.scenes.shared.claiming import ClaimingScene
from game.scenes.shared.couch import table_of
from game.session import make_head, start
from game.stage.input.claims import HALVES
from game.store.heads import HUMAN, House

Sit = Callable[..., Couch]


@pytest.fixture
def sit_down(kit: Kit, sit: Any) -> Iterator[Sit]:
    """People at seats 0, 1, … of a table of bots, who have said what they play with."""
    down: list[Couch] = []

    def at(people: int, seats: int, **house: Any) -> Couch:
        kit.settings.pace = 0
        kit.settings.reduced_motion = True
        controllers = [HUMAN] * people + ["greedy"] * (seats - people)
        head = make_head("et_bim", controllers, NAMES[:seats], seed=11)
        head = head.model_copy(update={"house": House(pace="brisk", **house)})
        person = sit(ClaimingScene(kit, NAMES[:seats], list(range(people))))
        couch = Couch(person, list(range(people)))
        down.append(couch)
        couch.tick()
        for hand in couch.hands.values():
            hand.press("enter" if hand.source not in HALVES else "space")
        assert kit.claims.all() == {seat: hand.source for seat, hand in couch.hands.items()}
        person.stack.open(table_of(kit, start(head, None)))
        return couch

    yield at
    for couch in down:
        couch.close()
        couch.person.stack.close_all()


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)
@pytest.mark.parametrize("orders", [False, True])
def test_two_gamepads_and_half_a_keyboard_play_a_match_with_nine_bots(
    sit_down: Sit, orders: bool
) -> None:
    couch = sit_down(people=3, seats=12, orders=orders)
    couch.until("result")
    assert all(couch.looks.values()), couch.looks
    assert all(couch.cards.values()), couch.cards
    assert orders or any(couch.answers.values()), "where nothing was ordered, answers are pressed"
    couch.person.look()


@pytest.mark.any_language
def test_a_gamepad_that_is_pulled_in_mid_match_is_asked_for_and_goes_on(sit_down: Sit) -> None:
    couch = sit_down(people=2, seats=4)
    couch.until("curtain")
    curtain = couch.top
    while curtain.state != "peek":
        couch.tick()
        couch.behind(curtain)
    pad = couch.pads[curtain.seat]
    pad.unplug()
    couch.tick()
    assert couch.top.name == "lost"
    assert curtain.state != "peek", "nothing private is to be seen meanwhile"
    assert NAMES[curtain.seat] in couch.top.spoken()
    pad.plug()
    couch.tick()
    assert couch.top is curtain
    couch.behind(curtain)
    couch.behind(curtain)
    assert curtain.state == "peek", "it is the same one"


@pytest.mark.any_language
def test_a_bot_plays_for_whoever_lost_a_gamepad_if_the_others_want_it(
    kit: Kit, sit_down: Sit
) -> None:
    couch = sit_down(people=2, seats=4)
    couch.until("curtain")
    session = couch.person.stack.scenes[-2].watched
    couch.pads[1].unplug()
    couch.tick()
    for _ in range(5):
        couch.tick()
    couch.hands[0].press("down", "enter")
    couch.tick()
    assert session.humans == [0]
    assert kit.claims.all() == {0: "pad:0"}
    assert kit.lost_seats() == []
