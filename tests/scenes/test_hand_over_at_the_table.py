"""At the table seats change hands at any moment: while asked, while a card is in flight."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ai import bot_process
from game.core.luck import Stream
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.store.replays import finished, read_replay
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_match_goes_on_to_its_end_whoever_comes_and_goes(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)  # bots answer at once, in this process
    session = start(make_head("et_bim", [HUMAN, *["random"] * 3], NAMES, seed=seed), tmp_path)
    table, chance = TableScene(kit, session), Stream(seed)
    stack = Stack(table)
    moments = {"flying": 0, "asked": 0, "answered": 0}
    for step in range(20_000):
        if session.outcome() is not None:
            break
        stack.pass_time(100)
        if stack.top is not table:
            stack.handle_input(KeyPressed("escape"))
            continue
        if chance.below(8) == 0:
            seat = Seat(chance.below(4))
            moments["flying"] += table.shows is None
            moments["asked"] += seat == asked_first(session)
            moments["answered"] += bool(session.bots.questions.answers)
            session.hand_over(seat, ("random", "greedy", HUMAN)[chance.below(3)])
        asked = asked_first(session)
        if table.is_mine():
            assert table.viewer is not None
            assert session.is_human(table.viewer)
        if asked is not None and session.is_human(asked) and chance.below(3) == 0:
            legal = session.legal(asked)
            session.submit(asked, legal[chance.below(len(legal))])
        if step % 50 == 0:
            table.draw(Canvas(pygame.Surface((960, 540)), kit.art, kit.hints))
    assert session.outcome() is not None
    assert all(moments.values()), moments
    session.close()
    assert len(read_replay(finished(tmp_path)[0]).hands) == len(session.hands) > 20
