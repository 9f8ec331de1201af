"""What people keep to themselves at a table: chips they note, guesses, standing orders.

All of it is sealed with the match, so that it is there again, and changes nothing in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.seats import Seat
from game.match import Match
from game.store import notes
from game.store.chronicle import Chronicle


class Private:
    """What the people of one match noted, guessed and ordered."""

    def __init__(
        self, match: Match[Any, Any, Any], file: Chronicle, people: Callable[[], list[Seat]]
    ) -> None:
        """Take the match, what it is kept in, and what says whose seats are people's."""
        self._match = match
        self._file = file
        self._people = people

    def marks(self, by: Seat | None = None) -> dict[tuple[int, int], int]:
        """Return how many chips of a gang a person noted at a seat; None: the first person."""
        return dict(self._file.marks.get(self._who(by), {}))

    def mark(self, seat: int, gang: int, count: int, by: Seat | None = None) -> None:
        """Note how many chips of a gang lie at a seat."""
        self._file.mark(self._who(by), seat, gang, count)
        self._file.keep(over=False)

    def _who(self, by: Seat | None) -> Seat:
        return by if by is not None else next(iter(self._people()), Seat(0))

    def guess(self, seat: Seat, guess: Mapping[str, Any]) -> None:
        """Seal a guess of who is out, ``gang`` and ``next``; nothing is taken once all is over.

        Raises:
            ValueError: it is no guess.
        """
        whole = {"seat": int(seat), "at": len(self._match.heard(None)), "gang": None, "next": None}
        whole |= {key: guess[key] for key in ("gang", "next") if key in guess}
        if not notes.is_guess(whole, self._match.seats):
            raise ValueError(guess)
        if self._match.outcome() is None:
            self._file.guess(whole)
            self._file.keep(over=False)

    def guesses(self, seat: Seat | None = None) -> list[notes.Guess]:
        """Return all guesses in order once the match is over; before, a seat's own alone."""
        over = self._match.outcome() is not None
        return [
            dict(guess)
            for guess in self._file.guesses
            if (over and seat is None) or guess["seat"] == seat
        ]

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        """Seal a seat's standing orders, also those of before: that it gave any tells nothing."""
        if self._match.outcome() is None:
            self._file.order(int(seat), orders)
            self._file.keep(over=False)

    def orders(self, seat: Seat) -> dict[str, str] | None:
        """Return a seat's newest orders for its own eyes and answers, None if it gave none."""
        found = self._file.orders.get(seat)
        return None if found is None else dict(found)
