"""What the proofs must know of Mets ton slip !."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from game.cli.seats import learned
from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import game_of, words
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ATTACKS,
    CARDS,
    CLOTHES,
    DEFENCES,
    EVENTS,
    STANDS_IN,
    UNKNOWN,
    WEARABLE,
)
from game.games.mets_ton_slip.model.options import CHOICES, SEAT_COUNTS
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.rules.dressing import dressed
from tests.promises.subjects import Subject, hand_places

GAME: Final = "mets_ton_slip"
PLAYED: Final = (
    ev.Wore, ev.Replaced, ev.Attacked, ev.Mirrored, ev.Shielded, ev.Celebrated, ev.LaidAway,
)  # fmt: skip
"""A card left a hand, and all saw which."""


@dataclass(frozen=True)
class MetsTonSlip:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("random", "greedy", "easy")
    every_level: tuple[str, ...] = ("random", "greedy", "easy", "normal", "hard", "expert")

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        chosen = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]
        return [(seats, given) for seats in SEAT_COUNTS for given in chosen]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        data, _ = learned(GAME, [level])
        return game_of(GAME).bot.make(level, seat, seats, options, seed, data)

    def texts(self, language: str) -> Words:
        return words(language, GAME)

    def every_action(self, state: State) -> Iterator[Any]:
        seats, slots = range(state.seats + 1), range(len(ALL_SLOTS) + 1)
        yield from (act.FINISH, act.BEAR)
        yield from (act.Draw(source) for source in (act.STOCK, *seats))
        for face in range(len(CARDS)):
            yield from (act.Discard(face), act.Keep(face))
        for face in (*WEARABLE, WEARABLE.stop):  # one that is no such card, beside those that are
            yield from (act.Wear(face, slot) for slot in slots)
        for face in (0, *ATTACKS):
            yield from (act.Attack(face, seat) for seat in seats)
        for face in (0, *DEFENCES, *EVENTS):
            yield from (act.Celebrate(face), act.Defend(face))
        for slot in slots:
            yield from (act.Undress(slot), act.Give(slot))
            yield from (act.Steal(slot, put) for put in slots)
        for face, target in product((*CLOTHES, CLOTHES.stop), seats):
            yield from (
                act.Replace(face, target, slot, put)
                for slot in STANDS_IN[face]
                for put in ALL_SLOTS
            )

    def secrets(self, state: State) -> dict[str, int]:
        cards = {f"bag:{index}": face for index, face in enumerate(state.stock)}
        for seat, hand in enumerate(state.hands):
            cards |= zip(hand_places(seat, hand), hand, strict=True)
        return cards

    def put(self, state: State, place: str, what: int) -> None:
        kind, *at = place.split(":")
        if kind == "bag":
            state.stock[int(at[0])] = what
        else:
            state.hands[int(at[0])][int(at[1])] = what

    def lay_like(self, world: State, view: State) -> None:
        """Of equal cards of a hand nobody can say which one was played: order tells nothing."""
        for hand, seen in zip(world.hands, view.hands, strict=True):
            rest = list((Counter(hand) - Counter(seen)).elements())
            if len(rest) == seen.count(UNKNOWN):
                hand[:] = [rest.pop() if face == UNKNOWN else face for face in seen]

    def tells(self, event: ev.Event, state: State, viewer: Viewer) -> Iterator[str]:
        match event:
            case ev.HandTold(to) if to == viewer:
                yield from hand_places(to, state.hands[to])
            case ev.Drawn(to) if to == viewer:
                yield f"hand:{to}:{len(state.hands[to]) - 1}"
            case ev.Fished(seat):  # what lay in a basket was seen by all, and is known in that hand
                yield from hand_places(seat, state.hands[seat])
            case _ if isinstance(event, PLAYED) and len(state.hands[event.seat]) == 1:
                yield f"hand:{event.seat}:0"  # whatever comes next, all may have seen it come
            case ev.HandedOn():  # what one knew, of one's own hand above all, is elsewhere now
                for seat, hand in enumerate(state.hands):
                    yield from hand_places(seat, hand)

    def hints(self, event: ev.Event, state: State) -> Iterator[str]:
        match event:  # with slip_help all see that no slip was among the cards just drawn
            case ev.SentUnder(seat, cards) if cards == state.offered:
                yield from list(hand_places(seat, state.hands[seat]))[-cards:]

    def ends(self, event: ev.Event) -> bool:
        return isinstance(event, ev.Ended)

    def check_world(self, world: State) -> None:
        assert not any(map(dressed, world.worn)), "the match would be over"


SUBJECTS: Final[Mapping[str, Subject]] = {GAME: MetsTonSlip()}
SLOW: Final = frozenset((GAME,))
"""Who chooses evenly is never dressed: every match is played to its bound."""
