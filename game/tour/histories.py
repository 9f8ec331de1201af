"""The history to be shown: a list with every kind of match, a page of each, and a receipt."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import repeat
from typing import Any, Final

from game.games import first, rules_of, shelf
from game.scenes.after.receipts import ReceiptScene
from game.scenes.front.title import TitleScene
from game.scenes.history.archive import ArchiveScene, Sifted
from game.scenes.history.facts import Past
from game.scenes.history.history import ReplaysScene
from game.scenes.history.match_details import MatchDetailsScene
from game.scenes.kit import Kit
from game.scenes.working import WorkingScene
from game.store.exchange import Each
from game.store.history import deleted, kept, put_away
from game.store.replays import read_replay
from game.tour.matches import play_on, table_session

_PLAYED: Final = 1_790_000_000
"""When the last match was played, so that pictures are always the same; a day of 2026."""
_APART: Final = 100_000
"""Seconds between two matches."""


def history_scenes(kit: Kit) -> Iterator[tuple[Any, ...]]:
    """Yield the screens of the history, each with a name for its picture."""
    tables = [(first(), 6, 1000), (first(), 4, 1000), (first(), 8, 9)]
    tables += [(game, 5, 9) for game in shelf() if game != first()]
    for game, wished, turns in tables:
        seats = min(rules_of(game).seat_counts, key=lambda n: abs(n - wished))
        session = table_session(kit, game, seats)
        play_on(session, turns=turns)
        session.close()
    over = next(one for one in kept(kit.data) if one.kind == "finished")
    damaged = over.path.with_name(f"{tables[0][0]}-damaged.jsonl")
    damaged.write_bytes(over.path.read_bytes()[:900] + b"\n?\n\n{}\n")
    for place, one in enumerate(kept(kit.data)):
        os.utime(one.path, (_PLAYED - place * _APART,) * 2)
    put_away(kit.data, over.path)
    yield "replays", ReplaysScene(kit)
    resumed = TitleScene(kit)
    resumed.point_at("resume")
    yield "title-resume", resumed
    list_ = ReplaysScene(kit)
    yield "archive", list_, ArchiveScene(kit, Sifted())
    past, every = Past(kit), kept(kit.data)
    for name, told in (("working", "working.at"), ("working-reading", "working.reading")):
        work = Each([one.path for one in every], lambda path: None)
        work.at = 2
        yield name, list_, WorkingScene(kit, work, repeat(None), lambda done: None, told)
    finished = next(one for one in every if one.kind == "finished" and one.path != damaged)
    for name, one in (
        ("finished", finished),
        ("unfinished", next(one for one in every if one.kind == "unfinished")),
        ("damaged", next(one for one in every if one.path == damaged)),
        ("deleted", deleted(kit.data)[0]),
    ):
        yield f"match-details-{name}", MatchDetailsScene(kit, past, one)
    page = MatchDetailsScene(kit, past, finished)
    yield "receipt", page, ReceiptScene(kit, read_replay(finished.path))
