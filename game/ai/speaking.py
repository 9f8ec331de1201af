"""Speaking: who of a table's characters says one of their lines, by what all of them saw.

A game tells what gives whom something to say and what changes a face: each is shown every fact that
all were told. Hands and beliefs are not asked for; the same match is talked of in the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.ai.personas import persona_of
from game.core.fact_sheet import FactRow, seats_in
from game.core.luck import Stream, key_of

MORE: Final = 0.8
"""By how much of how often somebody speaks up a whole unit of chatter changes it."""
_FINE: Final = 10_000
Occasion = tuple[int, str]
"""A seat, and what it has to speak of."""
Occasions = Callable[[Any, int], Iterable[Occasion]]
"""What a fact gives whom to say, at a table of so many seats, told one after the other."""
Showing = Callable[[list[str], Any], None]
"""Changes the moods of all seats for a fact, told one after the other."""


def parted(winners: Sequence[int], seats: int) -> Iterator[Occasion]:
    """Yield what everybody speaks of when a match is over: who won, and then who lost."""
    yield from ((seat, "won") for seat in winners)
    yield from ((seat, "lost") for seat in range(seats) if seat not in winners)


def show(moods: list[str], event: Any, row: FactRow, aimed: int | Sequence[int] = ()) -> None:
    """Change faces as the row of an event says; who is out stays so."""
    for name, mood in row.moods.items():
        for seat in seats_in(event, name, aimed, range(len(moods))):
            if moods[seat] != "out":
                moods[seat] = mood


def occasions(
    event: Any, row: FactRow, aimed: int | Sequence[int] = (), everybody: Sequence[int] = ()
) -> Iterator[Occasion]:
    """Yield what the row of an event gives whom to say."""
    for name, occasion in row.says.items():
        yield from ((seat, occasion) for seat in seats_in(event, name, aimed, everybody))


class Moods:
    """What everybody's face shows, told one fact after the other."""

    def __init__(self, seats: int, showing: Callable[[], Showing]) -> None:
        """Begin calm; ``showing`` makes what changes the faces of one match."""
        self.now = ["calm"] * seats
        self._show = showing()

    def see(self, event: Any) -> None:
        """Take in a fact; what not all were told changes no face."""
        if event.is_for(None):
            self._show(self.now, event)


class Chatter:
    """The talk of one match: nobody says the same line twice."""

    def __init__(
        self,
        salt: str,
        options: Mapping[str, Any] | None = None,
        *,
        often: Mapping[str, float],
        lines: int | Mapping[str, int],
        occasions: Callable[[Mapping[str, Any]], Occasions],
    ) -> None:
        """Take what tells matches apart, how often whoever is neither talkative nor silent speaks.

        ``often`` is by the occasion; everybody has so many ``lines`` for one, or by the occasion
        so many, whose keys are ``persona-line.NAME.OCCASION-NUMBER``. ``occasions`` makes what
        finds those of one match, from the table's ``options``.
        """
        self._salt = salt
        self._often = often
        self._lines = lines
        self._occasions = occasions(options or {})
        self._said: Counter[tuple[str, str]] = Counter()

    def said(self, event: Any, facts: int, controllers: Sequence[str]) -> tuple[int, str] | None:
        """Return who says something about an event and the key of the line, or None.

        ``facts`` counts what all were told before it; ``controllers`` are who plays each seat
        now. What not all were told is never spoken of.
        """
        if not event.is_for(None):
            return None
        occasions = list(self._occasions(event, len(controllers)))
        order = Stream(key_of("speaker", self._salt, facts)).shuffled(occasions)
        for seat, occasion in order:
            its = persona_of(controllers[seat])
            if its is None:
                continue
            chance = Stream(key_of("chatter", self._salt, facts, seat))
            often = self._often[occasion] * (1 + MORE * its.chatter)
            fresh = self._said[its.id, occasion] < self._many(occasion)
            if chance.below(_FINE) < often * _FINE and fresh:
                return seat, f"persona-line.{its.id}.{occasion}-{self._next(its.id, occasion)}"
        return None

    def _many(self, occasion: str) -> int:
        return self._lines if isinstance(self._lines, int) else self._lines[occasion]

    def _next(self, who: str, occasion: str) -> int:
        """Return the number of a line that was not said in this match."""
        lines = range(1, self._many(occasion) + 1)
        order = Stream(key_of("lines", self._salt, who, occasion)).shuffled(lines)
        self._said[who, occasion] += 1
        return order[self._said[who, occasion] - 1]
