"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from game.ai import speaking
from game.ai.speaking import Occasion, parted
from game.games.mets_ton_slip.facts import row_of
from game.games.mets_ton_slip.model import events as ev

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "hit": 0.35, "hitting": 0.25, "saved": 0.5, "won": 0.9, "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion."""


def _show(moods: list[str], event: ev.Event) -> None:
    """Change faces for a fact; joy lasts a turn, a draught until one's own."""
    if isinstance(event, ev.TurnBegan):
        moods[:] = ["calm" if mood == "gleeful" else mood for mood in moods]
    speaking.show(moods, event, row_of(event))


class _Heard:
    """What gives somebody something to say, in one match."""

    def __init__(self) -> None:
        self._turns = 0
        self._author: int | None = None
        """Who played the attack that is not decided yet, or turned it round."""

    def __call__(self, event: ev.Event, seats: int) -> Iterator[Occasion]:
        yield from speaking.occasions(event, row_of(event))
        match event:
            case ev.TurnBegan(seat):
                self._turns += 1
                self._author = None
                if self._turns <= seats:
                    yield seat, "greeting"
            case ev.Attacked(seat) | ev.Mirrored(seat):
                self._author = seat
            case ev.Stripped(seat) if self._author not in (None, seat):
                yield self._author, "hitting"
            case ev.Ended(winners):
                yield from parted(winners, seats)
            case _:
                pass


Moods = partial(speaking.Moods, showing=lambda: _show)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=lambda options: _Heard())
