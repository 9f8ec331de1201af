"""A table in a real-time game: by the clock alone, at any number of pictures a second, and fair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from real_time import in_time, table

from game.core.seats import CLOCK
from game.scenes.kit import Kit
from game.session import Session
from game.stage.input.inputs import FocusLost, KeyPressed
from game.store.heads import House
from tests.least.shelved import shelved

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
GRABS = {3: "g", 8: "g", 9: "g", 17: "g", 30: "g"}
"""In which ticks the person presses a key."""
RHYTHMS = {
    "20 pictures a second": [50],
    "60": [17, 17, 16],
    "144": [7, 7, 7, 7, 7, 7, 6],
    "pictures lost": [16, 17, 90, 7, 33, 61],
}


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


def ticks(session: Session) -> int:
    return session.actors().count(CLOCK)


def count_in(person: Any) -> None:
    """Let the count of three pass."""
    person.stack.pass_time(16)
    assert person.top.name == "count"
    while person.top.name == "count":
        person.stack.pass_time(50)


def play(person: Any, session: Session, rhythm: list[int], pauses: frozenset[int]) -> None:
    """Play to the end, pressing in the same ticks whatever the rhythm."""
    keys, stops, at = dict(GRABS), set(pauses), 0
    count_in(person)
    while session.outcome() is None:
        now = ticks(session)
        if now in stops:
            stops.discard(now)
            person.stack.handle_input(FocusLost())
            assert person.top.name == "pause"
            for _ in range(50):
                person.stack.pass_time(50)
            assert ticks(session) == now, "time stands still"
            person.press("escape")
            count_in(person)
        if now in keys and person.top.is_mine():
            person.press(keys.pop(now))
        person.stack.pass_time(rhythm[at % len(rhythm)])
        at += 1
    assert not keys


def marks(session: Session) -> list[tuple[int, dict[str, Any]]]:
    """Every act, those of time with a hash of what it found."""
    return session.as_replay().actions


@pytest.fixture
def usual(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Any]:
    return _played(kit, sit, monkeypatch, [16, 17, 17])


def _played(
    kit: Kit,
    sit: Sit,
    patch: pytest.MonkeyPatch,
    rhythm: list[int],
    pauses: frozenset[int] = frozenset(),
    house: House | None = None,
) -> tuple[Any, Any]:
    in_time(patch)
    scene = table(kit, patch, "random", "random", house=house)
    session = scene.watched
    play(sit(scene), session, rhythm, pauses)
    facts = session.open_book()
    done = marks(session)
    session.close()
    return done, facts


@pytest.mark.parametrize("rhythm", RHYTHMS.values(), ids=RHYTHMS)
def test_the_same_seed_and_verbs_give_the_same_facts_at_any_frame_rate(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, usual: Any, rhythm: list[int]
) -> None:
    assert _played(kit, sit, monkeypatch, rhythm) == usual


@pytest.mark.parametrize("slow", [2, 4])
def test_slow_is_the_same_ticks_longer(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, usual: Any, slow: int
) -> None:
    assert _played(kit, sit, monkeypatch, [50], house=House(slow=slow)) == usual


def test_a_match_that_is_paused_anywhere_goes_on_at_the_same_tick(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, usual: Any
) -> None:
    assert _played(kit, sit, monkeypatch, [16, 17, 17], frozenset({0, 7, 8, 29})) == usual


def test_time_is_counted_in_and_nothing_that_is_pressed_meanwhile_counts(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    session = person.top.watched
    person.stack.pass_time(16)
    said = set()
    while person.top.name == "count":
        said.add(person.top.number)
        person.look()
        person.press("g")
        person.stack.pass_time(50)
    assert said == {3, 2, 1}
    assert session.actors() == []
    person.stack.pass_time(16)
    person.press("g")
    assert session.actors() == [0]


def test_keys_meant_for_the_match_leave_no_pause_that_nobody_asked_for(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    count_in(person)
    person.stack.pass_time(16)
    person.stack.handle_input(FocusLost())
    for key in ("down", "enter", "escape"):
        person.press(key)
        assert person.top.name == "pause"
    person.stack.pass_time(1000)
    person.press("escape")
    assert person.top.name != "pause"


def test_what_is_held_over_a_pause_counts_only_when_it_is_pressed_anew(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    session = person.top.watched
    count_in(person)
    person.stack.pass_time(16)
    for _ in range(5):
        person.stack.handle_input(KeyPressed("g", repeat=True))
    assert session.actors() == []


def test_the_count_stops_where_somebody_leaves_and_the_menu_lies_there(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    person.stack.pass_time(16)
    person.stack.handle_input(FocusLost())
    assert person.top.name == "pause"
    person.press("escape")
    count_in(person)
    assert person.top.name == "table"


def test_whatever_lay_over_the_table_time_is_counted_in_again(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random"))
    count_in(person)
    person.press("l")
    assert person.top.name == "log"
    person.press("escape")
    count_in(person)


def test_au_pas_time_stands_while_one_could_begin_something(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = sit(table(kit, monkeypatch, "random", house=House(steps=True)))
    session = person.top.watched
    count_in(person)
    for _ in range(20):
        person.stack.pass_time(50)
    assert ticks(session) == 0
    assert person.top.due_ms is None, "the window need not wake"
    person.press("g")
    for _ in range(20):
        person.stack.pass_time(50)
    assert ticks(session) == 1, "until the hand is free again"
    person.press("tab")
    for _ in range(40):
        person.stack.pass_time(50)
    assert ticks(session) == 11, "a second is let pass"


def test_a_head_keeps_the_speed_of_its_match_and_omits_the_usual_one() -> None:
    assert "slow" not in House().model_dump_json()
    kept = House(slow=4, steps=True)
    assert House.model_validate_json(kept.model_dump_json()) == kept
