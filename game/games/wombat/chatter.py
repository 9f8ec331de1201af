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
from game.games.wombat.facts import row_of
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


def _fingers(targets: tuple[int, ...]) -> list[int]:
    """Return who is pointed at, by seat."""
    return sorted({target for target in targets if target not in (SKY, NO_VOTE)})


def _show(moods: list[str], event: ev.Event) -> None:
    """Change faces for a fact; who is out stays so until all is over."""
    aimed = _fingers(event.targets) if isinstance(event, ev.VotesOpened) else ()
    speaking.show(moods, event, row_of(event), aimed)
    if isinstance(event, ev.Ended):
        for seat in event.winners:  # also who was out
            moods[seat] = "gleeful"


class Heard:
    """What gives somebody something to say, in one match."""

    def __init__(self) -> None:
        """Begin before the first build."""
        self._out: set[int] = set()
        self._begins = True
        """Whether the next tick is the first one of a build; a table opens once one has begun."""

    def __call__(self, event: ev.Event, seats: int) -> Iterator[Occasion]:
        """Yield who has something to say of a fact, and what it is."""
        living = [seat for seat in range(seats) if seat not in self._out]
        aimed = _fingers(event.targets) if isinstance(event, ev.VotesOpened) else ()
        yield from speaking.occasions(event, row_of(event), aimed, living)
        match event:
            case ev.BuildBegan() | ev.PhaseBegan():
                self._begins = isinstance(event, ev.BuildBegan)
            case ev.Ticked(1) if self._begins:
                self._begins = False
                yield from ((seat, "greeting") for seat in living)
            case ev.Resumed(out=out):
                self._out.update(out)
            case ev.Eliminated(seat):
                self._out.add(seat)
            case ev.Ended(winners, _, roles) if winners:
                yield from ((at, "shown") for at, role in enumerate(roles) if role == WICKED)
                yield from parted(winners, seats)
            case _:
                pass


Moods = partial(speaking.Moods, showing=lambda: _show)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=lambda options: Heard())
