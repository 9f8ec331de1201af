"""What the proofs must know of every game of hidden gangs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import rules_of, words
from game.gangs import bot as gang_bot
from game.gangs.bot import LEVELS, PARTS
from game.gangs.model import actions as said
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, IDENT
from game.gangs.model.state import NONE
from game.store.learned import learned_path, read_learned
from tests.promises.subjects import card_places, hand_places, put_card


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
        return tiles | missions | card_places(state)

    def put(self, state: Any, place: str, what: int) -> None:
        if place.startswith("tile:"):
            state.characters[int(place.removeprefix("tile:"))] = what
        elif place.startswith("mission:"):
            seat = int(place.removeprefix("mission:"))
            state.missions = (*state.missions[:seat], what, *state.missions[seat + 1 :])
        else:
            put_card(state, place, what)

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
                yield from hand_places(seat, state.hands[seat])
            case ev.Eliminated(seat):
                yield f"tile:{state.tile_at[seat]}"
                yield from hand_places(seat, state.hands[seat])

    def hints(self, event: Any, state: Any) -> Iterator[str]:
        if isinstance(event, ev.Passed):  # that nothing in this hand may be played
            yield from hand_places(event.seat, state.hands[event.seat])

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
