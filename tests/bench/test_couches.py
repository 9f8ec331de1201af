"""Couches are played to their end by real inputs: some at once, all where there is time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.ai import bot_process
from game.core.seats import Seat
from game.games import shelf
from tests.bench.couches import HALVED, MIXED, MOST, WAYS, Audit, audit, couches, page
from tests.slow import slow_rows

QUICK = (("et_bim", 2, HALVED), *slow_rows([("mets_ton_slip", 2, HALVED)]))
EVERY = sorted(set(couches(shelf(), ("2", "3", MOST), WAYS)))


@pytest.mark.parametrize(("game", "people", "way"), QUICK)
def test_some_couches_are_played_to_their_end(game: str, people: int, way: str) -> None:
    found = audit(game, people, way)
    assert found.told == "played"
    assert len(found.looks) == people, "everybody looked behind their own curtain"


def test_a_couch_without_enough_devices_is_refused_by_name() -> None:
    found = audit("wombat", 6, MIXED.replace(MIXED, "handed on"))
    assert found.told.startswith("refused")
    assert "Hugo" not in found.told
    assert "Élodie" in found.told


def test_the_page_says_what_came_of_each_couch() -> None:
    found = audit("wombat", 3, "mouse")
    told = page([found])
    assert "| Branle-bas de Wombat | 3 | refused |" in told
    found.told = "StuckError: nothing leads on"
    assert "**stuck**" in page([found])


class Listening(Audit):
    """A couch that notes which questions had one answer, as all knew."""

    def __init__(self, *rest: Any) -> None:
        super().__init__(*rest)
        self.asked = 0
        self.empty: list[Any] = []

    def choose(self, table: Any, means: Any, seat: int) -> None:
        rules = table.watched.rules
        legal = rules.pending(table.view)[Seat(seat)]
        more = rules.fill is not None and table.board.touches.more((), table.view)
        open_ = table.name == "couch" or getattr(table.view, "phase", "") == "draw"
        self.asked += 1
        if open_ and len(legal) == 1 and not more:
            self.empty.append(legal[0])
        super().choose(table, means, seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "mets_ton_slip", "le_boulet"])
def test_nobody_is_asked_what_has_one_answer_as_all_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    couch = Listening(game, 2, "handed on", tmp_path)
    couch.play()
    couch.close()
    assert couch.asked > 10
    assert couch.empty == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people", "way"), EVERY)
def test_every_couch_is_played_to_its_end(game: str, people: int, way: str) -> None:
    found = audit(game, people, way)
    assert found.good, found.told
