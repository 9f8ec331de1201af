"""The words of Branle-bas de Wombat in scenario files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.scenario_api import Table, Wait
from game.games.wombat.model.actions import Action
from game.games.wombat.scenario import expect, names, steps, tables


class WombatVocabulary:
    """The game's words behind the vocabulary protocol of ``game.core.scenario_api``."""

    setup_keys = tables.KEYS
    step_keys = steps.KEYS
    time_keys = steps.TIME_KEYS
    expect_keys = expect.KEYS
    refusals = frozenset({"out", "twice", "not-offered"})
    public_kinds = frozenset({
        "build_began", "phase_began", "lit", "counted", "scored", "votes_opened", "eliminated",
        "readied", "ended", "clacked", "thudded", "scraped", "said", "seen",
    })  # fmt: skip

    def lay_out(self, case: Mapping[str, Any]) -> Table:
        """Return the table that a case describes."""
        return tables.lay_out(names.plain(case))

    def action(self, step: Mapping[str, Any], table: Table) -> Action:
        """Return the verb that a step spells."""
        return steps.action(names.plain(step), table)

    def waits(self, step: Mapping[str, Any], table: Table) -> Wait:
        """Return how long a step waits."""
        return steps.waits(step, table)

    def spell(self, action: Action, table: Table) -> str:
        """Return a verb as lists of legal verbs write it."""
        return names.spell(action)

    def check_spelling(self, spelled: str, table: Table) -> None:
        """Check an entry of a list of legal verbs."""
        steps.check_spelling(spelled, table)

    def read_expectation(self, key: str, value: object, table: Table) -> Any:
        """Return an expectation in the form that ``found`` answers in."""
        return expect.read(key, names.plain(value), table)

    def found(self, key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
        """Return what is found on the table where ``wanted`` was expected."""
        return expect.found(key, wanted, table, heard)


VOCABULARY: Final = WombatVocabulary()
