"""Press to claim: each device takes a place and gives it up; whoever presses nothing shares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from devices import Devices, VirtualPad
from walking import Eyes, overlaps

from game.scenes.kit import Kit
from game.scenes.shared.claiming import CLAIMED, ClaimingScene
from game.stage.input.claims import KEYPAD, KEYS, LEFT, MOUSE, RIGHT, SHARED
from game.stage.input.inputs import CloseAsked, KeyPressed
from game.stage.stack import Stack

NAMES = ["Zoé", "Rosa", "Kim", "Anne-Sophie", "Bot", "Mehmet"]
PEOPLE = [0, 2, 3, 5]


class Couch:
    """Several people before one screen, and all they hold."""

    def __init__(self, kit: Kit, sit: Any, people: list[int], pads: int) -> None:
        self.kit = kit
        self.person = sit(ClaimingScene(kit, NAMES, people))
        self.devices = Devices(self.person)
        self.pads = [VirtualPad(self.devices) for _ in range(pads)]
        self.person.stack.pass_time(16)

    @property
    def stack(self) -> Stack:
        stack: Stack = self.person.stack
        return stack

    @property
    def scene(self) -> Any:
        return self.stack.top

    def close(self) -> None:
        for pad in self.pads:
            pad.unplug()
        self.devices.close()


Gather = Callable[..., Couch]


@pytest.fixture
def gather(kit: Kit, sit: Any) -> Iterator[Gather]:
    gathered: list[Couch] = []

    def down(people: list[int] = PEOPLE, pads: int = 0) -> Couch:
        gathered.append(Couch(kit, sit, people, pads))
        return gathered[-1]

    yield down
    for couch in gathered:
        couch.close()


def test_two_gamepads_and_two_halves_each_take_a_place_and_begin(gather: Gather) -> None:
    couch = gather(pads=2)
    first, second = couch.pads
    assert (first.source, second.source) == ("pad:0", "pad:1")
    second.press("a")
    first.press("x")
    couch.devices.key("d")
    couch.devices.key("o")
    assert couch.kit.claims.all() == {0: "pad:1", 2: "pad:0", 3: LEFT, 5: RIGHT}
    assert couch.scene.form.focus == "start", "all have a device of their own"
    assert couch.person.reads(couch.kit.words().say("devices.pad").format(number=2))
    first.press("a")
    assert couch.stack.empty
    assert couch.stack.result == CLAIMED


def test_whoever_presses_nothing_shares_and_anything_begins(gather: Gather) -> None:
    couch = gather(people=[0, 2], pads=1)
    couch.pads[0].press("down", "down", "down")
    assert couch.scene.form.focus in ("start", "back")
    if couch.scene.form.focus == "back":
        couch.pads[0].press("left")
    couch.pads[0].press("a")
    assert couch.stack.result == CLAIMED, "nothing has to be claimed, not even what is held"
    assert couch.kit.claims.all() == {}


def test_the_place_that_is_lit_is_taken_and_back_gives_it_up(gather: Gather) -> None:
    couch = gather(pads=1)
    pad = couch.pads[0]
    pad.press("down", "a")
    assert couch.kit.claims.all() == {2: "pad:0"}
    pad.press("a", "x", "start")
    assert couch.kit.claims.all() == {2: "pad:0"}, "pressed twice, it takes no second place"
    assert NAMES[2] in couch.scene.aside()
    pad.press("b")
    assert couch.kit.claims.all() == {}
    assert couch.scene.form.focus == "seat:2"
    pad.press("b")
    assert couch.stack.empty, "what plays for nobody leaves"
    assert couch.stack.result is None


@pytest.mark.any_language
def test_without_a_pad_a_press_goes_on_and_a_letter_takes_the_first_place(
    gather: Gather,
) -> None:
    couch = gather()
    assert couch.scene.form.focus == "start", "all share what lies on the table"
    couch.devices.key("d")
    assert couch.kit.claims.all() == {0: LEFT}
    couch.devices.key("o")
    assert couch.kit.claims.all() == {0: LEFT, 2: RIGHT}, "though it confirms, on its half"
    couch = gather()
    couch.devices.key("enter")
    assert couch.stack.result == CLAIMED


@pytest.mark.any_language
def test_a_letter_takes_a_half_by_its_place_and_gives_it_up(gather: Gather) -> None:
    couch = gather()
    couch.devices.key("down", "tab", "1", "down")
    assert LEFT not in couch.kit.claims.all().values(), "what leads through menus claims nothing"
    couch.scene.handle_input(KeyPressed("escape", given="q", source=LEFT))
    seat = couch.kit.claims.seat(LEFT)
    assert seat is not None
    couch.devices.key("s")
    assert couch.kit.claims.seat(LEFT) == seat
    couch.devices.key("q")
    assert couch.kit.claims.seat(LEFT) is None


@pytest.mark.any_language
def test_a_thumb_on_a_stick_changes_ones_own_place_alone(gather: Gather) -> None:
    couch = gather(pads=1)
    pad = couch.pads[0]
    pad.press("a")
    assert couch.scene.form.focus == "seat:2"
    pad.press("left", "right", "right")
    assert couch.kit.claims.all() == {0: "pad:0"}
    pad.press("up", "right")
    assert couch.kit.claims.all() == {}, "one's own is changed as with any device"


@pytest.mark.any_language
def test_whose_gamepad_has_gone_since_shares_at_the_next_table(gather: Gather) -> None:
    couch = gather(pads=1)
    couch.kit.claims.restore({0: "pad:0", 2: "pad:1", 3: KEYS})
    ClaimingScene(couch.kit, NAMES, PEOPLE)
    assert couch.kit.claims.all() == {0: "pad:0", 3: KEYS}


@pytest.mark.any_language
def test_back_and_closing_leave_the_claims_as_they_were(gather: Gather) -> None:
    couch = gather(pads=1)
    couch.kit.claims.restore({0: "pad:0", 2: KEYS})
    scene = ClaimingScene(couch.kit, NAMES, PEOPLE)
    couch.stack.open(scene)
    couch.pads[0].press("b")
    assert couch.kit.claims.all() == {2: KEYS}
    couch.devices.key("escape")
    assert couch.kit.claims.all() == {0: "pad:0", 2: KEYS}
    scene = ClaimingScene(couch.kit, NAMES, [3, 5])
    assert couch.kit.claims.all() == {}, "who does not play holds nothing"
    scene.handle_input(CloseAsked())
    assert couch.kit.claims.all() == {0: "pad:0", 2: KEYS}


@pytest.mark.any_language
@pytest.mark.parametrize("means", ["mouse", "keys", "touch", "pad"])
def test_with_each_device_alone_all_can_be_chosen_for_everybody(gather: Gather, means: str) -> None:
    couch = gather(pads=1)
    row = couch.scene.form["seat:2"]
    box = row.box
    right = (box.x + box.width - 20, box.y + (row.above + box.height) / 2)
    if means in ("keys", "pad"):
        (couch.devices.key if means == "keys" else couch.pads[0].press)("down")
    had = []
    for _ in range(7):
        if means == "mouse":
            couch.devices.click(*right)
        elif means == "touch":
            couch.devices.tap(*right)
        else:
            (couch.devices.key if means == "keys" else couch.pads[0].press)("right")
        had.append(couch.kit.claims.source(2))
    assert had == [MOUSE, KEYS, LEFT, RIGHT, KEYPAD, "pad:0", SHARED]


@pytest.mark.any_language
def test_nobody_is_offered_what_another_has(gather: Gather) -> None:
    couch = gather(pads=2)
    couch.pads[0].press("a")
    couch.devices.key("d")
    free = [source for source, _ in couch.scene.form["seat:3"].options]
    assert free == [SHARED, MOUSE, RIGHT, KEYPAD, "pad:1"]
    mine = [source for source, _ in couch.scene.form["seat:2"].options]
    assert mine == [SHARED, MOUSE, KEYS, LEFT, RIGHT, KEYPAD, "pad:1"]


def test_a_gamepad_that_goes_is_said_to_be_away_until_it_comes_back(
    gather: Gather,
) -> None:
    couch = gather(pads=1)
    pad = couch.pads[0]
    pad.press("a")
    couch.stack.pass_time(16)
    shown = couch.stack.shows
    pad.unplug()
    couch.stack.pass_time(16)
    assert couch.stack.shows != shown, "it is drawn anew"
    say = couch.kit.words().say
    away = say("claiming.away", device=say("devices.pad").format(number=1))
    assert couch.person.reads(away)
    pad.plug()
    couch.stack.pass_time(16)
    assert not couch.person.reads(away)
    pad.press("b")
    assert couch.kit.claims.all() == {}, "it is the same one"


@pytest.mark.parametrize("size", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_it_fits_and_is_read_at_any_size_of_words(kit: Kit, sit: Any, fits: Any, size: int) -> None:
    kit.settings.text_size = size
    names = [name.ljust(12, "m") for name in "abcdefghijkl"]
    person = sit(ClaimingScene(kit, names, list(range(12))))
    kit.hints.rack.add("x", "Xbox")
    person.stack.pass_time(16)
    for source in ("pad:0", LEFT, RIGHT):
        person.stack.handle_input(
            KeyPressed("up", given="w" if source != "pad:0" else "pad:x", source=source)
        )
    said = [person.top.spoken(), person.top.aside()]
    assert all(said)
    for way in (["down"] * 16, ["home"], ["end"]):
        for key in way:
            person.press(key)
        fits(person.look())
        eyes = Eyes(kit.art, kit.hints)
        person.top.draw(eyes)
        assert not overlaps(eyes.seen)
    form = person.top.form
    told = " ".join([said[0], *(widget.spoken(kit.words().say) for widget in form.widgets)])
    assert all(name in told for name in names)
    assert kit.words().say("devices.left") in told
    assert kit.hints.with_keys("[up] [left] [down] [right]", LEFT) in told
