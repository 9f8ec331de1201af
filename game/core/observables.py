"""Observables: what scenarios expect, made of parsers and of what is read off a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from game.core.scenario_api import (
    Observable,
    Parser,
    Table,
    by_seat,
    listed,
    seat_of,
    seats_of,
    tabled,
    whole,
    word_of,
)

K = TypeVar("K")
S = TypeVar("S")
T = TypeVar("T")


class FromState(Generic[S]):
    """Makes observables that are read off the true state of a game."""

    def one(self, name: str, parser: Parser[T], found: Callable[[S], T]) -> Observable[T]:
        """Return an observable of the whole state."""
        return Observable(name, parser, lambda table, _: found(table.journal.state))

    def each(
        self, name: str, parser: Parser[dict[K, T]], found: Callable[[S, K], T]
    ) -> Observable[dict[K, T]]:
        """Return an observable that looks at what the file names, such as seats, and no further."""

        def read(table: Table, wanted: dict[K, T]) -> dict[K, T]:
            return {key: found(table.journal.state, key) for key in wanted}

        return Observable(name, parser, read)


def by_name(*observables: Observable[Any]) -> dict[str, Observable[Any]]:
    """Return observables by their keys in files."""
    return {one.name: one for one in observables}


# ---------------------------------------------------------------- parsers


def at_any_table(read: Callable[[object, str], T]) -> Parser[T]:
    """Return the parser of what does not hang on the table."""
    return lambda value, where, _: read(value, where)


NUMBER: Final = at_any_table(whole)


def word(known: Sequence[str]) -> Parser[str]:
    """Return the parser of a word that is one of those known."""
    return at_any_table(lambda value, where: word_of(value, known, where))


def a_seat(value: object, where: str, table: Table) -> int:
    """Return a seat."""
    return seat_of(value, table.seats, where)


def seat_set(value: object, where: str, table: Table) -> list[int]:
    """Return seats in their order, each of them once."""
    return sorted(set(seats_of(value, table.seats, where)))


def list_of(parser: Parser[T]) -> Parser[list[T]]:
    """Return the parser of a list."""
    return lambda value, where, table: [parser(one, where, table) for one in listed(value, where)]


def per(key: Parser[K], parser: Parser[T]) -> Parser[dict[K, T]]:
    """Return the parser of a table of the file."""
    return lambda value, where, table: {
        key(name, where, table): parser(one, where, table)
        for name, one in tabled(value, where).items()
    }


def per_seat(parser: Parser[T]) -> Parser[dict[int, T]]:
    """Return the parser of a table of the file whose keys are seats."""
    return lambda value, where, table: {
        seat: parser(one, where, table) for seat, one in by_seat(value, table.seats, where).items()
    }
