"""Recent: what was felt, heard and said in the last moments; it fades, as it does from a mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.pages import LogLine
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.places import NOWHERE, SIZE, SPINDLES, sizes, sound
from game.games.wombat.model.state import State

FADING: Final = 150
"""So many ticks a note stays; then it is gone."""
FLASH: Final = 5
"""So many ticks a touch is seen beside a paw (half a second)."""
_MOST: Final = 8
TRAIL: Final = 30
"""So many ticks a trail is seen, with the light on."""
SHIFTED: Final = 8
"""So many ticks it is seen, with the light on, that a brick was laid or taken."""


@dataclass(frozen=True, slots=True)
class Noted:
    """Something of the last moments."""

    tick: int
    icon: str
    text: str
    own: bool
    """Whether one's own hand felt it."""


@dataclass(frozen=True, slots=True)
class Flash:
    """A touch beside a paw."""

    tick: int
    place: int
    touch: str


@dataclass(frozen=True, slots=True)
class Shift:
    """A brick that was laid on a spindle or taken off it: known where everything is."""

    tick: int
    place: int
    size: int
    laid: bool
    better: int
    """How many bricks lie right more than before, on this spindle."""


class Recent:
    """The last moments of one build, as one viewer was told them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.notes: list[Noted] = []
        self.said: dict[int, tuple[int, str]] = {}
        """By seat, when it last said what, in words."""
        self.flashes: dict[int, Flash] = {}
        """By the number of a paw, what it last felt; one's own hand has the number 0."""
        self.shifts: dict[int, Shift] = {}
        """By spindle, what was last laid or taken there."""
        self.trails: dict[int, list[tuple[int, int]]] = {}
        """By seat, the places where its hand was, and the ticks in which it came there."""

    def take(self, event: ev.Event, view: State, line: LogLine | None, short: str) -> None:
        """Take in a fact that was just folded, its line of the log, and a shorter text of it."""
        tick = view.tick
        match event:
            case ev.BuildBegan() | ev.PhaseBegan():
                self.notes, self.said, self.flashes = [], {}, {}
                self.shifts, self.trails = {}, {}
            case hidden.Moved(_, brick, old, new) if min(old, new) < SPINDLES:
                self._shift(brick, min(old, new), view, laid=new < SPINDLES)
            case ev.Ticked() if not view.missing:
                self._step(view)
            case ev.Said(seat):
                self.said[seat] = (tick, short)
            case ev.Felt(to, touch):
                place = view.hands[to].place
                self.flashes[0] = Flash(tick, place, touch)
            case ev.Seen(paw, touch):
                self.flashes[paw] = Flash(tick, view.shades.get(paw, NOWHERE), touch)
            case _:
                pass
        if line is not None and short and not isinstance(event, ev.Said):
            own = isinstance(event, ev.Felt)
            self.notes.append(Noted(tick, line.icon, short, own))
            del self.notes[:-_MOST]

    def _shift(self, brick: int, place: int, view: State, *, laid: bool) -> None:
        right = sound(sizes(view.lying[place]))
        before = sound(sizes([*view.lying[place], brick] if not laid else view.lying[place][:-1]))
        self.shifts[place] = Shift(view.tick, place, SIZE[brick], laid, right - before)

    def _step(self, view: State) -> None:
        """Keep where hands came to, where everything is known."""
        for seat, hand in enumerate(view.hands):
            trail = self.trails.setdefault(seat, [])
            if not trail or trail[-1][1] != hand.place:
                trail.append((view.tick, hand.place))
                del trail[:-5]

    def fresh(self, tick: int) -> tuple[Noted, ...]:
        """Return what has not faded yet at a tick, the newest last."""
        return tuple(one for one in self.notes if tick - one.tick < FADING)
