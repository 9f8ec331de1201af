"""The course of a match that is shown again: its acts, counted alike through all eyes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from game.core.endings import TurningPoint
from game.core.seats import Viewer
from game.core.words import Words
from game.games import game_of
from game.replaying.again import Played, playing_again, playing_as_far
from game.store.heads import HUMAN, Head
from game.store.launch import Eyes
from game.store.notes import MatchNotes, Reasons, noting
from game.store.replays import Pieces, Replay, at_once


@dataclass(frozen=True, slots=True)
class Moment:
    """A turning point, and how much all had been told before it."""

    public: int
    point: TurningPoint


def behind(events: Sequence[Any], public: int) -> int:
    """Return how many facts of a telling lie before the one after so many that all were told."""
    told = [at for at, event in enumerate(events, 1) if event.is_for(None)]
    return told[public - 1] if 0 < public <= len(told) else 0


@dataclass(frozen=True, slots=True)
class Counts:
    """How many facts there were before each act, and how many of them all were told."""

    facts: list[int]
    public: list[int]

    def see(self, match: Played) -> None:
        """Take in that the match stands before its next act."""
        told = self.public[-1] if self.public else 0
        self.public.append(told + len(match.observations(None, told)))


def playing_through(replay: Replay) -> Pieces[Course]:
    """Play a match again piece by piece, and read what is noted on its file.

    Raises:
        FileError: it does not replay.
    """
    counts = Counts([], [])
    match = yield from playing_again(replay, counts.facts, counts.see)
    return Course(replay, match, counts, (yield from noting(replay)))


def playing_as_far_through(replay: Replay) -> Pieces[Course]:
    """Play a match again as far as that goes, piece by piece; the course says what stopped it.

    Raises:
        FileError: nothing of it replays.
    """
    counts = Counts([], [])
    match, played = yield from playing_as_far(replay, counts.facts, counts.see)
    return Course(played, match, counts, (yield from noting(played)))


def played_through(replay: Replay) -> Course:
    """Return a match that was played again.

    Raises:
        FileError: it does not replay.
    """
    return at_once(playing_through(replay))


class Course:
    """A match that was played again: its acts, and whose eyes it may be seen through."""

    def __init__(self, replay: Replay, match: Played, counts: Counts, noted: MatchNotes) -> None:
        """Take a match that was played again, and what is noted on its file."""
        self.head = replay.head
        self.match = match
        self.facts = counts.facts
        """How many facts there were before each act."""
        self._public = counts.public
        self._people = [seat for seat, kind in enumerate(self.head.controllers) if kind == HUMAN]
        self.over = match.outcome() is not None
        self.stopped = replay.stopped
        """Why the file's match could not be played to its end, where it could not."""
        self.acts = len(replay.actions)
        self.actors = [seat for seat, _ in replay.actions]
        self.nudges = tuple(noted.nudges)
        self.reasons: Reasons = noted.reasons if self.over else {}
        """Why bots did what they did, by the number of the act."""

    @property
    def bots_acts(self) -> list[int]:
        """The numbers of the acts of seats that were bots' from the beginning.

        A match against the clock that is left loses why they were done: its file, of which all may
        see how long it is, would tell how often a bot had thought.
        """
        bots = {seat for seat, kind in enumerate(self.head.controllers) if kind != HUMAN}
        return [at for at, seat in enumerate(self.actors) if seat in bots]

    @property
    def eyes(self) -> list[Eyes]:
        """Through whose eyes it may be seen: while it goes on, everybody's alone."""
        return ["all", "public", *range(self.head.seats)] if self.over else ["public"]

    def is_mine(self, eyes: Eyes) -> bool:
        """Say whether eyes are those of the one person who played."""
        return self._people == [eyes]

    def shown(self, public: int) -> int:
        """Return how many acts are seen once so much is shown of what all were told."""
        return bisect_left(self._public, public)

    def before(self, part: float) -> int:
        """Return how much all had been told when this part of the acts was done."""
        return self._public[min(self.acts - 1, int(part * self.acts))] if self.acts else 0

    def moments(self, words: Words) -> list[Moment]:
        """Return what decided it, in its order."""
        game, match = game_of(self.head.game), self.match
        if game.turning is None or not self.over:
            return []
        book = match.open_book()
        told = list(accumulate((event.is_for(None) for event in book), initial=0))
        state = match.rules.initial(self.head.seats, match.options)
        you = self._people[0] if len(self._people) == 1 else None
        found = game.turning.turning_points(state, book, self.head.names, words, you)
        return [Moment(told[round(one.part * len(book))], one) for one in found]


@dataclass(frozen=True, eq=False, slots=True)
class Looked:
    """A match as far as it is shown, to whom it is shown; nobody notes anything any more."""

    head: Head
    match: Played
    events: Sequence[Any]

    @property
    def controllers(self) -> list[str]:
        """Who played which seat when it began."""
        return self.head.controllers

    @property
    def private(self) -> None:
        """Nobody's."""
        return

    def fresh_view(self) -> Any:
        """Return the table before anything was told."""
        return self.match.rules.initial(self.head.seats, self.match.options)

    def observations(self, viewer: Viewer) -> list[Any]:
        """Return what they were told."""
        return list(self.events)
