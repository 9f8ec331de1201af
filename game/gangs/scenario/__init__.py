"""The words of a hidden-gang game in scenario files; each game's RULES.md lists its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import Table
from game.gangs.model import events
from game.gangs.model.actions import Action
from game.gangs.scenario import expect, steps, tables
from game.gangs.scenario.tiles import ReadOptions

REFUSALS: Final = frozenset({
    "not-your-turn", "not-offered", "not-held", "self", "out", "shielded",
    "alternation", "no-second", "nothing-to-recycle", "must-play",
})  # fmt: skip
_KINDS: Final = frozenset(
    event.kind
    for event in vars(events).values()
    if isinstance(event, type) and issubclass(event, events.Public) and event.kind
)


class GangVocabulary:
    """A game of the family behind the vocabulary protocol of ``game.core.scenario_api``."""

    def __init__(self, read_options: ReadOptions, lacks: frozenset[str]) -> None:
        """Take the function that reads the game's options, and the words that it does not have.

        These are keys of files, reasons of refusals and kinds of public events.
        """
        self._read_options = read_options
        self._lacks = lacks
        self.setup_keys = tables.KEYS - lacks
        self.step_keys = steps.KEYS - lacks
        self.expect_keys = expect.KEYS - lacks
        self.refusals = REFUSALS - lacks
        self.public_kinds = _KINDS - lacks

    def lay_out(self, case: Mapping[str, Any]) -> Table:
        """Return the table that a case describes."""
        return tables.lay_out(case, self._read_options)

    def action(self, step: Mapping[str, Any], table: Table) -> Action:
        """Return the action that a step spells."""
        return steps.action(step, table, self._lacks)

    def spell(self, action: Action, table: Table) -> str:
        """Return an action as lists of legal actions write it."""
        return steps.spell(action, table)

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal actions."""
        steps.check_spelling(spelled, table, self._lacks)

    def read_expectation(self, key: str, value: object, table: Table) -> Any:
        """Return an expectation in the form that ``found`` answers in."""
        return expect.read(key, value, table)

    def found(self, key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
        """Return what is found where ``wanted`` was expected."""
        return expect.found(key, wanted, table, heard)
