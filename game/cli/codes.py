"""Sharing: the rules of a table as a short code that can be read out to somebody.

``A`` (the version), a letter for the game, five letters for the rules, one that checks the others.
There are 29 letters, none of which is read or heard as another; 29 is a prime, so that with weights
of their own one wrong letter, or two that changed places, never leave the check right. The code
says how many sit down, what is played and what the table agreed on; who they are, and what helps
them, is theirs and not the rules'.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from game.core.choices import Share
from game.core.numbering import Numbering
from game.core.ticks import is_real_time
from game.core.user_error import UserError
from game.games import game_of, shelf
from game.store.heads import House

LETTERS: Final = "ABCDEFGHJKMNPQRTVWXYZ23456789"
"""Without I, L, 1, O, 0, S and U."""
VERSION: Final = "A"
LENGTH: Final = 8
_BASE: Final = len(LETTERS)
_RULES: Final = LENGTH - 3
_ALL: Final = _BASE**_RULES
_STRIDE: Final = 12_677_359
"""No multiple of 29: neighbouring tables have codes that do not look alike."""
_PACES: Final = get_args(House.model_fields["pace"].annotation)
LATE: Final[Mapping[str, tuple[Any, ...]]] = {
    "slow": (1, 2, 4),
    "steps": (False, True),
    "reactions": (100, 150, 200),
    "thumbs": (False, True),
}
"""What a table agrees on that came after the first codes, the usual first: a table with all usual
has the code that it always had."""
_SLOTS: Final = math.prod(map(len, LATE.values()))
_SLOT: Final = _ALL // _SLOTS
"""Tables that a code can tell apart in a game that has any of these, for each way to set them."""
_NUMBERING: Final = Numbering(*LATE.values())


@dataclass(frozen=True, slots=True)
class Shared:
    """What a code says."""

    game: str
    seats: int
    options: Mapping[str, Any]
    house: House


class ShareError(UserError):
    """A text that is no code."""


def code_of(game: str, seats: int, options: Mapping[str, Any], house: House) -> str:
    """Return the code of a table, in two halves.

    Raises:
        LookupError: tables of this game have none.
        OptionsError: the options cannot be played with so many seats.
    """
    part = _share_of(game)
    number = part.number_of(seats, options)
    number = number * len(_PACES) + _PACES.index(house.pace)
    number = (number * 2 + house.orders) * 2 + house.ghosts
    if says_late(game):
        late = house.slow, house.steps, house.reactions, house.thumbs
        number += _SLOT * _NUMBERING.number_of(*late)
    number = number * _STRIDE % _ALL
    letters = ""
    for _ in range(_RULES):
        number, at = divmod(number, _BASE)
        letters += LETTERS[at]
    found = VERSION + part.LETTER + letters
    found += _check(found)
    return f"{found[: LENGTH // 2]}-{found[LENGTH // 2 :]}"


def read_code(text: str, game: str | None = None) -> Shared:
    """Return what a code says, of a game if one is given; capitals, spaces, hyphens do not matter.

    Raises:
        ShareError: it is none, and the sentence says why.
    """
    code = "".join(c for c in text.upper() if not c.isspace() and c not in "-–—\u2010\u2011")
    if not code:
        raise ShareError("share.empty", length=LENGTH)
    for letter in code:
        if letter not in LETTERS:
            raise ShareError("share.letter", letter=letter, known=LETTERS)
    if len(code) != LENGTH:
        raise ShareError("share.length", n=len(code), length=LENGTH)
    if _check(code[:-1]) != code[-1]:
        raise ShareError("share.check", code=code)
    if code[0] != VERSION:
        raise ShareError("share.version", code=code)
    letters = {part.LETTER: name for name in shelf() if (part := game_of(name).share) is not None}
    its = letters.get(code[1])
    if its is None:
        raise ShareError("share.game", code=code)
    if game not in (None, its):
        raise ShareError("share.other", code=code, other=its)
    return _table(its, code)


def _table(game: str, code: str) -> Shared:
    number = 0
    for letter in reversed(code[2:-1]):
        number = number * _BASE + LETTERS.index(letter)
    number = number * pow(_STRIDE, -1, _ALL) % _ALL
    late, number = divmod(number, _SLOT) if says_late(game) else (0, number)
    if late >= _SLOTS:
        raise ShareError("share.unknown", code=code)
    agreed = dict(zip(LATE, _NUMBERING.values_of(late), strict=True))
    number, ghosts = divmod(number, 2)
    number, orders = divmod(number, 2)
    number, pace = divmod(number, len(_PACES))
    part = _share_of(game)
    if number >= part.size():
        raise ShareError("share.unknown", code=code)
    seats, options = part.table_of(number)
    house = House(pace=_PACES[pace], orders=bool(orders), ghosts=bool(ghosts), **agreed)
    return Shared(game, seats, options, house)


def says_late(game: str) -> bool:
    """Say whether codes of a game hold ``LATE``: it is in real time, or several seats choose."""
    its = game_of(game)
    return its.ballots is not None or is_real_time(its.rules, its.rules.seat_counts[0])


def _share_of(game: str) -> Share:
    part = game_of(game).share
    if part is None:
        raise LookupError(game)
    return part


def _check(letters: str) -> str:
    """Return the letter that makes up for the others, each weighed by its place."""
    weighed = sum((at + 1) * LETTERS.index(letter) for at, letter in enumerate(letters))
    return LETTERS[weighed % _BASE]
