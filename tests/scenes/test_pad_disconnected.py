"""A gamepad is lost in mid-match: what becomes of its seat is asked once, and nothing is forced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from devices import Devices, VirtualPad
from walking import Eyes, overlaps

from game.scenes.kit import Kit
from game.scenes.shared.pad_disconnected import GRACE_MS, PadDisconnectedScene
from game.stage.input.claims import LEFT, SHARED
from game.stage.input.inputs import CloseAsked

NAMES = ["Zoé", "Kim", "Mehmet"]


class Table:
    """A match in which Kim plays with a gamepad, and Zoé with another."""

    def __init__(self, kit: Kit, sit: Any) -> None:
        kit.claims.restore({0: "pad:0", 1: "pad:1"})
        self.kit = kit
        self.person = sit(PadDisconnectedScene(kit, NAMES, 1))
        self.devices = Devices(self.person)
        self.zoe, self.kim = VirtualPad(self.devices), VirtualPad(self.devices)
        assert kit.lost_seats() == []
        self.kim.unplug()
        assert kit.lost_seats() == [1]
        self.person.stack.pass_time(GRACE_MS)

    @property
    def result(self) -> Any:
        assert self.person.stack.empty
        return self.person.stack.result


@pytest.fixture
def table(kit: Kit, sit: Any) -> Iterator[Table]:
    table = Table(kit, sit)
    yield table
    table.zoe.unplug()
    table.kim.unplug()
    table.devices.close()


def test_it_says_whose_it_is_and_goes_by_itself_when_it_is_back(table: Table) -> None:
    assert table.person.reads("Kim")
    assert "Kim" in table.person.top.spoken()
    table.person.stack.pass_time(60_000)
    assert not table.person.stack.empty, "as long as it is away"
    table.kim.plug()
    table.person.stack.pass_time(16)
    assert table.result is None
    assert table.kit.claims.source(1) == "pad:1"
    assert table.kim.source == "pad:1"


@pytest.mark.any_language
def test_another_gamepad_takes_the_seat(table: Table) -> None:
    third = VirtualPad(table.devices)  # the same kind: it gets the number, and is the one again
    table.person.stack.pass_time(16)
    assert table.result is None
    third.unplug()


@pytest.mark.any_language
def test_a_gamepad_that_plays_for_nobody_takes_the_seat(table: Table) -> None:
    table.kit.claims.release(0)
    table.zoe.press("x")
    assert table.result == ("claim", "pad:0")
    assert table.kit.claims.all() == {1: "pad:0"}
    assert table.kit.lost_seats() == []


@pytest.mark.any_language
def test_a_free_half_of_the_keyboard_takes_the_seat(table: Table) -> None:
    table.devices.key("f")
    assert table.result == ("claim", LEFT)
    assert table.kit.claims.source(1) == LEFT


@pytest.mark.any_language
@pytest.mark.parametrize("chosen", ["share", "bot"])
@pytest.mark.parametrize("means", ["mouse", "keys", "touch", "pad"])
def test_each_device_can_choose(table: Table, means: str, chosen: str) -> None:
    box = table.person.top.form[chosen].box
    if means == "mouse":
        table.devices.click(*box.middle)
    elif means == "touch":
        table.devices.tap(*box.middle)
    else:
        press = table.devices.key if means == "keys" else table.zoe.press
        if chosen == "bot":
            press("down")
        press("enter" if means == "keys" else "a")
    assert table.result == (chosen,)
    assert table.kit.claims.source(1) == SHARED
    assert table.kit.claims.source(0) == "pad:0"


@pytest.mark.any_language
def test_nothing_that_was_pressed_for_the_match_chooses(kit: Kit, sit: Any, table: Table) -> None:
    scene = PadDisconnectedScene(kit, NAMES, 1)
    table.person.stack.open(scene)
    table.zoe.press("a", "b")
    table.devices.key("f", "enter", "escape")
    assert table.person.top is scene
    table.person.stack.handle_input(CloseAsked())
    assert table.person.stack.result == "quit"


@pytest.mark.parametrize("size", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_it_fits_at_any_size_of_words(kit: Kit, sit: Any, fits: Any, size: int) -> None:
    kit.settings.text_size = size
    kit.claims.claim(0, "pad:11")
    person = sit(PadDisconnectedScene(kit, ["m" * 12], 0))
    fits(person.look())
    eyes = Eyes(kit.art, kit.hints)
    person.top.draw(eyes)
    assert not overlaps(eyes.seen)
