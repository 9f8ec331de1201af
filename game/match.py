"""The match: the one holder of the truth and of the luck.

Bots and boards may not import this module (an import contract checks it). They are told what
``heard`` returns for their seat, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from game.core.actions import Action, RefusedError
from game.core.events import Event
from game.core.journal import Journal
from game.core.luck import Luck, Seed
from game.core.rules import Outcome, Rules
from game.core.seats import CLOCK, Seat, Viewer
from game.core.ticks import Answers, tick_of

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E_ = TypeVar("E_", bound=Event)


class Match(Generic[S, A, E_]):
    """One running match of any game, without input or output."""

    def __init__(
        self,
        rules: Rules[S, A, E_, Any],
        seats: int,
        options: Any,
        seed: Seed,
        *,
        journal: Journal[S, E_] | None = None,
        luck: Luck | None = None,
    ) -> None:
        """Deal a match; or go on from a journal, as scenarios do after laying out a situation.

        A scenario that says which cards are drawn next brings its own luck.
        """
        self.rules = rules
        self.seats = seats
        self.options = options
        self._luck = Luck(seed) if luck is None else luck
        self._streams: dict[Viewer, list[E_]] = {}
        self._sorted: dict[Viewer, int] = {}
        self._answers: Answers[A | None] = Answers()
        self._asked = -1
        """The tick in which everybody was asked."""
        self._done: Callable[[Seat, A], object] | None = None
        self.tick: int | None = None
        """In a real-time game, the tick in which somebody is asked in turn, who may answer nothing
        and answers some ticks later."""
        if journal is None:
            journal = Journal(rules.initial(seats, options), rules.apply)
            rules.deal(journal, self._luck)
        self.journal = journal
        """What was told so far and the truth: for whoever holds the match, never for a seat."""

    def pending(self) -> Mapping[Seat, Sequence[A]]:
        """Return who may act now, with their legal actions; empty when all is over."""
        return self.rules.pending(self.journal.state)

    def accepts(self, seat: Seat, action: A) -> bool:
        """Say whether a seat may do this now."""
        return self.rules.accepts(self.journal.state, seat, action)

    def in_turn(
        self, done: Callable[[Seat, A], object] | None = None
    ) -> Iterator[tuple[Seat, Sequence[A]]]:
        """Yield who is asked first and what they may do, until all is over; `answer` must follow.

        For whoever plays a match without a clock on the wall: where nobody but time is asked, it
        acts at once. In a real-time game everybody is asked once a tick, as ``core.ticks`` says.
        ``done`` is told of every act before it is carried out.
        """
        self._done = done
        while pending := self.pending():
            self.tick = None if tick_of(pending) is None else self._answers.tick
            if self.tick is not None:
                yield from self._tick(pending)
                continue
            seat, legal = next(iter(pending.items()))
            if seat == CLOCK:
                self._carry_out(CLOCK, legal[0])
            else:
                yield seat, legal

    def _tick(self, pending: Mapping[Seat, Sequence[A]]) -> Iterator[tuple[Seat, Sequence[A]]]:
        """Ask everybody once, then carry out what is due, and let time act.

        Where what is due changes what time is asked for, that comes next; nobody is asked anew.
        """
        asked, self._asked = self._asked, self._answers.tick
        if asked != self._asked:
            yield from ((seat, legal) for seat, legal in pending.items() if seat != CLOCK)
        act = pending[CLOCK][0]
        for seat, action in self._answers.due():
            if action is not None and self.accepts(seat, action):
                self._carry_out(seat, action)
        if self.pending().get(CLOCK, ())[:1] == pending[CLOCK][:1]:
            self._answers.go_on()
            self._carry_out(CLOCK, act)

    def answer(self, seat: Seat, action: A | None) -> None:
        """Take what somebody who was asked in turn answers; None, which does nothing, in a tick.

        Raises:
            RefusedError: as for `submit`, in a game of turns.
        """
        if self.tick is not None:
            self._answers.keep(seat, action)
        elif action is not None:
            self._carry_out(seat, action)

    def _carry_out(self, seat: Seat, action: A) -> None:
        if self._done is not None:
            self._done(seat, action)
        self.submit(seat, action)

    def submit(self, seat: Seat, action: A) -> None:
        """Carry out an action.

        Raises:
            RefusedError: it is not legal now; its ``reason`` is a key of the game's strings.
        """
        if not self.accepts(seat, action):
            reason = self.rules.refusal(self.journal.state, seat, action)
            raise RefusedError(reason or "not-offered")
        self.rules.play(self.journal, self._luck, seat, action)

    def observations(self, viewer: Viewer, start: int = 0) -> list[E_]:
        """Return what a viewer was told, from the start-th fact of its own stream on."""
        stream = self._streams.setdefault(viewer, [])
        events = self.journal.events
        done = self._sorted.get(viewer, 0)
        if done < len(events):
            stream.extend(event for event in events[done:] if event.is_for(viewer))
            self._sorted[viewer] = len(events)
        return stream[start:]

    def retell(self) -> None:
        """Tell everybody anew what the journal holds: somebody changed what had been told."""
        self._streams.clear()
        self._sorted.clear()

    def facts(self) -> int:
        """Return how many facts there are so far, for who plays a match again; never for a seat."""
        return len(self.journal.events)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return self.rules.outcome(self.journal.state)

    def open_book(self) -> list[E_]:
        """Return every fact, secret ones too, once the match is over.

        Raises:
            PermissionError: the match is not over.
        """
        if self.outcome() is None:
            raise PermissionError("the book stays closed until the match is over")
        return list(self.journal.events)

    def check(self) -> None:
        """Check that nothing was lost or doubled, and that the truth has no blanks."""
        self.rules.check(self.journal.state)
        assert self.rules.hidden_count(self.journal.state) == 0, "the truth has blanks"
