"""A pilot plays whole matches on the real screens, from the title to the rematch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from piloting import FRAME_MS, MEANS, Pilot

from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    kit.settings.pace = 4.0
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


@pytest.fixture
def fly(person: Any) -> Iterator[Callable[[str], Pilot]]:
    """Hire a pilot with one device."""
    hired: list[Pilot] = []

    def hire(means: str) -> Pilot:
        hired.append(Pilot(person, means))
        return hired[-1]

    yield hire
    for pilot in hired:
        pilot.close()


@pytest.mark.parametrize(
    ("seats", "means"),
    [
        pytest.param(seats, means, marks=[] if seats == 4 and at == 1 else pytest.mark.slow)
        for seats, every in ((4, MEANS), (8, MEANS[::2]), (12, MEANS[1::2]))
        for at, means in enumerate(every)
    ],
)
@pytest.mark.any_language
def test_a_pilot_plays_from_the_title_to_the_rematch(
    kit: Kit, person: Any, fly: Any, seats: int, means: str
) -> None:
    kit.settings.last_table = {"seats": seats}
    kit.seed = 8132 + seats
    pilot = fly(means)
    pilot.use("table")
    assert person.top.name == "lobby"
    pilot.use("start")
    pilot.tick()
    pilot.tick()
    assert pilot.table.meeting is not None, "one is told who one is"
    person.look()
    pilot.until("result")
    assert pilot.acts > 0
    person.look()
    assert len(finished(kit.data)) == 1
    assert unfinished(kit.data) == []
    pilot.use("rematch")
    pilot.tick()
    pilot.tick()
    (again,) = unfinished(kit.data)
    assert again.head.seats == seats
    assert again.head.seed != 8132 + seats
    assert pilot.table.meeting is not None
    leave(pilot)
    pilot.use("menu")
    pilot.use("quit")
    assert person.stack.empty


def leave(pilot: Pilot) -> None:
    """Leave the table by its menu, back to the title."""
    if pilot.means in ("pad", "keyboard"):
        pilot.back()
    else:
        box = pilot.table.layout.touch["menu"].box
        (pilot.devices.click if pilot.means == "mouse" else pilot.devices.tap)(*box.middle)
    assert pilot.person.top.name == "pause"
    pilot.use("leave")
    while pilot.person.top.name != "title":  # by way of the lobby one came from
        pilot.tick()


@pytest.mark.parametrize(
    ("kit", "means"),
    [
        pytest.param(language, means, marks=[] if quick else pytest.mark.slow)
        for at, means in enumerate(MEANS)
        for language, quick in (("fr", at == 0), ("en", at == 2))
    ],
    indirect=["kit"],
)
@pytest.mark.slow
def test_a_pilot_plays_the_rounds_of_a_match_with_all_modules(
    kit: Kit, person: Any, fly: Any, means: str
) -> None:
    kit.settings.pace = 0  # instant
    options = {"modules": ["oups", "non", "charlotte", "missions"]}
    kit.settings.last_table = {"seats": 5, "options": options}
    kit.seed = 5
    pilot = fly(means)
    pilot.use("play")
    totals = dict.fromkeys(range(5), 0)
    for number in (1, 2, 3):
        pilot.tick()
        pilot.tick()
        assert pilot.table.meeting is not None, "one is somebody else in every round"
        person.look()
        pilot.until("round")
        sheet = person.top.sheet
        assert person.reads(sheet.title)
        assert sheet.last == (number == 3)
        assert {row.seat: row.total - row.gained for row in sheet.rows} == totals
        totals = {row.seat: row.total for row in sheet.rows}
        pilot.use("next")
    pilot.until("result")
    outcome = finished(kit.data)
    assert len(outcome) == 1
    person.look()


@pytest.mark.slow
def test_a_match_of_rounds_goes_on_by_itself_where_nobody_plays(kit: Kit, sit: Sit) -> None:
    head = make_head("et_bim", ["greedy"] * 4, list("ABCD"), {"modules": ["missions"]}, 3)
    kit.settings.pace = 0
    person = sit(TableScene(kit, start(head, None), watch=True))
    pilot = Pilot(person, "keyboard")
    for _ in range(3):
        pilot.until("round")
        pilot.until("table")
    pilot.until("result")
    person.stack.close_all()


def test_instant_pace_shows_the_same_match_without_pictures_on_the_way(
    kit: Kit, person: Any
) -> None:
    kit.settings.pace = 0.0
    kit.settings.last_table = {"seats": 4}
    kit.seed = 8136
    pilot = Pilot(person, "keyboard")
    person.press("enter")
    pilot.until("result")
    assert len(finished(kit.data)) == 1


def test_a_match_left_in_the_middle_goes_on_where_it_was(kit: Kit, person: Any, sit: Sit) -> None:
    kit.settings.last_table = {"seats": 5}
    kit.settings.pace = 0.0
    pilot = Pilot(person, "keyboard")
    person.press("enter")
    while pilot.acts < 4 and person.top.name == "table":
        person.stack.pass_time(FRAME_MS)
        if pilot.table.is_mine():
            pilot.play()
    (before,) = unfinished(kit.data)
    person.stack.close_all()
    later = sit(TitleScene(kit))
    later.press("enter")
    assert later.top.name == "table"
    (after,) = unfinished(kit.data)
    assert after.path == before.path
    assert after.moves >= before.moves
    Pilot(later, "keyboard").until("result")
    later.stack.close_all()
    assert len(finished(kit.data)) == 1


def test_bots_alone_can_be_watched_to_the_end(kit: Kit, sit: Sit) -> None:
    kit.settings.pace = 0.0
    names = ["Ana", "Bilal", "Chloé", "Driss"]
    head = make_head("et_bim", ["greedy", "random", "greedy", "random"], names, seed=5)
    person = sit(TableScene(kit, start(head, kit.data), watch=True))
    pilot = Pilot(person, "keyboard")
    pilot.until("result", act=False)
    person.look()
    person.press("v")
    assert person.top.name == "replay"
    person.press("v", "right", "right", "left", "space", ".")
    person.stack.pass_time(FRAME_MS)
    person.look()
    person.press("escape")
    assert person.top.name == "result"
    person.stack.close_all()
