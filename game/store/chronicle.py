"""The chronicle: what is kept of a running match, in the order in which it happened.

The match's thread takes it in, a writer writes it (``store.writer``). Lines that cannot be written
now wait, in their order, and are tried again with the next one: the match goes on all the same.
What is said of the file (``on_file``) is what it is known to hold.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.core.nudges import Nudge
from game.core.seats import CLOCK
from game.store import notes
from game.store.files import FileError
from game.store.heads import Head
from game.store.recorder import MATCHES, Recorder
from game.store.replays import HandOver, Replay
from game.store.writer import AT_ONCE, Writer

_LINES: Final = 256
"""So many lines are written in one go; sealing them takes some milliseconds."""


@dataclass(frozen=True, slots=True)
class OnFile:
    """How much of a match its file holds."""

    begun: bool
    """Whether there is a file."""
    whole: bool
    """Whether all that happened so far is on the disk."""
    sure: bool
    """Whether that was seen to since it was asked for; what was said before may stand till then."""
    error: FileError | None
    """Why it is not, where that is known."""
    once_over: bool = False
    """Whether it is a trial, of which there is none before its end."""


class Chronicle:
    """A match's actions, and what was noted beside them."""

    def __init__(
        self,
        head: Head,
        recorder: Recorder | None,
        replay: Replay | None = None,
        data: Path | None = None,
        error: FileError | None = None,
        *,
        noted: notes.MatchNotes | None = None,
        words: bytes = b"",
        begins: bool = False,
        trial: bool = False,
        writer: Writer = AT_ONCE,
    ) -> None:
        """Go on with what is on file, or begin a file; an ``error`` is what was wrong before that.

        ``words`` are those of such a file (``shorthand.words``). That of a ``trial`` begins when it
        is over: nobody goes on with one that was broken off.
        """
        self._head = head
        self._data = data
        self._recorder = recorder
        self._error = error
        self._words = words
        self._writer = writer
        self._kept = recorder is not None or begins
        self._once_over = begins and trial
        self._lock = threading.Lock()
        """What stands below it both threads change; all of it is a matter of microseconds."""
        self._waiting: deque[Mapping[str, Any]] = deque()
        self._written = self._synced = 0
        """How many lines the system has taken, and the disk."""
        self._trouble: FileError | None = None
        """Why what was to be written last is not on file."""
        self._asked = self._settles = self._over = False
        """What the writer was asked for, and has not begun."""
        self._settling = self._closed = False
        self.actions: list[tuple[int, dict[str, Any]]] = []
        self.reasons: dict[int, Mapping[str, Any]] = {}
        """By the number of an action, why a bot chose it."""
        self.marks: notes.Marks = {}
        """By who noted them, how many chips of a kind lie at a seat."""
        self.guesses: list[notes.Guess] = []
        self.nudges: list[Nudge] = []
        """Who cheered and booed whom; all may know."""
        self.orders: notes.Orders = {}
        """By seat, its newest standing orders."""
        self.hands: list[HandOver] = []
        self._given: list[dict[str, Any]] = []
        """What was done in the present tick, in a real-time game."""
        self._ticks = 0
        if replay is not None:
            self.actions += replay.actions
            self._ticks = (
                sum(seat == CLOCK for seat, _ in replay.actions) if replay.real_time else 0
            )
            self.hands += replay.hands
            noted = noted or notes.noted(replay)
            self.reasons |= noted.reasons
            self.marks = noted.marks
            self.guesses += noted.guesses
            self.nudges += noted.nudges
            self.orders = noted.orders
        if begins:
            self.keep(over=False)

    # ------------------------------------------------------------ what happened

    def act(self, seat: int, action: Mapping[str, Any], why: Mapping[str, Any] | None) -> None:
        """Take in an action, and why a bot chose it."""
        at = len(self.actions)
        self.actions.append((seat, dict(action)))
        self._apply({"seat": seat, **action})
        if why:
            self.reasons[at] = why
            self._apply({"note": notes.reason_note(at, why)})

    def give(self, seat: int, action: Mapping[str, Any], why: Mapping[str, Any] | None) -> None:
        """Take in what was done in a tick that has not ended; it is kept when that ends."""
        if why:
            self.reasons[len(self.actions)] = why
        self.actions.append((seat, dict(action)))
        self._given.append({"seat": seat, **action})

    def record_tick(self, action: Mapping[str, Any], late: Sequence[int]) -> None:
        """Take in that time ended a tick, and whose answers came too late for it."""
        self._ticks += 1
        self.actions.append((CLOCK, dict(action)))
        before = len(self.actions) - len(self._given) - self._ticks
        acts = {"acts": self._given} if self._given else {}
        tardy = {"late": list(late)} if late else {}
        self._given = []
        tick = {"seat": CLOCK, "tick": self._ticks, "done": before}
        self._apply({**tick, **acts, **tardy, **action})

    def hand_over(self, seat: int, controller: str) -> None:
        """Take in that a seat changed hands; in a real-time game as if before the present tick."""
        self.hands.append(HandOver(len(self.actions) - len(self._given), seat, controller))
        self._apply({"seat": seat, "controller": controller})

    def mark(self, by: int, seat: int, chip: int, count: int) -> None:
        """Take in a chip that somebody laid or took away."""
        self.marks.setdefault(by, {})[seat, chip] = count
        self._apply({"note": {"mark": [seat, chip, count], "by": by}})

    def guess(self, guess: notes.Guess) -> None:
        """Take in a guess that is sealed until the match is over."""
        self.guesses.append(guess)
        self._apply({"note": {"guess": guess}})

    def nudge(self, nudge: Nudge) -> None:
        """Take in that somebody who is out cheered or booed a seat."""
        self.nudges.append(nudge)
        self._apply({"note": notes.nudge_note(nudge)})

    def order(self, seat: int, orders: Mapping[str, str]) -> None:
        """Take in what a seat answers while its person does not look."""
        self.orders[seat] = dict(orders)
        self._apply({"note": {"orders": [seat, dict(orders)]}})

    def _apply(self, line: Mapping[str, Any]) -> None:
        with self._lock:
            self._waiting.append(line)

    # ------------------------------------------------------------ the file

    def keep(self, *, over: bool) -> None:
        """Have written down what is not on file yet; what cannot be is tried again later."""
        if not self._kept:
            self._waiting.clear()
            return
        self._over |= over
        if self._over or not self._once_over:
            self._ask()

    def settle(self) -> None:
        """Have the disk take all that happened so far, and see whether the file is there."""
        if self._kept and not self._once_over:
            self._settles = True
            self._ask()

    def _ask(self) -> None:
        with self._lock:
            if self._asked:
                return
            self._asked = True
        self._writer.do(self._write)

    @property
    def on_file(self) -> OnFile:
        """How much of the match its file holds."""
        with self._lock:
            begun = self._recorder is not None
            whole = begun and not self._waiting and self._synced == self._written
            sure = not (self._settles or self._settling)
            return OnFile(begun, whole, sure, self._trouble, self._once_over)

    def take_error(self) -> FileError | None:
        """Return, once, why the match is not kept on file at present, if it is not."""
        with self._lock:
            error, self._error = self._error, None
        return error

    def close(self, *, over: bool) -> None:
        """Let go of the file, once all is written; a match that is not over stays unfinished."""
        if self._closed:
            return
        self._closed = True
        if self._once_over and not over:
            self._kept = False
        if self._kept:
            self._settles = True
            self.keep(over=over)  # what failed before, too: perhaps there is room by now
        self._writer.do(self._let_go, self._writer.left)

    # ------------------------------------------------------------ in the writer's thread

    def _write(self) -> None:
        with self._lock:
            self._asked = False
            settles = self._settling = self._settles
            self._settles = False
            lines, over = list(self._waiting), self._over
        try:
            self._put(lines)
            if over:
                self._finish()
            elif settles:
                self._sync()
            elif self._synced < self._written:
                self._writer.later(self._sync_later)
        except FileError as error:  # the match goes on all the same; said once, not at every action
            self._failed(error)
        else:
            self._trouble = None
        self._settling = False

    def _put(self, lines: Sequence[Mapping[str, Any]]) -> None:
        if self._recorder is None and self._data is not None:
            self._recorder = Recorder.create(self._data, self._head, self._words)
        # a disk that failed is asked with one line; after long there are many
        parts = [1] if self._trouble else []
        while self._recorder is not None and lines:
            part = lines[: parts.pop() if parts else _LINES]
            self._recorder.keep(part)
            with self._lock:
                for _ in part:
                    self._waiting.popleft()
                self._written += len(part)
            lines = lines[len(part) :]

    def _finish(self) -> None:
        if self._recorder is not None and self._kept:
            self._recorder.finish(notes.as_records(self.reasons) if self._ticks else ())
            self._kept, self._synced = False, self._written

    def _sync(self) -> None:
        if self._recorder is not None:
            self._recorder.sync()
            self._synced = self._written

    def _sync_later(self) -> None:
        try:
            if self._kept and self._synced < self._written:
                self._sync()
        except FileError as error:
            self._failed(error)

    def _failed(self, error: FileError) -> None:
        with self._lock:
            if self._trouble is None:
                self._error = error
            self._trouble = error

    def _let_go(self) -> None:
        """Close the file.

        Raises:
            FileError: what was played last is not in it.
        """
        if self._recorder is not None:
            self._recorder.close()
        kept, self._kept = self._kept, False
        if kept and self._data is not None and (self._waiting or self._recorder is None):
            path = self._data / MATCHES if self._recorder is None else self._recorder.path
            raise FileError("store.left", path)

    # ------------------------------------------------------------ what it tells

    def as_replay(self, *, reasons: bool, guesses: bool) -> Replay:
        """Return the match so far as a replay, with what may be told of bots and of guesses."""
        told = notes.as_records(self.reasons) if reasons else ()
        told += notes.guess_records(self.guesses) if guesses else ()
        told += notes.nudge_records(self.nudges)
        return Replay(
            head=self._head,
            actions=list(self.actions),
            torn=False,
            path=Path(),
            lines=list(range(2, 2 + len(self.actions))),
            records=told,
            hands=tuple(self.hands),
            real_time=self._ticks > 0,
        )

    def mostly(self, seat: int, controller: str) -> bool:
        """Say whether half of what a seat did, or more, was done by a controller."""
        acts = its = 0
        hands = deque(hand for hand in self.hands if hand.seat == seat)
        now = self._head.controllers[seat]
        for at, (actor, _) in enumerate(self.actions):
            while hands and hands[0].at <= at:
                now = hands.popleft().controller
            acts += actor == seat
            its += actor == seat and now == controller
        return 2 * its >= acts
