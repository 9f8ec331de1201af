"""The couch for the tour: the curtain in its states, a desk behind it, and a card in the air."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.scenes.kit import Kit
from game.scenes.shared.away import AwayScene
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.curtain_calls import Calling
from game.scenes.shared.desk import DeskPanel
from game.scenes.shared.pause import CouchPause
from game.session import Session
from game.showing.matches import act_by_chance, asked_first, everything
from game.showing.private import behind, people_session
from game.stage.input.inputs import KeyPressed, KeyReleased

_LARGE: Final = 8
"""Up to so many seats the usual rules are shown."""


def couch_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield the scenes of a table of three people and bots, with names for their files."""
    name = f"{game}-{seats:02d}"
    session = people_session(game, seats, everything(game, seats) if seats > _LARGE else None)
    _play_on(session, turns=2 * seats, aimed=False)
    session.look_back()
    me = asked_first(session)
    assert me is not None
    couch = CouchScene(kit, session)
    calling = Calling(kit, session)
    yield f"{name}-curtain", couch, calling.turn(me)
    armed: CurtainScene = calling.turn(me)
    armed.hear(KeyPressed("enter"))
    armed.hear(KeyReleased("enter"))
    yield f"{name}-curtain-armed", couch, armed
    panel = DeskPanel(kit, session, me)
    desk = behind(kit, session, me, panel)
    for number in "123456":
        if not panel.scene.hand.touched:
            desk.hear(KeyPressed(number))
    desk.hear(KeyPressed("right"))
    yield f"{name}-desk", couch, desk
    yield f"{name}-couch-pause", couch, CouchPause(kit, session)
    yield f"{name}-away", couch, AwayScene(kit, session)
    _play_on(session, turns=3 * seats, aimed=True)
    session.look_back()
    couch, asked = CouchScene(kit, session), asked_first(session)
    assert asked is not None
    session.submit(asked, _aims(session)[-1])
    yield f"{name}-couch", couch
    session.close()


def _play_on(session: Session, turns: int, *, aimed: bool) -> None:
    """Play by chance for so many turns, until a person's turn, or somebody may aim at a person.

    In a game without turns every act counts as one.
    """
    chance = Stream(key_of("couch", session.head.seed))
    began = told = 0
    while (asked := asked_first(session)) is not None:
        events = session.heard(None, told)
        told += len(events)
        began += sum(event.begins_turn for event in events)
        legal = session.legal(asked)
        turn = any(action.kind == "throw" for action in legal)
        right = _aims(session) if aimed else turn and asked in session.people
        if (began or len(session.actors())) >= turns and right:
            return
        act_by_chance(session, asked, chance)


def _aims(session: Session) -> list[Any]:
    """Return what can be thrown at a person now."""
    asked = asked_first(session)
    legal: Any = () if asked is None else session.legal(asked)
    return [one for one in legal if one.kind == "throw" and one.target in session.people]
