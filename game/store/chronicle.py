"""The chronicle: what is kept of a running match, in the order in which it happened.

Lines that cannot be written now wait, in their order, and are tried again with the next one: the
match goes on all the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.core.seats import CLOCK
from game.store import notes
from game.store.files import FileError
from game.store.heads import Head
from game.store.recorder import Recorder
from game.store.replays import HandOver, Replay


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
        noted: notes.Noted | None = None,
        words: bytes = b"",
    ) -> None:
        """Go on with what is on file, or begin; with an ``error`` the file is yet to be made.

        ``words`` are those of such a file (``shorthand.words``).
        """
        self._head = head
        self._data = data
        self._recorder = recorder
        self._error = error
        self._words = words
        self._fails = error is not None
        self._kept = recorder is not None or self._fails
        self._waiting: list[Mapping[str, Any]] = []
        self.actions: list[tuple[int, dict[str, Any]]] = []
        self.reasons: dict[int, Mapping[str, Any]] = {}
        """By the number of an action, why a bot chose it."""
        self.marks: notes.Marks = {}
        """By who noted them, how many chips of a kind lie at a seat."""
        self.guesses: list[notes.Guess] = []
        self.orders: notes.Orders = {}
        """By seat, its newest standing orders."""
        self.hands: list[HandOver] = []
        self._given: list[dict[str, Any]] = []
        """What was done in the present tick, in a game that beats."""
        self._ticks = 0
        if replay is not None:
            self.actions += replay.actions
            self._ticks = sum(seat == CLOCK for seat, _ in replay.actions) if replay.beats else 0
            self.hands += replay.hands
            noted = noted or notes.noted(replay)
            self.reasons |= noted.reasons
            self.marks = noted.marks
            self.guesses += noted.guesses
            self.orders = noted.orders

    # ------------------------------------------------------------ what happened

    def act(self, seat: int, action: Mapping[str, Any], why: Mapping[str, Any] | None) -> None:
        """Take in an action, and why a bot chose it."""
        at = len(self.actions)
        self.actions.append((seat, dict(action)))
        self._waiting.append({"seat": seat, **action})
        if why:
            self.reasons[at] = why
            self._waiting.append({"note": notes.reason_note(at, why)})

    def give(self, seat: int, action: Mapping[str, Any], why: Mapping[str, Any] | None) -> None:
        """Take in what was done in a tick that has not ended; it is kept when that ends."""
        if why:
            self.reasons[len(self.actions)] = why
        self.actions.append((seat, dict(action)))
        self._given.append({"seat": seat, **action})

    def beat(self, action: Mapping[str, Any], late: Sequence[int]) -> None:
        """Take in that time ended a tick, and whose answers came too late for it."""
        self._ticks += 1
        self.actions.append((CLOCK, dict(action)))
        before = len(self.actions) - len(self._given) - self._ticks
        acts = {"acts": self._given} if self._given else {}
        tardy = {"late": list(late)} if late else {}
        self._given = []
        tick = {"seat": CLOCK, "tick": self._ticks, "done": before}
        self._waiting.append({**tick, **acts, **tardy, **action})

    def hand_over(self, seat: int, controller: str) -> None:
        """Take in that a seat changed hands; in a game that beats as if before the present tick."""
        self.hands.append(HandOver(len(self.actions) - len(self._given), seat, controller))
        self._waiting.append({"seat": seat, "controller": controller})

    def mark(self, by: int, seat: int, chip: int, count: int) -> None:
        """Take in a chip that somebody laid or took away."""
        self.marks.setdefault(by, {})[seat, chip] = count
        self._waiting.append({"note": {"mark": [seat, chip, count], "by": by}})

    def guess(self, guess: notes.Guess) -> None:
        """Take in a guess that is sealed until the match is over."""
        self.guesses.append(guess)
        self._waiting.append({"note": {"guess": guess}})

    def order(self, seat: int, orders: Mapping[str, str]) -> None:
        """Take in what a seat answers while its person does not look."""
        self.orders[seat] = dict(orders)
        self._waiting.append({"note": {"orders": [seat, dict(orders)]}})

    # ------------------------------------------------------------ the file

    def keep(self, *, over: bool) -> None:
        """Write down what is not on file yet; what cannot be written now is tried again later."""
        if not self._kept:
            self._waiting.clear()
            return
        try:
            self._write()
            if over and self._recorder is not None:
                self._recorder.finish(notes.as_records(self.reasons) if self._ticks else ())
                self._kept = False
        except FileError as error:  # the match goes on all the same; said once, not at every action
            if not self._fails:
                self._error = error
            self._fails = True
        else:
            self._fails = False

    def _write(self) -> None:
        if self._recorder is None and self._data is not None:
            self._recorder = Recorder.create(self._data, self._head, self._words)
        while self._recorder is not None and self._waiting:
            self._recorder.keep(self._waiting[0])
            del self._waiting[0]

    def take_error(self) -> FileError | None:
        """Return, once, why the match is not kept on file at present, if it is not."""
        error, self._error = self._error, None
        return error

    def close(self, *, over: bool) -> None:
        """Let go of the file; a match that is not over stays unfinished."""
        if self._fails:  # perhaps there is room by now
            self.keep(over=over)
        if self._recorder is not None:
            self._recorder.close()

    # ------------------------------------------------------------ what it tells

    def as_replay(self, *, reasons: bool, guesses: bool) -> Replay:
        """Return the match so far as a replay, with what may be told of bots and of guesses."""
        told = notes.as_records(self.reasons) if reasons else ()
        told += notes.guess_records(self.guesses) if guesses else ()
        return Replay(
            head=self._head,
            actions=list(self.actions),
            torn=False,
            path=Path(),
            lines=list(range(2, 2 + len(self.actions))),
            records=told,
            hands=tuple(self.hands),
            beats=self._ticks > 0,
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
