"""Positions out of random play, each seen by somebody, for tests of board and bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.luck import Stream, key_of
from game.core.seats import Seat, Viewer
from game.games import words
from game.games.et_bim.model.options import splits
from game.games.et_bim.rules import RULES
from game.gangs import bot as bots
from game.gangs.board import Board
from game.gangs.model.actions import Action
from game.gangs.model.state import State
from game.match import Match
from game.store.learned import read_learned

LEARNT = read_learned("et_bim")
NAMES = [
    "Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie",
    "Farid", "Gwen", "Hugo", "Inès", "Jules", "Margot",
]  # fmt: skip


def started(seats: int, seed: int, modules: Sequence[str] = ()) -> Match[Any, Any, Any]:
    """A match at any table of so many seats, another one with every seed."""
    playable = splits(seats, charlotte="charlotte" in modules)
    teams, mystery = playable[(seed * 7 + seed // 3) % len(playable)]
    given = {"teams": list(teams), "mystery": mystery, "modules": list(modules)}
    return Match(RULES, seats, RULES.options(seats, given), key_of("table", seats, seed))


def play(match: Match[Any, Any, Any], chance: Stream) -> None:
    """One legal action; throws before discards, so that matches end."""
    [(seat, actions)] = match.pending().items()
    plays = [action for action in actions if action.kind != "discard"] or list(actions)
    match.submit(seat, plays[chance.below(len(plays))])


class Watching:
    """One match, folded by some viewers as it goes."""

    def __init__(
        self,
        seats: int,
        seed: int,
        viewers: tuple[Viewer, ...],
        match: Match[Any, Any, Any] | None = None,
        *,
        modules: Sequence[str] = (),
    ) -> None:
        self.match = started(seats, seed, modules) if match is None else match
        self.seats = seats
        self.chance = Stream(key_of("play", seats, seed))
        self.views: dict[Viewer, State] = {
            viewer: RULES.initial(seats, self.match.options) for viewer in viewers
        }
        self.told = dict.fromkeys(viewers, 0)

    @property
    def truth(self) -> State:
        state: State = self.match.journal.state
        return state

    def news(self, viewer: Viewer) -> Iterator[Any]:
        """Fold what a viewer has not heard yet, an event at a time; yield each after it."""
        for event in self.match.observations(viewer, self.told[viewer]):
            self.told[viewer] += 1
            RULES.apply(self.views[viewer], event)
            yield event

    def catch_up(self) -> None:
        for viewer in self.views:
            for _ in self.news(viewer):
                pass

    def step(self) -> None:
        play(self.match, self.chance)

    def positions(self, every: int = 1) -> Iterator[State]:
        """Play to the end; pause at every so many actions and at the last."""
        step = 0
        while self.match.pending():
            if step % every == 0:
                self.catch_up()
                yield self.truth
            self.step()
            step += 1
        self.catch_up()
        yield self.truth


def viewers_of(seats: int, seed: int = 0) -> tuple[Viewer, ...]:
    """The first seat, another one, and a bystander."""
    return Seat(0), Seat(1 + seed % (seats - 1)), None


def board_of(view: State, viewer: Viewer, language: str = "fr") -> Board:
    return Board(view, viewer, NAMES[: view.n], words(language, "et_bim"))


class Bots:
    """A match of bots, each told what its seat is told."""

    def __init__(self, levels: Sequence[str], seed: int, modules: Sequence[str] = ()) -> None:
        self.match: Match[Any, Any, Any] = started(len(levels), seed, modules)
        self.seed = seed
        self.levels = levels
        self.bots = [self.made(level, seat) for seat, level in enumerate(levels)]
        self.told = [0] * len(levels)

    @property
    def truth(self) -> State:
        state: State = self.match.journal.state
        return state

    def made(self, level: str, seat: int) -> Any:
        seats, options = self.match.seats, self.match.options
        return bots.make(level, seat, seats, options, key_of("bot", self.seed, seat), LEARNT)

    def view(self, seat: int) -> State:
        view = RULES.initial(self.match.seats, self.match.options)
        for event in self.match.observations(Seat(seat)):
            RULES.apply(view, event)
        return view

    def choices(self) -> Iterator[tuple[Seat, Sequence[Action], Action]]:
        while self.match.pending():
            [(seat, legal)] = self.match.pending().items()
            events = self.match.observations(seat, self.told[seat])
            self.told[seat] += len(events)
            self.bots[seat].hear(events)
            choice = self.bots[seat].choose(legal)
            yield seat, legal, choice
            self.match.submit(seat, choice)
