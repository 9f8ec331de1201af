"""The chips of notes: what a game names, and its number in the file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.games import game_of, shelf
from game.scenes.kit import Kit
from game.scenes.table.notes import NotesScene
from game.scenes.table.pips import Pips
from game.session import make_head, start
from game.store.heads import HUMAN

Sit = Callable[..., Any]
NOTED = [game for game in shelf() if game_of(game).notebook is not None]


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
