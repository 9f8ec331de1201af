"""What takes longer than one would wait: how far it is, and a way out with whatever one holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from devices import Devices, VirtualPad

from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.working import WorkingScene, worked
from game.session import make_head
from game.stage.input.inputs import CloseAsked
from game.stage.scene import Push
from game.stage.stack import Stack
from game.store.recorder import Recorder
from game.store.replays import read_replay
from tests.slow import slow

MARKS = 12_000
"""Lines of a match that nobody played: some hundred milliseconds to read."""


class Endless:
    """Work that is never done."""

    def __init__(self) -> None:
        self.at, self.many = 0, 10**9
        self.let_go = False

    def steps(self) -> Iterator[None]:
        try:
            while True:
                self.at = min(self.at + 1, self.many - 1)
                yield
        finally:
            self.let_go = True


@pytest.fixture
def work() -> Endless:
    return Endless()


@pytest.fixture
def busy(kit: Kit, sit: Any, work: Endless) -> Any:
    answer = worked(kit, work, lambda: "Trois sont là.")
    assert isinstance(answer, Push)
    person = sit(TitleScene(kit))
    person.stack.open(answer.scene)
    return person


def by_mouse(devices: Devices, scene: Any) -> None:
    devices.click(*scene.form["ok"].box.middle)


def by_enter(devices: Devices, scene: Any) -> None:
    devices.key("enter")


def by_escape(devices: Devices, scene: Any) -> None:
    devices.key("escape")


def by_finger(devices: Devices, scene: Any) -> None:
    devices.tap(*scene.form["ok"].box.middle)


@pytest.mark.any_language
@pytest.mark.parametrize("stop", [by_mouse, by_escape, *slow([by_enter, by_finger])])
def test_it_is_stopped_by_whatever_one_holds(
    busy: Any, work: Endless, stop: Callable[..., None]
) -> None:
    for _ in range(3):
        before = work.at
        busy.stack.pass_time(16)
        assert work.at > before, "it goes on by itself"
    devices = Devices(busy)
    stop(devices, busy.top)
    devices.close()
    assert isinstance(busy.top, NoticeScene)
    assert busy.reads("Trois sont là.")
    assert work.let_go, "nothing of it is held any more"


@pytest.mark.any_language
@pytest.mark.parametrize("button", ["a", "b"])
def test_it_is_stopped_by_a_gamepad(busy: Any, work: Endless, button: str) -> None:
    devices = Devices(busy)
    pad = VirtualPad(devices)
    pad.press(button)
    pad.unplug()
    devices.close()
    assert isinstance(busy.top, NoticeScene)
    assert work.let_go


@pytest.mark.any_language
def test_a_window_that_is_closed_lets_go_of_it(busy: Any, work: Endless) -> None:
    busy.stack.handle_input(CloseAsked())
    assert work.let_go


def test_how_far_it_is_can_be_read(busy: Any, fits: Any, kit: Kit) -> None:
    fits(busy.look())
    assert busy.reads(busy.top.spoken())
    assert busy.reads(kit.words().say("working.stop"))


# ---------------------------------------------------------------- a match that takes long to read


@pytest.fixture
def long_match(kit: Kit) -> Path:
    recorder = Recorder.create(kit.data, make_head("et_bim", ["human"] * 4, list("abcd"), seed=1))
    recorder.close()
    again, recorder = read_replay(recorder.path), Recorder.reopen(recorder.path)
    recorder.go_on(again.records, again.good)
    for number in range(MARKS):
        recorder.write({"note": {"mark": [1, 1, number % 5], "by": 0}})
    recorder.close()
    return recorder.path


@pytest.mark.slow
def test_a_long_match_is_read_behind_a_bar_and_can_be_left(
    kit: Kit, sit: Any, long_match: Path
) -> None:
    before = long_match.read_bytes()
    for stopped in (True, False):
        person = sit(ReplaysScene(kit))
        person.press("enter")
        assert isinstance(person.top, WorkingScene), "how it went takes long"
        for _ in range(2000):
            if not isinstance(person.top, WorkingScene):
                break
            person.stack.pass_time(16)
        assert person.top.name == "match-details"
        person.top.form.focus = "resume"
        person.press("enter")
        assert isinstance(person.top, WorkingScene)
        assert "%" in person.top.spoken()
        if stopped:
            person.press("escape")
            assert person.top.name == "match-details", "one is where one was"
            assert long_match.read_bytes() == before
            Recorder.reopen(long_match).close()  # nobody holds it
        else:
            until(person.stack, "claiming")
        person.stack.close_all()


def until(stack: Stack, name: str) -> None:
    for _ in range(2000):
        if stack.names[-1] == name:
            return
        stack.pass_time(16)
    raise AssertionError(stack.names)
