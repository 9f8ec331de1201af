"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from game.ai import speaking
from game.ai.speaking import Occasion, parted
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, face_of

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "hit": 0.2, "hitting": 0.15, "bim": 0.5, "out": 0.9, "won": 0.9, "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""


def _show(moods: list[str], event: ev.Event) -> None:
    """Change faces for a fact; who is out stays so."""

    def show(mood: str, *seats: int) -> None:
        for seat in seats:
            if moods[seat] != "out":
                moods[seat] = mood

    match event:
        case ev.RoundBegan():
            moods[:] = ["calm"] * len(moods)
        case ev.TurnBegan(seat):  # joy lasts a turn, a bruise until one's own
            moods[:] = ["calm" if mood == "gleeful" else mood for mood in moods]
            show("calm", seat)
        case ev.Laid(card, seat, by) if DAMAGE[face_of(card)]:
            show("gleeful", by)
            show("hit", seat)
        case ev.Reflected(seat):
            show("gleeful", seat)
        case ev.Eliminated(seat):
            moods[seat] = "out"
        case ev.Ended(_, winners):
            show("gleeful", *winners)
        case _:
            pass


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
            case ev.Laid(card, seat, by) if DAMAGE[face_of(card)] and by != seat:
                yield seat, "hit"
                yield by, "hitting"
            case ev.Reflected(seat):
                yield seat, "bim"
            case ev.Eliminated(seat):
                yield seat, "out"
            case ev.Ended(_, winners):
                yield from parted(winners, seats)
            case _:
                pass


Moods = partial(speaking.Moods, showing=lambda: _show)
Chatter = partial(speaking.Chatter, often=OFTEN, lines=LINES, occasions=lambda options: _Heard())
