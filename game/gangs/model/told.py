"""Facts told at a table: to everybody, or to one seat; and how they are spelled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core import events as core
from game.gangs.model.cards import (
    read_card,
    read_character,
    read_face,
    read_gang,
    spell_card,
    spell_character,
    spell_face,
    spell_gang,
)


def _all(spell: Callable[[int], str | None]) -> Callable[[Any], Any]:
    return lambda values: [spell(value) for value in values]


_SPELLING: Mapping[str, Callable[[Any], Any]] = {
    "face": spell_face,
    "faces": _all(spell_face),
    "hand": _all(spell_face),
    "card": spell_card,
    "cards": _all(spell_card),
    "character": spell_character,
    "characters": _all(spell_character),
    "gang": spell_gang,
    "piles": lambda piles: [[spell_card(card) for card in pile] for pile in piles],
    "shields": lambda shields: [list(shield) for shield in shields],
}


def _tuple(read: Callable[[Any], int]) -> Callable[[Any], Any]:
    return lambda values: tuple(map(read, values))


_READING: Mapping[str, Callable[[Any], Any]] = {
    "face": read_face,
    "faces": _tuple(read_face),
    "hand": _tuple(read_face),
    "card": read_card,
    "cards": _tuple(read_card),
    "character": read_character,
    "characters": _tuple(read_character),
    "gang": read_gang,
    "piles": lambda piles: tuple(tuple(map(read_card, pile)) for pile in piles),
    "shields": lambda shields: tuple(map(tuple, shields)),
}


class Public(core.Public):
    """A fact everybody at this table is told."""

    __slots__ = ()
    spelling = _SPELLING
    reading = _READING


class Private(core.Private):
    """A fact one seat of this table is told, or nobody."""

    __slots__ = ()
    spelling = _SPELLING
    reading = _READING
