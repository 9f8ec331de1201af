"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from game.core.observables import (
    NUMBER,
    FromState,
    a_seat,
    at_any_table,
    by_name,
    list_of,
    per,
    per_seat,
    seat_set,
    word,
)
from game.core.scenario_api import (
    Observable,
    SituationError,
    Table,
    by_seat,
    check_keys,
    listed,
    seat_of,
    shown,
    tabled,
    whole,
)
from game.core.seats import Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import SKY as NO_SEAT
from game.games.wombat.model.actions import Go, HandVerb
from game.games.wombat.model.places import NAMES, SIZE, sizes
from game.games.wombat.model.roles import BAD, GOOD, TEAMS, UNTOLD
from game.games.wombat.model.state import NO_VOTE, NOTHING, PHASES, State
from game.games.wombat.rules.fold import TOUCHES, apply
from game.games.wombat.scenario import names
from game.games.wombat.scenario.names import SKY
from game.games.wombat.scenario.steps import STEPS

_TOLD: Final = frozenset(touch.value for touch in TOUCHES) | {"switched"}

# ---------------------------------------------------------------- parsers


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    return value


def _touch(value: object, where: str) -> str:
    if not isinstance(value, str) or value not in _TOLD:
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    return value


def _seen(value: object, where: str) -> str:
    text = _text(value, where)
    paw, _, touch = text.partition(" ")
    if not (paw.isascii() and paw.isdigit()):
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    _touch(touch, where)
    return text


def _lights(value: object, where: str, table: Table) -> Any:
    """Return hands as they stopped: by seat, or among shadows all of them, in no order."""
    if not table.options.owned:
        return sorted(_stopped(one, where) for one in listed(value, where))
    return {seat: _stopped(one, where) for seat, one in by_seat(value, table.seats, where).items()}


def _stopped(value: object, where: str) -> list[Any]:
    given = listed(value, where)
    if not given:
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    return [NAMES[names.place(given[0], where)], *names.sizes(given[1:], where)]


def _score(value: object, where: str) -> dict[str, int]:
    score = tabled(value, where)
    check_keys(score, TEAMS, where)
    return {team: whole(one, where) for team, one in score.items()}


def _vote(value: object, where: str, table: Table) -> str | int:
    return SKY if value == SKY else seat_of(value, table.seats, where)


_TEXT: Final = at_any_table(_text)
_TOUCH: Final = at_any_table(_touch)
_LAST: Final = at_any_table(lambda value, where: "" if value == "" else _touch(value, where))
_PLACE: Final = at_any_table(lambda value, where: NAMES[names.place(value, where)])
_SPINDLE: Final = at_any_table(lambda value, where: NAMES[names.spindle(value, where)])
_ZONE: Final = at_any_table(lambda value, where: NAMES[names.zone(value, where)])
_SIZES: Final = at_any_table(names.sizes)
_HEAP: Final = at_any_table(lambda value, where: sorted(names.sizes(value, where)))
_FOUND: Final = at_any_table(lambda value, where: names.size(value, where, least=0))
_ROLE: Final = at_any_table(names.role)

# ---------------------------------------------------------------- what is found


def _lying(state: State, place: str) -> list[int]:
    return list(sizes(state.lying[NAMES.index(place)]))


def _covering(state: State, place: str) -> list[int]:
    return [seat for seat in state.there(NAMES.index(place)) if state.hands[seat].covering]


def _at(state: State, seat: int) -> str:
    place = state.hands[seat].place
    return "" if place < 0 else NAMES[place]


def _found(state: State, seat: int) -> int:
    hand = state.hands[seat]
    return 0 if hand.found == NOTHING else SIZE[hand.brick]


def _running(table: Table, wanted: dict[int, str]) -> dict[int, str]:
    hands = table.journal.state.hands
    return {seat: _given(hands[seat].running, one, table) for seat, one in wanted.items()}


def _waiting(table: Table, wanted: dict[int, str]) -> dict[int, str]:
    hands = table.journal.state.hands
    return {seat: _given(hands[seat].waiting, one, table) for seat, one in wanted.items()}


def _given(verb: HandVerb | None, wanted: str, table: Table) -> str:
    """Return a verb, "" for none; where it goes is written, unless ``wanted`` leaves it open."""
    if verb is None:
        return ""
    spelled = STEPS.spell(verb, table)
    return f"go:{NAMES[verb.place]}" if isinstance(verb, Go) and wanted != spelled else spelled


def _told(table: Table, seat: int) -> Iterable[str]:
    for event in table.told(Seat(seat)):
        if isinstance(event, ev.Felt):
            yield event.touch.value
        elif isinstance(event, ev.Switched):
            yield "switched"


def _heard(table: Table, _: list[str]) -> list[str]:
    return [sound for event in table.told(Seat(0)) if (sound := _sound(event))]


def _sound(event: Any) -> str:
    match event:
        case ev.Clacked(place):
            return f"clack {NAMES[place]}"
        case ev.Thudded():
            return "thud"
        case ev.Scraped():
            return "scrape"
        case ev.Said(seat, phrase):
            return f"say {seat} {phrase.spelled}"
        case _:
            return ""


def _felt(table: Table, _: list[str]) -> list[str]:
    told = table.told(Seat(0))
    return [f"{one.paw} {one.touch.value}" for one in told if isinstance(one, ev.Seen)]


def _lit(table: Table, wanted: Any) -> Any:
    state = table.journal.state
    hands = state.lit[2] if state.lit else ()
    if isinstance(wanted, list):
        return sorted([NAMES[hand[0]], *hand[1:]] for hand in hands)
    return {hand[0]: [NAMES[hand[1]], *hand[2:]] for hand in hands if hand[0] in wanted}


def _votes(state: State) -> dict[int, str | int]:
    opened = enumerate(state.opened)
    return {seat: SKY if vote == NO_SEAT else vote for seat, vote in opened if vote != NO_VOTE}


def _roles_told(table: Table, seat: int) -> list[str]:
    """Return everybody's role as a seat was told it."""
    view = State(table.options)
    for event in table.told(Seat(seat)):
        apply(view, event)
    return view.roles


def _known(table: Table, wanted: dict[int, dict[int, str]]) -> dict[int, dict[int, str]]:
    known = {}
    for seat, others in wanted.items():
        roles = _roles_told(table, seat)
        known[seat] = {other: roles[other] or "unknown" for other in others}
    return known


def _unknown(table: Table, wanted: dict[int, list[int]]) -> dict[int, list[int]]:
    unknown = {}
    for seat, others in wanted.items():
        roles = _roles_told(table, seat)
        unknown[seat] = [other for other in others if roles[other] == UNTOLD]
    return unknown


# ---------------------------------------------------------------- all of them


def _with_signs(one: Observable[Any]) -> Observable[Any]:
    """Return an observable in which towers may be written by their signs, too."""
    return replace(
        one, parser=lambda value, where, table: one.parser(names.plain(value), where, table)
    )


_STATE: Final = FromState[State]()
_LETTERED: Final = by_name(
    _STATE.each("stacks", per(_SPINDLE, _SIZES), _lying),
    _STATE.each("zones", per(_ZONE, _HEAP), lambda state, place: sorted(_lying(state, place))),
    _STATE.each("zone_sizes", per(_ZONE, NUMBER), lambda state, place: len(_lying(state, place))),
    _STATE.each("covered", per(_SPINDLE, seat_set), _covering),
    _STATE.each(
        "held", per_seat(_SIZES), lambda state, seat: list(sizes(state.hands[seat].bricks))
    ),
    _STATE.each("at", per_seat(_PLACE), _at),
    _STATE.each("found", per_seat(_FOUND), _found),
    Observable("running", per_seat(_TEXT), _running),
    Observable("waiting", per_seat(_TEXT), _waiting),
    _STATE.each("paws", per_seat(NUMBER), lambda state, seat: state.hands[seat].paw),
    Observable(
        "told", per_seat(list_of(_TOUCH)),
        lambda table, wanted: {seat: list(_told(table, seat)) for seat in wanted},
    ),
    Observable(
        "last", per_seat(_LAST),
        lambda table, wanted: {seat: ["", *_told(table, seat)][-1] for seat in wanted},
    ),
    Observable("heard", list_of(_TEXT), _heard),
    Observable("seen", list_of(at_any_table(_seen)), _felt),
    Observable("lights", _lights, _lit),
    _STATE.each("roles", per_seat(_ROLE), lambda state, seat: state.roles[seat]),
    _STATE.each("role_counts", per(_ROLE, NUMBER), lambda state, role: state.roles.count(role)),
    _STATE.each("teams", per_seat(word(TEAMS)), lambda state, seat: state.team(seat)),
    Observable("knows", per_seat(per_seat(_ROLE)), _known),
    Observable("unknown", per_seat(list_of(a_seat)), _unknown),
    _STATE.each(
        "score", at_any_table(_score),
        lambda state, team: {GOOD: state.good, BAD: state.bad}[team],
    ),
    _STATE.one("votes", per_seat(_vote), _votes),
    _STATE.one("living", seat_set, lambda state: state.living()),
    _STATE.one("phase", word(PHASES), lambda state: state.phase),
    _STATE.one("round", NUMBER, lambda state: state.number),
    _STATE.one("tick", NUMBER, lambda state: state.tick),
)  # fmt: skip
OBSERVABLES: Final = {name: _with_signs(one) for name, one in _LETTERED.items()}
