"""Real-time games for the tour: the countdown, and all that is ever asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.core.luck import Stream, key_of
from game.core.targets import BUTTON
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.shared.away import AwayScene
from game.scenes.shared.curtain_calls import Calling
from game.scenes.shared.gathering import GATHERED
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.shared.pause import CouchPause
from game.scenes.table.countdown import CountScene
from game.scenes.table.explaining import Explaining, ExplainScene
from game.scenes.table.table import TableScene
from game.session import Session
from game.stage.input.claims import HALVES, PARTS
from game.tour.matches import (
    act_against,
    act_by_chance,
    as_a_newcomer,
    asked_first,
    everything,
    seated,
    seen_by,
    table_session,
)
from game.tour.private import opened, people_session

_HELD: Final = ((*HALVES, "pad:0"), PARTS)
"""What three people play with at the smaller table, and at a larger one."""
_PEOPLE: Final = 3
_BETS: Final = 2
"""So many kinds of bets there are: in the dark, and in a vote."""
_BEGUN: Final = 150
"""So many acts of seats and time after the beginning a turn is seen for the first time."""


def real_time_scenes(kit: Kit, session: Session) -> Iterator[tuple[Any, ...]]:
    """Yield the count over a table, then that table whenever something else is asked of all.

    Where a button begins something that is put together, as talk is, that too.
    """
    head, person = session.head, session.humans[0]
    name, words = f"{head.game}-{head.seats:02d}", kit.words(head.game)
    yield f"{name}-count", seated(kit, session), CountScene(kit, session)
    chance, seen = Stream(key_of("asked", head.seed)), set[str]()
    view, told = session.fresh_view(), 0
    board = game_of(head.game).board.Board(view, person, head.names, words)
    while (asked := asked_first(session)) is not None:
        for event in (events := session.observations(person, told)):
            session.rules.apply(view, event)
        told += len(events)
        said = board.prompt(view, ()) if events else ""
        if said and said not in seen:
            seen.add(said)
            table = seated(kit, session)
            yield f"{name}-asked-{len(seen)}", table
            if (explained := _explained(kit, session, table, told - len(events))) is not None:
                yield f"{name}-asked-{len(seen)}-explain", table, explained
            touches = board.touches
            begun = (cue for cue in touches.buttons(view) if touches.more((cue.token,), view))
            for cue in begun:
                talking = seated(kit, session)
                talking.touch(BUTTON.at(cue.token))
                yield f"{name}-asked-{len(seen)}-{cue.token}", talking
        act_by_chance(session, asked, chance)


def live_couch_scenes(kit: Kit, session: Session) -> Iterator[tuple[Any, ...]]:
    """Yield the table of several people who play at once, whenever something else is asked of all.

    Two hold halves of the keyboard, a third one a gamepad; at a larger table the keypad.
    """
    head, told = session.head, 0
    name, words = f"{head.game}-{head.seats:02d}-couch", kit.words(head.game)
    _hold(kit, session)
    calling, first = Calling(kit, session), session.people[0]
    yield f"{name}-curtain", LiveCouchScene(kit, session), calling.look(first)
    yield f"{name}-role", LiveCouchScene(kit, session), opened(calling.look(first))
    chance, seen = Stream(key_of("live couch", head.seed)), set[str]()
    view = session.fresh_view()
    board = game_of(head.game).board.Board(view, session.people[0], head.names, words)
    acts = 0
    while (asked := asked_first(session)) is not None:
        for event in (events := session.observations(session.people[0], told)):
            session.rules.apply(view, event)
        told, acts = told + len(events), acts + 1
        said = board.prompt(view, ()) if events and acts > _BEGUN else ""
        if (acts == _BEGUN or said) and said not in seen:
            seen.add(said)
            session.look_back()
            table = LiveCouchScene(kit, session)
            table.resume(GATHERED)
            yield f"{name}-{len(seen)}", table
        if acts == 1:
            session.look_back()
            table = LiveCouchScene(kit, session)
            if (gathering := table.gathering()) is not None:
                yield f"{name}-gathering", table, gathering
        if acts == _BEGUN:
            yield f"{name}-pause", LiveCouchScene(kit, session), CouchPause(kit, session)
            yield f"{name}-away", LiveCouchScene(kit, session), AwayScene(kit, session)
        act_by_chance(session, asked, chance)
    yield f"{name}-over", LiveCouchScene(kit, session)
    _let_go(kit)


def out_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield the tables of one person and of several, of whom the first is out, at every bet."""
    for people in (1, min(_PEOPLE, seats)):
        session = _with_people(kit, game, seats, people)
        me, chance, seen = session.people[0], Stream(key_of("out", people)), set[object]()
        board = game_of(game).board.Board(session.view_of(me), me, session.head.names, Words(""))
        while (asked := asked_first(session)) is not None:
            view = seen_by(session, me)
            bets = frozenset(board.live.bets(view, me).values())
            if bets and bets not in seen:
                seen.add(bets)
                session.look_back()
                alone = people == 1
                table = seated(kit, session) if alone else LiveCouchScene(kit, session)
                yield f"{game}-{seats:02d}-out-{people}-{len(seen)}", table
            if len(seen) == _BETS:
                break
            act_against(session, asked, me, chance)
        _let_go(kit)
        session.close()


def _with_people(kit: Kit, game: str, seats: int, people: int) -> Session:
    """Return a match of some people, who hold what several play with."""
    options = everything(game, seats)
    if people == 1:
        return table_session(kit, game, seats, options)
    session = people_session(game, seats, options)
    _hold(kit, session)
    return session


def _hold(kit: Kit, session: Session) -> None:
    """Let people hold parts of the keyboard, at a small table one of three a gamepad."""
    held = _HELD[session.head.seats > len(session.people)]
    for seat, source in zip(session.people, held, strict=False):
        kit.claims.claim(seat, source)
        if source not in PARTS:
            kit.hints.rack.add(source, source)


def _let_go(kit: Kit) -> None:
    kit.claims.clear()
    kit.hints.rack.places.clear()


def _explained(kit: Kit, session: Session, table: TableScene, since: int) -> ExplainScene | None:
    """Return what a newcomer is explained of what the person was told since then."""
    return Explaining(as_a_newcomer(kit), session, since).next(table, table.told)
