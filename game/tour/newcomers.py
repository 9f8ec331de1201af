"""What somebody new sees, for the tour: the title, what is explained, and a bet of who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.core.luck import Stream, key_of
from game.games import game_of
from game.scenes.front.first_run import asks
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.bet import BetScene
from game.scenes.table.explaining import Explaining
from game.scenes.table.ghosts import is_ghost, questions_for
from game.scenes.table.sidelines import REST_MS
from game.tour.matches import (
    act_by_chance,
    as_a_newcomer,
    asked_first,
    play_on,
    seated,
    table_session,
)
from game.tour.real_time import out_scenes


def title_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield the title of a computer on which nothing was finished yet."""
    if asks(game):
        folder = kit.data / f"new-{game}"
        folder.mkdir(parents=True, exist_ok=True)
        yield "title-new", TitleScene(replace(kit, data=folder))


def first_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield what is explained of a turn and of an answer, and what is asked of who is out."""
    its = game_of(game)
    for name, answering in (("turn", False), ("answer", True)):
        session = table_session(kit, game, seats)
        play_on(session, turns=2 * seats, answering=answering)
        table, told = seated(kit, session), len(session.observations(session.humans[0]))
        said = Explaining(as_a_newcomer(kit), session, told).next(table, told)
        if said is not None:
            yield f"{game}-{seats:02d}-explain-{name}", table, said
        session.close()
    if its.ghosts is not None and not session.real_time:
        yield from _bets(kit, game, seats)
    elif its.ghosts is not None:
        yield from out_scenes(kit, game, seats)


def _bets(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    session = table_session(kit, game, seats)
    chance, me = Stream(key_of("bets", session.head.seed)), session.humans[0]
    while (asked := asked_first(session)) is not None and not is_ghost(session, me):
        act_by_chance(session, asked, chance)
    if is_ghost(session, me):
        table = seated(kit, session)
        while not (table.sidelines.settled and table.sidelines.asks):
            table.sidelines.update(table.view, table.view.living(), 0)
            table.sidelines.pass_time(REST_MS)
        for page in table.sidelines.pages:
            table.sidelines.page = page
            yield f"{game}-{seats:02d}-out-{page}", table
        for question in questions_for(kit, session, me, table.view):
            yield (
                f"{game}-{seats:02d}-bet-{question.name}",
                table,
                BetScene(kit, session, me, question),
            )
    session.close()
