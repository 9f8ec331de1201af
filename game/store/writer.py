"""The writer: whoever writes for a window, one thing after the other, beside its thread.

A disk may take a quarter of a second for a line, or stand still for ten: no picture waits for it.
What is handed in is done in its order, and what came of it is told where the window asks for it.
Where there is no window everything is written at once, by the same calls.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Protocol

from game.core.user_error import UserError

SLOW_S: Final = 1.0
"""A disk that takes longer is slow: that is four writes of a quarter of a second."""
SYNC_S: Final = 1.0
"""So long what was written stays in the system's hands at most: a power failure loses no more."""

Work = Callable[[], Any]
Told = Callable[[Any], object]
"""Takes what came of work: what it returned, or the UserError that it raised."""


@dataclass(frozen=True, slots=True)
class _Handed:
    """Work, when it was handed in, and who is told what came of it."""

    when: float
    work: Work
    told: Told | None


class Writer(Protocol):
    """Whoever writes."""

    left: Told | None
    """Who is told of a match of which something is not on file when its table is left."""

    def do(self, work: Work, told: Told | None = None) -> None:
        """Do some work after all that was handed in before; then tell what came of it."""
        ...

    def later(self, work: Work) -> None:
        """Do some work in a while, unless everything ends before; its errors are its own."""
        ...

    def wait(self, seconds: float = 0.0) -> bool:
        """Wait so long at most; say whether nothing is left to do."""
        ...

    def tell(self) -> None:
        """Tell what came of what was done since, in the thread that asks."""
        ...


class AtOnce:
    """Writes at once, in the thread that asks for it."""

    left: Told | None = None

    def do(self, work: Work, told: Told | None = None) -> None:
        """Do some work, and tell what came of it."""
        try:
            found = work()
        except UserError as error:
            found = error
        if told is not None:
            told(found)

    def later(self, work: Work) -> None:
        """Leave it to the system."""

    def wait(self, seconds: float = 0.0) -> bool:
        """Say that nothing is left to do."""
        return True

    def tell(self) -> None:
        """Tell nothing: it was told at once."""


AT_ONCE: Final = AtOnce()


class Beside:
    """Writes in a thread of its own; the window asks with ``tell`` what came of it."""

    def __init__(self) -> None:
        """Begin with nothing to do; the thread begins with the first work."""
        self.left: Told | None = None
        self._works: deque[_Handed] = deque()
        self._now: _Handed | None = None
        self._later: dict[Work, float] = {}
        """By work that is done later, when."""
        self._came: deque[tuple[Told, Any]] = deque()
        self._failure: BaseException | None = None
        self._change = threading.Condition()
        self._over = False
        self._thread: threading.Thread | None = None

    def do(self, work: Work, told: Told | None = None) -> None:
        """Do some work after all that was handed in before."""
        with self._change:
            self._works.append(_Handed(time.monotonic(), work, told))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def later(self, work: Work) -> None:
        """Do some work in ``SYNC_S``; the same work is waiting once."""
        with self._change:
            self._later.setdefault(work, time.monotonic() + SYNC_S)
            self._change.notify_all()

    def wait(self, seconds: float = 0.0) -> bool:
        """Wait so long at most; say whether nothing is left to do."""
        with self._change:
            return self._change.wait_for(lambda: not self._works and self._now is None, seconds)

    @property
    def stirs(self) -> bool:
        """Whether there may be anything to tell, or to wait for; asked in every frame."""
        return bool(self._came or self._works or self._now or self._failure)

    @property
    def slow(self) -> bool:
        """Whether something has not been written for long."""
        with self._change:
            waits = [one.when for one in (self._now, *islice(self._works, 1)) if one is not None]
        return bool(waits) and time.monotonic() - min(waits) > SLOW_S

    def tell(self) -> None:
        """Tell what came of what was done since; what failed in the program is raised here.

        Raises:
            BaseException: whatever went wrong that is no matter of files.
        """
        while self._came:
            told, found = self._came.popleft()
            told(found)
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure

    def finish(self, seconds: float) -> bool:
        """Do what is left, what was to be done later too; say whether that was all within a time.

        It may be asked again.
        """
        with self._change:
            self._over = True
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(seconds)
            return not self._thread.is_alive()
        return True

    # ------------------------------------------------------------ in its own thread

    def _run(self) -> None:
        while (handed := self._next()) is not None:
            told = handed.told
            try:
                found = handed.work()
            except UserError as error:
                found = error
            except BaseException as error:  # noqa: BLE001 told to the window
                self._failure, told = error, None
            if told is not None:
                self._came.append((told, found))
            with self._change:
                self._now = None
                self._change.notify_all()

    def _next(self) -> _Handed | None:
        """Wait for the next work, and return it; None once all is done and over."""
        with self._change:
            while True:
                now = time.monotonic()
                due = min(self._later, key=self._later.__getitem__, default=None)
                left = None if due is None else self._later[due] - now
                if due is not None and (
                    self._later[due] <= now or (self._over and not self._works)
                ):
                    del self._later[due]
                    self._now = _Handed(now, due, None)
                    return self._now
                if self._works:
                    self._now = self._works.popleft()
                    return self._now
                if self._over:
                    return None
                self._change.wait(left)
