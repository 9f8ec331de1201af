"""Roles and how they are dealt (W15, W16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

BASIC: Final = "basic"
TRUSTING: Final = "trusting"
HELPLESS: Final = "helpless"
GENEROUS: Final = "generous"
CONFUSED: Final = "confused"
WICKED: Final = "wicked"
ROLES: Final = (BASIC, TRUSTING, HELPLESS, GENEROUS, CONFUSED, WICKED)
UNTOLD: Final = ""
"""A role that one was not told."""
GOOD: Final = "good"
BAD: Final = "bad"
TEAMS: Final = (GOOD, BAD)
WORTH: Final = {3: (GOOD, 2), 2: (GOOD, 1), 1: (BAD, 1), 0: (BAD, 2)}
"""Whose points so many complete towers are, and how many (W4)."""

GOOD_DECK: Final = (BASIC, BASIC, TRUSTING, HELPLESS, GENEROUS)
"""Where roles are advanced, the good ones are drawn from these (W16)."""
_CONFUSED_FROM: Final = 5
"""From so many seats on a Confused plays along."""


def fixed(seats: int, *, advanced: bool, practice: bool) -> list[str]:
    """Return the cards that are in every deal of a table (W15, W52)."""
    if practice:
        return [BASIC] * seats
    if not advanced:
        return [WICKED, *[BASIC] * (seats - 1)]
    return [WICKED, CONFUSED] if seats >= _CONFUSED_FROM else [WICKED]


def possible(roles: Sequence[str], *, advanced: bool, practice: bool) -> bool:
    """Say whether these roles, in any order, can be a table's deal."""
    given = Counter(roles)
    return any(given == Counter(deal) for deal in _deals(len(roles), advanced, practice))


def _deals(seats: int, advanced: bool, practice: bool) -> Iterator[list[str]]:
    always = fixed(seats, advanced=advanced, practice=practice)
    for drawn in combinations(GOOD_DECK, seats - len(always)):
        yield [*always, *drawn]
