"""Couches are played to their end by real inputs: some at once, all where there is time."""

from __future__ import annotations

import pytest

from game.games import shelf
from tests.bench.couches import HALVED, MIXED, MOST, WAYS, audit, couches, page

QUICK = (("et_bim", 2, HALVED), ("mets_ton_slip", 2, HALVED))
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


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people", "way"), EVERY)
def test_every_couch_is_played_to_its_end(game: str, people: int, way: str) -> None:
    found = audit(game, people, way)
    assert found.good, found.told
