"""A session: one running match with its controllers, its bots and its save file.

The window and the replay viewer play through it. It holds the match, so it knows
the truth; scenes are given what a seat was told, and nothing else.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from game.core.actions import Action
from game.core.rules import Outcome
from game.core.saying import SayableError
from game.core.seats import Seat, Viewer
from game.games import rules_of
from game.match import Match
from game.replaying.again import play_again
from game.replaying.receipt import receipt
from game.session.bots import Bots
from game.session.dealing import make_head
from game.session.strangers import with_ours
from game.spelling.seats import read_seat
from game.store import notes, replays
from game.store.chronicle import Chronicle
from game.store.heads import HUMAN
from game.store.replays import FileError, HandOver, Head, Recorder, Replay

__all__ = ["Session", "make_head", "resume", "start"]


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
        strangers: Collection[str] = (),
    ) -> None:
        """Deal the match of a head, or play again what is on file; or take a table laid by hand.

        Of bots out of files only ``strangers`` sit down: a person gave them, or agreed to them.

        Raises:
            OptionsError: the head's options cannot be played.
            FileError: what is on file does not replay.
        """
        self.head = head
        self.rules = rules_of(head.game)
        self.resumed = replay is not None and bool(replay.actions)
        self._data = data
        self._options = self.rules.options(head.seats, head.options)
        if match is None and replay is not None:
            match = play_again(replay)
        if match is None:
            match = Match(self.rules, head.seats, self._options, head.seed)
        self._match = match
        self._file = Chronicle(head, recorder, replay, data, file_error)
        over, first = match.outcome() is not None, head if replay is None else replay
        self._controllers, self._gone = with_ours(head, first, strangers, self._file, over=over)
        people = (seat for seat, kind in enumerate(head.controllers) if kind == HUMAN)
        self._people = set(people if replay is None else replay.people)
        self._known = self._told_so_far()
        self._bots = Bots(head, self._controllers, self.heard)
        self.tics = False
        """Whether characters let tics be seen: whoever shows the match decides."""

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
        """Say whether a person plays a seat now."""
        return self._controllers[seat] == HUMAN

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Give a seat to a bot or to a person, at any moment; it is written down.

        A bot that takes over is told what its seat was told so far, and nothing else. What a bot
        had decided for a seat that is taken from it is dropped. Nothing changes once all is over.

        Raises:
            SeatsError: nobody is called so.
        """
        controller = read_seat(controller)
        if self.outcome() is not None or controller == self._controllers[seat]:
            return
        self._controllers[seat] = controller
        if controller == HUMAN:
            self._people.add(seat)
            self._known[seat] = len(self.heard(seat))
        self._file.hand_over(seat, controller)
        self._file.keep(over=False)
        self._bots.hand_over(seat, self._controllers)
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
        self._known = self._told_so_far()
        self.resumed = True

    def _told_so_far(self) -> dict[Viewer, int]:
        return {viewer: len(self.heard(viewer)) for viewer in (None, *self.people)}

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return self._match.outcome()

    def open_book(self) -> list[Any]:
        """Return every fact once the match is over."""
        return self._match.open_book()

    def as_replay(self) -> Replay:
        """Return the match so far as a replay."""
        return self._file.as_replay(
            reasons=self._open_now(), guesses=self._match.outcome() is not None
        )

    def actors(self) -> list[int]:
        """Return which seat did each action so far."""
        return [seat for seat, _ in self._file.actions]

    def _open_now(self) -> bool:
        return self._match.outcome() is not None or self.head.training

    def reasons(self) -> notes.Reasons:
        """Return why bots did what they did, by the number of the action.

        They tell of hands and beliefs: nothing before the match is over, unless all at the table
        know that it is played to learn.
        """
        return dict(self._file.reasons) if self._open_now() else {}

    # ------------------------------------------------------------ playing

    def submit(self, seat: Seat, action: Action) -> None:
        """Carry out a person's action and write it down.

        Raises:
            RefusedError: it is not legal now; nothing was written.
        """
        self._do(seat, action, None)

    def _do(self, seat: Seat, action: Action, why: Mapping[str, Any] | None) -> None:
        self._match.submit(seat, action)
        self._file.act(seat, action.to_json(), why)
        self._bots.drop()
        self._file.keep(over=self._match.outcome() is not None)
        self.think()

    def think(self) -> None:
        """Let the asked bot begin to think, or take in its answer; never waits."""
        seat = self.asked()
        if seat is not None and not self.is_human(seat):
            legal = self._match.pending()[seat]
            self._bots.think(seat, len(self._file.actions), legal, tics=self.tics)

    def ready(self) -> bool:
        """Say whether the asked bot has made up its mind."""
        self.think()
        return self._bots.answer is not None

    def tic(self) -> str:
        """Return whose tic is to be seen before the asked bot's answer, nothing for nobody's."""
        answer = self._bots.answer
        return answer.tic if answer is not None and self.tics else ""

    def step(self) -> None:
        """Carry out the asked bot's answer; nothing happens before it is ready."""
        seat, answer = self.asked(), self._bots.answer
        if seat is not None and answer is not None:
            self._do(seat, answer.action, answer.why)

    # ------------------------------------------------------------ what people note

    @property
    def marks(self) -> dict[tuple[int, int], int]:
        """The notes of the first person at the table."""
        return self.marks_of(None)

    def marks_of(self, by: Seat | None) -> dict[tuple[int, int], int]:
        """Return a person's notes: how many chips of a gang lie at a seat."""
        return dict(self._file.marks.get(self._who(by), {}))

    def mark(self, seat: int, gang: int, count: int, by: Seat | None = None) -> None:
        """Note how many chips of a gang lie at a seat; it is kept with the match."""
        self._file.mark(self._who(by), seat, gang, count)
        self._file.keep(over=False)

    def _who(self, by: Seat | None) -> Seat:
        return by if by is not None else next(iter(self.people), Seat(0))

    def guess(self, seat: Seat, guess: Mapping[str, Any]) -> None:
        """Seal a guess of who is out, ``gang`` and ``next``; nothing is taken once all is over.

        Raises:
            ValueError: it is no guess.
        """
        whole = {"seat": int(seat), "at": len(self.heard(None)), "gang": None, "next": None}
        whole |= {key: guess[key] for key in ("gang", "next") if key in guess}
        if not notes.is_guess(whole, self.head.seats):
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

    def keep_orders(self, seat: Seat, orders: Mapping[str, str]) -> None:
        """Seal a seat's standing orders, also those of before: that it gave any tells nothing."""
        if self._match.outcome() is None:
            self._file.order(int(seat), orders)
            self._file.keep(over=False)

    def orders_of(self, seat: Seat) -> dict[str, str] | None:
        """Return a seat's newest orders for its own eyes and answers, None if it gave none."""
        found = self._file.orders.get(seat)
        return None if found is None else dict(found)

    # ------------------------------------------------------------ the end

    def close(self) -> None:
        """Let the bots go. The match stays on file; a finished one is a replay already."""
        self._bots.close()
        self._file.close(over=self._match.outcome() is not None)

    def again(self) -> Session:
        """Return a new match at the same table with another seed, and whoever plays there now."""
        head, now = self.head, self.controllers
        if HUMAN not in now:  # all went for a moment
            now = [HUMAN if seat in self._people else kind for seat, kind in enumerate(now)]
        new = make_head(
            head.game, now, head.names, head.options, training=head.training, house=head.house
        )
        return start(new, self._data)

    # ------------------------------------------------------------ what went wrong

    def take_faults(self) -> list[tuple[Seat, str]]:
        """Return, once, which bots failed and how; a legal action was played in their place."""
        faults, self._bots.faults = self._bots.faults, []
        return faults

    def take_file_error(self) -> FileError | None:
        """Return, once, why the match is not kept on file at present, if it is not."""
        return self._file.take_error()

    def take_bots_error(self) -> SayableError | None:
        """Return, once, why a bot is not who was asked for, or must do without what it learnt."""
        error, self._gone, self._bots.error = self._gone or self._bots.error, None, None
        return error


def start(head: Head, data: Path | None) -> Session:
    """Begin a match; with a data folder it is kept on file from its first action on."""
    recorder = trouble = None
    try:
        recorder = None if data is None else Recorder.create(data, head)
    except FileError as error:
        trouble = error
    # whoever begins a match has given its bots
    return Session(head, recorder, None, data, trouble, strangers=head.controllers)


def resume(path: Path, data: Path, strangers: Collection[str] = ()) -> Session:
    """Go on with an unfinished match; of bots out of files ``strangers`` alone, who were agreed to.

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
    return Session(replay.head, None if over else recorder, replay, data, strangers=strangers)
