"""A session: one running match with its controllers, its bots and its save file.

The window and the replay viewer play through it. It holds the match, so it knows
the truth; scenes are given what a seat was told, and nothing else.
"""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import __version__
from game.ai.bench import Choice, Seating
from game.ai.thinking import Minds
from game.core.actions import Action
from game.core.rules import Outcome
from game.core.saying import SayableError
from game.core.seats import Seat, Viewer
from game.games import rules_of
from game.match import Match, bot_seed
from game.playback import play_again
from game.seating import learned
from game.store import notes, replays
from game.store.heads import HUMAN, SCRIPTED, House
from game.store.replays import FileError, Head, Recorder, Replay


def new_seed() -> int:
    """Return a seed that a person can read out: nine digits at most."""
    return secrets.randbelow(10**9)


def make_head(
    game: str,
    controllers: Sequence[str],
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    *,
    training: bool = False,
    house: House | None = None,
) -> Head:
    """Return the head of a new match; ``house`` is what its people agreed on.

    Raises:
        LookupError: no such game.
        OptionsError: the options cannot be played with so many seats.
    """
    rules = rules_of(game)
    complete = rules.options(len(controllers), options or {})
    return Head(
        program=__version__,
        game=game,
        edition=rules.edition,
        seats=len(controllers),
        options=rules.options_json(complete),
        seed=new_seed() if seed is None else seed,
        salt=secrets.token_hex(8),
        names=list(names),
        controllers=list(controllers),
        training=training,
        house=house or House(),
    )


class Session:
    """One running match."""

    replayable = True
    """Whether the same head and actions give the same match again."""

    def __init__(
        self,
        head: Head,
        recorder: Recorder | None,
        replay: Replay | None = None,
        data: Path | None = None,
        file_error: FileError | None = None,
        *,
        match: Match[Any, Any, Any] | None = None,
    ) -> None:
        """Deal the match of a head, or play again what is on file; or take a table laid by hand.

        Raises:
            OptionsError: the head's options cannot be played.
            FileError: what is on file does not replay.
        """
        self.head = head
        self.rules = rules_of(head.game)
        self.resumed = replay is not None and bool(replay.actions)
        self._faults: list[tuple[Seat, str]] = []
        self._told_faults: set[tuple[Seat, str]] = set()
        self._file_error = file_error
        self._file_fails = file_error is not None
        self._kept = recorder is not None or self._file_fails
        self._data = data
        self._recorder = recorder
        self._options = self.rules.options(head.seats, head.options)
        if match is None and replay is not None:
            match = play_again(replay)
        if match is None:
            match = Match(self.rules, head.seats, self._options, head.seed)
        self._match = match
        self.marks: dict[tuple[int, int], int] = {}
        """A person's notes: how many chips of a gang lie at a seat."""
        self._actions: list[tuple[int, dict[str, Any]]] = []
        self._reasons: dict[int, Mapping[str, Any]] = {}
        if replay is not None:
            self._actions += replay.actions
            self.marks = notes.marks_on_file(replay)
            self._reasons |= notes.reasons_on_file(replay)
        self._on_file = len(self._actions)
        self._known = {viewer: len(self.heard(viewer)) for viewer in (None, *self.humans)}
        learnt, self._bots_error = learned(head.game, head.controllers)
        places = enumerate(head.controllers)
        levels = {seat: kind for seat, kind in places if kind not in (HUMAN, SCRIPTED)}
        seeds = {seat: bot_seed(head.seed, head.salt, Seat(seat)) for seat in range(head.seats)}
        seating = Seating(head.game, head.seats, head.options, levels, seeds, data=learnt)
        self._minds = Minds(seating, time.monotonic)
        self._minds.start()
        self._heard_by: dict[Seat, int] = {}
        self._asked: tuple[int, Seat] | None = None
        self._answer: Choice | None = None
        self.tics = False
        """Whether characters let tics be seen: whoever shows the match decides."""

    # ------------------------------------------------------------ who sits where

    @property
    def humans(self) -> list[Seat]:
        """The seats of people, ascending."""
        return [Seat(s) for s, kind in enumerate(self.head.controllers) if kind == HUMAN]

    def is_human(self, seat: Seat) -> bool:
        """Say whether a person plays a seat."""
        return self.head.controllers[seat] == HUMAN

    # ------------------------------------------------------------ what is told

    def fresh_view(self) -> Any:
        """Return the table before anything was told, to fold what a viewer hears into."""
        return self.rules.initial(self.head.seats, self._options)

    def heard(self, viewer: Viewer, start: int = 0) -> list[Any]:
        """Return what a viewer was told, from its start-th fact on."""
        return self._match.heard(viewer, start)

    def already_seen(self, viewer: Viewer) -> int:
        """Return how many facts a viewer had been told when this session opened."""
        return self._known.get(viewer, 0)

    def asked(self) -> Seat | None:
        """Return the seat that is asked now, None when all is over."""
        return next(iter(self._match.pending()), None)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now, for whoever plays that seat and nobody else."""
        return self._match.pending().get(seat, ())

    def look_back(self) -> None:
        """Take everything told so far as seen: a table opened now begins here."""
        self._known = {viewer: len(self.heard(viewer)) for viewer in (None, *self.humans)}
        self.resumed = True

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return self._match.outcome()

    def open_book(self) -> list[Any]:
        """Return every fact once the match is over."""
        return self._match.open_book()

    def as_replay(self) -> Replay:
        """Return the match so far as a replay."""
        return Replay(
            head=self.head,
            actions=list(self._actions),
            torn=False,
            path=Path(),
            lines=list(range(2, 2 + len(self._actions))),
            records=notes.as_records(self.reasons()),
        )

    def actors(self) -> list[int]:
        """Return which seat did each action so far."""
        return [seat for seat, _ in self._actions]

    def reasons(self) -> notes.Reasons:
        """Return why bots did what they did, by the number of the action.

        They tell of hands and beliefs: nothing before the match is over, unless all at the table
        know that it is played to learn.
        """
        open_now = self._match.outcome() is not None or self.head.training
        return dict(self._reasons) if open_now else {}

    # ------------------------------------------------------------ playing

    def submit(self, seat: Seat, action: Action) -> None:
        """Carry out a person's action and write it down.

        Raises:
            RefusedError: it is not legal now; nothing was written.
        """
        self._match.submit(seat, action)
        self._actions.append((seat, action.to_json()))
        self._asked = self._answer = None
        self._keep()
        self.think()

    def think(self) -> None:
        """Let the asked bot begin to think, or take in its answer; never waits."""
        seat = self.asked()
        if seat is None or self.is_human(seat):
            return
        if self._asked != (len(self._actions), seat):
            self._asked = (len(self._actions), seat)
            self._answer = None
            start = self._heard_by.get(seat, 0)
            events = self.heard(seat, start)
            self._heard_by[seat] = start + len(events)
            self._minds.hear(seat, events)
            self._minds.ask(seat, self._match.pending()[seat], self.tics)
        elif self._answer is None and (found := self._minds.answer()) is not None:
            self._take_answer(seat, found)

    def _take_answer(self, seat: Seat, found: Choice) -> None:
        if found.seat != seat:  # an answer to a question of before
            return
        self._answer = found
        guilty = seat if found.guilty is None else Seat(found.guilty)
        if found.fault and (guilty, found.fault) not in self._told_faults:
            self._told_faults.add((guilty, found.fault))
            self._faults.append((guilty, found.fault))

    def ready(self) -> bool:
        """Say whether the asked bot has made up its mind."""
        self.think()
        return self._answer is not None

    def tic(self) -> str:
        """Return whose tic is to be seen before the asked bot's answer, nothing for nobody's."""
        return self._answer.tic if self._answer is not None and self.tics else ""

    def step(self) -> None:
        """Carry out the asked bot's answer; nothing happens before it is ready."""
        seat = self.asked()
        if seat is not None and self._answer is not None:
            if self._answer.why:
                self._reasons[len(self._actions)] = self._answer.why
            self.submit(seat, self._answer.action)

    def mark(self, seat: int, gang: int, count: int) -> None:
        """Note how many chips of a gang lie at a seat; it is kept with the match."""
        self.marks[seat, gang] = count
        if self._recorder is not None and self._match.outcome() is None:
            with contextlib.suppress(FileError):  # a note that is lost is no reason to stop
                self._recorder.note({"mark": [seat, gang, count]})

    def close(self) -> None:
        """Let the bots go. The match stays on file; a finished one is a replay already."""
        self._minds.close()
        if self._file_fails:  # perhaps there is room by now
            self._keep()
        if self._recorder is not None:
            self._recorder.close()

    def again(self) -> Session:
        """Return a new match at the same table with another seed."""
        head = self.head
        table = head.game, head.controllers, head.names, head.options
        new = make_head(*table, training=head.training, house=head.house)
        return start(new, self._data)

    # ------------------------------------------------------------ what went wrong

    def take_faults(self) -> list[tuple[Seat, str]]:
        """Return, once, which bots failed and how; a legal action was played in their place."""
        faults, self._faults = self._faults, []
        return faults

    def take_file_error(self) -> FileError | None:
        """Return, once, why the match is not kept on file at present, if it is not."""
        error, self._file_error = self._file_error, None
        return error

    def take_bots_error(self) -> SayableError | None:
        """Return, once, why bots that need what they have learnt must play without it."""
        error, self._bots_error = self._bots_error, None
        return error

    # ------------------------------------------------------------ the file

    def _keep(self) -> None:
        """Write down what is not on file yet; what cannot be written now is tried again later."""
        if not self._kept or self._data is None:
            return
        try:
            if self._recorder is None:
                self._recorder = Recorder.create(self._data, self.head)
            for seat, action in self._actions[self._on_file :]:
                self._recorder.add(seat, action)
                if (why := self._reasons.get(self._on_file)) is not None:
                    with contextlib.suppress(FileError):  # the next action says what is wrong
                        self._recorder.note(notes.reason_note(self._on_file, why))
                self._on_file += 1
            if self._match.outcome() is not None:
                self._recorder.finish()
                self._kept = False
        except FileError as error:  # the match goes on all the same; said once, not at every action
            if not self._file_fails:
                self._file_error = error
            self._file_fails = True
        else:
            self._file_fails = False


def start(head: Head, data: Path | None) -> Session:
    """Begin a match; with a data folder it is kept on file from its first action on."""
    if data is None:
        return Session(head, None)
    try:
        recorder = Recorder.create(data, head)
    except FileError as error:
        return Session(head, None, data=data, file_error=error)
    return Session(head, recorder, data=data)


def resume(path: Path, data: Path) -> Session:
    """Go on with an unfinished match.

    Raises:
        FileError: the file cannot be read or does not replay; nothing was deleted.
    """
    replay, recorder = replays.resume(path)
    try:
        over = play_again(replay).outcome() is not None
    except FileError:
        recorder.close()
        raise
    if over:  # killed right after its last action: what was left to do is done now
        with contextlib.suppress(FileError):
            recorder.finish()
        recorder.close()
    return Session(replay.head, None if over else recorder, replay, data)
