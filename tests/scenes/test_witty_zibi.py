"""The table plays Witty Zibi: pilots play whole matches of it on the real screens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from couching import Couch
from piloting import MEANS, Pilot

from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.store.heads import HUMAN, House
from game.store.replays import finished

NAMES = ["Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo"]
Fly = Callable[..., Pilot]


@pytest.fixture
def fly(kit: Kit, sit: Any) -> Iterator[Fly]:
    """Hire a pilot with one device, who plays a match of the first seat against bots."""
    hired: list[Pilot] = []

    def hire(means: str, seats: int, seed: int = 1, **options: Any) -> Pilot:
        kit.settings.pace = 0
        controllers = [HUMAN, *["greedy"] * (seats - 1)]
        head = make_head("witty_zibi", controllers, NAMES[:seats], options, seed)
        hired.append(Pilot(sit(TableScene(kit, start(head, kit.data))), means))
        return hired[-1]

    yield hire
    for pilot in hired:
        pilot.close()
        pilot.person.stack.close_all()


def through(kit: Kit, pilot: Pilot, rounds: int) -> None:
    """Play the rounds of a match, each with its sheet, up to the result."""
    seats = pilot.table.view.n
    totals = dict.fromkeys(range(seats), 0)
    for number in range(1, rounds + 1):
        pilot.tick()
        pilot.tick()
        assert pilot.table.meeting is not None, "one is somebody else in every round"
        pilot.person.look()
        pilot.until("round")
        sheet = pilot.person.top.sheet
        assert pilot.person.reads(sheet.title)
        assert sheet.last == (number == rounds)
        assert {row.seat: row.total - row.gained for row in sheet.rows} == totals
        assert all(row.won == (row.gained > 0) for row in sheet.rows)
        totals = {row.seat: row.total for row in sheet.rows}
        pilot.use("next")
    pilot.until("result")
    pilot.person.look()
    assert pilot.acts > 0
    assert len(finished(kit.data)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)
@pytest.mark.parametrize(
    ("means", "seats", "options"),
    [
        ("pad", 4, {"tokens4": "blind", "deal": "all", "expert": False}),
        ("touch", 5, {"variant": "un_tout_seul"}),
        ("mouse", 6, {"emissary": "give", "variant": "trois_camps"}),
        *((means, 6 + at, {}) for at, means in enumerate(MEANS)),
    ],
)
def test_a_pilot_plays_the_rounds_of_a_match_to_its_points(
    kit: Kit, fly: Fly, seats: int, options: dict[str, Any], means: str
) -> None:
    through(kit, fly(means, seats, rounds=3, **options), 3)


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["fr"], indirect=True)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"rounds": 3}),
        (7, {"rounds": 1, "emissary": "give"}),
        (9, {"rounds": 1, "deal": "all"}),
    ],
)
def test_several_people_play_it_on_one_screen_and_no_frame_tells(
    sofa: Callable[..., Couch], seats: int, options: dict[str, Any]
) -> None:
    house = House(pace="brisk", orders=seats == 7)
    devices = ("pad", "keys", "pad")
    couch = sofa(seats, devices, house=house, options=options, walk=True, game="witty_zibi")
    couch.play()
    assert couch.session.outcome() is not None
    assert {"peek 0", "peek 1", "peek 2"} <= couch.seen
    assert ("OrdersPanel" in couch.seen) is house.orders
