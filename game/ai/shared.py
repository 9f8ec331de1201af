"""Work that is done once for all who watch the same match: what follows from public facts.

Whoever is told something first works it out; the others find it done. What they get depends on
what they were told alone: one who was told something else works it out anew, by itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

KEPT: Final = 8
"""So many newest followers are remembered, one a sort of table."""


class Follower(Protocol):
    """Something that takes facts in, one by one, and knows what follows."""

    def observe(self, event: Any) -> None:
        """Take one fact in."""


F = TypeVar("F", bound=Follower)


class Log(Generic[F]):
    """A follower, and everything that it took in."""

    def __init__(self, follower: F) -> None:
        """Begin with nothing told."""
        self.follower = follower
        self.events: list[Any] = []

    def observe(self, event: Any) -> None:
        """Take one fact in."""
        self.follower.observe(event)
        self.events.append(event)


newest: OrderedDict[Any, Log[Any]] = OrderedDict()
"""The newest follower of each sort of table, the oldest first; without any, each works alone."""


class Shared(Generic[F]):
    """One watcher's way to a follower that it shares with whoever was told the same."""

    def __init__(self, key: Any, make: Callable[[], F]) -> None:
        """Take what tells tables apart, and how to make a follower that was told nothing."""
        self._key = key
        self._make = make
        self._log: Log[F] | None = None
        self.told: list[Any] = []
        """What was taken in."""
        self._agreed = 0

    def observe(self, event: Any) -> None:
        """Take one fact in."""
        self.told.append(event)

    def now(self) -> F:
        """Return the follower of exactly what was taken in."""
        log = self._log
        if log is None or not self._agrees(log):
            self._agreed = 0
            log = newest.get(self._key)
            if log is None or not self._agrees(log):
                log = Log(self._make())
        for event in self.told[len(log.events) :]:
            log.observe(event)
        self._log, self._agreed = log, len(self.told)
        newest[self._key] = log
        newest.move_to_end(self._key)
        while len(newest) > KEPT:
            newest.popitem(last=False)
        return log.follower

    def _agrees(self, log: Log[F]) -> bool:
        """Say whether a follower was told what this watcher was told, and no more."""
        known = len(log.events)
        if known > len(self.told):
            return False
        for at in range(self._agreed, known):
            mine, its = self.told[at], log.events[at]
            if mine is not its and mine != its:
                return False
        self._agreed = known
        return True
