"""The past: what the history tells of a match's file, read only when somebody looks at it."""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from game.core.bots import file_of, is_external
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.replaying.again import Played, playing_again
from game.scenes.kit import Kit
from game.store.files import FileError
from game.store.heads import HUMAN, Head
from game.store.history import MatchFile
from game.store.replays import Pieces, Replay, at_once, read_head, reading

SLICE: Final = 32
AT_ONCE: Final = 32
"""Pieces of files that are read between two frames; four usual matches have as many."""
PLAYED_SLICE: Final = 4
"""How many files are looked through at a time, so that a search never stands in the way; the second
one where a match has to be played again to know who won."""


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """How a match went."""

    turns: int
    """How many began; 0 in a game that has none."""
    over: bool
    winners: tuple[Seat, ...] = ()
    verdict: str = ""
    """Who won, as the result's title says it."""
    controllers: tuple[str, ...] = ()
    """Who played which seat in the end: seats change hands."""


class Past:
    """All that is known of files so far; what cannot be read is kept as the reason why."""

    def __init__(self, kit: Kit) -> None:
        """Begin with nothing read."""
        self._kit = kit
        # by file and when it was written last: one that was played on is read anew
        self._heads: dict[MatchFile, Head | FileError] = {}
        self._courses: dict[MatchFile, MatchCourse | FileError] = {}
        self._waiting: list[MatchFile] = []
        self._pieces: Iterator[None] | None = None
        self.room = AT_ONCE
        """So many pieces of files may be read at once now; the rest is read frame by frame."""

    def head(self, one: MatchFile) -> Head | FileError:
        """Return who sits at a match's table; of the file only the beginning is read."""
        if one not in self._heads:
            try:
                self._heads[one] = read_head(one.path)
            except FileError as error:
                self._heads[one] = error
        return self._heads[one]

    def course(self, one: MatchFile) -> MatchCourse | FileError:
        """Return how a match went: its actions are played again for that, some milliseconds."""
        return at_once(self.pieces(one))

    def pieces(self, one: MatchFile) -> Pieces[MatchCourse | FileError]:
        """Find out how a match went, piece by piece; at once where that is known."""
        if one not in self._courses:
            try:
                replay = yield from reading(one.path)
                yield
                match = yield from playing_again(replay)
                self._courses[one] = course_of(replay, match, self._kit)
            except FileError as error:
                self._courses[one] = error
        return self._courses[one]

    def look_up(self, one: MatchFile) -> bool:
        """Read how a match went, as far as there is room now; say whether it can be told."""
        if one in self._courses:
            return True
        if one not in self._waiting:
            self._waiting.append(one)
        while self._waiting and self.room > 0:
            self.room -= 1
            self._read_piece()
        return one in self._courses

    @property
    def reading(self) -> bool:
        """Whether matches wait to be read."""
        return bool(self._waiting)

    def read_on(self, seconds: float) -> bool:
        """Read on for so long; say whether a match was read to its end."""
        end = time.monotonic() + seconds
        while self._waiting and time.monotonic() < end:
            if self._read_piece():
                return True
        return False

    def _read_piece(self) -> bool:
        """Read the next piece of what waits; say whether a match was read to its end."""
        if self._pieces is None:
            self._pieces = self.pieces(self._waiting[0])
        if next(self._pieces, self) is not self:
            return False
        self._pieces = None
        del self._waiting[0]
        return True

    # ------------------------------------------------------------ in words

    def when(self, one: MatchFile) -> str:
        """Return when a match was played last, as one says it."""
        try:
            when = datetime.fromtimestamp(one.when).astimezone()
        except (OverflowError, OSError, ValueError):  # a day that no calendar has
            return one.path.name
        return self._kit.words().say("history.date", when=when)

    def line(self, one: MatchFile) -> str:
        """Return when a match was, of which game, and at how many seats."""
        head, when = self.head(one), self.when(one)
        if isinstance(head, FileError):
            return f"{when} · {one.path.name}"
        return self._kit.words().say(
            "history.line", when=when, game=self._kit.title_of(head.game), seats=head.seats
        )

    def who(self, one: MatchFile) -> str:
        """Return who sat there, people first."""
        head = self.head(one)
        if isinstance(head, FileError):
            return ""
        seats = list(zip(head.names, head.controllers, strict=True))
        people = ", ".join(name for name, kind in seats if kind == HUMAN)
        bots = ", ".join(name for name, kind in seats if kind != HUMAN)
        key = "both" if people and bots else "people" if people else "bots"
        return self._kit.words().say(f"history.who-{key}", people=people, bots=bots)

    def state(self, one: MatchFile, *, winners: bool) -> str:
        """Return how a match stands or ended; who won only where that may be seen."""
        if not self.look_up(one):
            return self._kit.words().say("history.being-read")
        course = self.course(one)
        if isinstance(course, FileError):
            return trouble(course, self._kit.words())
        if not course.over:
            return self.lasted("history.goes-on", one, course)
        if not winners:
            return self.lasted("history.hidden", one, course)
        return f"{self.ended(one, course)} · {course.verdict}"

    def ended(self, one: MatchFile, course: MatchCourse) -> str:
        """Return that a match was won or lost by the one person who sat there, and its length."""
        head = self.head(one)
        people = set() if isinstance(head, FileError) else people_of(head)
        won = "won" if people & set(course.winners) else "lost"
        won = won if len(people) == 1 else "over"  # of several some may have won, and some not
        return self.lasted(f"history.{won}", one, course)

    def lasted(self, key: str, one: MatchFile, course: MatchCourse) -> str:
        """Return a text that says how long a match lasted, in the turns or rounds of its game."""
        head = self.head(one)
        words = self._kit.words(None if isinstance(head, FileError) else head.game)
        turns = words.say("history.turns", n=course.turns)
        turn = words.say("title.turn", n=course.turns)  # the one a match stopped in is not over
        return words.say(key, n=course.turns, turns=turns, turn=turn)

    def finds(self, one: MatchFile, wanted: str, *, winners: bool) -> bool | None:
        """Say whether a match has all words of a search; who won only where that may be seen.

        A match is played again for that only where nothing else has them; None: it is not read yet.
        """
        say, head = self._kit.words().say, self.head(one)
        parts = [self.line(one), self.who(one), one.path.name]
        parts.append(say(f"history.{'finished' if one.kind == 'finished' else 'unfinished'}"))
        if not isinstance(head, FileError):
            parts += (level_of(kind, self._kit.words()) for kind in head.controllers)
        if holds(folded(" ".join(parts)), wanted):
            return True
        if not winners or one.kind != "finished":
            return False
        if not self.look_up(one):
            return None
        return holds(folded(" ".join([*parts, self.state(one, winners=True)])), wanted)


def course_of(replay: Replay, match: Played, kit: Kit) -> MatchCourse:
    """Return how a match went that was played again."""
    turns = sum(event.begins_turn for event in match.observations(None))
    outcome = match.outcome()
    last = tuple(replay.controllers)
    if outcome is None:
        return MatchCourse(turns, over=False, controllers=last)
    head = replay.head
    state = match.rules.initial(head.seats, match.options)
    words, ending = kit.words(head.game), game_of(head.game).ending
    truth = ending.truth(state, match.open_book(), head.names, words)
    return MatchCourse(turns, True, outcome.winners, truth.title, last)


def people_of(head: Head) -> set[Seat]:
    """Return the seats of people."""
    return {Seat(seat) for seat, kind in enumerate(head.controllers) if kind == HUMAN}


def level_of(controller: str, words: Words) -> str:
    """Return who plays a seat, in a word."""
    if controller == HUMAN:
        return words.say("history.human")
    if is_external(controller):
        path, name = file_of(controller)
        return words.say("external-bots.seat", path=path, name=name)
    level = controller.split("@", 1)[0]
    return words.say(f"levels.{level}") if words.knows(f"levels.{level}") else level


def trouble(error: FileError, words: Words) -> str:
    """Return what is wrong with a file, without where it lies: that is told beside it."""
    said = words.say(error.key, **error.facts)
    path = str(error.path)
    return words.say("history.trouble", why=said.removeprefix(path).lstrip(" \u00a0\u202f:,"))


def folded(text: str) -> str:
    """Return a text as a search compares it: without accents, case and doubled spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def holds(text: str, wanted: str) -> bool:
    """Say whether a folded text has all words of a search; a number is found whole: 4 is not 14."""
    numbers = set(re.findall(r"\d+", text))
    words = folded(wanted).split()
    return all(word in numbers if word.isdecimal() else word in text for word in words)


class Sieve:
    """Files one after the other, and those of them that fit; a search goes on by slices."""

    def __init__(
        self, files: Sequence[MatchFile], fits: Callable[[MatchFile], bool | None] | None
    ) -> None:
        """Take files and what is asked of them; where nothing is asked all of them fit at once.

        What is asked answers None where that is not known yet: the search waits there.
        """
        self._files = files
        self._fits = fits
        self.at = 0 if fits is not None else len(files)
        """How many files were looked at."""
        self.found: list[MatchFile] = [] if fits is not None else list(files)

    @property
    def searching(self) -> bool:
        """Whether files are left to look at."""
        return self.at < len(self._files)

    @property
    def many(self) -> int:
        """How many files there are."""
        return len(self._files)

    def go_on(self, many: int) -> None:
        """Look at the next files."""
        if self._fits is None:
            return
        for one in self._files[self.at : self.at + many]:
            fits = self._fits(one)
            if fits is None:
                return
            self.found += [one] if fits else []
            self.at += 1
