"""Tables that the box allows and that came late: other clans, the box's own PAF pile."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.journal import Journal
from game.core.luck import Luck
from game.games import game_of
from game.games.witty_zibi.share import number_of, size, table_of

RULES = game_of("witty_zibi").rules


@pytest.mark.parametrize(("seats", "pile"), [(6, 3), (7, 3), (8, 4), (5, 2)])
def test_z2_the_boxs_table_says_how_many_cards_the_pile_has(seats: int, pile: int) -> None:
    options = RULES.options(seats, {"paf_pile": "box"})
    journal: Journal[Any, Any] = Journal(RULES.initial(seats, options), RULES.apply)
    RULES.deal(journal, Luck(1))
    assert journal.state.reserve == pile


def test_files_say_nothing_of_the_pile_where_it_is_as_ever() -> None:
    assert "paf_pile" not in RULES.options_json(RULES.options(6, {}))
    assert "paf_pile" not in RULES.options_json(RULES.options(8, {"paf_pile": "box"}))
    assert RULES.options_json(RULES.options(6, {"paf_pile": "box"}))["paf_pile"] == "box"


@pytest.mark.slow
def test_every_number_of_a_code_is_one_table() -> None:
    assert [number_of(*table_of(number)) for number in range(size())] == list(range(size()))
