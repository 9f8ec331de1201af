"""One switch plays everything: all is led to in turn, and one press uses it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from devices import Devices, VirtualPad
from real_time import in_time, table

from game.core.seats import CLOCK
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.board import TIME
from game.stage.input.inputs import KeyPressed
from game.stage.one_switch import OneSwitch
from game.stage.stack import Stack
from game.store.heads import House
from tests.least.shelved import shelved

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
STAYS: Final = 500


class Switch:
    """Somebody with one switch, who waits until the focus stands where it shall, and presses."""

    def __init__(
        self,
        person: Any,
        press: Callable[[Devices], None] | None = None,
        stays: int = STAYS,
    ) -> None:
        self.person = person
        self.devices = Devices(person)
        self.devices.switch = OneSwitch(lambda: stays)
        self._press = press or (lambda devices: devices.key("space"))

    @property
    def focus(self) -> str | None:
        top = self.person.top
        return top.form.focus if top.form is not None else getattr(top, "focus", None)

    def use(self, name: str, most: int = 60) -> None:
        for _ in range(most * STAYS // 50):
            if self.focus == name:
                self._press(self.devices)
                return
            self.devices.pass_time(50)
        raise AssertionError(f"{name} is never led to on {self.person.top.name}")

    def wait(self, name: str) -> None:
        ends = time.monotonic() + 60  # bots sit down meanwhile, in a process of their own
        while time.monotonic() < ends:
            if self.person.top.name == name:
                return
            if self.person.top.name == "peek":  # who one is is read first
                self.use("ready")
            self.devices.pass_time(50)
            time.sleep(0.001)
        raise AssertionError(f"still {self.person.top.name}")


def ticks(session: Any) -> int:
    return int(session.actors().count(CLOCK))


def pads(person: Any) -> Callable[[Devices], None]:
    held: list[VirtualPad] = []

    def press(devices: Devices) -> None:
        if not held:
            held.append(VirtualPad(devices))
        held[0].press("x")

    return press


@pytest.mark.parametrize("with_pad", [False, True])
def test_au_pas_one_switch_acts_lets_time_pass_and_opens_the_menu(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, with_pad: bool
) -> None:
    with shelved():
        in_time(monkeypatch)
        person = sit(table(kit, monkeypatch, "random", house=House(steps=True)))
        session = person.top.watched
        switch = Switch(person, pads(person) if with_pad else None)
        switch.wait("count")
        switch.wait("table")
        for _ in range(40):
            switch.devices.pass_time(50)
        assert ticks(session) == 0, "time stands however long all is led to"
        switch.use("button:grab")
        assert session.actors()[0] == 0
        while ticks(session) < 1:
            switch.devices.pass_time(50)
        switch.use(TIME)
        for _ in range(40):
            switch.devices.pass_time(50)
        assert ticks(session) == 11, "a second passes"
        switch.use("menu")
        assert person.top.name == "pause"
        switch.use("resume")
        switch.wait("count")
        switch.devices.close()
        session.close()


def test_a_held_switch_presses_once_and_other_keys_keep_their_meaning() -> None:
    stack, off, on = Stack(), OneSwitch(lambda: 0), OneSwitch(lambda: STAYS)
    held = KeyPressed("space", repeat=True)
    assert on.turned(held, stack) is None
    assert off.turned(held, stack) == held
    for key in ("escape", "left", "a", "tab"):
        assert on.turned(KeyPressed(key), stack) == KeyPressed(key)
    pad = KeyPressed("escape", given="pad:b", source="pad:0", place="pad:b")
    pressed = on.turned(pad, stack)
    assert isinstance(pressed, KeyPressed)
    assert (pressed.key, pressed.place, pressed.source) == ("enter", "", "pad:0")
    assert on.turned(KeyPressed("menu", source="pad:0"), stack) == KeyPressed("menu")


@pytest.mark.slow
def test_one_switch_builds_in_the_dark_from_the_title_to_the_result(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time(monkeypatch)
    options = {"seconds": 60, "practice": True}
    house = {"steps": True}
    kit.settings.last_table = {"game": "wombat", "seats": 3, "options": options, "house": house}
    kit.settings.take_alone = False
    kit.seed = 5
    person = sit(TitleScene(kit))
    switch = Switch(person)
    switch.use(f"{CARD}wombat")
    switch.use("table")
    switch.wait("lobby")
    switch.use("start")
    switch.wait("count")
    switch.wait("table")
    scene = person.top
    session = scene.watched
    laid = 0
    while session.outcome() is None:
        hand = scene.view.hands[scene.viewer]
        if scene.view.phase != at.BUILD or person.top is not scene:
            switch.devices.pass_time(50)
            continue
        if not scene.may_let_pass or hand.running or hand.waiting or hand.given:
            switch.devices.pass_time(50)
            continue
        if laid > 6:
            switch.use(TIME)
        elif hand.sizes and hand.place == 1:
            switch.use("place:1")
            laid += 1
        elif hand.sizes:
            switch.use("place:1")
        elif hand.place < SPINDLES:
            switch.use(f"place:{SPINDLES + laid}")
        else:
            switch.use("take")
        switch.devices.pass_time(50)
    assert laid > 2, "bricks were laid"
    switch.wait("result")
    switch.devices.close()


@pytest.mark.slow
def test_one_switch_plays_from_the_title_through_votes_to_the_end_and_back(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time(monkeypatch)
    options, house = {"seconds": 60, "beginner": True}, {"steps": True}
    kit.settings.last_table = {"game": "wombat", "seats": 3, "options": options, "house": house}
    kit.seed = 5
    person = sit(TitleScene(kit))
    switch = Switch(person, stays=50)
    for scene, name in (("title", f"{CARD}wombat"), ("title", "table"), ("lobby", "start")):
        switch.wait(scene)
        switch.use(name)
    switch.wait("count")
    switch.wait("table")
    scene = person.top
    session, me = scene.watched, scene.viewer
    pointed, ready = set(), set()
    while session.outcome() is None:
        view, turn = scene.view, (scene.view.number, scene.view.phase)
        if person.top is not scene or not scene.may_let_pass:
            switch.devices.pass_time(50)
        elif view.phase in (at.STRAW, at.FINAL) and view.alive[me] and turn not in pointed:
            other = next(seat for seat in view.living() if seat != me)
            switch.use(f"seat:{other}" if view.number % 2 else "button:sky")
            pointed.add(turn)
        elif view.phase == at.DEBATE and view.alive[me] and turn not in ready:
            if not ready:  # one accuses in one press, and says something else in two
                switch.use(f"seat:{next(seat for seat in view.living() if seat != me)}")
                switch.use("button:talk")
                switch.use("place:0")
            switch.use("button:ready")
            ready.add(turn)
        elif switch.focus == TIME:
            switch.devices.key("space")
        switch.devices.pass_time(50)
    assert len(pointed) >= 2
    assert ready
    actions = [action for seat, action in session.as_replay().actions if seat == me]
    assert {action["kind"] for action in actions} >= {"vote", "say", "ready"}
    said = {action["phrase"].partition(":")[0] for action in actions if action["kind"] == "say"}
    assert said == {"accuse", "robbed"}
    switch.wait("result")
    switch.use("menu")
    switch.wait("title")
    switch.devices.close()
