"""A pilot takes the other game off the shelf and plays it whole, from the title to the title."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from piloting import MEANS, Pilot

from game.games import FIRST, game_of, shelf
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
OTHERS = [game for game in shelf() if game != FIRST and game_of(game).envelopes is not None]
"""Games in which one is somebody; the pilots of others play among their own tests."""
SLOW = pytest.mark.slow


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    kit.settings.pace = 0.0
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


@pytest.mark.slow
@pytest.mark.any_language
@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize(
    ("means", "seats", "rounds"),
    [
        ("keyboard", 4, 1),
        pytest.param("touch", 4, 3, marks=SLOW),
        *(pytest.param(means, 5 + at, 1, marks=SLOW) for at, means in enumerate(MEANS)),
        pytest.param("mouse", 9, 2, marks=SLOW),
    ],
)
def test_a_pilot_plays_the_other_game_from_the_title_to_the_title(
    kit: Kit, person: Any, game: str, means: str, seats: int, rounds: int
) -> None:
    kit.settings.last_table = {"game": game, "seats": seats, "options": {"rounds": rounds}}
    kit.seed = 8132 + seats
    pilot = Pilot(person, means)
    pilot.use(CARD + game)
    pilot.use("table")
    assert person.top.name == "lobby"
    pilot.use("start")
    for number in range(1, rounds + 1):
        pilot.tick()
        pilot.tick()
        assert pilot.table.meeting is not None, "one is told who one is, in every round"
        assert person.top.skin == game
        pilot.until("round")
        sheet = person.top.sheet
        assert person.reads(sheet.title)
        assert sheet.last == (number == rounds)
        pilot.use("next")
    pilot.until("result")
    assert pilot.acts > 0
    person.look()
    (over,) = finished(kit.data)
    assert over.name.startswith(game)
    assert unfinished(kit.data) == []
    pilot.use("menu")
    while person.top.name != "title":
        pilot.tick()
    assert kit.game == game
    pilot.use("menu")
    assert person.reads(kit.words(game).say("title.replays"))
    pilot.close()
