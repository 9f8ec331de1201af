"""Thinking beside the window: one child process in which the bots of a match live.

The window never waits: it tells and asks, and looks now and then whether an answer has come. The
child is sent what its seats were told and the actions they may choose from, nothing else; a bot
cannot reach the truth, since it is not in that process. Why a process and no thread:
docs/decisions/0009-thinking-beside-the-window.md.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Any, Final

from game.ai.crew import FILE, Bench, Choice, Seating

ENOUGH_STARTS: Final = 3
"""After so many deaths of the child the game's own bots play here, in the window's own process.

Bots out of files do not: one of them may be what the child died of, and the window must live.
"""
PATIENCE_S: Final = 20.0
"""So long a question may stay without an answer. Our own bots take a hundredth of a second; a
slow start of the system counts, too, so this is generous."""
LOOK_S: Final = 0.5
"""Between two looks no more than this counts: while the window stood still, was paused or the
machine slept, nobody waited."""
BEHIND: Final = 10
"""How far the child stands behind the window where a core is short (nice(2)): a frame comes first,
and a bot that thinks a little longer is not noticed."""
SELDOM: Final = (20_000, 20, 20)
"""How much is made before the garbage collector looks around (`gc.set_threshold`): a belief is made
of thousands of short lists, none of which hangs in a circle, and looking through them took a third
of the slowest acts' time."""
_CHANGE: Final = "change"
_MAKING: Final = 0
"""The number of no question: the child says which bot it is about to make, None when all are."""


class Minds:
    """The bots of one match, asked without waiting."""

    def __init__(self, seating: Seating, clock: Callable[[], float]) -> None:
        """Take the seating, and a clock in seconds; the child starts when it is first needed."""
        self._seating = seating
        self._clock = clock
        self._looked = self._waited = 0.0
        self._making: int | None = None
        self._ready = False
        self._unsent: list[tuple[Any, ...]] = []
        """What the child is told once it reads: a line that nobody reads would hold us up."""
        self._told: list[tuple[int, Sequence[Any]]] = []
        """Everything told, so that a new child can be brought up to date."""
        self._asked: tuple[int, Sequence[Any], bool] | None = None
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

    def ask(self, seat: int, legal: Sequence[Any], tics: bool = False) -> None:
        """Ask a bot for one of its legal actions, and whether its character's tic shows."""
        self.start()
        self._drop_stale()
        self._asked = (seat, legal, tics)
        self._question += 1
        self._looked, self._waited = self._clock(), 0.0
        if self._here is not None:
            self._answers.append(self._here.answer(seat, legal, tics=tics))
        else:
            self._send(("ask", seat, legal, self._question, tics))

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands, as in a new seating; a new bot has to be told everything."""
        silent = {one: why for one, why in self._seating.silent.items() if one != seat}
        self._seating = replace(seating, silent=silent)
        self._told = [one for one in self._told if one[0] != seat]
        self._unsent = [message for message in self._unsent if message[1] != seat]
        if self._asked is not None and self._asked[0] == seat:
            self._asked = None
            self._question += 1  # an answer under way is to no question any more
            self._answers.clear()
        if self._here is not None:
            self._here.change(seat, self._seating)
        elif self._line is not None:
            self._send((_CHANGE, seat, self._seating))
        else:
            self.start()

    def answer(self) -> Choice | None:
        """Return the answer to the last question if it has come; never waits."""
        if self._answers:
            self._asked = None
            return self._answers.popleft()
        try:
            while self._line is not None and self._line.poll():
                question, choice = self._line.recv()
                if question == _MAKING:
                    self._hear_making(choice)
                elif question == self._question:  # else it is the answer to an older question
                    self._asked = None
                    found: Choice = choice
                    return found
        except (EOFError, OSError):
            self._again()
            return None
        if self._child is not None and not self._child.is_alive():
            self._again()
        return self._out_of_patience()

    def _hear_making(self, seat: int | None) -> None:
        self._making, self._ready = seat, seat is None
        if self._ready:
            unsent, self._unsent = self._unsent, []
            for message in unsent:  # what stands behind a change waits again
                self._send(message)

    def _out_of_patience(self) -> Choice | None:
        """Return a legal action in the place of an answer that does not come, or None.

        The child is ended, whatever it is at. A bot out of a file that held it up is not called
        in again: it would do so in every turn.
        """
        now = self._clock()
        self._waited += min(LOOK_S, now - self._looked)
        self._looked = now
        if self._asked is None or self._line is None or self._waited < PATIENCE_S:
            return None
        (seat, legal, _), self._asked = self._asked, None
        guilty = seat if self._making is None else self._making
        fault = f"no answer in {PATIENCE_S:g} s"
        if self._seating.levels[guilty].startswith(FILE):
            silent = {**self._seating.silent, guilty: fault}
            self._seating = replace(self._seating, silent=silent)
        self._again()
        return Choice(seat, legal[0], fault, guilty)

    def close(self) -> None:
        """Let the child go."""
        if self._line is not None:
            self._line.close()
        if self._child is not None:
            self._child.kill()  # not asked: a bot may have made it deaf to that
            self._child.join(1)
        self._line = self._child = None

    def _begin(self) -> None:
        if self._starts >= ENOUGH_STARTS:
            self._here = Bench(self._seating, strangers=False)
            return
        self._starts += 1
        self._making, self._ready, self._unsent = None, False, []
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
                question, seat = self._line.recv()
                if question == _MAKING:
                    self._hear_making(seat)

    def _send(self, message: tuple[Any, ...]) -> None:
        if not self._ready:
            if message[0] == "ask":  # only the last question wants an answer
                self._unsent = [one for one in self._unsent if one[0] != "ask"]
            self._unsent.append(message)
            return
        try:
            if self._line is not None:
                self._line.send(message)
                if message[0] == _CHANGE:  # a bot is made: until that is done the child is deaf
                    self._ready = False
        except (OSError, ValueError):
            pass  # the child is gone; `answer` sees it and starts over


def stand_back() -> None:
    """Let this process go behind the window's, where the system knows of such an order."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # some containers forbid it
            os.nice(BEHIND)


@contextlib.contextmanager
def collecting_seldom() -> Iterator[None]:
    """Let the collector look around less often, as suits a process in which bots think."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _live(line: Connection, seating: Seating) -> None:
    """Be the child: hear and answer until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which lets us go
    try:
        bench = Bench(seating, making=lambda seat: line.send((_MAKING, seat)))
        line.send((_MAKING, None))
    except (OSError, KeyboardInterrupt):
        return
    gc.set_threshold(*SELDOM)
    stand_back()  # not before: a match begins once they are there
    while True:
        try:
            kind, seat, what, *question = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if kind == "hear":
            bench.hear(seat, what)
            continue
        try:
            if kind == _CHANGE:
                bench.change(seat, what)
                line.send((_MAKING, None))
                continue
            number, tics = question
            line.send((number, bench.answer(seat, what, tics=tics)))
        except (OSError, KeyboardInterrupt):
            return  # nobody waits for the answer any more
