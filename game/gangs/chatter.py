"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from game.ai import speaking
from game.ai.speaking import Occasion, parted
from game.gangs.facts import row_of
from game.gangs.model import events as ev

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "hit": 0.2, "hitting": 0.15, "bim": 0.5, "out": 0.9, "won": 0.9, "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""


def _show(moods: list[str], event: ev.Event) -> None:
    """Change faces for a fact; joy lasts a turn, a bruise until one's own."""
    if isinstance(event, ev.RoundBegan):
        moods[:] = ["calm"] * len(moods)
    elif isinstance(event, ev.TurnBegan):
        moods[:] = ["calm" if mood == "gleeful" else mood for mood in moods]
    speaking.show(moods, event, row_of(event))


class _Heard:
    """What gives somebody something to say, in one match."""

    def __init__(self) -> None:
        self._round = 1

    def __call__(self, event: ev.Event, seats: int) -> Iterator[Occasion]:
        match event:
            case ev.RoundBegan(number):
                self._round = number
            case ev.TurnBegan(seat, number) if number <= seats and self._round == 1:
                yield seat, "greeting"
            case ev.Laid(_, seat, by) if seat == by:
                return  # who hits nobody but themselves does not speak of it
            case ev.Ended(_, winners):
                yield from parted(winners, seats)
            case _:
                pass
        yield from speaking.occasions(event, row_of(event))


Moods = partial(speaking.Moods, showing=lambda: _show)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=lambda options: _Heard())
