"""Extras: what a scenario lays out for the modules, tokens and missions and points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.luck import Luck
from game.core.scenario_api import SituationError, by_seat, closest, seats_of, shown, whole
from game.gangs.model.missions import MISSION_COUNT, MISSION_NAMES
from game.gangs.model.options import Options
from game.gangs.model.state import State

_NEEDS = {"tokens": "oups", "missions": "missions", "round": "scored", "scores": "scored",
          "begun": "two_turns"}  # fmt: skip
"""What of the options each key of a set-up needs."""
_MODULE = {"scored": "missions"}
"""What it is that counts points, where that can be chosen."""


@dataclass(frozen=True, slots=True)
class Extras:
    """Red tokens, missions, the round, the points so far, and turns begun where they count."""

    tokens: tuple[int, ...]
    missions: list[int]
    round: int
    scores: tuple[int, ...]
    begun: tuple[int, ...]


def read_extras(case: Mapping[str, Any], options: Options) -> Extras:
    """Return what a case lays out for the modules; missions left out are drawn from its seed.

    Raises:
        SituationError: something cannot be read, or its module is not played.
    """
    for key, need in _NEEDS.items():
        if case.get(key) not in (None, [], {}) and not getattr(options, need):
            module = _MODULE.get(need, need)
            raise SituationError("scenario.module", key, where=key, module=module)
    seats: int = case["seats"]
    number = whole(case.get("round", 1), "round")
    if options.scored and not 1 <= number <= options.rounds_most:
        raise SituationError("scenario.round", "round", number=number, last=options.rounds_most)
    scores, begun = _counted(case, "scores", seats), _counted(case, "begun", seats)
    before = State(seats, options)
    before.points, before.round = scores, number - 1
    if options.scored and options.last_round(before):
        raise SituationError("scenario.won", "scores")
    return Extras(
        tokens=tuple(sorted(set(seats_of(case.get("tokens", []), seats, "tokens")))),
        missions=_missions(case, seats),
        round=number,
        scores=scores,
        begun=begun if options.two_turns else (),
    )


def _counted(case: Mapping[str, Any], key: str, seats: int) -> tuple[int, ...]:
    """Return a count for every seat, 0 where none is named."""
    counted = [0] * seats
    for seat, value in by_seat(case.get(key, {}), seats, key).items():
        counted[seat] = whole(value, key)
        if counted[seat] < 0:
            raise SituationError("scenario.count", key, where=key, given=value)
    return tuple(counted)


def _missions(case: Mapping[str, Any], seats: int) -> list[int]:
    """Return every seat's mission, numbered from 1."""
    given = by_seat(case.get("missions", {}), seats, "missions")
    named = {seat: _mission(value) for seat, value in given.items()}
    if len(set(named.values())) < len(named):
        raise SituationError("scenario.same-mission", "missions")
    others = [one for one in range(1, MISSION_COUNT + 1) if one not in named.values()]
    drawn = Luck(whole(case.get("seed", 0), "seed")).stream("scenario missions").shuffled(others)
    return [named[seat] if seat in named else drawn.pop() for seat in range(seats)]


def _mission(value: object) -> int:
    if type(value) is int and 1 <= value <= MISSION_COUNT:
        return value
    if isinstance(value, str) and value in MISSION_NAMES:
        return MISSION_NAMES.index(value) + 1
    hint = closest(str(value), MISSION_NAMES)
    raise SituationError(
        "scenario.mission", value, given=shown(value), last=MISSION_COUNT, hint=hint
    )
