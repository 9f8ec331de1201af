"""What a code for a table's rules says of Et Bim!: seats and options as one number, and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

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
_SWITCHES: Final = 2 * 2 * 2
"""Oups or not, NON or not, heals need damage or not."""
_ROUNDS: Final = (1, *ROUNDS)


def size() -> int:
    """Return how many numbers there are, from 0."""
    return len(_tables()) * len(_ROUNDS) * _SWITCHES


def number_of(seats: int, options: Mapping[str, Any]) -> int:
    """Return the number of a table.

    Raises:
        OptionsError: it cannot be played.
    """
    read = read_options(seats, options)
    found = _tables().index((seats, read.charlotte, read.teams, read.mystery))
    found = found * len(_ROUNDS) + _ROUNDS.index(read.rounds)
    for on in (read.oups, read.non, read.heal_needs_damage):
        found = found * 2 + on
    return found


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return the seats and the options of a number below ``size()``."""
    number, heal = divmod(number, 2)
    number, non = divmod(number, 2)
    number, oups = divmod(number, 2)
    number, rounds = divmod(number, len(_ROUNDS))
    seats, charlotte, teams, mystery = _tables()[number]
    on = ((OUPS, oups), (NON, non), (CHARLOTTE, charlotte), (MISSIONS, rounds))
    modules = tuple(name for name, there in on if there)
    options = Options(teams, mystery, bool(heal), _ROUNDS[rounds], modules)
    return seats, options.to_json()


@cache
def _tables() -> tuple[tuple[int, bool, tuple[int, ...], bool], ...]:
    return tuple(_all_tables())


def _all_tables() -> Iterator[tuple[int, bool, tuple[int, ...], bool]]:
    for seats in SEAT_COUNTS:
        for charlotte in (False, True) if seats <= CHARLOTTE_SEATS else (False,):
            for teams, mystery in sorted(splits(seats, charlotte=charlotte)):
                yield seats, charlotte, teams, mystery
