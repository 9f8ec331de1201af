"""What a code for a table's rules says of Et Bim!: seats and options as one number, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from game.core.numbering import Numbering
from game.games.et_bim.model.options import (
    CHARLOTTE,
    CHARLOTTE_TWO_GANGS,
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
    return 2 * (_numbering(late=False).size + _numbering(late=True).size)


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    read = read_options(seats, options)
    table = seats, read.charlotte, read.teams, read.mystery
    late = _is_late(seats, charlotte=read.charlotte)
    its = _numbering(late=late)
    number = its.number_of(table, read.rounds, read.oups, read.non, read.heal_needs_damage)
    number += its.size * read.two_turns  # younger than the others: their numbers stay
    return number + 2 * _numbering(late=False).size * late


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    first = 2 * _numbering(late=False).size
    its = _numbering(late=number >= first)
    spares, number = divmod(number - first * (number >= first), its.size)
    table, rounds, oups, non, heal = its.values_of(number)
    seats, charlotte, teams, mystery = table
    on = ((OUPS, oups), (NON, non), (CHARLOTTE, charlotte), (MISSIONS, rounds > 1))
    modules = tuple(name for name, there in on if there)
    return seats, Options(teams, mystery, heal, rounds, bool(spares), modules).to_json()


@cache
def _numbering(*, late: bool) -> Numbering:
    tables = (one for one in _all_tables() if _is_late(one[0], charlotte=one[1]) is late)
    return Numbering(tuple(tables), (1, *ROUNDS), _SWITCH, _SWITCH, _SWITCH)


def _is_late(seats: int, *, charlotte: bool) -> bool:
    """Say whether a table came after the first codes: their numbers stay below those of all."""
    return charlotte and seats > CHARLOTTE_TWO_GANGS


def _all_tables() -> Iterator[tuple[int, bool, tuple[int, ...], bool]]:
    for seats in SEAT_COUNTS:
        for charlotte in (False, True):
            for teams, mystery in sorted(splits(seats, charlotte=charlotte)):
                yield seats, charlotte, teams, mystery
