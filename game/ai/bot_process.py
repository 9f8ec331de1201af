"""The bot process: one child process beside the window, in which the bots of a match live.

The window never waits: it tells and asks, and looks now and then whether an answer has come. The
child is sent what its seats were told and the actions they may choose from, nothing else; a bot
cannot reach the truth, since it is not in that process. Why a process and no thread:
docs/decisions/0009-thinking-beside-the-window.md.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from game.ai import patience
from game.ai.answering import Seating, open_actions_of
from game.ai.bot_host import BotHost
from game.ai.child import ASK, CHANGE, HEAR, READY, live
from game.ai.question import Choice, Question

ENOUGH_STARTS: Final = 3
"""After so many deaths of the child the bots play here, in the window's own process."""


class BotProcess:
    """The bots of one match, asked without waiting; ``Answering`` says what for."""

    def __init__(self, seating: Seating, clock: Callable[[], float]) -> None:
        """Take the seating, and a clock in seconds; the child starts when it is first needed."""
        self._seating = seating
        self._clock = clock
        self._looked = self._waited = 0.0
        self._ready = False
        self._unsent: list[tuple[str, int, Any]] = []
        """What the child is told once it reads: a line that nobody reads would hold us up."""
        self._told: list[tuple[int, Sequence[Any]]] = []
        """Everything told, so that a new child can be brought up to date."""
        self._asked: dict[int, Question] = {}
        """By its number what is still to be answered, the oldest question first."""
        self._under_way: dict[int, Question] = {}
        """By its number what the child was sent; it takes the questions in turn, also those that
        nobody wants answered any more."""
        self._answers: deque[Choice] = deque()
        self.child: multiprocessing.process.BaseProcess | None = None
        """None as long as nobody is needed, and once the bots play here."""
        self._line: Connection | None = None
        self._starts = 0
        self._here: BotHost | None = None

    def start(self) -> None:
        """Start the child before it is needed, so that its first answer comes at once."""
        if self._seating.levels and self._line is None and self._here is None:
            self._begin()

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self.start()
        self._told.append((seat, events))
        if self._here is not None:
            self._here.inform(seat, events)
        else:
            self._send((HEAR, seat, events))

    @property
    def there(self) -> bool:
        """Whether everybody has sat down."""
        self._revive()
        return self._ready or self._line is None

    def ask(self, question: Question) -> None:
        """Ask a bot."""
        self.start()
        self._take_in()  # a child that cannot be rid of its answers would hear no more
        if not question.real_time:
            self._drop(question.seat)
        if not self._asked:
            self._look_anew()
        self._asked[question.number] = question
        self._put(question)

    def _put(self, question: Question) -> None:
        if self._here is not None:
            self._answered(self._here.answer(question))
        else:
            self._send((ASK, question.seat, question))

    def _drop(self, seat: int) -> None:
        """Let nothing be answered to what a seat was asked before."""
        self._asked = {number: one for number, one in self._asked.items() if one.seat != seat}
        self._unsent = [message for message in self._unsent if message[:2] != (ASK, seat)]
        self._answers = deque(choice for choice in self._answers if choice.seat != seat)

    def _answered(self, choice: Choice) -> None:
        """Take in an answer, if its question is still open."""
        self._under_way.pop(choice.number, None)
        if self._asked.pop(choice.number, None) is not None:
            self._answers.append(choice)
            self._look_anew()

    def _look_anew(self) -> None:
        self._looked, self._waited = self._clock(), 0.0

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands, as in a new seating; a new bot has to be told everything."""
        self._seating = seating
        self._told = [one for one in self._told if one[0] != seat]
        self._unsent = [message for message in self._unsent if message[1] != seat]
        self._drop(seat)
        if self._here is not None:
            self._here.change(seat, self._seating)
        elif self._line is not None:
            self._send((CHANGE, seat, self._seating))
        else:
            self.start()

    def answer(self) -> Choice | None:
        """Return an answer that has come, once; never waits."""
        if not self._answers:
            self._revive()
        if not self._answers:
            self._lose_patience()
        return self._answers.popleft() if self._answers else None

    def _revive(self) -> None:
        """Take in whatever came; where the child died, start over."""
        if not self._take_in() or (self.child is not None and not self.child.is_alive()):
            self._again()

    def _take_in(self) -> bool:
        """Take in whatever the child said; say whether the line to it still holds."""
        try:
            while self._line is not None and self._line.poll():
                said = self._line.recv()
                if said == READY:
                    self._hear_ready()
                else:
                    self._answered(said)
        except (EOFError, OSError):
            return False
        return True

    def _hear_ready(self) -> None:
        self._ready = True
        unsent, self._unsent = self._unsent, []
        for message in unsent:  # what stands behind a change waits again
            self._send(message)

    def _lose_patience(self) -> None:
        """Answer in the place of a bot that has not for too long; the child is ended."""
        now = self._clock()
        self._waited += min(patience.LOOK_S, now - self._looked)
        self._looked = now
        if not self._asked or self._line is None or self._waited < patience.PATIENCE_S:
            return
        asked = list(self._asked.values())
        guilty = [*self._under_way.values(), *asked][0].seat
        late = [one for one in asked if one.seat == guilty] or asked[:1]
        open_actions = open_actions_of(self._seating)
        for told, events in self._told:
            if told == late[0].seat:
                open_actions.note(told, events)
        fault = f"no answer in {patience.PATIENCE_S:g} s"
        for question in late:
            self._answered(open_actions.instead(question, fault, guilty))
        self._again()

    def close(self) -> None:
        """Let the child go."""
        if self._line is not None:
            self._line.close()
        if self.child is not None:
            self.child.kill()
            self.child.join(1)
        self._line = self.child = None

    def _begin(self) -> None:
        if self._starts >= ENOUGH_STARTS:
            self._here = BotHost(self._seating)
            return
        self._starts += 1
        self._ready, self._unsent, self._under_way = False, [], {}
        # a fresh interpreter on every system: nothing of the window is copied into it
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self.child = context.Process(target=live, args=(theirs, self._seating), daemon=True)
        self.child.start()
        theirs.close()

    def _again(self) -> None:
        """Start over after the child died: tell everything again, ask everything again."""
        self.close()
        self._begin()
        for seat, events in self._told:
            if self._here is not None:
                self._here.inform(seat, events)
            else:
                self._send((HEAR, seat, events))
        self._look_anew()
        for question in list(self._asked.values()):
            self._put(question)

    def _send(self, message: tuple[str, int, Any]) -> None:
        if not self._ready:
            self._unsent.append(message)
            return
        try:
            if self._line is not None:
                self._line.send(message)
                kind, _, what = message
                if kind == ASK:
                    self._under_way[what.number] = what
                elif kind == CHANGE:  # a bot is made: until that is done the child is deaf
                    self._ready = False
        except (OSError, ValueError):
            pass  # the child is gone; `answer` sees it and starts over
