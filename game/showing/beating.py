"""Games against the clock for the tour: time that is counted in, and all that is ever asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.luck import Stream, key_of
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.counting_in import CountScene
from game.scenes.table.explaining import Explaining, ExplainScene
from game.scenes.table.table import TableScene
from game.session import Session
from game.showing.matches import act_by_chance, asked_first, seated


def beating_scenes(kit: Kit, session: Session) -> Iterator[tuple[Any, ...]]:
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
        for event in (events := session.heard(person, told)):
            session.rules.apply(view, event)
        told += len(events)
        said = board.prompt(view, ()) if events else ""
        if said and said not in seen:
            seen.add(said)
            table = seated(kit, session)
            yield f"{name}-asked-{len(seen)}", table
            if (explained := _explained(kit, session, table, told - len(events))) is not None:
                yield f"{name}-asked-{len(seen)}-explain", table, explained
            begun = (cue for cue in board.buttons(view) if board.more((cue.token,), view))
            for cue in begun:
                talking = seated(kit, session)
                talking.touch(f"button:{cue.token}")
                yield f"{name}-asked-{len(seen)}-{cue.token}", talking
        act_by_chance(session, asked, chance)


def _explained(kit: Kit, session: Session, table: TableScene, since: int) -> ExplainScene | None:
    """Return what a newcomer is explained of what the person was told since then."""
    settings = kit.settings
    settings.guide, settings.explained = True, []
    said = Explaining(kit, session, since).next(table, table.told)
    settings.guide = False
    return said
