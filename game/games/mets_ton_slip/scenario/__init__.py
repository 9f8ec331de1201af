"""The words of Mets ton slip ! in scenario files; RULES.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.events import Public
from game.core.scenario_api import Table
from game.games.mets_ton_slip.model import events
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.scenario import expect, steps, tables


class SlipVocabulary:
    """The game's words behind the vocabulary protocol of ``game.core.scenario_api``."""

    setup_keys = tables.KEYS
    step_keys = steps.KEYS
    expect_keys = expect.KEYS
    refusals = frozenset({
        "not-your-turn", "not-offered", "nothing-discarded", "not-held", "not-new", "own-basket",
        "basket-empty", "wrong-slot", "slot-taken", "level", "season", "no-joker", "nowhere",
        "self", "no-effect", "slot-empty", "one-placed",
    })  # fmt: skip
    public_kinds = frozenset(
        event.kind
        for event in vars(events).values()
        if isinstance(event, type) and issubclass(event, Public) and event.kind
    )

    def lay_out(self, case: Mapping[str, Any]) -> Table:
        """Return the table that a case describes."""
        return tables.lay_out(case)

    def action(self, step: Mapping[str, Any], table: Table) -> Action:
        """Return the action that a step spells."""
        return steps.action(step, table)

    def spell(self, action: Action, table: Table) -> str:
        """Return an action as lists of legal actions write it."""
        return steps.spell(action, table.journal.state)

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal actions."""
        steps.check_spelling(spelled, table)

    def read_expectation(self, key: str, value: object, table: Table) -> Any:
        """Return an expectation in the form that ``found`` answers in."""
        return expect.read(key, value, table)

    def found(self, key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
        """Return what is found on the table where ``wanted`` was expected."""
        return expect.found(key, wanted, table, heard)


VOCABULARY: Final = SlipVocabulary()
