"""What the proofs must know of Wombat: secret are roles, bricks, hands, and whom one points at.

A match has thousands of ticks; here a build has forty, and everything else is as it is. What is
exchanged between two worlds, and every level of bot, has proofs of its own
(``test_wombat_promises.py``, ``test_wombat_unseen.py``, ``test_wombat_bots.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from game.core.luck import key_of
from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import game_of, words
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import Options
from game.games.wombat.model.phrases import phrases
from game.games.wombat.model.places import BRICKS, PLACES
from game.games.wombat.model.roles import ROLES, UNTOLD
from game.games.wombat.model.state import Hand, State
from game.games.wombat.rules import Wombat as Rulebook
from tests.bench.wombat_learnt import DATA
from tests.promises.subjects import BLANK, Subject

GAME: Final = "wombat"
_OWN: Final = (
    "place",
    "sizes",
    "found",
    "running",
    "waiting",
    "given",
    "covering",
    "turned",
    "paw",
)
"""What a seat is told of its own hand, and of no other."""
_TRUTH: Final = ("due", "begun", "percent", "finger", "brick")
"""What the truth alone knows of a hand."""


class Hasty(Rulebook):
    """The rules, with builds of four seconds."""

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        return replace(super().options(seats, given), seconds=4)

    def check(self, state: State) -> None:
        """Check the bricks alone: between two facts of one verb a hand holds what it is told next.

        After whole verbs ``test_wombat_promises.py`` checks hands, too.
        """
        lying = [*state.lying, *(hand.bricks for hand in state.hands)]
        found = sorted(brick for bricks in lying for brick in bricks)
        assert found in ([], [*range(BRICKS)]), "a brick is lost or doubled"

    def options_json(self, options: Options) -> dict[str, Any]:
        return super().options_json(replace(options, seconds=60))


HASTY: Final = Hasty()


@dataclass(frozen=True)
class Wombat:
    rules: Rules[Any, Any, Any, Any] = HASTY
    levels: tuple[str, ...] = ("random",)
    every_level: tuple[str, ...] = ("random",)
    seals: bool = True

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        shadows = {"touch": "shadows"}
        return [
            (5, {"practice": True}), (6, {"practice": True} | shadows), (4, {"practice": True}),
            (3, {"beginner": True} | shadows),
        ]  # fmt: skip

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any:
        return game_of(GAME).bot.make(level, seat, seats, options, seed, DATA)

    def texts(self, language: str) -> Words:
        return words(language, GAME)

    def every_action(self, state: State) -> Iterator[act.Action]:
        yield from (act.GROPE, act.PICK, act.TAKE, act.COVER, act.TURN, act.STOP, act.READY)
        yield from (act.Tick(0, 0), act.Say("role:basic"), act.Say("zut"), *map(act.Feel, (-1, 3)))
        yield from (*map(act.Go, range(-1, PLACES + 1)), *map(act.Give, range(-1, 4)))
        yield from (*map(act.Lay, range(4)), *map(act.Drop, range(4)))
        yield from (*map(act.Vote, range(-3, state.seats + 1)), *map(act.Say, phrases(3)[::9]))

    def secrets(self, state: State) -> dict[str, int]:
        found = {
            f"role:{seat}": BLANK if role == UNTOLD else ROLES.index(role)
            for seat, role in enumerate(state.roles)
        }
        found |= {f"brick:{brick}": BLANK for brick in range(BRICKS)}
        for place, bricks in enumerate([*state.lying, *(hand.bricks for hand in state.hands)]):
            found |= {f"brick:{brick}": 100 * place + at for at, brick in enumerate(bricks)}
        for seat, hand in enumerate(state.hands):
            blank = Hand()
            told = _known(hand, blank, _OWN)
            vote = state.pointing[seat]
            found[f"hand:{seat}"] = told if vote == at.NO_VOTE else key_of(told, vote)
            found[f"truth:{seat}"] = _known(hand, blank, _TRUTH)
        return found

    def put(self, state: State, place: str, what: int) -> None:
        """Blank a place: nothing else is ever put there."""
        assert what == BLANK, "hands and bricks hang together: test_wombat_promises exchanges them"
        kind, _, number = place.partition(":")
        index, blank = int(number), Hand()
        match kind:
            case "role":
                state.roles[index] = UNTOLD
            case "brick":
                for bricks in (*state.lying, *(hand.bricks for hand in state.hands)):
                    if index in bricks:
                        bricks.remove(index)
            case _:
                for name in _OWN if kind == "hand" else _TRUTH:
                    setattr(state.hands[index], name, getattr(blank, name))
                if kind == "hand":
                    state.pointing[index] = at.NO_VOTE

    def tells(self, event: ev.Event, state: State, viewer: Viewer) -> Iterator[str]:
        yield from ()

    def hints(self, event: ev.Event, state: State) -> Iterator[str]:
        yield from ()

    def ends(self, event: ev.Event) -> bool:
        return isinstance(event, ev.Ended)

    def check_world(self, world: State) -> None:
        assert not world.reason, "the match would be over"


def _known(hand: Hand, blank: Hand, names: tuple[str, ...]) -> int:
    """Return a number for what is known of a hand, ``BLANK`` for nothing."""
    told = [getattr(hand, name) for name in names]
    return BLANK if told == [getattr(blank, name) for name in names] else key_of(told)


SUBJECTS: Final[Mapping[str, Subject]] = {GAME: Wombat()}
SLOW: Final = frozenset((GAME,))
