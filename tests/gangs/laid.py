"""Tables of hidden gangs laid out by hand, for tests that a scenario file cannot tell."""

from __future__ import annotations

from typing import Any, Self

from game.core.seats import Seat
from game.games import game_of, rules_of
from game.games.parts import needed
from game.gangs.model.state import State
from game.match import Match


class Laid:
    """A match of a game going on from a situation, with what tests ask of it."""

    def __init__(self, game: str, case: dict[str, Any]) -> None:
        self.rules = rules_of(game)
        self.vocabulary = needed(game_of(game).scenario).VOCABULARY
        self.table = self.vocabulary.lay_out(case)
        self.match: Match[Any, Any, Any] = Match(
            self.rules,
            self.table.seats,
            self.table.options,
            self.table.seed,
            journal=self.table.journal,
            luck=self.table.luck,
        )

    @property
    def state(self) -> State:
        state: State = self.table.journal.state
        return state

    def do(self, *steps: dict[str, Any]) -> Self:
        for step in steps:
            self.match.submit(Seat(step["seat"]), self.vocabulary.steps.action(step, self.table))
            self.match.check()
        return self

    def kinds(self) -> list[str]:
        return [event.kind for event in self.match.observations(None)]

    def view(self, seat: int) -> State:
        view: State = self.rules.initial(self.table.seats, self.table.options)
        for event in self.match.observations(Seat(seat)):
            self.rules.apply(view, event)
        return view
