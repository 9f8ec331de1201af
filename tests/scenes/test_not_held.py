"""Behind one's own curtain an answer that is not held says so before it is pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from couching import FRAME_MS, Couch

from game.core.luck import Stream
from game.scenes.kit import Kit
from game.scenes.shared.curtain import CALL, PEEK
from game.store.heads import House
from tests.slow import slow

Seat_ = Callable[..., Couch]
GAMES = ("et_bim", *slow(["witty_zibi", "mets_ton_slip"]))


def aimed(couch: Couch, *, held: bool) -> Any:
    """Play until somebody may answer, or may not; return their table behind the curtain."""
    session, response, chance = couch.session, couch.couch.board.response, Stream(4)
    for _ in range(2000):
        (seat, *_) = session.asked()
        legal = session.legal(seat)
        view = session.view_of(None)
        asks = response.answering(view) and not response.settled(view)
        if asks and (len(legal) > 1) is held:
            break
        attacks = [one for one in legal if one.kind in ("attack", "throw")]
        may = attacks or legal
        session.submit(seat, may[chance.below(len(may))])
    couch.couch.player.rush()
    for _ in range(1000):
        couch.stack.pass_time(FRAME_MS)
        if couch.kind == CALL:
            break
    assert (couch.kind, couch.curtain.seat) == (CALL, seat)
    couch.press(seat, "enter", "enter")
    for _ in range(9):
        if couch.curtain.panel.scene.name != "private-table":
            couch.press(seat, "enter")
    assert couch.kind == PEEK
    return couch.curtain.panel.scene


@pytest.mark.parametrize("game", GAMES)
def test_answers_that_are_not_held_are_pale_behind_ones_own_curtain(
    kit: Kit, sofa: Seat_, game: str
) -> None:
    said, tokens = kit.words().say("couch.not-held", answer=""), []
    for held in (True, False):
        couch = sofa(4, ("shared",) * 4, met=True, game=game, house=House(pace="confirm"), seed=11)
        private = aimed(couch, held=held)
        take, *counters = private.buttons()
        assert take.style == "main"
        legal = couch.session.legal(couch.curtain.seat)
        for cue in counters:
            may = private.board.touches.action_of((cue.token,), private.view) in legal
            assert (cue.style == "pale", said in cue.label) == (not may, not may)
        assert any(cue.style != "pale" for cue in counters) is held
        assert all(cue.label in couch.draw().written for cue in counters)
        tokens.append([cue.token for cue in private.buttons()])
        couch.close()
    assert tokens[0] == tokens[1]


@pytest.mark.any_language
@pytest.mark.parametrize("game", GAMES)
def test_to_take_it_takes_as_many_presses_whatever_is_held(sofa: Seat_, game: str) -> None:
    for held in (True, False):
        couch = sofa(4, ("shared",) * 4, met=True, game=game, house=House(pace="confirm"), seed=11)
        aimed(couch, held=held)
        told = len(couch.session.observations(None))
        couch.press(couch.curtain.seat, "space")
        assert len(couch.session.observations(None)) > told
        couch.close()
