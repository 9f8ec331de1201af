"""What a code for a table's rules says of Et Bim!: seats and options as one number, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.et_bim.model.options import (
    CHARLOTTE,
    CHARLOTTE_SEATS,
    MISSIONS,
    NON,
    OUPS,
    ROUNDS,
    SEAT_COUNTS,
    Options,
    read_options,
    splits,
)

LETTER: Final = "E"
"""Which game a code is for. Another order of anything here needs another version of the codes."""
_SWITCH: Final = (False, True)


def size() -> int:
    """Return how many numbers there are, from 0."""
    return 2 * _numbering().size


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    read = read_options(seats, options)
    table = seats, read.charlotte, read.teams, read.mystery
    its = _numbering()
    number = its.number_of(table, read.rounds, read.oups, read.non, read.heal_needs_damage)
    return number + its.size * read.two_turns  # younger than the others: their numbers stay


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    spares, number = divmod(number, _numbering().size)
    table, rounds, oups, non, heal = _numbering().values_of(number)
    seats, charlotte, teams, mystery = table
    on = ((OUPS, oups), (NON, non), (CHARLOTTE, charlotte), (MISSIONS, rounds > 1))
    modules = tuple(name for name, there in on if there)
    return seats, Options(teams, mystery, heal, rounds, bool(spares), modules).to_json()


@cache
def _numbering() -> Numbering:
    return Numbering(tuple(_all_tables()), (1, *ROUNDS), _SWITCH, _SWITCH, _SWITCH)


def _all_tables() -> Iterator[tuple[int, bool, tuple[int, ...], bool]]:
    for seats in SEAT_COUNTS:
        for charlotte in (False, True) if seats <= CHARLOTTE_SEATS else (False,):
            for teams, mystery in sorted(splits(seats, charlotte=charlotte)):
                yield seats, charlotte, teams, mystery
