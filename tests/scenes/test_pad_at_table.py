"""Fan, hint, log and notes by gamepad and by finger; what to press follows the device used last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from piloting import Pilot
from walking import Eyes

from game import tour
from game.games import FIRST as GAME
from game.scenes.kit import Kit
from game.stage.input.fingers import LONG_MS
from game.stage.input.input_hints import GAMEPAD, KEYS, TOUCH
from game.stage.input.pads import FAST_MS, SLOW_MS

Hire = Callable[[str], Pilot]


@pytest.fixture
def hire(kit: Kit, sit: Any) -> Iterator[Hire]:
    """Somebody at a running table who is asked for a card, with one device."""
    hired: list[Pilot] = []

    def one(means: str) -> Pilot:
        session = tour.table_session(kit, GAME, 6)
        tour.play_on(session, turns=12, answering=False)
        hired.append(Pilot(sit(tour.seated(kit, session)), means))
        hired[-1].until_asked()
        return hired[-1]

    yield one
    for pilot in hired:
        pilot.close()
        pilot.person.stack.close_all()


def test_each_aid_has_a_button(hire: Hire) -> None:
    pilot = hire("pad")
    pilot.pad.press("ls")
    assert pilot.person.top.name == "log"
    pilot.pad.press("b", "x")
    assert pilot.person.top.name == "notes"
    pilot.pad.press("b")
    pilot.pad.push(2, 1.0)  # the right stick
    pilot.pad.push(2, 0.0)
    assert pilot.table.pile_fan.pile == "seat:0", "one's own pile, where no other has the focus"
    pilot.pad.press("b")
    assert pilot.table.pile_fan.pile is None
    pilot.pad.press("lt+x")
    assert pilot.person.top.name == "table", "two at once are not one of them"
    assert pilot.table.hand.reason, "a hint"


def test_a_hint_is_in_the_menu_for_who_has_no_key(kit: Kit, hire: Hire) -> None:
    pilot = hire("touch")
    pilot.devices.tap(*pilot.table.layout.touch["menu"].box.middle)
    pilot.use("hint")
    assert pilot.table.hand.reason
    kit.settings.hints = False
    pilot.devices.tap(*pilot.table.layout.touch["menu"].box.middle)
    assert "hint" not in [widget.name for widget in pilot.person.top.form.widgets]


def test_a_key_bound_anew_does_what_the_old_one_did_and_is_shown(kit: Kit, hire: Hire) -> None:
    pilot = hire("keyboard")
    kit.hints.bindings.bind("notes", "g")
    eyes = Eyes(kit.art, kit.hints)
    pilot.table.draw(eyes)
    assert "G" in [line.text for line in eyes.seen]
    assert "N" not in [line.text for line in eyes.seen]
    pilot.devices.key("n")
    assert pilot.person.top.name == "table"
    pilot.devices.key("g")
    assert pilot.person.top.name == "notes"


def test_what_to_press_follows_the_device_used_last(kit: Kit, hire: Hire) -> None:
    pilot = hire("pad")
    hints = kit.hints
    pilot.pad.press("guide")
    assert (hints.device, hints.cap("h")) == (GAMEPAD, "pad:lt+x")
    pilot.devices.key("f9")
    assert (hints.device, hints.cap("h")) == (KEYS, "h")
    pilot.devices.tap(640, 400)
    assert (hints.device, hints.cap("h")) == (TOUCH, "finger")
    pilot.pad.press("guide")
    pilot.pad.unplug()
    assert hints.device == KEYS, "nobody holds what was pulled out"


@pytest.mark.parametrize("means", ["keyboard", "pad"])
def test_ones_tile_is_seen_without_holding_anything(hire: Hire, means: str) -> None:
    pilot = hire(means)

    def press() -> None:
        pilot.pad.press("y") if pilot.pad else pilot.devices.key("i")

    press()
    assert not pilot.table.glance.on, "as long as it is held"
    press()
    assert pilot.table.glance.on, "twice at once: until the next time"
    for _ in range(20):
        pilot.tick()
    assert pilot.table.glance.on
    press()
    assert not pilot.table.glance.on


def test_a_stick_that_is_held_goes_on_and_does_not_flutter(hire: Hire) -> None:
    pilot = hire("pad")
    pilot.pad.press("start")
    form = pilot.person.top.form
    first = form.focus
    pilot.pad.push(1, 0.5)
    assert form.focus == first, "not far enough"
    pilot.pad.push(1, 0.9)
    second = form.focus
    assert second != first
    pilot.pad.push(1, 0.45)
    pilot.pad.push(1, 0.6)
    assert form.focus == second, "it was not let go between"
    pilot.devices.pass_time(SLOW_MS)
    third = form.focus
    assert third != second
    pilot.devices.pass_time(FAST_MS)
    assert form.focus != third
    pilot.pad.push(1, 0.0)
    last = form.focus
    pilot.devices.pass_time(SLOW_MS)
    assert form.focus == last


def test_a_long_press_of_a_finger_fans_a_pile_out_and_aims_at_nobody(hire: Hire) -> None:
    pilot = hire("touch")
    table = pilot.table
    box = table.layout.touch["seat:2"].box
    pilot.devices.finger(pygame.FINGERDOWN, *box.middle)
    for _ in range(LONG_MS // 50 + 1):
        pilot.tick()
    assert table.pile_fan.pile == "seat:2"
    pilot.devices.finger(pygame.FINGERUP, *box.middle)
    assert not table.hand.touched


def test_a_finger_scrolls_a_list_and_uses_nothing(hire: Hire) -> None:
    pilot = hire("touch")
    pilot.devices.tap(*pilot.table.layout.touch["rules"].box.middle)
    assert pilot.person.top.name == "rules"
    pilot.person.look()
    before = [line.y for line in pilot.person.seen]
    pilot.devices.drag(640, 600, 640, 200)
    pilot.person.look()
    assert [line.y for line in pilot.person.seen] != before
    assert pilot.person.top.name == "rules"
