"""Chatter: what characters say of what everybody saw; roles and beliefs are not asked for.

Nobody speaks while it is dark, but with a build's first tick, before any hand has reached anything;
that is read and not heard (``LivePlay.listening``): a murmur would lie over clacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from game.ai import speaking
from game.ai.speaking import Occasion, parted
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.roles import WICKED
from game.games.wombat.model.state import NO_VOTE

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.3, "gong": 0.12, "sound": 0.2, "fallen": 0.2, "pointed": 0.3, "out": 0.9,
    "shown": 0.9, "won": 0.5, "lost": 0.3,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw. Most occasions are everybody's, so one of five mostly does."""
LINES: Final = 6
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""
ENOUGH: Final = 2
"""So many complete towers are a point for the Good (W4): all are glad of them, or seem so."""


def _fingers(targets: tuple[int, ...]) -> list[int]:
    """Return who is pointed at, by seat."""
    return sorted({target for target in targets if target not in (SKY, NO_VOTE)})


def _show(moods: list[str], event: ev.Event) -> None:
    """Change faces for a fact; who is out stays so until all is over."""

    def show(mood: str, *seats: int) -> None:
        for seat in seats:
            if moods[seat] != "out":
                moods[seat] = mood

    match event:
        case ev.BuildBegan():  # in the dark nobody's face says anything
            show("calm", *range(len(moods)))
        case ev.Resumed(out=out):
            show("out", *out)
        case ev.Counted(complete):  # whoever they are: nobody knows yet whose joy is true
            show("gleeful" if complete >= ENOUGH else "hit", *range(len(moods)))
        case ev.VotesOpened(targets):
            show("calm", *range(len(moods)))
            show("hit", *_fingers(targets))
        case ev.Eliminated(seat):
            moods[seat] = "out"
        case ev.Ended(winners):
            if winners:
                show("hit", *range(len(moods)))
            for seat in winners:  # also who was out
                moods[seat] = "gleeful"
        case _:
            pass


class _Heard:
    """What gives somebody something to say, in one match."""

    def __init__(self) -> None:
        self._out: set[int] = set()
        self._begins = True
        """Whether the next tick is the first one of a build; a table opens once one has begun."""

    def __call__(self, event: ev.Event, seats: int) -> Iterator[Occasion]:
        living = [seat for seat in range(seats) if seat not in self._out]
        match event:
            case ev.BuildBegan() | ev.PhaseBegan():
                self._begins = isinstance(event, ev.BuildBegan)
            case ev.Ticked(1) if self._begins:
                self._begins = False
                yield from ((seat, "greeting") for seat in living)
            case ev.Resumed(out=out):
                self._out.update(out)
            case ev.Lit():
                yield from ((seat, "gong") for seat in living)
            case ev.Counted(complete):
                word = "sound" if complete >= ENOUGH else "fallen"
                yield from ((seat, word) for seat in living)
            case ev.VotesOpened(targets):
                yield from ((seat, "pointed") for seat in _fingers(targets))
            case ev.Eliminated(seat):
                self._out.add(seat)
                yield seat, "out"
            case ev.Ended(winners, _, roles) if winners:
                yield from ((at, "shown") for at, role in enumerate(roles) if role == WICKED)
                yield from parted(winners, seats)
            case _:
                pass


Moods = partial(speaking.Moods, showing=lambda: _show)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=lambda options: _Heard())
