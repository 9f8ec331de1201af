"""Chatter: what characters say of what everybody saw; hands and beliefs are not asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.ai.speaking import Speakers
from game.games.mets_ton_slip.model import events as ev

OFTEN: Final[Mapping[str, float]] = {
    "greeting": 0.6, "hit": 0.35, "hitting": 0.25, "saved": 0.5, "won": 0.9, "lost": 0.5,
}  # fmt: skip
"""How often somebody who is neither talkative nor silent speaks up, by the occasion: a thing that
all at the table saw."""
LINES: Final = 6
"""How many lines everybody has for an occasion."""


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
            case ev.TurnBegan(seat):  # joy lasts a turn, a draught until one's own
                self.now = ["calm" if mood == "gleeful" else mood for mood in self.now]
                self.now[seat] = "calm"
            case ev.Stripped(seat):
                self.now[seat] = "hit"
            case ev.Stole(seat, target):
                self.now[seat], self.now[target] = "gleeful", "hit"
            case ev.Mirrored(seat) | ev.Shielded(seat):
                self.now[seat] = "gleeful"
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
        self._turns = 0
        self._author: int | None = None
        """Who played the attack that is not decided yet, or turned it round."""

    def said(
        self, event: ev.Event, facts: int, controllers: Sequence[str]
    ) -> tuple[int, str] | None:
        """Return who says something about an event and the key of the line, or None.

        ``facts`` counts what all were told before it; ``controllers`` are who plays each seat
        now. What not all were told is never spoken of. Nobody says the same line twice in a match.
        """
        if not event.is_for(None):
            return None
        occasions = list(self._occasions(event, len(controllers)))
        return self._speakers.said(occasions, facts, controllers)

    def _occasions(self, event: ev.Event, seats: int) -> Iterator[tuple[int, str]]:
        match event:
            case ev.TurnBegan(seat):
                self._turns += 1
                self._author = None
                if self._turns <= seats:
                    yield seat, "greeting"
            case ev.Attacked(seat):
                self._author = seat
            case ev.Stripped(seat):
                yield seat, "hit"
                if self._author not in (None, seat):
                    yield self._author, "hitting"
            case ev.Stole(seat, target):
                yield seat, "hitting"
                yield target, "hit"
            case ev.Mirrored(seat):
                self._author = seat
                yield seat, "saved"
            case ev.Shielded(seat):
                yield seat, "saved"
            case ev.Ended(winners):
                yield from ((seat, "won") for seat in winners)
                yield from ((seat, "lost") for seat in range(seats) if seat not in winners)
            case _:
                pass
