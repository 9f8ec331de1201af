"""The games under proof, and the little that the proofs must know of each.

A *place* is where a secret lies: a tile, a card of a hand, a card of the bag, named by its kind
and position, such as ``hand:2:0``. The proofs ask nothing else of a game beside its rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import pytest
from game.games.fibs import model as fibs
from game.games.fibs.rules import RULES as FIBS

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import rules_of, words
from game.games.et_bim.model.options import MODULES, splits
from game.games.parts import Game
from game.games.witty_zibi.model.options import VARIANTS
from game.gangs import bot as gang_bot
from game.gangs.bot import LEVELS, PARTS
from game.gangs.model import actions as said
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, IDENT
from game.gangs.model.state import NONE
from game.store.learned import learned_path, read_learned
from tests.least.chance import ByChance

BLANK = fibs.BLANK
"""What is not known, in every game under proof."""


class Subject(Protocol):
    """A game under proof."""

    rules: Rules[Any, Any, Any, Any]
    levels: tuple[str, ...]
    """Those that decide quickly."""
    every_level: tuple[str, ...]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Every table worth trying: seats and options."""
        ...

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any: ...

    def texts(self, language: str) -> Words: ...

    def every_action(self, state: Any) -> Iterator[Any]:
        """Everything a player of this table could say, legal or not."""
        ...

    def secrets(self, state: Any) -> dict[str, int]:
        """What lies in every place that can hold a secret; ``BLANK`` where it is not known."""
        ...

    def put(self, state: Any, place: str, what: int) -> None: ...

    def tells(self, event: Any, state: Any, viewer: Viewer) -> Iterator[str]:
        """The places, in the state before an event, of which it may tell a viewer the secret.

        By the game's rules, not by the event's address: that is under proof. What a player says
        names its card by itself and is the same in every world; this is about what the match
        answers.
        """
        ...

    def hints(self, event: Any, state: Any) -> Iterator[str]:
        """The places on whose contents it hangs by the rules that there is this event at all."""
        ...

    def ends(self, event: Any) -> bool: ...

    def check_world(self, world: Any) -> None:
        """Check that a match that still goes on could be in this imagined world."""
        ...


def _hand(seat: int, hand: list[int]) -> Iterator[str]:
    return (f"hand:{seat}:{index}" for index in range(len(hand)))


def _cards(state: Any) -> dict[str, int]:
    cards = {f"bag:{index}": face for index, face in enumerate(state.bag)}
    for seat, hand in enumerate(state.hands):
        cards |= zip(_hand(seat, hand), hand, strict=True)
    return cards


def _put_card(state: Any, place: str, face: int) -> None:
    kind, *at = place.split(":")
    if kind == "bag":
        state.bag[int(at[0])] = face
    else:
        state.hands[int(at[0])][int(at[1])] = face


@dataclass(frozen=True)
class Fibs:
    rules: Rules[Any, Any, Any, Any] = FIBS
    levels: tuple[str, ...] = ("only",)
    every_level: tuple[str, ...] = ("only",)

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [(seats, {"copies": copies}) for seats in (2, 3, 4) for copies in (3, 4, 5)]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return ByChance(FIBS, seat, seats, options, seed)

    def texts(self, language: str) -> Words:
        return Game("fibs", ["game.games.fibs"]).words(language)

    def every_action(self, state: fibs.State) -> Iterator[Any]:
        yield from (fibs.GIVE, fibs.DENY, fibs.BELIEVE, fibs.DOUBT)
        for seat in range(len(state.hands) + 1):
            yield from (fibs.Ask(seat, face) for face in range(6))

    def secrets(self, state: fibs.State) -> dict[str, int]:
        return _cards(state)

    def put(self, state: fibs.State, place: str, what: int) -> None:
        _put_card(state, place, what)

    def tells(self, event: fibs.Event, state: fibs.State, viewer: Viewer) -> Iterator[str]:
        match event:
            case fibs.Drawn(to) if to == viewer:
                yield f"hand:{to}:{len(state.hands[to]) - 1}"
            case fibs.Shown(to, seat) if to == viewer:
                yield from _hand(seat, state.hands[seat])
            case fibs.Judged():
                yield from _hand(state.target, state.hands[state.target])

    def hints(self, event: fibs.Event, state: fibs.State) -> Iterator[str]:
        yield from ()

    def ends(self, event: fibs.Event) -> bool:
        return isinstance(event, fibs.Ended)

    def check_world(self, world: fibs.State) -> None:
        pass


def _learnt(game: str) -> dict[str, Any] | None:
    """What a game's bots have learnt, as long as they have."""
    return read_learned(game) if learned_path(game).exists() else None


@dataclass(frozen=True)
class Gangs:
    """What is under proof of every game of hidden gangs."""

    game: str
    levels: tuple[str, ...] = ("random", "greedy", "easy", "normal", "hard")
    every_level: tuple[str, ...] = (*LEVELS, *PARTS)

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        return rules_of(self.game)

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return gang_bot.make(level, seat, seats, options, seed, _learnt(self.game))

    def texts(self, language: str) -> Words:
        return words(language, self.game)

    def every_action(self, state: Any) -> Iterator[Any]:
        for throws in said.THROWS:
            yield from throws
        yield from (said.TAKE, said.ANSWER_BIM, said.ANSWER_NON, said.MULLIGAN)
        yield from (*said.SECONDS, *said.REPLAYS, *said.DISCARDS)
        for attempts in said.ATTEMPTS.values():
            yield from attempts

    def secrets(self, state: Any) -> dict[str, int]:
        tiles = {f"tile:{tile}": shown for tile, shown in enumerate(state.characters)}
        missions = {f"mission:{seat}": mission for seat, mission in enumerate(state.missions)}
        return tiles | missions | _cards(state)

    def put(self, state: Any, place: str, what: int) -> None:
        if place.startswith("tile:"):
            state.characters[int(place.removeprefix("tile:"))] = what
        elif place.startswith("mission:"):
            seat = int(place.removeprefix("mission:"))
            state.missions = (*state.missions[:seat], what, *state.missions[seat + 1 :])
        else:
            _put_card(state, place, what)

    def sees_middle(self, state: Any, seat: int) -> bool:
        """Whether a seat may look at the tile in the middle now."""
        raise NotImplementedError

    def may_look(self, state: Any, seat: int, tile: int) -> bool:
        """Whether a seat may look at a tile: its own, or one that an identification showed it."""
        place = state.tile_at.index(tile)
        back = state.bims & 1
        by, at = (state.target, state.player) if back else (state.player, state.target)
        if place == seat:
            return True
        if place >= state.n:
            return self.sees_middle(state, seat)
        lies = bool(state.piles[at]) and state.piles[at][-1] & 15 == IDENT
        pair = (seat, place)
        return lies and pair == ((at, by) if state.options.gives else (by, at))

    def tells(self, event: Any, state: Any, viewer: Viewer) -> Iterator[str]:
        match event:
            case ev.TileShown(to, tile) if to == viewer and self.may_look(state, to, tile):
                yield f"tile:{tile}"
            case ev.Drawn(to) if to == viewer:
                yield f"hand:{to}:{len(state.hands[to]) - 1}"
            case ev.MissionDealt(to) if to == viewer:
                yield f"mission:{to}"
            case ev.RoundEnded() if state.missions:
                yield from (f"mission:{seat}" for seat in range(state.n))
            case ev.Mulliganed(seat) | ev.Offended(seat):
                yield from _hand(seat, state.hands[seat])
            case ev.Eliminated(seat):
                yield f"tile:{state.tile_at[seat]}"
                yield from _hand(seat, state.hands[seat])

    def hints(self, event: Any, state: Any) -> Iterator[str]:
        if isinstance(event, ev.Passed):  # that nothing in this hand may be played
            yield from _hand(event.seat, state.hands[event.seat])

    def ends(self, event: Any) -> bool:
        return isinstance(event, ev.Ended | ev.RoundEnded)

    def check_world(self, world: Any) -> None:
        assert world.options.won(world) == NONE, "the round would be over"
        for tiles in world.open_sets:
            gangs = {world.characters[tile] >> 2 for tile in tiles} - {CHARLOTTE}
            assert len(gangs) > 1, "the match would have been over"
        for seat, (faces, since) in enumerate(world.barred):
            held = sum(faces >> face & 1 for face in world.hands[seat])
            assert held <= since, "who passed could have played"
        assert sorted(world.characters) == sorted(world.selection)
        assert len(set(world.missions)) == len(world.missions)


EXTRAS: list[dict[str, Any]] = [
    *({"modules": []} for _ in range(4)),
    *({"modules": [module]} for module in MODULES),
    {"modules": ["oups", "non", "charlotte"]},
    {"modules": list(MODULES)},
    {"modules": ["oups", "non", "missions"], "rounds": 5},
]
"""Modules, the base game as often as any two of them."""


@dataclass(frozen=True)
class EtBim(Gangs):
    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"teams": list(teams), "mystery": mystery, "heal_needs_damage": heal, **extra})
            for seats in range(4, 13)
            for heal in (False, True)
            for extra in EXTRAS
            for teams, mystery in splits(seats, charlotte="charlotte" in extra["modules"])
        ]

    def sees_middle(self, state: Any, seat: int) -> bool:
        return not state.alive[seat]


CHOICES: list[dict[str, Any]] = [
    {"rounds": 1},
    {"rounds": 1, "expert": False},
    {"rounds": 1, "tokens4": "blind", "nine": "eleven"},
    {"rounds": 1, "emissary": "give"},
    {"rounds": 1, "deal": "all"},
    {"rounds": 3},
]
"""What may be chosen at a table of Witty Zibi, most often for one round."""


@dataclass(frozen=True)
class WittyZibi(Gangs):
    few: bool = False
    """Small tables and single rounds alone."""

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            (seats, {"variant": variant, **chosen})
            for seats in range(4, 6 if self.few else 10)
            for variant in VARIANTS[seats]
            for chosen in CHOICES
            if not self.few or chosen["rounds"] == 1
        ]

    def sees_middle(self, state: Any, seat: int) -> bool:
        """The first one who is out looks at the eighth token, with seven seats (2.7.4)."""
        first = state.alive.count(False) == 1 and not state.alive[seat]
        return first and state.options.variant == "un_de_plus"


SUBJECTS: Mapping[str, Subject] = {
    "fibs": Fibs(),
    "et_bim": EtBim("et_bim"),
    "witty_zibi": WittyZibi("witty_zibi"),
    "witty_zibi-few": WittyZibi("witty_zibi", few=True),
}
SLOW = pytest.mark.slow
TRIED = ["fibs", "et_bim", "witty_zibi-few", pytest.param("witty_zibi", marks=SLOW)]
"""What every promise is tried with; at all tables of the second game where there is time."""
