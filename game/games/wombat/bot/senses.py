"""Senses: facts reach a mind late, choices take their time, and fingers press so often and no more.

A reaction is ex-Gaussian, drawn from the bot's seed and the fact's number alone: neither role nor
content changes it. All times are milliseconds of play; a tick is 100.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from math import log, log2
from statistics import NormalDist
from typing import Any, Final

from game.core.luck import Stream
from game.games.wombat.bot.minds import Mind
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import TICK_MS
from game.games.wombat.model.options import SHADOWS, TICKS, Options

LEAST: Final = 2 * TICK_MS
"""No reaction is shorter; so long an answer takes to be carried out."""
HICK: Final = 150
"""Milliseconds a bit of choice takes (Hick 1952)."""
PRESSES: Final = 6
WITHIN: Final = 10
"""At most so many presses in any so many ticks."""
LOOKS: Final = TICKS
"""For so many ticks no bot presses once a build among shadows began: all look where paws lie, and
numbers that people just read are not drawn anew at once."""
_GRAIN: Final = 512
_ODD: Final = 0x9E3779B97F4A7C15
_NORMAL: Final = tuple(
    round(1000 * NormalDist().inv_cdf((at + 0.5) / _GRAIN)) for at in range(_GRAIN)
)
_TAIL: Final = tuple(round(-1000 * log(1 - (at + 0.5) / _GRAIN)) for at in range(_GRAIN))
"""Thousandths of a spread and of a tail: whole numbers, alike on every system."""


def reaction(mind: Mind, seed: int, number: int) -> int:
    """Return how long the number-th fact takes to be perceived."""
    chance = Stream(seed ^ (number * _ODD))
    normal, tail = _NORMAL[chance.below(_GRAIN)], _TAIL[chance.below(_GRAIN)]
    return max(LEAST, mind.mean + (mind.spread * normal + mind.tail * tail) // 1000)


def choosing(mind: Mind, offered: int) -> int:
    """Return how long a choice among so many verbs takes."""
    return round(HICK * log2(offered + 1) * mind.open / 100)


class Backlog:
    """What was told and is not yet known, in order; own touches never wait for what is heard."""

    def __init__(self, mind: Mind, seed: int) -> None:
        """Begin with nothing told."""
        self._mind, self._seed, self._number = mind, seed, 0
        self._waiting: tuple[deque[tuple[int, int, Any]], ...] = (deque(), deque())
        self._followed: deque[tuple[int, int, Any]] = deque()

    def tell(
        self, tick: int, fact: Any, *, own: bool, followed: bool = False, known: bool = True
    ) -> None:
        """Take in a fact that was told before the question of a tick.

        It becomes ``known``, or is ``followed``, which is to be taken in the order in which all was
        told, or both.
        """
        late = tick * TICK_MS + reaction(self._mind, self._seed, self._number)
        self._number += 1
        if followed:
            after = max(late, self._followed[-1][0] if self._followed else late)
            self._followed.append((after, tick, fact))
        if not known:
            return
        waiting = self._waiting[own]
        if waiting:
            late = max(late, waiting[-1][0])
        waiting.append((late, tick, fact))

    def known(self, tick: int) -> Iterator[tuple[int, int, Any]]:
        """Yield what becomes known in time for an answer to the question of a tick.

        As the time by which it is known, the tick it was told in, and the fact.
        """
        until = tick * TICK_MS + LEAST
        for waiting in self._waiting:
            while waiting and waiting[0][0] <= until:
                yield waiting.popleft()

    def followed(self, tick: int) -> Iterator[tuple[int, Any]]:
        """Yield what is followed, one's own and others' in the order in which it was told.

        As the tick it was told in and the fact; none sooner than it is ``known``.
        """
        until = tick * TICK_MS + LEAST
        while self._followed and self._followed[0][0] <= until:
            _, told, fact = self._followed.popleft()
            yield told, fact


class FirstLook:
    """Whether one only looks yet: by what all are told, and so alike for every role and level."""

    def __init__(self, options: Options) -> None:
        """Sit down at a table; where no paw is seen there is nothing to look at."""
        self._lasts = LOOKS if options.touch == SHADOWS else 0
        self._ticks = self._lasts

    def hear(self, event: ev.Event) -> None:
        """Take in a fact."""
        if isinstance(event, ev.BuildBegan):
            self._ticks = 0
        elif isinstance(event, ev.Ticked):
            self._ticks += 1

    @property
    def looks(self) -> bool:
        """Whether a build began so lately."""
        return self._ticks < self._lasts


class KeyPace:
    """When keys were pressed."""

    def __init__(self) -> None:
        """Begin rested."""
        self._pressed: deque[int] = deque([-WITHIN] * PRESSES, PRESSES)

    def free(self, tick: int) -> bool:
        """Say whether a key may be pressed in a tick."""
        return tick - self._pressed[0] >= WITHIN and tick > self._pressed[-1]

    def press(self, tick: int) -> None:
        """Press a key."""
        self._pressed.append(tick)
