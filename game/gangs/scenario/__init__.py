"""The words of a hidden-gang game in scenario files; each game's RULES.md lists its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.situations import Table
from game.gangs.model import events
from game.gangs.model.actions import Action
from game.gangs.model.lexicon import Lexicon
from game.gangs.scenario import expect, steps, tables
from game.gangs.scenario.names import Names
from game.gangs.scenario.tiles import ReadOptions

REFUSALS: Final = frozenset({
    "not-your-turn", "not-offered", "not-held", "self", "out", "shielded",
    "alternation", "no-second", "nothing-to-recycle", "must-play",
})  # fmt: skip


class GangVocabulary:
    """A game of the family behind the vocabulary protocol of ``game.core.situations``."""

    setup_keys: Final = tables.KEYS
    step_keys: Final = steps.KEYS
    expect_keys: Final = expect.KEYS
    refusals: Final = REFUSALS
    public_kinds: Final = frozenset(
        event.kind
        for event in vars(events).values()
        if isinstance(event, type) and issubclass(event, events.Public) and event.kind
    )

    def __init__(self, read_options: ReadOptions, lexicon: Lexicon | None = None) -> None:
        """Take the function that reads the game's options, and what it calls cards and gangs."""
        self._read_options = read_options
        self._names = Names(lexicon) if lexicon is not None else Names()

    def lay_out(self, case: Mapping[str, Any]) -> Table:
        """Return the table that a case describes."""
        return tables.lay_out(self._names.inward(case), self._read_options)

    def action(self, step: Mapping[str, Any], table: Table) -> Action:
        """Return the action that a step spells."""
        return steps.action(self._names.inward(step), table)

    def spell(self, action: Action, table: Table) -> str:
        """Return an action as lists of legal actions write it."""
        return self._names.spelled(steps.spell(action, table.seats))

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal actions."""
        steps.check_spelling(self._names.meant(spelled), table.seats)

    def read(self, key: str, value: object, table: Table) -> Any:
        """Return an expectation in the form that ``found`` answers in."""
        return self._names.outward(expect.read(key, self._names.inward(value), table))

    def found(self, key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
        """Return what is found where ``wanted`` was expected."""
        return self._names.outward(expect.found(key, self._names.inward(wanted), table, heard))
