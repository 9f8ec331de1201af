"""Steps: how verbs and the time that passes are spelled in scenario files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.core.scenario_api import SituationError, Table, Wait, verb_of, within, word_of
from game.core.scenario_steps import StepReader
from game.games.wombat.model import actions as act
from game.games.wombat.model.state import PHASES, State
from game.games.wombat.scenario.names import plain

TIME_KEYS: Final = frozenset({"tick", "advance", "until"})
_LONGEST: Final = 100_000
"""Ticks; no match has so many."""


class WombatSteps(StepReader[act.Action]):
    """Towers may be written by their signs, too."""

    def action(self, step: Mapping[str, Any], table: Table) -> act.Action:
        """Return the verb that a step spells."""
        return super().action(plain(step), table)


STEPS: Final = WombatSteps(
    act.ACTIONS,
    {"go": ("go", "go = {place}"), "say": ("say", "say = {phrase}")},
    lacks={"tick"},  # it is no verb: the key lets time pass
)

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
            phase = word_of(step[key], PHASES, key)
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
