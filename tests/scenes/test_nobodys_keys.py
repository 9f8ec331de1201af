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
from game.scenes.kit import Kit
from game.scenes.shared.bystander import Bystander
from game.scenes.shared.couch import table_of
from game.session import make_head, start
from game.stage.paint.canvas import Canvas
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent

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
        person.stack.pass_time(16)
        pass_curtains(person, kit)
    while person.top.name == "count":
        person.stack.pass_time(50)
    assert person.top.view.phase == at.BUILD
    return person, hands


@pytest.mark.parametrize(
    "kinds", [("left", "right", "pad"), ("left", "right", "keypad"), ("pad", "pad", "pad")]
)
def test_a_press_that_is_sealed_changes_no_pixel_whoever_presses(
    kit: Kit, sit: Sit, kinds: tuple[str, ...]
) -> None:
    person, hands = build(kit, sit, kinds)
    beside = Bystander(kit, person.top.watched)

    def shown() -> tuple[Any, ...]:
        canvas = Canvas(pygame.Surface((640, 360)), kit.art)
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


def test_phrases_show_their_keys_and_nobody_is_seen_about_to_speak(kit: Kit, sit: Sit) -> None:
    person, hands = build(kit, sit, ("left", "right", "pad"))
    say = kit.words("wombat").say
    assert person.reads(say("talk.how"))
    assert person.reads(say("talk.need"))
    before = bytes(person.look().surface.get_view("0"))
    for hand, key in zip(hands, ("2", "9"), strict=False):
        hand.wishes.append("talk")
        hand.work()
        assert bytes(person.look().surface.get_view("0")) == before
        hand.press(key)
        assert bytes(person.look().surface.get_view("0")) == before
    for hand, key in zip(hands, ("3", "0"), strict=False):
        hand.press(key)
    person.stack.pass_time(100)
    said = [event for event in person.top.watched.observations(None) if event.kind == "said"]
    assert {(event.seat, event.phrase) for event in said} == {(0, "need:3"), (1, "need:3")}
    leave(person, hands)


def leave(person: Any, hands: list[Any]) -> None:
    for hand in hands:
        if isinstance(hand, Thumbs):
            hand.pad.unplug()
        hand.devices.close()
    person.top.watched.close()


def test_a_gamepad_of_which_no_make_is_known_is_spoken_of_plainly(kit: Kit) -> None:
    hands = kit.art.hands
    hands.rack.add("pad:0", "pad:0")
    with hands.speaking("pad:0"):
        assert hands.short("pad:lb") == "L1"
    hands.rack.places.clear()
