"""What the proofs must know of Le Boulet: secret are hands, the stock, and what is sealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import game_of, words
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET, PICTURES, UNKNOWN
from game.games.le_boulet.model.options import SEAT_COUNTS
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.rules import RULES
from tests.promises.subjects import BLANK, Subject, hand_places

GAME: Final = "le_boulet"
_SEALED: Final = 1000
"""Added to a sealed choice: one of them is spelled as ``BLANK`` is."""
_OPENS: Final = (ev.RaceWon, ev.Answered, ev.Accused, ev.Voted, ev.Agreed)


@dataclass(frozen=True)
class LeBoulet:
    rules: Rules[Any, Any, Any, Any] = RULES
    levels: tuple[str, ...] = ("random", "greedy")
    every_level: tuple[str, ...] = ("random", "greedy", "easy", "normal", "hard", "expert")

    seals: bool = True

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        given = [
            {"race": race, "open_hands": shown, "boulet_in_pair": heavy, "hand": 5, "boulets": 10}
            for race, shown, heavy in product((True, False), repeat=3)
        ]
        return [(seats, one) for seats in SEAT_COUNTS for one in given]

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return game_of(GAME).bot.make(level, seat, seats, options, seed, None)

    def texts(self, language: str) -> Words:
        return words(language, GAME)

    def every_action(self, state: State) -> Iterator[Any]:
        yield from (act.FOUND_NONE, act.DECLINE, act.FINE, act.DEFEND, *act.VOTES)
        yield from map(act.Found, (-1, 0, 600, 601))
        faces = (-3, BOULET, UNKNOWN, *range(len(PICTURES) + 1))
        seats = range(-2, state.seats + 1)
        yield from (*map(act.Pass, faces), *map(act.Answer, faces))
        yield from (*map(act.Contest, seats), *map(act.Give, seats))
        held = sorted({face for hand in state.hands for face in hand[:2]})
        for theme in ("ça pique", "", "?", "a" * 61):
            yield from (act.Lead(a, b, theme) for a in held for b in held)

    def secrets(self, state: State) -> dict[str, int]:
        cards = {f"bag:{index}": face for index, face in enumerate(state.stock)}
        for seat, hand in enumerate(state.hands):
            cards |= zip(hand_places(seat, hand), hand, strict=True)
            choice = state.choices[seat]
            cards[f"choice:{seat}"] = BLANK if choice == UNCHOSEN else choice + _SEALED
        return cards

    def put(self, state: State, place: str, what: int) -> None:
        kind, *at = place.split(":")
        if kind == "bag":
            state.stock[int(at[0])] = what
        elif kind == "choice":
            state.choices[int(at[0])] = UNCHOSEN if what == BLANK else what - _SEALED
        else:
            state.hands[int(at[0])][int(at[1])] = what

    def lay_like(self, world: State, view: State) -> None:
        """Of a hand nobody can say where in it a card lay that was played: order tells nothing."""
        # who contested as well is told of oneself, and of others once all is open
        world.lapsed = tuple(seat for seat in world.lapsed if seat in view.lapsed)
        for hand, seen in zip(world.hands, view.hands, strict=True):
            rest = list((Counter(hand) - Counter(seen)).elements())
            if len(rest) == seen.count(UNKNOWN):
                hand[:] = [rest.pop() if face == UNKNOWN else face for face in seen]

    def tells(self, event: ev.Event, state: State, viewer: Viewer) -> Iterator[str]:
        match event:
            case ev.HandDealt(to) if to == viewer:
                yield from hand_places(to, state.hands[to])
            case ev.Shown(seat):
                yield from hand_places(seat, state.hands[seat])
            case ev.Drew(seat) if state.options.open_hands:
                yield f"bag:{len(state.stock) - 1}"
                yield f"hand:{seat}:{len(state.hands[seat])}"
            case ev.Drawn(to) if to == viewer or state.options.open_hands:
                yield f"hand:{to}:{len(state.hands[to]) - 1}"
            case ev.Chose(to) if to == viewer:
                yield f"choice:{to}"
            case _ if isinstance(event, _OPENS):
                yield from (f"choice:{seat}" for seat in range(state.seats))
                for seat, hand in enumerate(state.hands):
                    yield from hand_places(seat, hand)
            case ev.Proposed(seat) | ev.Passed(seat) | ev.Retried(seat):
                yield from hand_places(seat, state.hands[seat])

    def hints(self, event: ev.Event, state: State) -> Iterator[str]:
        if isinstance(event, _OPENS):
            yield from (f"choice:{seat}" for seat in range(state.seats))

    def ends(self, event: ev.Event) -> bool:
        return isinstance(event, ev.Ended)

    def check_world(self, world: State) -> None:
        assert not world.winners, "the match would be over"


SUBJECTS: Final[Mapping[str, Subject]] = {GAME: LeBoulet()}
SLOW: Final = frozenset((GAME,))
"""Its matches are long, and its bots read themes."""
