"""Around one screen where all play at once, no picture tells whose device was pressed last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from builders import Half, Thumbs
from curtains import pass_curtains
from devices import Devices

from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.scenes.kit import Kit
from game.scenes.shared.bystander import Bystander
from game.scenes.shared.couch import table_of
from game.scenes.shared.overhearing import FRESH_MS
from game.session import make_head, start
from game.stage.paint.canvas import Canvas
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent
from tests.slow import slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES = ["Kim", "Ana", "Rosa", "Bilal"]


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def build(kit: Kit, sit: Sit, kinds: tuple[str, ...]) -> tuple[Any, list[Any]]:
    """Sit down with a device each, and come to a build."""
    head = make_head("wombat", [HUMAN] * len(kinds), NAMES[: len(kinds)], {"touch": "shadows"}, 7)
    person = sit(table_of(kit, start(head, None)))
    devices = Devices(person)
    hands = [Half(devices, kind) if kind != "pad" else Thumbs(devices) for kind in kinds]
    for seat, hand in enumerate(hands):
        kit.claims.claim(seat, hand.source)
    while person.top.name != "count":
        person.stack.pass_time(50)
        pass_curtains(person, kit)
    while person.top.name == "count":
        person.stack.pass_time(50)
    assert person.top.view.phase == at.BUILD
    return person, hands


@pytest.mark.parametrize(
    "kinds", [("left", "right", "pad"), *slow([("left", "right", "keypad"), ("pad", "pad", "pad")])]
)
def test_a_press_that_is_sealed_changes_no_pixel_whoever_presses(
    kit: Kit, sit: Sit, kinds: tuple[str, ...]
) -> None:
    person, hands = build(kit, sit, kinds)
    beside = Bystander(kit, person.top.watched)

    def shown() -> tuple[Any, ...]:
        canvas = Canvas(pygame.Surface((640, 360)), kit.art, kit.hints)
        with kit.art.wearing("wombat"):
            beside.draw(canvas)
        seen = person.look((640, 360)).surface, canvas.surface
        return *(bytes(one.get_view("0")) for one in seen), person.top.prompt(None)

    before = shown()
    for hand in hands:
        done = len(person.top.watched.actors())
        hand.wishes.append("place:5")
        hand.work()
        assert len(person.top.watched.actors()) == done + 1
        assert shown() == before
    leave(person, hands)


def test_who_begins_to_talk_and_waits_goes_on_where_they_were(kit: Kit, sit: Sit) -> None:
    person, hands = build(kit, sit, ("left", "right", "pad"))
    say = kit.words("wombat").say
    hands[0].wishes.append("talk")
    hands[0].work()
    hands[0].press("2")
    for _ in range(FRESH_MS // 100):
        person.stack.pass_time(100)
    assert person.reads(say("talk.by", name=NAMES[0], said=say("talk.need")))
    assert person.reads(say("talk.how")), "the list is closed"
    hands[0].press("3")
    person.stack.pass_time(100)
    said = [event for event in person.top.watched.observations(None) if event.kind == "said"]
    assert [event.phrase.spelled for event in said if event.seat == 0] == ["need:3"]
    leave(person, hands)


def test_a_key_that_said_ready_does_nothing_in_the_first_second(kit: Kit, sit: Sit) -> None:
    person, hands = build(kit, sit, ("left", "right", "keypad"))
    live, ready = person.top.board.live, ("T", "Y", "KP_PLUS", "pad:b")
    assert all(live.late(key, person.top.view) for key in ready)
    assert not live.late("F", person.top.view)
    hands[2].press("KP_PLUS")  # else the next key would take
    hands[2].press("KP_MULTIPLY")
    person.stack.pass_time(100)
    done = person.top.watched.as_replay().actions
    assert [dict(action)["kind"] for seat, action in done if seat == 2] == ["grope"]
    while person.top.view.tick <= TICKS:
        person.stack.pass_time(100)
    assert not any(live.late(key, person.top.view) for key in ready)
    leave(person, hands)


def test_who_talks_is_seen_and_two_who_do_at_once_say_what_they_mean(kit: Kit, sit: Sit) -> None:
    person, hands = build(kit, sit, ("left", "right", "pad"))
    say = kit.words("wombat").say
    assert person.reads(say("talk.how"))
    assert not person.reads(say("talk.need"))
    for name, hand, key in zip(NAMES, hands, ("2", "9"), strict=False):
        hand.wishes.append("talk")
        hand.work()
        assert person.reads(say("talk.by", name=name, said=say("talk.begun")))
        assert person.reads(say("talk.need"))
        hand.press(key)
        assert person.reads(say("talk.by", name=name, said=say("talk.need")))
    for hand, key in zip(hands, ("3", "0"), strict=False):
        hand.press(key)
    assert person.reads(say("talk.how"))
    person.stack.pass_time(100)
    said = [event for event in person.top.watched.observations(None) if event.kind == "said"]
    assert {(event.seat, event.phrase.spelled) for event in said} == {(0, "need:3"), (1, "need:3")}
    leave(person, hands)


def leave(person: Any, hands: list[Any]) -> None:
    for hand in hands:
        if isinstance(hand, Thumbs):
            hand.pad.unplug()
        hand.devices.close()
    person.top.watched.close()


def test_a_gamepad_of_which_no_make_is_known_is_spoken_of_plainly(kit: Kit) -> None:
    hints = kit.hints
    hints.rack.add("pad:0", "pad:0")
    with hints.speaking("pad:0"):
        assert hints.short("pad:lb") == "L1"
    hints.rack.places.clear()
