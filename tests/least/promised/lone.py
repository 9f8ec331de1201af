"""What the proofs must know of Lone: secret is a number that was named and not opened yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.games.lone import model as lone
from game.games.lone.rules import RULES

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games.parts import Game
from tests.least.chance import ByChance
from tests.promises.subjects import Subject


@dataclass(frozen=True)
class Lone:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("only",)
    every_level: tuple[str, ...] = ("only",)

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"rounds": rounds}) for seats in range(2, 7) for rounds in (1, 3, 5)]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return ByChance(RULES, seat, seats, options, seed)

    def texts(self, language: str) -> Words:
        return Game("lone", ["game.games.lone"]).words(language)

    def every_action(self, state: lone.State) -> Iterator[Any]:
        yield from (lone.Name(number) for number in (-1, 0, 1, 2, 50, 99, 100))

    def secrets(self, state: lone.State) -> dict[str, int]:
        return {
            f"number:{state.number}.{seat}": number
            for seat, number in enumerate(state.numbers)
            if number != lone.NONE
        }

    def put(self, state: lone.State, place: str, what: int) -> None:
        state.numbers[int(place.rpartition(".")[2])] = what

    def tells(self, event: lone.Event, state: lone.State, viewer: Viewer) -> Iterator[str]:
        match event:
            case lone.Sealed(to) if to == viewer:
                yield f"number:{state.number}.{to}"
            case lone.Opened():
                yield from (f"number:{state.number}.{seat}" for seat in range(len(state.numbers)))

    def hints(self, event: lone.Event, state: lone.State) -> Iterator[str]:
        yield from ()

    def ends(self, event: lone.Event) -> bool:
        return isinstance(event, lone.Ended)

    def check_world(self, world: lone.State) -> None:
        pass


SUBJECTS: Final[Mapping[str, Subject]] = {"lone": Lone()}
SLOW: Final[frozenset[str]] = frozenset()
