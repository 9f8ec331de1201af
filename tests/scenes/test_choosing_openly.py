"""Choosing before everybody: whoever has to is called by name, and told what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from couching import NAMES, Couch

from game.core.luck import Stream, key_of
from game.core.seats import CLOCK
from game.games import words
from game.gangs.board.foreseeing import foretold
from game.gangs.board.preview import Preview
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.stack import Stack
from game.store.heads import House
from game.tour.matches import act_by_chance
from tests.session.turns import asked_first
from tests.slow import slow

Seat_ = Callable[..., Couch]
MATCHES, STEPS = 2, 50


def at_the_table(kit: Kit, session: Session) -> CouchScene | None:
    """Sit down anew; return the couch if somebody is asked to choose there before everybody."""
    session.resumed = True
    projection = Projection(kit, session, None, CouchScene.room_for)
    for event in session.observations(None):
        projection.fold(event)
    couch = CouchScene(kit, session, projection)
    stack = Stack(couch)
    for _ in range(60):
        stack.pass_time(100)
        if stack.top is not couch or couch.window is not None:
            return None
        if couch.is_mine():
            return couch
    return None


@pytest.mark.any_language
@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi", "mets_ton_slip", "le_boulet"])])
def test_who_chooses_before_everybody_is_called_by_name(kit: Kit, sofa: Seat_, game: str) -> None:
    kit.settings.pace = 0.0
    seen = set[str]()
    waiting = {kit.words(game).say("couch.yours", name=name, said="") for name in NAMES[:4]}
    for seed in range(MATCHES):
        house = House(pace="confirm")
        session = sofa(4, ("shared",) * 4, seed=seed, game=game, house=house).session
        chance = Stream(key_of("open", str(seed)))
        for _ in range(STEPS):
            seat = asked_first(session)
            if seat is None or seat == CLOCK:
                break
            act_by_chance(session, seat, chance)
            if not session.asked() or session.observations(None)[-1].begins_turn:
                continue
            if (couch := at_the_table(kit, session)) is not None:
                assert couch.asked is not None
                said, name = couch.prompt(None), NAMES[couch.asked]
                assert said.startswith(name) or any(said.startswith(one) for one in waiting), said
                assert name in said
                seen.add(said)
    assert seen


@pytest.mark.any_language
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_who_swaps_is_not_told_that_they_say_later_what_they_will_say(
    kit: Kit, sofa: Seat_, spoken: str
) -> None:
    view = sofa(4, ("shared",) * 4).couch.view
    by, of = view.asked(), (view.asked() + 1) % 4
    own, others = (
        foretold(Preview(of, key="swap"), view, viewer, NAMES[:4], words(spoken, "et_bim"))
        for viewer in (by, (by + 2) % 4)
    )
    assert NAMES[by] not in own
    assert NAMES[by] in others
