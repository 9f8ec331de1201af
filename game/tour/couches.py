"""The couch for the tour: the curtain in its states, a private table, and a card in the air."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.shared.away import AwayScene
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.curtain_calls import Calling
from game.scenes.shared.pause import CouchPause
from game.scenes.shared.private_table import PrivateTableScene
from game.session import Session
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.store.heads import House
from game.tour.matches import act_by_chance, asked_first, asked_in_turn, everything
from game.tour.private import behind, opened, people_session
from game.tour.real_time import live_couch_scenes

_LARGE: Final = 8
"""Up to so many seats the usual rules are shown."""


def couch_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield the scenes of a table of three people and bots, with names for their files."""
    name = f"{game}-{seats:02d}"
    usual = everything(game, seats) if seats > _LARGE else None
    session = people_session(game, seats, usual)
    if session.real_time:  # nobody is called to a curtain, which no clock would wait for
        yield from live_couch_scenes(kit, session)
        session.close()
        return
    _play_on(session, turns=2 * seats, answering=False)
    if session.outcome() is not None:  # a short match
        session = people_session(game, seats)
    session.look_back()
    me = asked_first(session)
    assert me is not None
    couch = CouchScene(kit, session)
    calling = Calling(kit, session)
    yield f"{name}-curtain", couch, calling.turn(me)
    armed: CurtainScene = calling.turn(me)
    armed.handle_input(KeyPressed("enter"))
    armed.handle_input(KeyReleased("enter"))
    yield f"{name}-curtain-armed", couch, armed
    yield f"{name}-look", couch, opened(calling.look(me))
    table = PrivateTableScene(kit, session, me)
    private = behind(kit, session, me, table)
    for key in ("1", "right"):  # a card where one is to be chosen; no more, or all would be done
        private.handle_input(KeyPressed(key))
    yield f"{name}-private-table", couch, private
    yield f"{name}-couch-pause", couch, CouchPause(kit, session)
    yield f"{name}-away", couch, AwayScene(kit, session)
    _play_on(session, turns=3 * seats, answering=True)
    yield f"{name}-couch", CouchScene(kit, session)
    session.close()
    session = people_session(game, seats, usual, House(pace="calm"))
    _play_on(session, turns=3 * seats, answering=True)
    session.look_back()
    if (asked := asked_first(session)) is not None:
        couch, calling = CouchScene(kit, session), Calling(kit, session)
        yield f"{name}-couch-ring", couch
        if couch.board.response.answering(couch.view):
            yield f"{name}-curtain-answer", couch, calling.answering(asked)
    session.close()


def _play_on(session: Session, turns: int, *, answering: bool) -> None:
    """Play by chance for so many turns, until a person's turn, or something in the air asks one.

    What is in the air then is not seen yet. Where nothing is ever in the air, all are played, but
    for games against the clock.
    """
    chance = Stream(key_of("couch", session.head.seed))
    for asked, answers, come in asked_in_turn(session, None):
        enough = come >= turns and asked in session.people
        if enough and (session.real_time or answers is answering):
            return
        session.look_back()
        act_by_chance(session, asked, chance)
