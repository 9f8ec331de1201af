"""Bots of Belote: what they see is their seat's view, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.games.belote.bot.thinking import by_sight, searched
from game.games.belote.model import Event, Options, Play
from game.games.belote.rules import RULES

from game.core.luck import Stream, key_of
from game.core.seats import Seat

PLAYED: Final = ("easy", "hard")
LEVELS: Final = ("random", *PLAYED)
CHARACTERS: Final = False
PARTS: Final = ()
LEARNED: Final = ()


class BeloteBot:
    """A player of one of the levels."""

    def __init__(self, level: str, seat: int, seats: int, options: Options, seed: int) -> None:
        """Sit down, with a seed of its own."""
        self._level, self._seat, self._seed = level, Seat(seat), seed
        self._view = RULES.initial(seats, options)
        self._heard = 0

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what its seat was told."""
        for event in events:
            RULES.apply(self._view, event)
        self._heard += len(events)

    def choose(self, legal: Sequence[Play]) -> Play:
        """Return one of the cards that may be played."""
        chance = Stream(key_of("belote", self._seed, self._heard))
        cards = [action.card for action in legal]
        if self._level == "random":
            return legal[chance.below(len(legal))]
        if len(cards) == 1:
            return legal[0]
        if self._level == "easy":
            return Play(by_sight(cards, self._view.trick, self._view.trump))
        return Play(searched(cards, self._view, self._seat, chance))


def make(
    level: str,
    seat: int,
    seats: int,
    options: Options,
    seed: int,
    data: Mapping[str, Any] | None = None,
) -> BeloteBot:
    """Return a bot of a level.

    Raises:
        LookupError: there is no such level.
    """
    if level not in LEVELS:
        raise LookupError(level)
    return BeloteBot(level, seat, seats, options, seed)


def check(data: Mapping[str, Any]) -> None:
    """There is nothing that these bots learn."""
