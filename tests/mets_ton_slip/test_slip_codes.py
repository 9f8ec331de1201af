"""A table of Mets ton slip ! as a number: every one has one, and they never change."""

from __future__ import annotations

from game.games.mets_ton_slip import share
from game.games.mets_ton_slip.model.options import read_options


def test_every_number_is_one_table_and_every_table_one_number() -> None:
    tables = [share.table_of(number) for number in range(share.size())]
    assert [share.number_of(*table) for table in tables] == list(range(share.size()))
    assert all(read_options(seats, given).to_json() == given for seats, given in tables)


def test_the_numbers_are_those_of_the_first_day() -> None:
    """Codes that were read out to somebody keep their meaning."""
    assert share.LETTER == "M"
    assert share.size() == 64
    known = {
        0: (2, True, "void", "any"),
        1: (2, True, "void", "one"),
        2: (2, True, "restore", "any"),
        4: (2, False, "void", "any"),
        8: (3, True, "void", "any"),
        31: (5, False, "restore", "one"),
    }
    for number, (seats, arlequin, shield, placed) in known.items():
        given = {"arlequin_slip": arlequin, "mirror_shield": shield, "discard_placed": placed}
        assert share.table_of(number) == (seats, given)
