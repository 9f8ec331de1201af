"""Palms: what all know of each paw among shadows, by its number, and whose it is does not matter.

It follows from what all were told, and laying and taking change it alike: after a clack nobody
knows what a paw held before. Where numbers are drawn anew among paws (W53), what was known of each
of them is known of all together, unless it was the same: a pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.games.wombat.felt import HOLE, PAW, PERHAPS, by_all
from game.games.wombat.model import events as ev
from game.games.wombat.model.places import CARRIED, NOWHERE, SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import LONG_AGO, NOTHING

_PARTING: Final = (Touch.LAID, Touch.TOOK, Touch.DROPPED, Touch.GAVE)
"""After these nobody knows what a paw holds that was in a pool."""


@dataclass(frozen=True, slots=True)
class Palm:
    """What all know of a paw."""

    place: int
    bricks: tuple[int, ...] = ()
    """What it has taken up since its last clack, by size; 0 for one that was not felt."""
    unsure: bool = False
    """Whether it may hold a brick besides."""
    found: int = NOTHING
    """The size of what it has found, 0 where that was not felt."""
    either: tuple[int, ...] = ()
    """The two sizes of which its first unfelt brick has one, where it let the other go."""
    perhaps: int = 0
    """The size that it felt at a tower, where that may be of what it holds."""
    came: int = LONG_AGO
    """When it came where it is."""
    left: int = NOWHERE
    """Where it came from."""
    drawn: int = LONG_AGO
    """When its number was last drawn anew, in this build."""
    among: tuple[int, ...] = ()
    """Among which numbers, as it came where it is; none where it left alone."""

    def told(self, slot: int) -> str:
        """Return what all know of a brick's size, in figures; nothing where nobody felt it."""
        size = self.bricks[slot]
        if size or not self.either or slot != self.bricks.index(0):
            return str(size or "")
        return "/".join(map(str, self.either))

    @property
    def held(self) -> tuple[tuple[int, ...], bool, int, tuple[int, ...]]:
        """What is known of its bricks."""
        return self.bricks, self.unsure, self.found, self.either


@dataclass(frozen=True, slots=True)
class Pool:
    """Bricks that some paws hold, and nobody knows which of them holds which."""

    paws: frozenset[int]
    sizes: tuple[int, ...]
    """0 for one that was not felt."""


class Palms:
    """What all know of the paws of one build."""

    def __init__(self) -> None:
        """Begin before any paw rests."""
        self._palms: dict[int, Palm] = {}
        self.pools: tuple[Pool, ...] = ()
        """No paw is in two of them."""

    def show(self, event: ev.Event, tick: int) -> None:
        """Take in a fact that all are told."""
        match event:
            case ev.PawRested(paw, place):
                self._palms[paw] = Palm(place)
            case ev.Seen(paw, touch) if paw in self._palms:
                if touch.place != NOWHERE:
                    self._arrive(paw, touch.place, tick)
                else:
                    self._feel(paw, touch)
            case _:
                pass

    def _feel(self, paw: int, touch: Touch) -> None:
        """Let a paw feel something; of a brick that leaves a pool nobody knows which it is."""
        before = self._palms[paw]
        self._palms[paw] = palm = _felt(before, touch)
        if touch in _PARTING:
            self.pools = tuple(pool for pool in self.pools if paw not in pool.paws)
        elif before.unsure and len(palm.bricks) > len(before.bricks) and touch.size:
            self.pools = tuple(_without(pool, paw, palm.bricks[-1]) for pool in self.pools)
            self.pools = tuple(pool for pool in self.pools if pool.sizes)

    def _pool(self, there: set[int], sizes: Sequence[int]) -> None:
        """Let paws that parted hold together what each of them, and its pool, held."""
        merged = [pool for pool in self.pools if pool.paws & there]
        paws = frozenset(there).union(*(pool.paws for pool in merged))
        held = sorted([*sizes, *(size for pool in merged for size in pool.sizes)])
        others = (pool for pool in self.pools if pool not in merged)
        self.pools = (*others, Pool(paws, tuple(held))) if held else tuple(others)

    def _arrive(self, paw: int, place: int, tick: int) -> None:
        """Let a paw come to a place; of the paws where it was any may have this number now."""
        left = self._palms[paw].place
        there = {number for number, palm in self._palms.items() if palm.place == left}
        if len(there) > 1:
            known = {self._palms[number].held for number in there}
            bricks = [size for number in there for size in self._palms[number].bricks]
            self._pool(there, bricks if len(known) > 1 else ())
            empty = all(self._palms[number].found == NOTHING for number in there)
            found = NOTHING if empty else PERHAPS
            for number in there:
                palm = replace(self._palms[number], drawn=tick, perhaps=0)
                if len(known) > 1:
                    palm = replace(palm, bricks=(), either=(), unsure=True, found=found)
                self._palms[number] = palm
        palm, among = self._palms[paw], tuple(sorted(there)) if len(there) > 1 else ()
        self._palms[paw] = replace(
            palm, place=place, found=NOTHING, came=tick, left=left, among=among
        )

    def where(self, paw: int, touch: Touch) -> str:
        """Return where a paw feels a size, before that is taken in; nothing of other touches."""
        felt = touch.size and paw in self._palms
        return _where(self._palms[paw], touch.size) if felt else ""

    def may_hold(self, paw: int, size: int) -> None:
        """Take in that a size felt at a tower may be of what a paw holds; 0: it was the tower's."""
        if paw in self._palms:
            self._palms[paw] = replace(self._palms[paw], perhaps=size)

    def parted(self, event: ev.Event) -> tuple[int, ...]:
        """Return which numbers a fact that was just taken in drew anew among their paws."""
        match event:
            case ev.Seen(paw, touch) if paw in self._palms and touch.place != NOWHERE:
                return self._palms[paw].among
            case _:
                return ()

    def known(self) -> tuple[tuple[int, Palm], ...]:
        """Return what is known of each paw, by number."""
        return tuple(sorted(self._palms.items()))


def _felt(palm: Palm, touch: Touch) -> Palm:
    """Return what is known of a paw once it has felt something."""
    if touch.size:
        return _sized(palm, touch.size)
    match touch:
        case Touch.LAID | Touch.TOOK:
            return replace(_clacked(palm), found=NOTHING)
        case Touch.FOUND:
            return replace(palm, found=0)
        case Touch.NOTHING | Touch.GONE:
            return replace(palm, found=NOTHING)
        case Touch.PICKED | Touch.GOT:
            bricks = (*palm.bricks, max(0, palm.found) if touch is Touch.PICKED else 0)
            unsure = palm.unsure and len(bricks) < CARRIED
            return replace(palm, bricks=bricks[-CARRIED:], unsure=unsure, found=NOTHING)
        case Touch.FULL | Touch.EMPTY if palm.place >= SPINDLES and palm.unsure:
            unfelt = (0,) * (CARRIED - len(palm.bricks))  # only a full paw takes nothing there
            return replace(palm, bricks=(*unfelt, *palm.bricks), either=(), unsure=False)
        case Touch.DROPPED | Touch.GAVE:
            bricks, either = _fewer(palm)
            return replace(palm, bricks=bricks, either=either, perhaps=0)
        case _:
            return palm


def _clacked(palm: Palm) -> Palm:
    """Return what is known of a paw once it has laid a brick at a tower, or taken one.

    A full paw can only lay, an empty one only take; of another nobody knows.
    """
    palm = replace(palm, perhaps=0)
    if len(palm.bricks) == CARRIED:
        bricks, either = _fewer(palm)
        return replace(palm, bricks=bricks, either=either, unsure=False)
    if palm.bricks or palm.unsure:
        return replace(palm, bricks=(), either=(), unsure=True)
    return replace(palm, bricks=(0,))


def _where(palm: Palm, size: int) -> str:
    bricks = palm.bricks
    if palm.either and size not in palm.either and bricks.count(0) == 1:
        bricks = tuple(filter(None, bricks))  # of that size it is not
    return by_all(size, palm.place, palm.found, bricks, unsure=palm.unsure)


def _sized(palm: Palm, size: int) -> Palm:
    """Return what is known of a paw that felt a size in a zone.

    What was found is felt first; else it is the first brick that was not felt before, or one that
    nobody knew of: where it may be either, that it holds such a one is all that is known.
    """
    if palm.place < SPINDLES:
        return palm
    where = _where(palm, size)
    if where == HOLE:
        return replace(palm, found=size)
    # the same brick may be felt again, and what was felt before be the paw's
    if where != PAW or size in palm.bricks or (palm.unsure and palm.found != NOTHING):
        return palm
    bricks = palm.bricks
    if 0 in bricks:
        first = bricks.index(0)
        bricks = (*bricks[:first], size, *bricks[first + 1 :])
        palm = replace(palm, either=())
    elif palm.unsure:
        bricks = (size, *bricks)  # it was there before those that all saw it take up
    unsure = palm.unsure and len(bricks) < CARRIED
    return replace(palm, bricks=bricks, unsure=unsure, perhaps=0)


def _without(pool: Pool, paw: int, size: int) -> Pool:
    """Return a pool without a brick that one of its paws was felt to hold.

    A size that nobody had felt there is that of a brick that was not felt, if there is one.
    """
    was = size if size in pool.sizes else 0
    if paw not in pool.paws or was not in pool.sizes:
        return pool
    at = pool.sizes.index(was)
    return replace(pool, sizes=pool.sizes[:at] + pool.sizes[at + 1 :])


def _fewer(palm: Palm) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the bricks of a paw that let one go, and of which two sizes the one that is left is.

    Of two unlike ones nobody saw which went.
    """
    if len(palm.bricks) < CARRIED:
        return (), ()
    one, other = palm.bricks
    if one == other != 0:
        return (one,), ()
    return (0,), (one, other) if one and other else ()
