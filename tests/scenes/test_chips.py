"""The chips of notes: what a game names, and its number in the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.games import game_of, shelf
from game.scenes.kit import Kit
from game.scenes.view.notes import NotesScene
from game.scenes.view.pips import Pips
from game.scenes.view.projection import Projection
from game.session import make_head, start
from game.store.heads import HUMAN
from game.tour.matches import play_on, seated, table_session

Sit = Callable[..., Any]
NOTED = [game for game in shelf() if game_of(game).notes is not None]


@pytest.mark.parametrize("game", NOTED)
def test_every_game_with_notes_has_its_own_chips(kit: Kit, sit: Sit, game: str) -> None:
    session = start(make_head(game, [HUMAN] * 4, list("abcd"), seed=3), kit.data)
    scene = NotesScene(kit, session, session.people[0])
    pips = [one for one in scene.form.widgets if isinstance(one, Pips)]
    kinds = {one.name.partition(":")[2] for one in pips}
    assert 2 <= len(kinds) <= 3, "those that mean something in this match"
    assert len(pips) == 3 * len(kinds), "nobody suspects themselves"
    assert len({one.called for one in pips}) == len(pips), "each says whose it is, and of what"
    person = sit(scene)
    person.top.form.focus = pips[-1].name
    person.press("3")
    seat, chip = map(int, pips[-1].name.split(":"))
    assert session.private.marks(session.people[0]) == {(seat, chip): 3}
    session.close()


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_only_its_author_sees_the_strongest_suspicion_on_a_portrait(kit: Kit, game: str) -> None:
    session = table_session(kit, game, 6)
    play_on(session, turns=6)
    me = session.people[0]
    for chip, count in ((0, 2), (1, 4)):
        session.private.mark(3, chip, count, by=me)
    table = seated(kit, session)
    noted = [plate.note for plate in table.layout.furniture.plates]
    assert noted == [(1, 4) if seat == 3 else None for seat in range(6)]
    everybody = Projection(kit, session, None)
    public = everybody.board.layout(everybody.view).furniture.plates
    assert not any(plate.note or plate.seen for plate in public)
    kit.settings.notes = False
    table.resume(None)
    assert not any(plate.note for plate in table.layout.furniture.plates)
    session.close()
