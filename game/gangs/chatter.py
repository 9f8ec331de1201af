"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.ai.speaking import Speakers
from game.gangs.model import events as ev
from game.gangs.model.cards import DAMAGE, face_of

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "hit": 0.2, "hitting": 0.15, "bim": 0.5, "out": 0.9, "won": 0.9, "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""


class Moods:
    """What everybody's face shows, told one fact after the other."""

    def __init__(self, seats: int) -> None:
        """Begin calm."""
        self.now = ["calm"] * seats

    def see(self, event: ev.Event) -> None:
        """Take in a fact; what not all were told changes no face."""
        if not event.is_for(None):
            return
        match event:
            case ev.RoundBegan():
                self.now = ["calm"] * len(self.now)
            case ev.TurnBegan(seat):  # joy lasts a turn, a bruise until one's own
                self.now = ["calm" if mood == "gleeful" else mood for mood in self.now]
                self._show("calm", seat)
            case ev.Laid(card, seat, by) if DAMAGE[face_of(card)]:
                self._show("gleeful", by)
                self._show("hit", seat)
            case ev.Reflected(seat):
                self._show("gleeful", seat)
            case ev.Eliminated(seat):
                self.now[seat] = "out"
            case ev.Ended(_, winners):
                self._show("gleeful", *winners)
            case _:
                pass

    def _show(self, mood: str, *seats: int) -> None:
        for seat in seats:
            if self.now[seat] != "out":
                self.now[seat] = mood


class Chatter:
    """Who says what at a table, told one event after the other."""

    def __init__(self, salt: str) -> None:
        """Take what tells matches apart."""
        self._speakers = Speakers(salt, OFTEN, LINES)
        self._round = 1

    def said(
        self, event: ev.Event, facts: int, controllers: Sequence[str]
    ) -> tuple[int, str] | None:
        """Return who says something about an event and the key of the line, or None.

        ``facts`` counts what all were told before it; ``controllers`` are who plays each seat
        now. What not all were told is never spoken of. Nobody says the same line twice in a match.
        """
        if not event.is_for(None):
            return None
        if isinstance(event, ev.RoundBegan):
            self._round = event.number
        return self._speakers.said(self._occasions(event, len(controllers)), facts, controllers)

    def _occasions(self, event: ev.Event, seats: int) -> Iterator[tuple[int, str]]:
        match event:
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
                yield from ((seat, "won") for seat in winners)
                yield from ((seat, "lost") for seat in range(seats) if seat not in winners)
            case _:
                pass
