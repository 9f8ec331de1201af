"""Steps: how actions are written in scenario files, in the names of their game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from game.core.fields import Number
from game.core.scenario_api import Table
from game.core.scenario_steps import Forms, StepReader
from game.gangs.model.actions import ACTIONS, BACK, TILE, Action

MIDDLE: Final = "mystery"
_FORMS: Final[Forms] = {
    "throw": ("{face}>{target}", "play = {face}, target = {target}"),
    "answer": "react:{face}",
}


class GangSteps(StepReader[Action]):
    """Cards are called as the game calls them; ``lacks`` are verbs that it does not have."""

    def __init__(self, lacks: Collection[str]) -> None:
        """Take the verbs that the game does not have."""
        super().__init__(ACTIONS, _FORMS, lacks)

    def words_of(self, number: Number, table: Table) -> Mapping[Any, str]:
        """Return the words of a field's type at a table, by value."""
        if number is TILE:
            return {table.seats: MIDDLE}
        if number is BACK:
            return {None: "pass", **self._called(number, table)}
        return self._called(number, table) if number.filed_as else number.words

    def _called(self, number: Number, table: Table) -> Mapping[Any, str]:
        return {face: table.options.lexicon.cards[face] for face in number.words}
