"""Recent: what was felt, heard and said in the last moments; it fades, as it does from a mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.pages import LogLine
from game.games.wombat.model import events as ev
from game.games.wombat.model.places import NOWHERE
from game.games.wombat.model.state import State

FADING: Final = 150
"""So many ticks a note stays; then it is gone."""
FLASH: Final = 5
"""So many ticks a touch is seen beside a paw (half a second)."""
_MOST: Final = 8


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


class Recent:
    """The last moments of one build, as one viewer was told them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.notes: list[Noted] = []
        self.said: dict[int, tuple[int, str]] = {}
        """By seat, when it last said what, in words."""
        self.flashes: dict[int, Flash] = {}
        """By the number of a paw, what it last felt; one's own hand has the number 0."""

    def take(self, event: ev.Event, view: State, line: LogLine | None, short: str) -> None:
        """Take in a fact that was just folded, its line of the log, and a shorter text of it."""
        tick = view.tick
        match event:
            case ev.BuildBegan() | ev.PhaseBegan():
                self.notes, self.said, self.flashes = [], {}, {}
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

    def fresh(self, tick: int) -> tuple[Noted, ...]:
        """Return what has not faded yet at a tick, the newest last."""
        return tuple(one for one in self.notes if tick - one.tick < FADING)
