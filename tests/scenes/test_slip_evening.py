"""A whole evening of Mets ton slip ! on the real screens: a match, its result, the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from anybody import Anybody
from couching import Couch

from game.games.mets_ton_slip.model.actions import Discard
from game.games.mets_ton_slip.model.state import ACT, DEFEND, DISCARD
from game.games.mets_ton_slip.rules import RULES
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
            if its.name == "private-table" and its.is_mine():
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


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_of_many_choices_is_one_look_behind_the_curtain(
    kit: Kit, sofa: Callable[..., Couch], seats: int
) -> None:
    kit.settings.pace = 0.0
    couch = sofa(seats, ("shared", "shared"), game=GAME)
    anybody = Anybody(couch, "keyboard")
    called: Counter[tuple[int, int]] = Counter()
    thrown: Counter[tuple[int, int]] = Counter()
    for _ in range(20_000):
        if couch.top.name == "result" or len(called) > 40:
            break
        couch.tick()
        curtain, session = couch.curtain, couch.couch.watched
        if curtain is not None and curtain.state == CALL:
            state = session.view_of(None)
            called[curtain.seat, state.turns] += state.phase != DEFEND
            couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            its = curtain.panel.scene
            if its.name == "private-table" and its.is_mine():
                thrown[curtain.seat, its.view.turns] += its.view.phase == DISCARD
                _tidy(anybody, its)
            else:
                couch.press(curtain.seat, "enter")
        elif couch.top is couch.couch and couch.couch.is_mine() and couch.couch.lit():
            anybody.play(couch.couch)
    assert max(thrown.values()) > 2, "somebody threw several cards"
    assert set(called.values()) <= {0, 1}, called


def _tidy(anybody: Anybody, private: Any) -> None:
    """Throw cards away while more than three are held, else play as anybody does."""
    view, seat = private.view, private.viewer
    legal = RULES.pending(view)[seat] if view.phase in (ACT, DISCARD) else ()
    thrown = next((one for one in legal if isinstance(one, Discard)), None)
    if thrown is None or len(view.hands[seat]) <= 3:
        anybody.play(private)
        return
    for token in private.board.touches.spellings(thrown, view)[0]:
        anybody.touch(private, token)
