"""Games of no family that bring the required parts alone are played on every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from anybody import Anybody

from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.store.replays import finished, unfinished
from tests.least.shelved import LEAST, shelved

Sit = Callable[..., Any]
pytestmark = [pytest.mark.any_language, pytest.mark.parametrize("game", LEAST)]


@pytest.fixture(autouse=True, params=[False, True], ids=["beside", "alone"])
def on_the_shelf(request: pytest.FixtureRequest) -> Iterator[None]:
    """Beside the real games, and alone on the shelf."""
    with shelved(alone=request.param):
        yield


@pytest.fixture
def anybody(kit: Kit, sit: Sit) -> Iterator[Callable[[str], Anybody]]:
    """Put somebody before the title, with one device."""
    sat: list[Anybody] = []

    def down(means: str) -> Anybody:
        sat.append(Anybody(sit(TitleScene(kit)), means))
        return sat[-1]

    yield down
    for one in sat:
        one.close()


@pytest.mark.parametrize("means", ["keyboard", pytest.param("mouse", marks=pytest.mark.slow)])
def test_it_is_played_from_the_title_to_the_result_and_again(
    kit: Kit, anybody: Any, game: str, means: str
) -> None:
    # where time is asked, bots that are shown at once leave nothing to a person
    kit.settings.pace = 1.0 if game == "snatch" else 0.0
    one = anybody(means)
    if kit.game != game:
        one.use(CARD + game)
    one.use("table")
    assert one.top.name == "lobby"
    one.use("start")
    one.until("result")
    assert one.acts > 0
    one.person.look()
    (over,) = finished(kit.data)
    assert over.name.startswith(game)
    assert unfinished(kit.data) == []
    one.use("rematch")
    one.tick()
    (again,) = unfinished(kit.data)
    assert again.head.game == game
