"""What every game's scenarios can expect, and how a difference is told."""

from __future__ import annotations

from typing import Any

from game.core.observables import FromState, at_any_table, by_name, per_seat, seat_set
from game.core.rules import Rules
from game.core.scenario_api import (
    Observable,
    SituationError,
    Table,
    Vocabulary,
    closest,
    flag,
    listed,
    shown,
)
from game.core.seats import CLOCK, Seat


def observables_of(
    rules: Rules[Any, Any, Any, Any], words: Vocabulary
) -> dict[str, Observable[Any]]:
    """Return, by key, all that the scenarios of a game can expect."""

    def kinds(value: object, where: str) -> list[str]:
        for kind in listed(value, where):
            if not isinstance(kind, str) or kind not in words.public_kinds:
                hint = closest(str(kind), sorted(words.public_kinds))
                raise SituationError("scenario.event", kind, given=shown(kind), hint=hint)
        return listed(value, where)

    def told(table: Table, _: list[str]) -> list[str]:
        known = words.public_kinds  # a game may tell more than its RULES.md lists
        return [event.kind for event in table.told(None, table.laid) if event.kind in known]

    def spelled(value: object, where: str, table: Table) -> list[str]:
        for one in listed(value, where):
            if not isinstance(one, str):
                raise SituationError("scenario.no-action", where, where=where, given=shown(one))
            words.steps.check_spelling(one, table)
        return sorted(set(listed(value, where)))

    def legal(table: Table, wanted: dict[int, list[str]]) -> dict[int, list[str]]:
        pending = rules.pending(table.journal.state)
        return {
            seat: sorted({words.steps.spell(one, table) for one in pending.get(Seat(seat), ())})
            for seat in wanted
        }

    def not_legal(table: Table, wanted: dict[int, list[str]]) -> dict[int, list[str]]:
        there = legal(table, wanted)
        return {
            seat: [one for one in many if one not in there[seat]] for seat, many in wanted.items()
        }

    def winners(state: Any) -> list[int]:
        outcome = rules.outcome(state)
        return sorted(outcome.winners) if outcome else []

    def asked(state: Any) -> list[int]:
        return sorted(seat for seat in rules.pending(state) if seat != CLOCK)

    at_end = FromState[Any]()
    return {**words.observables, **by_name(
        at_end.one("asked", seat_set, asked),
        Observable("legal", per_seat(spelled), legal),
        Observable("not_legal", per_seat(spelled), not_legal),
        at_end.one("winners", seat_set, winners),
        at_end.one("over", at_any_table(flag), lambda state: rules.outcome(state) is not None),
        Observable("public", at_any_table(kinds), told),
    )}  # fmt: skip


def difference(key: str, wanted: Any, found: Any) -> str:
    """Return one line that shows where two values of the same form differ."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        keys = [one for one in {**wanted, **found} if wanted.get(one) != found.get(one)]
        wanted = {one: wanted[one] for one in keys if one in wanted}
        found = {one: found[one] for one in keys if one in found}
        if key == "not_legal":
            found = {
                seat: "legal: " + " ".join(one for one in wanted[seat] if one not in found[seat])
                for seat in wanted
            }
    return f"{key}: expected {_plain(wanted)}, found {_plain(found)}"


def _plain(value: Any) -> str:
    """Return a value as it would stand in a scenario file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_plain(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_plain(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)
