"""Memory: a few things in mind, which fade with time and with what comes after them.

A thing lives for a time that is drawn when it is taken in, exponential, so that the share that is
wrong rises from nothing as in Peterson and Peterson (1959); every thing that comes later takes some
of it away. What has lived is forgotten, or is remembered wrongly, as a neighbour of what it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from typing import Final, Literal

from game.core.luck import Stream, key_of
from game.games.wombat.bot.minds import Mind
from game.games.wombat.model.places import SIZES, SPINDLES, TURNED

TAKES: Final = 4
"""So many ticks of its life every later thing takes from one in mind."""
FORGOTTEN: Final = 80
"""So many of a hundred things that fade are gone; the others turn into a neighbour."""
_FINE: Final = 1024
_LIVES: Final = tuple(round(-1000 * log(1 - (at + 0.5) / _FINE)) for at in range(_FINE))

Kind = Literal["tower", "loose", "empty"]
WRONG: Final = -1
"""A tower whose top is wrong; else a tower is the size that it needs next, 0 once complete."""


@dataclass(slots=True)
class Thing:
    """Something in mind: what a spindle needs, a size that lies in a zone, a zone that is empty."""

    kind: Kind
    place: int
    value: int
    since: int
    """The tick from which on it fades."""
    order: int
    """How many things had come before it."""
    life: int
    felt: bool = True
    """Whether one's own hand felt it; else it was heard."""
    stirred: bool = False
    """Whether something clacked there since."""


class Memory:
    """What one bot has in mind in a build."""

    def __init__(self, mind: Mind, seed: int) -> None:
        """Begin with an empty mind."""
        self._mind, self._chance = mind, Stream(key_of("memory", seed))
        self._things: dict[tuple[str, int, int], Thing] = {}
        self._taken = 0

    def clear(self) -> None:
        """Let go of all."""
        self._things.clear()

    def keep(self, kind: Kind, place: int, value: int, now: int, *, felt: bool = True) -> None:
        """Take something in; the one that fades first makes room, towers last."""
        self._taken += 1
        life = self._mind.keeps * _LIVES[self._chance.below(_FINE)] // 1000
        key = (kind, place, value if kind == "loose" else 0)
        self._things.pop(key, None)
        self._things[key] = Thing(kind, place, value, now, self._taken, life, felt)
        while self._chunks() > self._mind.span:
            loose = [one for one in self._things if one[0] != "tower"] or list(self._things)
            del self._things[min(loose, key=lambda one: self._things[one].since)]

    def _chunks(self) -> int:
        """Return how many things are in mind; towers that need the same are one chunk."""
        towers = {its.value for its in self._things.values() if its.kind == "tower"}
        return len(towers) + sum(its.kind != "tower" for its in self._things.values())

    def drop(self, kind: Kind, place: int, value: int = 0) -> None:
        """Know that something is no longer so."""
        self._things.pop((kind, place, value), None)

    def stir(self, place: int) -> None:
        """Hear a clack: whatever one knows of that spindle may have changed."""
        thing = self._things.get(("tower", place, 0))
        if thing is not None:
            thing.stirred = True

    def tower(self, place: int, now: int) -> Thing | None:
        """Return what one believes of a spindle, None where one knows nothing."""
        thing = self._things.get(("tower", place, 0))
        return thing if thing is not None and self._fade(thing, now) else None

    def peek(self, place: int) -> Thing | None:
        """Return what stands in mind of a spindle, for reasons: nothing fades by being noted."""
        return self._things.get(("tower", place, 0))

    def things(self, kind: Kind, now: int) -> Iterator[Thing]:
        """Yield what one believes of a kind."""
        for thing in list(self._things.values()):
            if thing.kind == kind and self._fade(thing, now):
                yield thing

    def turn(self, steps: int) -> None:
        """Reckon with so many quarters that the box turned."""
        for _ in range(steps):
            old = list(self._things.values())
            self._things.clear()
            for thing in old:
                thing.place = TURNED[thing.place]
                key = (thing.kind, thing.place, thing.value if thing.kind == "loose" else 0)
                self._things[key] = thing

    def _fade(self, thing: Thing, now: int) -> bool:
        """Return whether something is still in mind, rightly or wrongly."""
        if now - thing.since + TAKES * (self._taken - thing.order) <= thing.life:
            return True
        key = (thing.kind, thing.place, thing.value if thing.kind == "loose" else 0)
        self._things.pop(key, None)
        if self._chance.below(100) < FORGOTTEN or thing.kind == "empty":
            return False
        step = 1 if self._chance.below(2) else -1
        least = 0 if thing.kind == "tower" else 1
        wrong = thing.value + step
        thing.value = wrong if least <= wrong <= SIZES else thing.value - step
        thing.since, thing.order = now, self._taken
        thing.life = self._mind.keeps
        key = (thing.kind, thing.place, thing.value if thing.kind == "loose" else 0)
        self._things[key] = thing
        return True


def spindles() -> range:
    """Return the places of the spindles."""
    return range(SPINDLES)
