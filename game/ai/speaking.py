"""Speaking: who of a table's characters says one of their lines, by what all of them saw.

What hands hold and bots believe is not asked for; the same match is talked of in the same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.ai.personas import persona_of
from game.core.luck import Stream, key_of

MORE: Final = 0.8
"""By how much of how often somebody speaks up a whole unit of chatter changes it."""
_FINE: Final = 10_000


class Speakers:
    """The talk of one match: nobody says the same line twice."""

    def __init__(self, salt: str, often: Mapping[str, float], lines: int) -> None:
        """Take what tells matches apart, how often whoever is neither talkative nor silent speaks.

        ``often`` is by the occasion; everybody has so many ``lines`` for one, whose keys are
        ``persona-line.NAME.OCCASION-NUMBER``.
        """
        self._salt = salt
        self._often = often
        self._lines = lines
        self._said: Counter[tuple[str, str]] = Counter()

    def said(
        self, occasions: Iterable[tuple[int, str]], facts: int, controllers: Sequence[str]
    ) -> tuple[int, str] | None:
        """Return who says something and the key of the line, or None.

        ``occasions`` are seats that have something to speak of, ``facts`` counts what all were told
        before, ``controllers`` are who plays each seat now.
        """
        order = Stream(key_of("speaker", self._salt, facts)).shuffled(list(occasions))
        for seat, occasion in order:
            its = persona_of(controllers[seat])
            if its is None:
                continue
            chance = Stream(key_of("chatter", self._salt, facts, seat))
            often = self._often[occasion] * (1 + MORE * its.chatter)
            fresh = self._said[its.id, occasion] < self._lines
            if chance.below(_FINE) < often * _FINE and fresh:
                return seat, f"persona-line.{its.id}.{occasion}-{self._next(its.id, occasion)}"
        return None

    def _next(self, who: str, occasion: str) -> int:
        """Return the number of a line that was not said in this match."""
        lines = range(1, self._lines + 1)
        order = Stream(key_of("lines", self._salt, who, occasion)).shuffled(lines)
        self._said[who, occasion] += 1
        return order[self._said[who, occasion] - 1]
