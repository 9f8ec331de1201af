"""Whole matches of Le Boulet on the real screens, with keys and with the mouse, and on a couch."""

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
from game.store.heads import House
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
GAME = "le_boulet"
pytestmark = [pytest.mark.any_language, pytest.mark.slow]


@pytest.mark.parametrize(("seats", "means"), [(3, "keyboard"), (4, "mouse"), (10, "mouse")])
def test_a_match_is_played_from_the_title_to_the_rematch_and_seen_again(
    kit: Kit, sit: Sit, seats: int, means: str
) -> None:
    kit.settings.pace = 0.0
    kit.settings.last_table = {"game": GAME, "seats": seats, "options": {"hand": 5, "boulets": 10}}
    kit.seed = 411 + seats
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
    while person.top.name == "working":  # long matches are played again over a bar
        anybody.tick()
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


@pytest.mark.parametrize("thumbs", [False, True])
def test_two_people_at_a_couch_choose_all_that_is_hidden_at_the_curtain(
    kit: Kit, sofa: Callable[..., Couch], thumbs: bool
) -> None:
    kit.settings.pace = 0.0
    house = House(thumbs=thumbs)
    couch = sofa(3, ("shared", "shared"), game=GAME, house=house, options={"hand": 6})
    anybody = Anybody(couch, "keyboard")
    called, votes, open_, phases = 0, 0, 0, set[str]()
    for _ in range(20_000):
        if couch.top.name == "result":
            break
        couch.tick()
        curtain = couch.curtain
        if curtain is not None and curtain.state == CALL:
            called += 1
            phases.add(couch.couch.view.phase)
            couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            its = curtain.panel.scene
            if its.name == "private-table" and its.is_mine():
                anybody.play(its)
            else:
                couch.press(curtain.seat, "enter")
        elif couch.top.name == "wording":
            couch.press(0, "escape")
        elif couch.couch.voting.now is not None:
            votes += 1
            couch.press(0, str(1 + votes % 2))
        elif couch.couch.is_mine():
            open_ += 1
            assert couch.couch.view.phase in ("defend", "give", "explain")
            anybody.play(couch.couch)
    assert couch.top.name == "result", couch.stack.names
    assert called > 8
    assert open_ > 0
    hidden = set() if thumbs else {"open", "vote"}
    assert phases <= {"race", "lead", "answer", "retry"} | hidden
    assert phases >= hidden, "where keys are shared a hidden choice takes the curtain"
    assert bool(votes) is thumbs
    assert unfinished(kit.data) == []
