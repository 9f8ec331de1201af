"""Marking: what one's own hand felt at places, and what was heard there; it fades like a memory."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import FEEL_SPINDLE, Lay
from game.games.wombat.model.places import NOWHERE, SPINDLES, TURNED
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import Hand, State

FADING: Final = 150
"""How many ticks a mark stays."""
UNKNOWN: Final = 0
"""Stands in a stack for bricks that nobody is known to have felt."""
SEARCHED: Final = 2 * FADING
"""How many ticks one remembers which zones one searched in vain."""
_OF_ZONES: Final = (Touch.FOUND, Touch.NOTHING, Touch.GONE)
_OF_COMPANY: Final = (Touch.IN_THE_WAY, Touch.HAND)


@dataclass(frozen=True, slots=True)
class Mark:
    """What was last felt at a place, or heard there, and when.

    One's own hand felt it, among shadows any.
    """

    tick: int
    place: int
    touch: Touch | None
    """The touch, none for a clack."""
    stack: tuple[int, ...] = ()
    """The sizes that were felt of a spindle, the top one first; ``UNKNOWN`` for any not known."""
    whole: bool = False
    """Whether that is all of it, down to the bottom."""
    stirred: bool = False
    """Whether another hand, among shadows any, has laid or taken a brick there since."""

    @property
    def tower(self) -> bool:
        """Say whether it tells of a tower's bricks."""
        return bool(self.stack) or self.whole

    def begins(self, other: Mark) -> bool:
        """Say whether another mark tells all that this one tells of a tower, and more.

        Of a tower whose top nobody felt any other mark does.
        """
        topless = self.stack[:1] == (UNKNOWN,) and other.tower
        top = other.stack[: len(self.stack)]
        return not other.stirred and (topless or (not self.whole and self.stack == top))


def carried(marks: dict[int, Mark]) -> dict[int, Mark]:
    """Return marks where the box has carried them."""
    return {
        TURNED[place]: replace(one, place=TURNED[place])
        for place, one in marks.items()
        if place != NOWHERE
    }


class Marks:
    """What one remembers of the places of one build."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._felt: dict[int, Mark] = {}
        self._heard: dict[int, Mark] = {}
        self._feeling: list[int] = []
        """The sizes that the finger has felt so far of the spindle it goes down."""
        self._at, self._stirs = NOWHERE, False
        """Where a verb began, and whether another hand has laid or taken a brick there since."""
        self._lays = 0
        """The size of the brick that the hand is about to lay, 0 if unknown."""
        self._clacks = False
        """Whether the next clack is one's own."""

    def show(self, event: ev.Event, view: State) -> None:
        """Take in a fact that was just folded."""
        match event:
            case ev.Began(to, verb):
                self._feeling, self._stirs = [], False
                self._at = view.hands[to].place
                held = view.hands[to].sizes
                self._lays = held[verb.slot - 1] if isinstance(verb, Lay) else 0
            case ev.Felt(to, touch):
                self._feel(view.tick, touch, view.hands[to])
            case ev.Clacked(place):
                self._heard[place] = Mark(view.tick, place, None)
                if not self._clacks and (mark := self._felt.get(place)) is not None:
                    self._felt[place] = replace(mark, stirred=True)
                self._stirs |= not self._clacks and place == self._at
                self._clacks = False
            case ev.Scraped():
                self._felt, self._heard = carried(self._felt), carried(self._heard)
            case _:
                pass

    def _feel(self, tick: int, touch: Touch, hand: Hand) -> None:
        """Keep what the hand felt of a place, or changed there itself."""
        place = hand.place
        before = self._felt.get(place)
        if touch.size and hand.running == FEEL_SPINDLE:
            self._feeling.append(touch.size)
            sizes = tuple(self._feeling)
            self._felt[place] = Mark(tick, place, touch, sizes, stirred=self._stirs)
        elif touch.size:  # of a brick that lies there; one in the hand tells of no place
            if place >= SPINDLES and hand.found == touch.size:
                self._felt[place] = Mark(tick, place, touch)
        elif touch in (Touch.BOTTOM, Touch.EMPTY):
            sizes = tuple(self._feeling)
            self._felt[place] = Mark(tick, place, touch, sizes, whole=True, stirred=self._stirs)
        elif touch in _OF_ZONES or (touch in _OF_COMPANY and (before is None or not before.tower)):
            self._felt[place] = Mark(tick, place, touch)
        elif touch is Touch.PICKED:
            self._felt.pop(place, None)
        elif touch in (Touch.LAID, Touch.TOOK):
            self._clacks = True
            self._change(tick, place, touch)

    def _change(self, tick: int, place: int, touch: Touch) -> None:
        """Take in that one's own hand has laid or taken the top brick of a spindle."""
        before = self._felt.get(place)
        known = Mark(tick, place, None) if before is None or before.stirred else before
        stack = (self._lays, *known.stack) if touch is Touch.LAID else known.stack[1:]
        self._felt[place] = Mark(tick, place, touch, stack, known.whole)

    def fruitless(self, tick: int) -> int:
        """Return how many zones were searched in vain of late; 0 where the last was not."""
        of_zones = (one for one in self._felt.values() if one.touch in _OF_ZONES)
        searched = [one for one in of_zones if tick - one.tick < SEARCHED]
        last = max(searched, key=lambda one: one.tick, default=None)
        if last is None or last.touch is Touch.FOUND:
            return 0
        return sum(one.touch is not Touch.FOUND for one in searched)

    def fresh(self, tick: int) -> tuple[Mark, ...]:
        """Return what was felt and heard where, as far as it has not faded yet at a tick."""
        every = (*self._heard.values(), *self._felt.values())
        return tuple(one for one in every if tick - one.tick < FADING)
