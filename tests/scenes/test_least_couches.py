"""Games of no family on a couch: people are called, choose behind the curtain, play to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from anybody import Anybody

from game.scenes.kit import Kit
from game.scenes.shared.curtain import CALL, PEEK
from game.store.replays import finished, unfinished
from tests.least.shelved import shelved

pytestmark = [pytest.mark.any_language, pytest.mark.slow]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved():
        yield


def play(couch: Any, anybody: Anybody) -> int:
    """Play for whoever is called, until the result; return how often somebody was called."""
    called = 0
    for _ in range(20_000):
        if couch.top.name == "result":
            return called
        couch.tick()
        curtain = couch.curtain
        if curtain is not None and curtain.state == CALL:
            called += 1
            couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            its = curtain.panel.scene
            if its.name == "private-table" and its.is_mine():
                anybody.play(its)
            else:
                couch.press(curtain.seat, "enter")
        elif couch.top is couch.couch and couch.couch.is_mine() and couch.couch.lit():
            anybody.play(couch.couch)
    raise AssertionError(couch.stack.names)


@pytest.mark.parametrize("game", ["fibs", "lone", "snatch"])
def test_two_people_play_a_match_to_its_end_and_another(kit: Kit, sofa: Any, game: str) -> None:
    kit.settings.pace = 0.0
    couch = sofa(3, ("shared", "shared"), game=game)
    anybody = Anybody(couch, "keyboard")
    called = play(couch, anybody)
    assert anybody.acts > 0
    assert called > 0
    (over,) = finished(kit.data)
    assert over.name.startswith(game)
    assert unfinished(kit.data) == []
    couch.draw()
    anybody.use("rematch")
    for _ in range(50):
        couch.tick()
    (again,) = unfinished(kit.data)
    assert again.head.game == game
