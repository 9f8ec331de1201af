"""Tables: a situation laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from game.core.journal import Journal
from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    check_keys,
    flag,
    frame_of,
    listed,
    seats_of,
    shown,
    tabled,
    whole,
    within,
    word_of,
)
from game.core.seats import NOBODY, Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.options import SHADOWS, Durations, Options, read_options
from game.games.wombat.model.places import NAMES
from game.games.wombat.model.roles import GOOD_DECK, TEAMS, fixed, possible
from game.games.wombat.model.state import State
from game.games.wombat.rules import course
from game.games.wombat.rules.fold import apply
from game.games.wombat.rules.touches import Told, rest
from game.games.wombat.scenario.bricks import LaidBricks, lay_bricks
from game.games.wombat.scenario.luck import LaidLuck
from game.games.wombat.scenario.names import place, plain, role

KEYS: Final = frozenset({
    "seats", "options", "seed", "roles", "score", "out", "phase", "round", "tick", "stacks",
    "zones", "held", "hands", "found", "paws", "rest", "durations", "jitter", "order", "find",
})  # fmt: skip
_BUILD_KEYS: Final = frozenset({"stacks", "zones", "held", "found", "hands"})
_PHASES: Final = (at.BUILD, at.STRAW, at.DEBATE, at.FINAL)
_MIDDLE: Final = NAMES.index("5")
_LONGEST: Final = 9_999
"""Ticks that a verb may take."""
_MOST_JITTER: Final = 90


def lay_out(case: Mapping[str, Any]) -> Table:
    """Return the table that a case describes.

    Raises:
        SituationError: it cannot be laid out.
        OptionsError: its options cannot be played.
    """
    case = plain(case)
    seats, seed, given = frame_of(case)
    options = replace(read_options(seats, given), durations=_durations(case))
    luck = _luck(case, seats, seed)
    out = sorted(set(_out(case, seats)))
    living = [seat for seat in range(seats) if seat not in out]
    if len(living) < 2:
        raise SituationError("scenario.living", "out", least=2)
    phases = _PHASES[:1] if options.practice else _PHASES
    phase = word_of(case.get("phase", at.BUILD), phases, "phase")
    last = 1 if options.practice else 2 * options.points - 1
    number = within(case.get("round", 1), 1, last, "round")
    ticks = {at.BUILD: options.ticks, at.DEBATE: options.debate_ticks}.get(phase, at.POINTING)
    tick = within(case.get("tick", 1), 1, ticks, "tick")
    places = _places(case, seats, living, luck)
    bricks = lay_bricks(case, options, places, luck)
    journal = Journal[State, ev.Event](State(options), apply)
    _deal(journal, case, luck)
    good, bad = _score(case, options)
    journal.tell(ev.Resumed(number, good, bad, tuple(out)))
    bases = options.beginner and "stacks" not in case
    journal.tell(ev.BuildBegan(number, bases, tick if phase == at.BUILD else 1))
    journal.tell(hidden.Scattered(NOBODY, bricks.lying))
    rest(journal, places, _paws(case, options, living, luck))
    _hold(journal, bricks)
    if phase != at.BUILD:
        journal.tell(ev.PhaseBegan(phase, tick))
    return Table(seats, options, journal, luck, seed)


def _hold(journal: Told, bricks: LaidBricks) -> None:
    for seat in sorted({*bricks.held, *bricks.found}):
        held = bricks.held.get(seat, ())
        journal.tell(ev.Held(Seat(seat), len(held), seat in bricks.found))
        journal.tell(hidden.Carried(NOBODY, Seat(seat), held))
        if seat in bricks.found:
            journal.tell(hidden.Grasped(NOBODY, Seat(seat), bricks.found[seat]))


# ---------------------------------------------------------------- luck and time


def _luck(case: Mapping[str, Any], seats: int, seed: int) -> LaidLuck:
    percent = None
    if "jitter" in case:
        percent = whole(case["jitter"], "jitter")
        if not 0 <= percent <= _MOST_JITTER:
            raise SituationError("scenario.percent", "jitter", given=percent, last=_MOST_JITTER)
    order = None
    if "order" in case:
        order = seats_of(case["order"], seats, "order")
        if sorted(order) != list(range(seats)):
            raise SituationError("scenario.order", "order")
    find = flag(case["find"], "find") if "find" in case else None
    return LaidLuck(seed, percent, order, find)


def _durations(case: Mapping[str, Any]) -> Durations:
    given = tabled(case.get("durations", {}), "durations")
    known = [field.name for field in fields(Durations)]
    check_keys(given, known, "durations")
    named: dict[str, Any] = {}
    for name, value in given.items():
        if name == "go":
            many = value if isinstance(value, list) else []
            if len(many) != len(Durations().go):
                raise SituationError("scenario.ticks", "go", given=shown(value), last=_LONGEST)
            named[name] = tuple(_ticks(one) for one in many)
        else:
            named[name] = _ticks(value)
    return replace(Durations(), **named)


def _ticks(value: object) -> int:
    if type(value) is not int or not 1 <= value <= _LONGEST:
        raise SituationError("scenario.ticks", "durations", given=shown(value), last=_LONGEST)
    return value


# ---------------------------------------------------------------- roles and score


def _deal(journal: Told, case: Mapping[str, Any], luck: LaidLuck) -> None:
    options = journal.state.options
    if "roles" not in case:
        course.deal_roles(journal, luck)
        return
    roles = [role(one, "roles") for one in listed(case["roles"], "roles")]
    if len(roles) != options.seats:
        raise SituationError("scenario.many", "roles", given=len(roles), seats=options.seats)
    if not possible(roles, advanced=options.advanced, practice=options.practice):
        always = fixed(options.seats, advanced=options.advanced, practice=options.practice)
        some = [*always, *GOOD_DECK[: options.seats - len(always)]]
        raise SituationError("scenario.deal", "roles", known=", ".join(some))
    for seat, one in enumerate(roles):
        journal.tell(ev.RoleDealt(Seat(seat), one))


def _score(case: Mapping[str, Any], options: Options) -> tuple[int, int]:
    given = tabled(case.get("score", {}), "score")
    check_keys(given, TEAMS, "score")
    good, bad = (whole(given.get(team, 0), "score") for team in TEAMS)
    if options.practice and (good or bad):
        raise SituationError("scenario.practice", "score")
    if not (0 <= good < options.points and 0 <= bad < options.points):
        raise SituationError("scenario.score", "score", given=shown(given), points=options.points)
    return good, bad


def _out(case: Mapping[str, Any], seats: int) -> list[int]:
    given = tabled(case.get("out", {}), "out")
    check_keys(given, {"seats"}, "out")
    return seats_of(given.get("seats", []), seats, "out")


# ---------------------------------------------------------------- hands


def _places(
    case: Mapping[str, Any], seats: int, living: list[int], luck: LaidLuck
) -> dict[int, int]:
    """Return where the hands of the living are; those left out rest in the middle zone."""
    named = by_seat(case.get("hands", {}), seats, "hands")
    for seat in named:
        if seat not in living:
            raise SituationError("scenario.dead", "hands", where="hands", seat=seat)
    if not _BUILD_KEYS & set(case):
        return course.rested(luck, living, seats)
    there = {seat: place(one, "hands") for seat, one in named.items()}
    return {seat: there.get(seat, _MIDDLE) for seat in living}


def _paws(
    case: Mapping[str, Any], options: Options, living: list[int], luck: LaidLuck
) -> dict[int, int]:
    if "paws" not in case:
        return course.numbered(luck, living)
    given = by_seat(case["paws"], options.seats, "paws")
    paws = {seat: whole(one, "paws") for seat, one in sorted(given.items())}
    numbers = sorted(paws.values()) == list(range(1, len(living) + 1))
    if options.touch != SHADOWS or sorted(paws) != living or not numbers:
        raise SituationError("scenario.paws", "paws")
    return paws
