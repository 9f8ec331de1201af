"""What lies behind the curtain, for the tour: seats that look, each at another panel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.ai.personas import faces
from game.cli.seats import levels
from game.core.luck import Stream, key_of
from game.core.panels import Ghosts
from game.core.seats import Seat
from game.games import game_of
from game.scenes.after.league import LeagueScene
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.envelopes import EnvelopePanel, Envelopes
from game.scenes.shared.orders import OrdersPanel
from game.scenes.shared.private_screens import PrivateScreens
from game.scenes.table.ghosts import GhostPanel, is_ghost
from game.scenes.table.peek import FLIP_MS
from game.session import Session, start
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.scene import Scene
from game.store.heads import HUMAN, House
from game.tour.matches import (
    NAMES,
    SEED,
    ShownSession,
    act_against,
    asked_first,
    everything,
    seen_by,
    shown_head,
)

_PEOPLE = 3


def people_session(
    game: str, seats: int, options: dict[str, Any] | None = None, house: House | None = None
) -> Session:
    """Return a new match of three people and bots, on no file."""
    people = min(_PEOPLE, seats)
    controllers = [HUMAN] * people + [levels(game)[-1]] * (seats - people)
    names, seed = list(NAMES[:seats]), SEED + seats
    head = shown_head(game, controllers, names, options, seed, house)
    return start(head, None, kind=ShownSession)


def behind(kit: Kit, session: Session, seat: Seat, scene: Scene) -> CurtainScene:
    """Return a curtain before a scene, which its seat has opened."""
    return opened(CurtainScene(kit, session, seat, PrivateScreens([("", lambda _: scene)])))


def opened(curtain: CurtainScene) -> CurtainScene:
    """Return a curtain that its seat has opened, and looked behind for a while."""
    for _ in range(2):
        curtain.handle_input(KeyPressed("enter"))
        curtain.handle_input(KeyReleased("enter"))
    curtain.pass_time(FLIP_MS)
    return curtain


def private_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield the panels of a table, then its league and result, with names for their files."""
    its, name = game_of(game), f"{game}-{seats:02d}"
    session = people_session(game, seats, everything(game, seats))
    me = session.people[0]
    if its.orders is not None:
        panel = OrdersPanel(kit, session, me, its.orders.kept(None))
        yield f"{name}-orders", behind(kit, session, me, panel)
    if its.envelopes is not None:
        envelope = EnvelopePanel(kit, session, me, Envelopes(session))
        yield f"{name}-envelope", behind(kit, session, me, envelope)
    if its.ghosts is not None:
        yield from _ghost_scenes(kit, name, session, its.ghosts)
    session.close()


def _ghost_scenes(kit: Kit, name: str, session: Session, part: Ghosts) -> Iterator[tuple[Any, ...]]:
    """Yield what a ghost is asked, the league, and the result with it."""
    chance, shown = Stream(key_of("tour", session.head.seed)), set[Seat]()
    while (asked := asked_first(session)) is not None:
        act_against(session, asked, session.people[0], chance)
        out = [
            seat
            for seat in session.people
            if seat not in shown and is_ghost(session, seat, seen_by(session, seat))
        ]
        for seat in out:
            ghosts = GhostPanel(kit, session, seat)
            if not shown:
                yield f"{name}-ghosts", behind(kit, session, seat, ghosts)
            shown.add(seat)
            asks = part.questions(
                seen_by(session, seat), session.head.names, faces(session.controllers),
                kit.words(session.head.game),
            )  # fmt: skip
            session.private.guess(seat, {one.name: one.options[0].value for one in asks})
    yield f"{name}-league", LeagueScene(kit, session)
    yield f"{name}-result-ghosts", ResultScene(kit, session, None)
