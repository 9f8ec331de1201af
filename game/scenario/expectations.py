"""What every game's scenarios can expect, and how a difference is told."""

from __future__ import annotations

from typing import Any, Final

from game.core.scenario_api import (
    SituationError,
    Table,
    Vocabulary,
    by_seat,
    closest,
    flag,
    listed,
    seats_of,
    shown,
)
from game.core.seats import CLOCK, Seat
from game.match import Match

SHARED: Final = frozenset({"asked", "legal", "not_legal", "winners", "over", "public"})


def wanted_of(key: str, value: object, vocabulary: Vocabulary, table: Table) -> Any:
    """Return an expectation in the form that is compared.

    Raises:
        SituationError: it cannot be read.
    """
    if key not in SHARED:
        return vocabulary.read_expectation(key, value, table)
    if key == "over":
        return flag(value, key)
    if key == "public":
        for kind in listed(value, key):
            if not isinstance(kind, str) or kind not in vocabulary.public_kinds:
                hint = closest(str(kind), sorted(vocabulary.public_kinds))
                raise SituationError("scenario.event", kind, given=shown(kind), hint=hint)
        return value
    if key in ("asked", "winners"):
        return sorted(set(seats_of(value, table.seats, key)))
    lists = by_seat(value, table.seats, key)
    for spelled in (one for many in lists.values() for one in listed(many, key)):
        if not isinstance(spelled, str):
            raise SituationError("scenario.no-action", key, where=key, given=shown(spelled))
        vocabulary.steps.check_spelling(spelled, table)
    return {seat: sorted(set(many)) for seat, many in lists.items()}


def found_there(
    key: str,
    wanted: Any,
    match: Match[Any, Any, Any],
    vocabulary: Vocabulary,
    table: Table,
    told: int,
) -> Any:
    """Return what is found where ``wanted`` was expected; ``told`` public events came before."""
    outcome = match.outcome()
    if key == "over":
        return outcome is not None
    if key == "winners":
        return sorted(outcome.winners) if outcome else []
    if key == "public":
        kinds = vocabulary.public_kinds  # a game may tell more than its RULES.md lists
        return [event.kind for event in match.observations(None, told) if event.kind in kinds]
    pending = match.pending()
    if key == "asked":
        return sorted(seat for seat in pending if seat != CLOCK)
    legal = {
        seat: {vocabulary.steps.spell(action, table) for action in pending.get(Seat(seat), ())}
        for seat in wanted
    }
    if key == "legal":
        return {seat: sorted(many) for seat, many in legal.items()}
    return {seat: [one for one in many if one not in legal[seat]] for seat, many in wanted.items()}


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
