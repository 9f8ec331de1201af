"""What the proofs must know of Fibs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.games.fibs import model as fibs
from game.games.fibs.rules import RULES

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games.parts import Game
from tests.least.chance import ByChance
from tests.promises.subjects import Subject, card_places, hand_places, put_card


@dataclass(frozen=True)
class Fibs:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("only",)
    every_level: tuple[str, ...] = ("only",)

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"copies": copies}) for seats in (2, 3, 4) for copies in (3, 4, 5)]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return ByChance(RULES, seat, seats, options, seed)

    def texts(self, language: str) -> Words:
        return Game("fibs", ["game.games.fibs"]).words(language)

    def every_action(self, state: fibs.State) -> Iterator[Any]:
        yield from (fibs.GIVE, fibs.DENY, fibs.BELIEVE, fibs.DOUBT)
        for seat in range(len(state.hands) + 1):
            yield from (fibs.Ask(seat, face) for face in range(6))

    def secrets(self, state: fibs.State) -> dict[str, int]:
        return card_places(state)

    def put(self, state: fibs.State, place: str, what: int) -> None:
        put_card(state, place, what)

    def tells(self, event: fibs.Event, state: fibs.State, viewer: Viewer) -> Iterator[str]:
        match event:
            case fibs.Drawn(to) if to == viewer:
                yield f"hand:{to}:{len(state.hands[to]) - 1}"
            case fibs.Shown(to, seat) if to == viewer:
                yield from hand_places(seat, state.hands[seat])
            case fibs.Caught() | fibs.Cleared():
                yield from hand_places(state.target, state.hands[state.target])

    def hints(self, event: fibs.Event, state: fibs.State) -> Iterator[str]:
        yield from ()

    def ends(self, event: fibs.Event) -> bool:
        return isinstance(event, fibs.Ended)

    def check_world(self, world: fibs.State) -> None:
        pass


SUBJECTS: Final[Mapping[str, Subject]] = {"fibs": Fibs()}
SLOW: Final[frozenset[str]] = frozenset()
