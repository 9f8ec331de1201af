"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.ai.speaking import Speakers
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "accusing": 0.35, "good": 0.45, "refused": 0.5, "loaded": 0.25, "won": 0.9,
    "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion: ``persona-line.NAME.OCCASION-NUMBER``."""


class _Accused:
    """Whose card or pair is contested just now."""

    def __init__(self) -> None:
        self.seat = 0
        self._leader = 0

    def see(self, event: ev.Event) -> None:
        match event:
            case ev.Proposed(seat):
                self._leader = seat
            case ev.Accused(_, thing):
                self.seat = self._leader if thing == PAIR else thing
            case _:
                pass


class Moods:
    """What everybody's face shows, told one fact after the other."""

    def __init__(self, seats: int) -> None:
        """Begin calm."""
        self.now = ["calm"] * seats
        self._accused = _Accused()

    def see(self, event: ev.Event) -> None:
        """Take in a fact; what not all were told changes no face."""
        if not event.is_for(None):
            return
        self._accused.see(event)
        match event:
            case ev.LeadBegan():  # what a verdict or a Boulet does to a face lasts a round
                self.now = ["calm"] * len(self.now)
            case ev.Voted(_, good):
                self.now[self._accused.seat] = "gleeful" if good else "hit"
            case ev.Gave(_, to) if to in range(len(self.now)):
                self.now[to] = "hit"
            case ev.Ended(winners):
                for seat in winners:
                    self.now[seat] = "gleeful"
            case _:
                pass


class Chatter:
    """Who says what at a table, told one event after the other."""

    def __init__(self, salt: str) -> None:
        """Take what tells matches apart."""
        self._speakers = Speakers(salt, OFTEN, LINES)
        self._accused = _Accused()
        self._greeted: set[int] = set()

    def said(
        self, event: ev.Event, facts: int, controllers: Sequence[str]
    ) -> tuple[int, str] | None:
        """Return who says something about an event and the key of the line, or None.

        ``facts`` counts what all were told before it; ``controllers`` are who plays each seat
        now. What not all were told is never spoken of. Nobody says the same line twice in a match.
        """
        if not event.is_for(None):
            return None
        self._accused.see(event)
        occasions = list(self._occasions(event, len(controllers)))
        return self._speakers.said(occasions, facts, controllers)

    def _occasions(self, event: ev.Event, seats: int) -> Iterator[tuple[int, str]]:
        match event:
            case ev.LeadBegan(seat) if seat not in self._greeted:
                self._greeted.add(seat)
                yield seat, "greeting"
            case ev.Accused(seat):
                yield seat, "accusing"
            case ev.Voted(_, good):
                yield self._accused.seat, "good" if good else "refused"
            case ev.Gave(_, to) if to in range(seats):
                yield to, "loaded"
            case ev.Ended(winners):
                yield from ((seat, "won") for seat in winners)
                yield from ((seat, "lost") for seat in range(seats) if seat not in winners)
            case _:
                pass
