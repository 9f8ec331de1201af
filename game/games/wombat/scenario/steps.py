"""Steps: how verbs and the time that passes are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.core.scenario_api import (
    SituationError,
    Table,
    Wait,
    flag,
    index_of,
    seat_of,
    shown,
    verb_of,
)
from game.games.wombat.model import actions as act
from game.games.wombat.model.state import PHASES, State
from game.games.wombat.scenario.names import SKY, SPELLED, place, within

_PLAIN: Final[Mapping[str, act.Action]] = {
    "grope": act.GROPE, "pick": act.PICK, "take": act.TAKE, "cover": act.COVER, "turn": act.TURN,
    "stop": act.STOP, "ready": act.READY,
}  # fmt: skip
_VERBS: Final = ("go", "feel", "lay", "drop", "give", "say", "vote", *_PLAIN)
KEYS: Final = frozenset(_VERBS)
TIME_KEYS: Final = frozenset({"tick", "advance", "until"})
_LONGEST: Final = 100_000
"""Ticks; no match has so many."""


def action(step: Mapping[str, Any], table: Table) -> act.Action:
    """Return the verb that a step spells.

    Raises:
        SituationError: it spells none.
    """
    verb = verb_of(step, _VERBS)
    value = step[verb]
    match verb:
        case "go":
            return act.Go(place(value, verb))
        case "feel":
            named = {"found": act.FOUND, "spindle": act.SPINDLE}
            return act.Feel(named[value] if _named(value, named) else _slot(value, verb))
        case "lay":
            return act.Lay(_slot(value, verb))
        case "drop":
            return act.Drop(_slot(value, verb))
        case "give":
            return act.Give(act.RECEIVE if value == "take" else _slot(value, verb))
        case "say":
            if not isinstance(value, str) or not value:
                raise SituationError("scenario.no-action", "say", where=verb, given=shown(value))
            return act.Say(value)
        case "vote":
            return act.Vote(act.SKY if value == SKY else seat_of(value, table.seats, verb))
        case _:
            if not flag(value, verb):
                raise SituationError("scenario.no-action", verb, where=verb, given=shown(value))
            return _PLAIN[verb]


def _named(value: object, named: Mapping[str, int]) -> bool:
    return isinstance(value, str) and value in named


def _slot(value: object, where: str) -> int:
    return within(value, 1, 2, where)


# ---------------------------------------------------------------- time


def waits(step: Mapping[str, Any], table: Table) -> Wait:
    """Return how long a step waits.

    Raises:
        SituationError: it cannot be read.
    """
    key = verb_of(step, sorted(TIME_KEYS & set(step)))
    state: State = table.journal.state
    match key:
        case "advance":
            return _advance(state, within(step[key], 1, _LONGEST, key))
        case "tick":
            return _tick(state, within(step[key], 1, _LONGEST, key))
        case _:
            phase = PHASES[index_of(step[key], PHASES, "word", key)]
            return _until(state, phase)


def _advance(state: State, ticks: int) -> Wait:
    def begin() -> Callable[[], bool]:
        left = ticks + 1

        def enough() -> bool:
            nonlocal left
            left -= 1
            return left <= 0

        return enough

    return begin


def _tick(state: State, tick: int) -> Wait:
    def begin() -> Callable[[], bool]:
        since = (state.phase, state.number)
        if state.tick > tick:
            raise SituationError("scenario.gone", "tick", given=tick, tick=state.tick)

        def enough() -> bool:
            if (state.phase, state.number) != since:
                raise SituationError("scenario.never", "tick")
            return state.tick == tick

        return enough

    return begin


def _until(state: State, phase: str) -> Wait:
    def begin() -> Callable[[], bool]:
        since = (state.phase, state.number)
        just_begun = state.phase == phase and state.tick <= 1

        def enough() -> bool:
            begun = (state.phase, state.number) != since
            return just_begun or (begun and state.phase == phase)

        return enough

    return begin


# ---------------------------------------------------------------- spelling


def check_spelling(spelled: str, table: Table) -> None:
    """Check an entry of a list of legal verbs.

    Raises:
        SituationError: no verb is written so.
    """
    head, _, tail = spelled.partition(":")
    if spelled in SPELLED:
        return
    if head != "vote":
        raise SituationError("scenario.spelling", spelled)
    seat_of(tail, table.seats, head)
