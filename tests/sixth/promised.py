"""What the proofs must know of Belote."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games.parts import Game
from tests.promises.subjects import Subject, hand_places
from tests.sixth.shelved import SIXTH, shelved

with shelved():
    from game.games.belote import bot, cards
    from game.games.belote import model as belote
    from game.games.belote.rules import RULES, TARGETS, TRUMPS


@dataclass(frozen=True)
class Belote:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("random", "easy")
    every_level: tuple[str, ...] = bot.LEVELS

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [(4, {"trump": trump, "target": TARGETS[0]}) for trump in TRUMPS]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return bot.make(level, seat, seats, options, seed)

    def texts(self, language: str) -> Words:
        return Game(SIXTH, [f"game.games.{SIXTH}"]).words(language)

    def every_action(self, state: belote.State) -> Iterator[Any]:
        yield from map(belote.Play, range(-1, len(cards.DECK) + 1))

    def secrets(self, state: belote.State) -> dict[str, int]:
        places: dict[str, int] = {}
        for seat, hand in enumerate(state.hands):
            places |= zip(hand_places(seat, hand), hand, strict=True)
        return places

    def put(self, state: belote.State, place: str, what: int) -> None:
        _, seat, at = place.split(":")
        state.hands[int(seat)][int(at)] = what

    def tells(self, event: belote.Event, state: belote.State, viewer: Viewer) -> Iterator[str]:
        """A hand of which all know one card or lack one, and who played a royal: said or not."""
        match event:
            case belote.Dealt(to) if to == viewer:
                yield from hand_places(to, state.hands[to])
            case belote.Turned(seat):
                yield from hand_places(seat, state.hands[seat])
            case belote.Played(seat, card):
                ruled_out = cards.ruled_out(card, state.trick, state.trump) - state.gone
                if ruled_out or cards.other_royal(card, state.trump) is not None:
                    yield from hand_places(seat, state.hands[seat])

    def hints(self, event: belote.Event, state: belote.State) -> Iterator[str]:
        yield from ()

    def ends(self, event: belote.Event) -> bool:
        return isinstance(event, belote.Ended)

    def check_world(self, world: belote.State) -> None:
        for hand, lacks, shown in zip(world.hands, world.lacks, world.shown, strict=True):
            assert not lacks & set(hand), "somebody holds what they cannot"
            assert shown <= set(hand), "somebody holds not what all saw"


SUBJECTS: Final[Mapping[str, Subject]] = {SIXTH: Belote()}
SLOW: Final[frozenset[str]] = frozenset({SIXTH})
