"""Several people against the clock on one screen: all play at once; nothing shows whose it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from real_time import table

from game.core.seats import CLOCK
from game.scenes.kit import Kit
from game.scenes.shared.live_hands import PAUSES
from game.stage.input.inputs import FocusLost, KeyPressed, PointerPressed
from game.stage.motion.director import Director
from game.store.heads import HUMAN, House
from tests.least.shelved import shelved

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


@pytest.fixture
def people(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two people, each with a half of the keyboard, and a bot; time runs."""
    yield from _people(kit, sit, monkeypatch, House())


@pytest.fixture
def strollers(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The same, au pas."""
    yield from _people(kit, sit, monkeypatch, House(steps=True))


def _people(kit: Kit, sit: Sit, patch: pytest.MonkeyPatch, house: House) -> Iterator[Any]:
    scene = table(kit, patch, HUMAN, "random", house=house)
    kit.claims.claim(0, "left")
    kit.claims.claim(1, "right")
    one = sit(scene)
    count_in(one)
    yield one
    scene.watched.close()


def count_in(one: Any) -> None:
    for _ in range(3):
        one.stack.pass_time(16)
    assert one.top.name == "count"
    while one.top.name == "count":
        one.stack.pass_time(50)


def press(one: Any, key: str, source: str) -> None:
    one.stack.handle_input(KeyPressed(key, source=source))


def ticks(one: Any) -> int:
    return one.top.watched.actors().count(CLOCK)


def test_both_act_in_one_tick_each_with_their_own_device(people: Any) -> None:
    assert people.top.name == "live_couch"
    press(people, "g", "right")
    press(people, "g", "left")
    press(people, "g", "pad:0")
    assert people.top.watched.actors() == [1, 0], "and a gamepad that is nobody's does nothing"


def test_a_character_s_line_waits_for_the_picture_of_what_it_is_about(
    people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr(Director, "left_ms", property(lambda _: 777.0))
    monkeypatch.setattr(
        people.top.speech_bubbles, "pass_time", lambda *_, moves=0.0, **__: waits.append(moves)
    )
    people.stack.pass_time(16)
    assert waits == [777.0], "or it would tell who is unmasked before they are"


def test_nothing_is_seen_of_what_somebody_presses_before_the_tick_ends(people: Any) -> None:
    people.look()
    before, pixels = people.top.shows, bytes(people.look().surface.get_view("0"))
    press(people, "g", "left")
    assert people.top.shows == before
    assert bytes(people.look().surface.get_view("0")) == pixels


def test_the_mouse_is_refused_with_the_reason(people: Any) -> None:
    people.stack.handle_input(PointerPressed(640, 590))
    assert people.top.watched.actors() == []
    assert people.top.hand.reason


def test_anybody_may_pause_three_times_a_turn_and_leaving_always_pauses(
    people: Any,
) -> None:
    for _ in range(PAUSES):
        press(people, "escape", "left")
        assert people.top.name == "pause"
        people.press("escape")
        count_in(people)
    press(people, "escape", "left")
    assert people.top.name == "live_couch"
    assert "Kim" in people.top.hand.reason
    press(people, "escape", "right")
    assert people.top.name == "pause", "the others may still"
    people.press("escape")
    count_in(people)
    people.stack.handle_input(FocusLost())
    assert people.top.name == "pause"


def test_au_pas_a_second_passes_when_all_let_it(strollers: Any) -> None:
    for _ in range(30):
        strollers.stack.pass_time(50)
    assert ticks(strollers) == 0
    press(strollers, "tab", "left")
    press(strollers, "g", "right")
    for _ in range(10):
        strollers.stack.pass_time(50)
    assert ticks(strollers) == 0, "one of two has not let it"
    press(strollers, "tab", "right")
    for _ in range(40):
        strollers.stack.pass_time(50)
    assert ticks(strollers) == 10
