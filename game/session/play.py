"""One running match: whoever shows it plays through this, and is told what a seat was told.

It holds the match, so it knows the truth; scenes are given what a seat was told, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from game.cli.seats import plays_on, read_seat
from game.core.actions import Action, Timed
from game.core.nudges import Nudge
from game.core.rules import Outcome
from game.core.seats import CLOCK, Seat, Viewer
from game.core.ticks import tick_of, time_of
from game.games import rules_of
from game.match import Match
from game.replaying.again import play_again
from game.replaying.receipt import receipt
from game.session.bots import Bots
from game.session.clock import Clock
from game.session.external_bots import with_ours
from game.session.nudging import Nudging
from game.session.private import PrivateRecords
from game.session.recorder_setup import Keeping, chronicle
from game.store import notes
from game.store.heads import HUMAN
from game.store.replays import FileError, HandOver, Head, Recorder, Replay
from game.store.writer import AT_ONCE, Writer


class Session:
    """A match with its people, its bots, its time and its file."""

    replayable = True
    """Whether the same head and actions give the same match again."""
    early = True
    """Whether bots start and think as soon as they can, or once somebody looks for their answers:
    a match that is played for its bots, until it is shown, needs none of them before."""

    def __init__(
        self,
        head: Head,
        recorder: Recorder | None,
        replay: Replay | None = None,
        data: Path | None = None,
        file_error: FileError | None = None,
        *,
        match: Match[Any, Any, Any] | None = None,
        noted: notes.MatchNotes | None = None,
        external: Collection[str] = (),
        begins: bool = False,
        writer: Writer = AT_ONCE,
    ) -> None:
        """Deal the match of a head, or play again what is on file; or take a table laid by hand.

        Of bots out of files only ``external`` sit down: a person gave them, or agreed to them. The
        file of one that ``begins`` is yet to be made.

        Raises:
            OptionsError: the head's options cannot be played.
            FileError: what is on file does not replay.
        """
        self.head = head
        self.data = data
        """The folder in which matches are kept, if they are."""
        self.rules = rules_of(head.game)
        self.resumed = replay is not None and bool(replay.actions)
        if match is None and replay is not None:
            match = play_again(replay)
        if match is None:
            options = self.rules.options(head.seats, head.options)
            match = Match(self.rules, head.seats, options, head.seed)
        self._match = match
        self._asked = match.pending()
        self._file = chronicle(
            head, recorder, replay, data, file_error, noted, begins=begins, writer=writer
        )
        self.keeping = Keeping(self._file, writer)
        over, first = match.outcome() is not None, head if replay is None else replay
        self._controllers, gone = with_ours(head, first, external, self._file, over=over)
        people = (seat for seat, kind in enumerate(head.controllers) if kind == HUMAN)
        self._people = set(people if replay is None else replay.people)
        self._known = self._told_so_far()
        self._public, self._open = len(match.observations(None)), 0
        """How many facts all were told, and how many actions were done by the last of them."""
        self.private = PrivateRecords(match, self._file, lambda: self.people)
        self.nudging = Nudging(match, self._file)
        self.bots = Bots(head, self._controllers, self.observations, gone, data)
        if self.early:
            self.bots.router.start()
        self._clock = Clock(self._due, self._time_acts)
        self.quirks = False
        """Whether characters let quirks be seen: whoever shows the match decides."""

    # ------------------------------------------------------------ who sits where

    @property
    def controllers(self) -> list[str]:
        """Who plays which seat now, by seat, as a head names them."""
        return list(self._controllers)

    @property
    def humans(self) -> list[Seat]:
        """The seats that people play now, ascending."""
        return [Seat(s) for s, kind in enumerate(self._controllers) if kind == HUMAN]

    @property
    def people(self) -> list[Seat]:
        """The seats that were people's when the match began or ever since, ascending."""
        return [Seat(seat) for seat in sorted(self._people)]

    @property
    def hands(self) -> list[HandOver]:
        """Which seats changed hands so far, in order."""
        return list(self._file.hands)

    def is_human(self, seat: Seat) -> bool:
        """Say whether a person plays a seat now; nobody plays time."""
        return seat >= 0 and self._controllers[seat] == HUMAN

    def is_bot(self, seat: Seat) -> bool:
        """Say whether a bot plays a seat now; nobody plays time."""
        return seat >= 0 and self._controllers[seat] != HUMAN

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Give a seat to a bot or to a person, at any moment; it is written down.

        A bot that takes over is told what its seat was told so far, and nothing else. What a bot
        had decided for a seat that is taken from it is dropped. Nothing changes once all is over.

        Raises:
            SeatsError: nobody is called so.
        """
        controller = read_seat(controller, self.head.game)
        if self.outcome() is not None or controller == self._controllers[seat]:
            return
        self._controllers[seat] = controller
        if controller == HUMAN:
            self._people.add(seat)
            self._known[seat] = len(self.observations(seat))
        self._file.hand_over(seat, controller)
        self._file.keep(over=False)
        self.bots.hand_over(seat, self._controllers)
        self.think()

    @property
    def receipt(self) -> str:
        """What promises, before the first card, that the deal is fixed: ``game.replaying``."""
        return receipt(self.head)

    def counts_for(self, seat: Seat) -> bool:
        """Say whether the match is a person's own: they sit there and did most of what was done."""
        return self.is_human(seat) and self._file.mostly(seat, HUMAN)

    # ------------------------------------------------------------ what is told

    def fresh_view(self) -> Any:
        """Return the table before anything was told, to fold what a viewer hears into."""
        return self.rules.initial(self.head.seats, self._match.options)

    def observations(self, viewer: Viewer, start: int = 0) -> list[Any]:
        """Return what a viewer was told, from its start-th fact on."""
        return self._match.observations(viewer, start)

    def view_of(self, viewer: Viewer) -> Any:
        """Return the table as a viewer was told it so far."""
        view = self.fresh_view()
        for event in self.observations(viewer):
            self.rules.apply(view, event)
        return view

    def already_seen(self, viewer: Viewer) -> int:
        """Return how many facts a viewer had been told when this session opened."""
        return self._known.get(viewer, 0)

    def look_back(self) -> None:
        """Take everything told so far as seen: a table opened now begins here."""
        self._known = self._told_so_far()
        self.resumed = True

    def _told_so_far(self) -> dict[Viewer, int]:
        return {viewer: len(self.observations(viewer)) for viewer in (None, *self.people)}

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return self._match.outcome()

    @property
    def nudges(self) -> Sequence[Nudge]:
        """Who cheered and booed whom so far, in order; all may know."""
        return self.nudging.given()

    def open_book(self) -> list[Any]:
        """Return every fact once the match is over."""
        return self._match.open_book()

    def as_replay(self) -> Replay:
        """Return the match so far as a replay."""
        over = self.outcome() is not None
        return self._file.as_replay(reasons=over or self.head.training, guesses=over)

    def actors(self) -> list[int]:
        """Return which seat did each action so far."""
        return [seat for seat, _ in self._file.actions]

    def latest(self) -> Iterator[int]:
        """Return which seat did each action so far, the last one first."""
        return (seat for seat, _ in reversed(self._file.actions))

    def reasons(self) -> notes.Reasons:
        """Return why bots did what they did, by the number of the action.

        They tell of hands and beliefs: nothing before the match is over, unless all at the table
        know that it is played to learn; and then nothing of a choice that is still sealed, which is
        one since which all were told nothing. In a real-time game all are told of every tick:
        there a choice is open once the next turn began.
        """
        if self.outcome() is not None:
            return dict(self._file.reasons)
        reasons = self._file.reasons if self.head.training else {}
        return {at: why for at, why in reasons.items() if at < self._open}

    # ------------------------------------------------------------ playing

    @property
    def moves(self) -> int:
        """How often something was done so far, or a seat changed hands: a number to compare."""
        return len(self._file.actions) + len(self._file.hands)

    def asked(self) -> tuple[Seat, ...]:
        """Return everybody who is asked now, time (``CLOCK``) last; nobody when all is over."""
        return tuple(self._asked)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now, for whoever plays that seat and nobody else."""
        return self._asked.get(seat, ())

    def accepts(self, seat: Seat, action: Action) -> bool:
        """Say whether a seat may do this now, for whoever plays that seat and nobody else."""
        return self._match.accepts(seat, action)

    def submit(self, seat: Seat, action: Action) -> None:
        """Carry out a person's action and write it down.

        Raises:
            RefusedError: it is not legal now; nothing was written.
        """
        if seat == CLOCK:
            self._time_acts(cast("Timed", action))
        else:
            self._do(seat, action, None)

    def think(self) -> None:
        """Let the bots that are asked begin to think, or take in their answers; never waits."""
        asked = {seat: legal for seat, legal in self._asked.items() if self.is_bot(seat)}
        self.bots.think(asked, quirks=self.quirks, real_time=self.real_time)

    def ready(self) -> tuple[Seat, ...]:
        """Return whose bots have made up their minds; in a real-time game time itself asks."""
        self.think()
        return tuple(self.bots.questions.answers)

    def quirk(self, seat: Seat) -> str:
        """Return whose quirk is to be seen before a bot's answer, nothing for nobody's."""
        answer = self.bots.questions.answers.get(seat)
        return answer.quirk if answer is not None and self.quirks else ""

    @property
    def seated(self) -> bool:
        """Whether every bot has sat down, so that it hears and answers at once."""
        return self.bots.router.there

    def step(self, seat: Seat | None = None) -> None:
        """Carry out what a seat's bot answered, the first one's that did; nothing before that."""
        answers = self.bots.questions.answers
        seat = next(iter(answers), None) if seat is None else seat
        if seat is not None and seat in answers:
            self._do(seat, answers[seat].action, answers[seat].why)

    def pass_time(self, ms: float) -> None:
        """Let so many milliseconds pass, for rules that ask time; it may stand still.

        Slow play is the same ticks, longer (``House.slow``).
        """
        self._clock.pass_time(ms / self.head.house.slow if self.real_time else ms)

    @property
    def due_ms(self) -> float | None:
        """How long until time ends a tick; None in a game of turns."""
        left = self._clock.left if self.real_time else None
        return None if left is None else left * self.head.house.slow

    def hurry(self) -> bool:
        """Let time act at once where it is asked and nobody thinks any more; say whether it did."""
        self.think()
        if (act := self._due()) is None or self.bots.questions.waits:
            return False
        self._time_acts(act)
        return True

    def _due(self) -> Timed | None:
        return time_of(self._asked)

    @property
    def real_time(self) -> bool:
        """Whether what is done in a tick is sealed now until time ends it (``core.ticks``)."""
        return tick_of(self._asked) is not None

    @property
    def tick(self) -> int | None:
        """The present tick of a real-time game."""
        return self.bots.questions.tick if self.real_time else None

    def _time_acts(self, act: Timed) -> None:
        """Let time act; in a real-time game bots do first what is due, whoever is late nothing.

        Where that changes what time is asked for, the tick that it is asked for now begins anew.
        """
        late: Sequence[int] = ()
        if act.ends_tick:
            self._think_early()
            for seat, answer in self.bots.questions.due():
                if answer.action is not None and self.accepts(seat, answer.action):
                    self._do(seat, answer.action, answer.why)
            if self._due() != act:
                return
            late = self.bots.questions.go_on()
        self._do(CLOCK, act, None, late)
        for seat in self.bots.take_spent():
            self.hand_over(seat, plays_on(self.head.game))

    def _do(
        self,
        seat: Seat,
        action: Action,
        why: Mapping[str, Any] | None,
        late: Sequence[int] = (),
    ) -> None:
        real_time = self.real_time
        self._match.submit(seat, action)
        if not real_time:
            self._file.act(seat, action.to_json(), why)
            self.bots.questions.forget(seat)
        elif seat == CLOCK:
            self._file.record_tick(action.to_json(), late)
        else:
            self._file.give(seat, action.to_json(), why)
        self._asked = self._match.pending()
        if told := self._match.observations(None, self._public):
            self._public += len(told)
            if not real_time or any(event.begins_turn for event in told):
                self._open = len(self._file.actions)
        self._file.keep(over=self.outcome() is not None)
        self._think_early()

    def _think_early(self) -> None:
        if self.early:
            self.think()

    # ------------------------------------------------------------ the end

    def take_file_error(self) -> FileError | None:
        """Return, once, why the match is not kept on file at present, if it is not."""
        return self._file.take_error()

    def close(self) -> None:
        """Let the bots go. The match stays on file; a finished one is a replay already."""
        self.bots.close()
        self._file.close(over=self.outcome() is not None)
