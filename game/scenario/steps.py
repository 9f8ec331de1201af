"""Steps of a case: what a seat does, what is refused, and time that passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.actions import RefusedError
from game.core.scenario_api import (
    DeferredText,
    SituationError,
    Table,
    Vocabulary,
    Wait,
    check_keys,
    closest,
    seat_of,
    shown,
    tabled,
)
from game.core.seats import CLOCK, Seat
from game.match import Match


@dataclass(slots=True)
class ScenarioStep:
    """One step: a wait, an action of a seat, or both, and how it should be refused."""

    wait: Wait | None
    seat: Seat
    action: Any
    refused: str | None
    text: str


def read_step(one: object, number: int, vocabulary: Vocabulary, table: Table) -> ScenarioStep:
    """Return a step of the file.

    Raises:
        SituationError: it cannot be read.
    """
    where = DeferredText("scenario.step", number=number)
    step = tabled(one, where)
    times = vocabulary.time_keys
    check_keys(step, {"seat", "refused"} | times | vocabulary.steps.keys, where)
    waited = [f"{key} {step[key]}" for key in sorted(times) if key in step]
    wait = None
    try:
        if waited and vocabulary.waits:
            wait = vocabulary.waits(step, table)
    except SituationError as error:
        raise SituationError("scenario.at", error.word, where=where, why=error.phrase) from None
    if wait is not None and not set(step) - times:
        return ScenarioStep(wait, CLOCK, None, None, shown(", ".join(waited)))
    if "seat" not in step:
        raise SituationError("scenario.no-seat", where=where)
    seat = seat_of(step["seat"], table.seats, where)
    refused = step.get("refused")
    known = isinstance(refused, str) and refused in vocabulary.refusals
    if refused is not None and not known:
        hint = closest(str(refused), sorted(vocabulary.refusals))
        raise SituationError(
            "scenario.refusal", refused, where=where, given=shown(refused), hint=hint
        )
    try:
        action = vocabulary.steps.action(step, table)
    except SituationError as error:
        raise SituationError("scenario.at", error.word, where=where, why=error.phrase) from None
    text = f"seat {seat}: {vocabulary.steps.spell(action, table)}"
    return ScenarioStep(wait, Seat(seat), action, refused, ", ".join([*waited, text]))


def take_step(match: Match[Any, Any, Any], step: ScenarioStep, number: int) -> str | None:
    """Carry out a step; return what was not as expected, or None.

    Raises:
        SituationError: it waits for what never comes.
    """
    if step.wait is not None:
        where = DeferredText("scenario.step", number=number)
        try:
            _pass_time(match, step.wait)
        except SituationError as error:
            raise SituationError("scenario.at", error.word, where=where, why=error.phrase) from None
    if step.action is None:
        return None
    try:
        match.submit(step.seat, step.action)
    except RefusedError as refusal:
        if step.refused is None:
            return f"expected to be carried out, found refused: {refusal.reason}"
        if step.refused != refusal.reason:
            return f"expected refused: {step.refused}, found refused: {refusal.reason}"
        return None
    return None if step.refused is None else f"expected refused: {step.refused}, found carried out"


def _pass_time(match: Match[Any, Any, Any], wait: Wait) -> None:
    enough = wait()
    while not enough():
        acts = match.pending().get(CLOCK)
        if not acts:
            raise SituationError("scenario.never")
        match.submit(CLOCK, acts[0])
