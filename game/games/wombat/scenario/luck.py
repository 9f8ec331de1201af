"""Luck laid by hand: no jitter, an order of seats, hands that always find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.core.luck import Luck, Stream
from game.games.wombat.rules.course import JITTER
from game.games.wombat.rules.verbs import MILLION

T = TypeVar("T")


class _Narrow(Stream):
    """Jitter of so many percent instead of the game's."""

    __slots__ = ("_from", "_percent")

    def __init__(self, inner: Stream, percent: int) -> None:
        super().__init__(0)
        self._from, self._percent = inner, percent

    def below(self, limit: int) -> int:
        return JITTER - self._percent + self._from.below(2 * self._percent + 1)


class _Ordered(Stream):
    """Seats in one order, every tick."""

    __slots__ = ("_order",)

    def __init__(self, order: Sequence[int]) -> None:
        super().__init__(0)
        self._order = order

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return [things[at] for at in self._order]


class _Finding(Stream):
    """Hands that always find a brick where one lies, or never do; which one is chance."""

    __slots__ = ("_finds", "_from")

    def __init__(self, inner: Stream, *, finds: bool) -> None:
        super().__init__(0)
        self._from, self._finds = inner, finds

    def below(self, limit: int) -> int:
        drawn = self._from.below(limit)
        if limit != MILLION:
            return drawn
        return 0 if self._finds else MILLION - 1


class LaidLuck(Luck):
    """Luck of which a case names some."""

    __slots__ = ("_laid",)

    def __init__(
        self, seed: int, percent: int | None, order: Sequence[int] | None, finds: bool | None
    ) -> None:
        """Take what is named; None is left to chance."""
        super().__init__(seed)
        self._laid: dict[str, Stream] = {}
        if percent is not None:
            self._laid["jitter"] = _Narrow(super().stream("jitter"), percent)
        if order is not None:
            self._laid["order"] = _Ordered(order)
        if finds is not None:
            self._laid["grope"] = _Finding(super().stream("grope"), finds=finds)

    def stream(self, purpose: str) -> Stream:
        """Return the stream of a purpose."""
        return self._laid.get(purpose) or super().stream(purpose)
