"""A replay of a match that goes by time takes the time that the match took, at every pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.after.course import played_through
from game.scenes.after.replay import PACES, ReplayScene
from game.scenes.kit import Kit
from game.stage.input.inputs import KeyPressed
from game.tour.matches import play_on, table_session
from tests.least.shelved import shelved

Sit = Callable[..., Any]
FRAME_MS = 20


@pytest.mark.any_language
@pytest.mark.parametrize("pace", [PACES[0], PACES[-1]])
def test_it_takes_as_long_as_the_match_did(kit: Kit, sit: Sit, pace: float) -> None:
    with shelved():
        session = table_session(kit, "snatch", 3)
        play_on(session, turns=10**6)
        session.close()
        scene = sit(ReplayScene(kit, played_through(session.as_replay()), "public")).top
        while scene.pace != pace:
            scene.handle_input(KeyPressed("x"))
        spent = 0.0
        while scene.alert:
            scene.pass_time(FRAME_MS)
            spent += FRAME_MS * pace
    lasting = [event.lasts_ms for event in scene.watched.observations(None)]
    assert scene.told == len(lasting)
    assert sum(lasting) - max(lasting) <= spent, "the last tick leads to the end at once"
    assert spent < 1.3 * sum(lasting), "what flies there takes its time too"
