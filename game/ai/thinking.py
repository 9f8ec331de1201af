"""Thinking beside the window: one child process in which the bots of a match live.

The window never waits: it tells and asks, and looks now and then whether an answer has come. The
child is sent what its seats were told and the actions they may choose from, nothing else; a bot
cannot reach the truth, since it is not in that process. Why a process and no thread:
docs/decisions/0009-thinking-beside-the-window.md.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from game.ai.bench import Bench, Choice, Seating

ENOUGH_STARTS: Final = 3
"""After so many deaths of the child the game's own bots play here, in the window's own process.

Bots out of files do not: one of them may be what the child died of, and the window must live.
"""


class Minds:
    """The bots of one match, asked without waiting."""

    def __init__(self, seating: Seating) -> None:
        """Take the seating; the child starts when it is first needed."""
        self._seating = seating
        self._told: list[tuple[int, Sequence[Any]]] = []
        """Everything told, so that a new child can be brought up to date."""
        self._asked: tuple[int, Sequence[Any]] | None = None
        self._question = 0
        """Counts the questions, so that a late answer is known for what it is."""
        self._answers: deque[Choice] = deque()
        self._child: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._starts = 0
        self._here: Bench | None = None

    def start(self) -> None:
        """Start the child before it is needed, so that its first answer comes at once."""
        if self._seating.levels and self._line is None and self._here is None:
            self._begin()

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self.start()
        self._told.append((seat, events))
        if self._here is not None:
            self._here.hear(seat, events)
        else:
            self._send(("hear", seat, events))

    def ask(self, seat: int, legal: Sequence[Any]) -> None:
        """Ask a bot for one of its legal actions."""
        self.start()
        self._drop_stale()
        self._asked = (seat, legal)
        self._question += 1
        if self._here is not None:
            self._answers.append(self._here.choose(seat, legal))
        else:
            self._send(("ask", seat, legal, self._question))

    def answer(self) -> Choice | None:
        """Return the answer to the last question if it has come; never waits."""
        if self._answers:
            self._asked = None
            return self._answers.popleft()
        try:
            while self._line is not None and self._line.poll():
                question, choice = self._line.recv()
                if question == self._question:  # else it is the answer to an older question
                    self._asked = None
                    found: Choice = choice
                    return found
        except (EOFError, OSError):
            self._again()
            return None
        if self._child is not None and not self._child.is_alive():
            self._again()
        return None

    def close(self) -> None:
        """Let the child go."""
        if self._line is not None:
            self._line.close()
        if self._child is not None:
            self._child.terminate()
            self._child.join(1)
        self._line = self._child = None

    def _begin(self) -> None:
        if self._starts >= ENOUGH_STARTS:
            self._here = Bench(self._seating, strangers=False)
            return
        self._starts += 1
        # a fresh interpreter on every system: nothing of the window is copied into it
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._child = context.Process(target=_live, args=(theirs, self._seating), daemon=True)
        self._child.start()
        theirs.close()

    def _again(self) -> None:
        """Start over after the child died: tell everything again, ask again."""
        self.close()
        self._begin()
        for seat, events in self._told:
            if self._here is not None:
                self._here.hear(seat, events)
            else:
                self._send(("hear", seat, events))
        if self._asked is not None:
            self.ask(*self._asked)

    def _drop_stale(self) -> None:
        """Drop answers nobody took: a child that cannot be rid of them would hear no more."""
        self._answers.clear()
        with contextlib.suppress(EOFError, OSError):  # the child is gone; `answer` sees it
            while self._line is not None and self._line.poll():
                self._line.recv()

    def _send(self, message: tuple[Any, ...]) -> None:
        try:
            if self._line is not None:
                self._line.send(message)
        except (OSError, ValueError):
            pass  # the child is gone; `answer` sees it and starts over


def _live(line: Connection, seating: Seating) -> None:
    """Be the child: hear and answer until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which lets us go
    bench = Bench(seating)
    while True:
        try:
            kind, seat, what, *question = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if kind == "hear":
            bench.hear(seat, what)
            continue
        try:
            line.send((question[0], bench.choose(seat, what)))
        except (OSError, KeyboardInterrupt):
            return  # nobody waits for the answer any more
