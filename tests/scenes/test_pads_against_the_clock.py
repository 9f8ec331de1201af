"""Gamepads against the clock: parts of them are places, alone and around one screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from devices import Devices, VirtualPad
from game.games.pulse.model import GRAB
from real_time import table

from game.core.seats import CLOCK
from game.scenes.kit import Kit
from game.stage.input.flicks import SETTLE_MS
from game.store.heads import HUMAN, House
from tests.least.shelved import shelved

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


def count_in(one: Any) -> None:
    while one.top.name != "count":
        one.stack.pass_time(16)
    while one.top.name == "count":
        one.stack.pass_time(50)
    one.stack.pass_time(1)


def flick(devices: Devices, pad: VirtualPad) -> None:
    """Push the stick up, as a thumb does, and let it go."""
    pad.push(0, 0.2)
    pad.push(1, -0.95)
    devices.pass_time(SETTLE_MS)
    pad.push(0, 0.0)
    pad.push(1, 0.0)


def test_alone_a_flick_and_a_press_of_the_stick_touch_places(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    session, devices = person.top.watched, Devices(person)
    pad = VirtualPad(devices)
    count_in(person)
    for press in (lambda: flick(devices, pad), lambda: pad.press("ls"), lambda: pad.press("b")):
        before = len([seat for seat in session.actors() if seat == 0])
        press()
        assert len([seat for seat in session.actors() if seat == 0]) == before + 1
        assert person.top.name == "table", "what goes back elsewhere is a place here"
        while GRAB not in session.legal(0):
            person.stack.pass_time(20)
    pad.press("start")
    assert person.top.name == "pause"
    pad.push(1, 0.95)
    focused = person.top.form.focused
    pad.push(1, 0.0)
    pad.push(1, 0.95)
    assert person.top.form.focused is not focused, "in a menu the stick leads"
    devices.close()
    session.close()


def test_around_one_screen_two_gamepads_and_two_halves_play_in_one_tick(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(kit, monkeypatch, HUMAN, HUMAN, HUMAN, "random")
    session, person = scene.watched, sit(scene)
    devices = Devices(person)
    pads = [VirtualPad(devices), VirtualPad(devices)]
    for seat, source in enumerate(("left", "right", pads[0].source, pads[1].source)):
        kit.claims.claim(seat, source)
    count_in(person)
    ticks = session.actors().count(CLOCK)
    flick(devices, pads[1])
    pads[0].press("b")
    devices.key("g")
    assert session.actors().count(CLOCK) == ticks
    assert [seat for seat in session.actors() if seat in range(4)] == [3, 2, 0]
    assert person.top.name == "live_couch"
    pads[1].unplug()
    person.stack.pass_time(16)
    assert person.top.name != "live_couch", "a gamepad that is lost stops time"
    devices.close()
    session.close()


def test_au_pas_a_place_is_no_word_that_time_may_pass(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = table(kit, monkeypatch, HUMAN, "random", house=House(steps=True))
    session, person = scene.watched, sit(scene)
    devices = Devices(person)
    kit.claims.claim(0, "left")
    kit.claims.claim(1, "right")
    count_in(person)
    devices.key("q")  # elsewhere it leads back, and so does E confirm
    assert person.top.name == "live_couch"
    assert [seat for seat in session.actors() if seat in range(2)] == [0]
    devices.close()
    session.close()
