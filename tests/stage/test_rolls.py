"""The roll: what does not fit is brought into sight, whole, by keys, wheel or bar alone."""

from __future__ import annotations

import random

import pytest

from game.stage.input.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.motion.layout import Box
from game.stage.widgets.form import Button, Form
from game.stage.widgets.rolls import Roll, Row

AREA = Box(40, 100, 1200, 400)


class Somebody:
    """A form of a button above, a roll, and two buttons below it; and who uses it."""

    def __init__(self, heights: list[float], across: int = 2) -> None:
        rows = [
            Row(
                high,
                [
                    Button(f"{at}:{one}", Box(one * 300, 0, 280, high), "x")
                    for one in range(1 + at % across)
                ],
            )
            for at, high in enumerate(heights)
        ]
        self.roll = Roll(rows, AREA)
        around = [Button("above", Box(40, 20, 200, 50), "x")]
        around += [Button(name, Box(x, 600, 200, 50), "x") for name, x in (("a", 40), ("b", 800))]
        self.form = Form([*(widget for row in rows for widget in row.widgets), *around])
        self.roll.place(self.form)

    def handle_input(self, heard: Input) -> None:
        if not self.roll.handle_input(heard, self.form):
            self.form.handle_input(heard)
            self.roll.place(self.form)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.handle_input(KeyPressed(key))

    def shown(self) -> list[str]:
        return [w.name for w in self.form.widgets if ":" in w.name and w.shown]

    def check(self) -> None:
        """What is shown lies whole in the box and not over another; the focus is shown."""
        boxes = [w.box for w in self.form.widgets if ":" in w.name and w.shown]
        assert boxes
        for box in boxes:
            assert AREA.y <= box.y
            assert box.y + box.height <= AREA.y + AREA.height + 1
            assert not any(box.holds(*other.middle) for other in boxes if other is not box)
        assert self.form.focused is not None
        assert self.form.focused.shown


def heights(seed: int, many: int) -> list[float]:
    chance = random.Random(seed)  # noqa: S311 a test's own luck
    return [chance.choice((60.0, 90.0, 200.0, 390.0)) for _ in range(many)]


@pytest.mark.parametrize("key", ["down", "tab"])
@pytest.mark.parametrize("seed", range(6))
def test_one_key_alone_leads_through_every_row_and_out_again(key: str, seed: int) -> None:
    person = Somebody(heights(seed, 9), across=1)
    met = set()
    for _ in range(40):
        met.add(person.form.focus)
        person.press(key)
        person.check()
    assert met >= {f"{at}:0" for at in range(9)}
    assert met & {"above", "a", "b"}


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_pressed_whole_rows_are_in_sight_with_the_focus_in_one(
    seed: int,
) -> None:
    chance = random.Random(seed)  # noqa: S311 a test's own luck
    person = Somebody(heights(seed, chance.randrange(1, 12)))
    keys = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end", "tab")
    for _ in range(150):
        person.press(chance.choice(keys))
        person.check()


def test_pages_leave_nothing_out() -> None:
    person = Somebody(heights(3, 12))
    for key, end in (("pagedown", "11:0"), ("pageup", "0:0")):
        met = set(person.shown())
        for _ in range(12):
            person.press(key)
            met |= set(person.shown())
        assert met >= {f"{at}:0" for at in range(12)}
        assert end in person.shown()


def test_a_roll_says_where_each_row_begins_that_can_be_the_first_in_sight() -> None:
    person = Somebody([90.0, 200.0, 60.0, 390.0, 90.0, 90.0])
    person.form.focus = "above"
    assert person.roll.offsets == {0: 0, 1: 104, 2: 318, 3: 392, 4: 796}
    before = {one.name: one.box.y for one in person.form.widgets}
    for row, top in person.roll.offsets.items():
        person.roll.first = row
        person.roll.place(person.form)
        gone = {before[w.name] - w.box.y for w in person.form.widgets if ":" in w.name}
        assert gone == {top}
    person.roll.first = 2
    person.roll.place(person.form)
    assert person.roll.offsets == {-2: -318, -1: -214, 0: 0, 1: 74, 2: 478}


def test_the_wheel_and_the_bar_reach_both_ends() -> None:
    person = Somebody([90.0] * 12)
    for _ in range(12):
        person.handle_input(Wheel(600, 300, -1))
        person.check()
    assert "11:0" in person.shown()
    bar = AREA.x + AREA.width - 12
    person.handle_input(PointerPressed(bar, AREA.y + 1, 1))
    assert "0:0" in person.shown()
    person.handle_input(PointerMoved(bar, AREA.y + AREA.height))
    assert "11:0" in person.shown()
    person.handle_input(PointerReleased(bar, 0, 1))
    person.handle_input(PointerMoved(bar, AREA.y))
    assert "11:0" in person.shown()


def test_what_fits_has_no_bar_and_does_not_move() -> None:
    person = Somebody([90.0] * 3)
    for heard in (Wheel(600, 300, -1), KeyPressed("pagedown"), KeyPressed("end")):
        person.handle_input(heard)
        assert person.roll.first == 0
        assert len(person.shown()) == len(person.form.widgets) - 3


def test_moving_up_enters_the_lowest_row_in_sight_and_leaves_by_the_first() -> None:
    person = Somebody([90.0] * 12, across=1)
    person.form.focus = "b"
    person.press("up")
    lowest = person.shown()[-1]
    assert person.form.focus == lowest
    person.press(*["up"] * (1 + int(lowest[0])))
    assert person.form.focus == "above"
    person.press("down")
    assert person.form.focus == "0:0"


def test_arrows_lead_on_from_a_heading_that_a_page_began_with() -> None:
    somebody = Somebody([300.0] * 8)
    heading = somebody.roll.rows[4].widgets[0]
    heading.enabled = False
    somebody.form.focus = heading.name
    somebody.press("right", "left", "down")
    somebody.check()
