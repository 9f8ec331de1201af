"""What the proofs must know of Snatch, in which nothing is secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.games.snatch import model as snatch
from game.games.snatch.rules import RULES

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games.parts import Game
from tests.least.chance import ByChance
from tests.promises.subjects import Subject


@dataclass(frozen=True)
class Snatch:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("only",)
    every_level: tuple[str, ...] = ("only",)

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"ticks": ticks}) for seats in range(2, 7) for ticks in (3, 12)]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return ByChance(RULES, seat, seats, options, seed)

    def texts(self, language: str) -> Words:
        return Game("snatch", ["game.games.snatch"]).words(language)

    def every_action(self, state: snatch.State) -> Iterator[Any]:
        yield from (snatch.SNATCH, snatch.LEAVE, snatch.TICK)

    def secrets(self, state: snatch.State) -> dict[str, int]:
        return {}

    def put(self, state: snatch.State, place: str, what: int) -> None:
        raise LookupError(place)

    def tells(self, event: snatch.Event, state: snatch.State, viewer: Viewer) -> Iterator[str]:
        yield from ()

    def hints(self, event: snatch.Event, state: snatch.State) -> Iterator[str]:
        yield from ()

    def ends(self, event: snatch.Event) -> bool:
        return isinstance(event, snatch.Ended)

    def check_world(self, world: snatch.State) -> None:
        pass


SUBJECTS: Final[Mapping[str, Subject]] = {"snatch": Snatch()}
SLOW: Final[frozenset[str]] = frozenset()
