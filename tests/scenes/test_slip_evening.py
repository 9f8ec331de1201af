"""A whole evening of Mets ton slip ! on the real screens: a match, its result, the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from anybody import Anybody
from couching import Couch

from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.shared.curtain import CALL, PEEK
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
GAME = "mets_ton_slip"
pytestmark = [pytest.mark.any_language, pytest.mark.slow]


@pytest.mark.parametrize(
    ("seats", "means"), [(2, "keyboard"), (2, "mouse"), (3, "keyboard"), (4, "mouse"), (5, "mouse")]
)
def test_a_match_is_played_from_the_title_to_the_rematch_and_seen_again(
    kit: Kit, sit: Sit, seats: int, means: str
) -> None:
    kit.settings.pace = 0.0
    kit.settings.last_table = {"game": GAME, "seats": seats}
    kit.seed = 8132 + seats
    person = sit(TitleScene(kit))
    anybody = Anybody(person, means)
    anybody.use(CARD + GAME)
    anybody.use("table")
    anybody.use("start")
    anybody.until("result")
    assert anybody.acts > seats
    (over,) = finished(kit.data)
    assert over.name.startswith(GAME)
    anybody.use("replay")
    assert person.top.name == "replay"
    for _ in range(40):
        anybody.tick()
    anybody.devices.key("escape")
    assert person.top.name == "result"
    anybody.use("rematch")
    anybody.tick()
    (again,) = unfinished(kit.data)
    assert (again.head.game, again.head.seats) == (GAME, seats)
    anybody.close()


def test_two_people_play_on_a_couch_and_see_their_hand_when_they_draw(
    kit: Kit, sofa: Callable[..., Couch]
) -> None:
    kit.settings.pace = 0.0
    couch = sofa(3, ("shared", "shared"), game=GAME)
    anybody = Anybody(couch, "keyboard")
    called = 0
    for _ in range(20_000):
        if couch.top.name == "result":
            break
        couch.tick()
        curtain = couch.curtain
        if curtain is not None and curtain.state == CALL:
            called += 1
            couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            its = curtain.panel.scene
            if its.name == "desk" and its.is_mine():
                anybody.play(its)
            else:
                couch.press(curtain.seat, "enter")
        elif couch.top is couch.couch and couch.couch.is_mine() and couch.couch.lit():
            phase = couch.couch.view.phase
            assert phase not in ("act", "draw"), "whoever acts, or draws, looks at a hand"
            anybody.play(couch.couch)
    assert couch.top.name == "result", couch.stack.names
    assert called
    assert unfinished(kit.data) == []
