"""What people keep to themselves at a table: chips they note, guesses, standing orders.

All of it is sealed with the match, so that it is there again, and changes nothing in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.panels import LeagueStanding
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.match import Match
from game.store import notes
from game.store.chronicle import Chronicle


class PrivateRecords:
    """What the people of one match noted, guessed and ordered."""

    def __init__(
        self, match: Match[Any, Any, Any], file: Chronicle, people: Callable[[], list[Seat]]
    ) -> None:
        """Take the match, what it is kept in, and what says whose seats are people's."""
        self._match = match
        self._file = file
        self._people = people

    def marks(self, by: Seat | None = None) -> dict[tuple[int, int], int]:
        """Return how many chips a person noted, by seat and by the chip's number.

        None: the first person.
        """
        return dict(self._file.marks.get(self._who(by), {}))

    def mark(self, seat: int, chip: int, count: int, by: Seat | None = None) -> None:
        """Note how many chips, by their number in the game's list, lie at a seat."""
        self._file.mark(self._who(by), seat, chip, count)
        self._file.keep(over=False)

    def _who(self, by: Seat | None) -> Seat:
        return by if by is not None else next(iter(self._people()), Seat(0))

    def guess(self, seat: Seat, guess: Mapping[str, Any]) -> None:
        """Seal a guess of who is out, as its game names it; nothing is taken once all is over.

        Raises:
            ValueError: it is no guess of this game.
        """
        ghosts = game_of(self._match.rules.name).ghosts
        if ghosts is None:
            raise ValueError(guess)
        whole: notes.Guess = {"seat": int(seat), "at": len(self._match.observations(None))}
        whole |= ghosts.guess_of(guess, self._match.seats)
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

    def standings(
        self, names: Sequence[str], looks: Sequence[str], words: Words
    ) -> Sequence[LeagueStanding]:
        """Return the league so far: of guesses, those alone that public facts have decided."""
        ghosts = game_of(self._match.rules.name).ghosts
        if ghosts is None:
            return ()
        return ghosts.league(
            self._match.observations(None), self._file.guesses, names, looks, words
        )

    def order(self, seat: Seat, orders: Mapping[str, str]) -> None:
        """Seal a seat's standing orders, also those of before: that it gave any tells nothing."""
        if self._match.outcome() is None:
            self._file.order(int(seat), orders)
            self._file.keep(over=False)

    def orders(self, seat: Seat) -> dict[str, str] | None:
        """Return a seat's newest orders for its own eyes and answers, None if it gave none."""
        found = self._file.orders.get(seat)
        return None if found is None else dict(found)
