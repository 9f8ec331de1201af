"""Expectations: what a scenario can compare after its last step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.core.scenario_api import (
    SituationError,
    Table,
    by_seat,
    check_keys,
    index_of,
    listed,
    seat_of,
    seats_of,
    shown,
    tabled,
    whole,
)
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import SKY as NO_SEAT
from game.games.wombat.model.actions import Go, HandVerb
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import NAMES, SIZE, sizes
from game.games.wombat.model.roles import BAD, GOOD, TEAMS, UNTOLD
from game.games.wombat.model.state import NO_VOTE, NOTHING, PHASES, State
from game.games.wombat.rules.fold import TOUCHES, apply
from game.games.wombat.scenario import names
from game.games.wombat.scenario.names import SKY
from game.games.wombat.scenario.steps import STEPS

KEYS: Final = frozenset({
    "stacks", "held", "at", "found", "running", "waiting", "covered", "zones", "zone_sizes",
    "paws", "told", "last", "heard", "seen", "lights", "roles", "role_counts", "teams", "knows",
    "unknown", "score", "votes", "living", "phase", "round", "tick",
})  # fmt: skip
_TOLD: Final = TOUCHES | {"switched"}


def read(key: str, value: object, table: Table) -> Any:
    """Return an expectation in the form that ``found`` answers in.

    Raises:
        SituationError: it cannot be read.
    """
    seats, value = table.seats, names.plain(value)
    match key:
        case "stacks":
            given = tabled(value, key).items()
            return {NAMES[names.spindle(one, key)]: names.sizes(many, key) for one, many in given}
        case "zones":
            given = tabled(value, key).items()
            return {
                NAMES[names.zone(one, key)]: sorted(names.sizes(many, key)) for one, many in given
            }
        case "zone_sizes":
            given = tabled(value, key).items()
            return {NAMES[names.zone(one, key)]: whole(many, key) for one, many in given}
        case "covered":
            given = tabled(value, key).items()
            return {
                NAMES[names.spindle(one, key)]: sorted(seats_of(many, seats, key))
                for one, many in given
            }
        case "phase":
            return PHASES[index_of(value, PHASES, "word", key)]
        case "round" | "tick":
            return whole(value, key)
        case "living":
            return sorted(set(seats_of(value, seats, key)))
        case "heard":
            return [_text(one, key) for one in listed(value, key)]
        case "seen":
            return [_seen(one) for one in listed(value, key)]
        case "lights":
            return _lights(value, table)
        case "role_counts":
            given = tabled(value, key).items()
            return {names.role(one, key): whole(many, key) for one, many in given}
        case "score":
            score = tabled(value, key)
            check_keys(score, TEAMS, key)
            return {team: whole(one, key) for team, one in score.items()}
        case "knows":
            known = by_seat(value, seats, key)
            return {
                seat: {
                    other: names.role(one, key) for other, one in by_seat(its, seats, key).items()
                }
                for seat, its in known.items()
            }
        case _:
            return {
                seat: _of_seat(key, one, seats) for seat, one in by_seat(value, seats, key).items()
            }


def _of_seat(key: str, value: object, seats: int) -> Any:
    """Return what is expected of one seat."""
    match key:
        case "held":
            return names.sizes(value, key)
        case "at":
            return NAMES[names.place(value, key)]
        case "found":
            return names.size(value, key, least=0)
        case "running" | "waiting":
            return _text(value, key)
        case "paws":
            return whole(value, key)
        case "told":
            return [_touch(one, key) for one in listed(value, key)]
        case "last":
            return value if value == "" else _touch(value, key)
        case "roles":
            return names.role(value, key)
        case "teams":
            return TEAMS[index_of(value, TEAMS, "word", key)]
        case "unknown":
            return seats_of(value, seats, key)
        case _:
            return SKY if value == SKY else seat_of(value, seats, key)


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    return value


def _touch(value: object, where: str) -> str:
    if not isinstance(value, str) or value not in _TOLD:
        raise SituationError("scenario.shown", where, where=where, given=shown(value))
    return value


def _seen(value: object) -> str:
    text = _text(value, "seen")
    paw, _, touch = text.partition(" ")
    if not (paw.isascii() and paw.isdigit()):
        raise SituationError("scenario.shown", "seen", where="seen", given=shown(value))
    _touch(touch, "seen")
    return text


def _lights(value: object, table: Table) -> Any:
    """Return hands as they stopped: by seat, or among shadows all of them, in no order."""
    if table.options.touch == SHADOWS:
        return sorted(_stopped(one) for one in listed(value, "lights"))
    return {seat: _stopped(one) for seat, one in by_seat(value, table.seats, "lights").items()}


def _stopped(value: object) -> list[Any]:
    given = listed(value, "lights")
    if not given:
        raise SituationError("scenario.shown", "lights", where="lights", given=shown(value))
    return [NAMES[names.place(given[0], "lights")], *names.sizes(given[1:], "lights")]


# ---------------------------------------------------------------- found


def found(key: str, wanted: Any, table: Table, heard: Mapping[int, list[Any]]) -> Any:
    """Return what is found on the table where ``wanted`` was expected."""
    state: State = table.journal.state
    match key:
        case "stacks":
            return {one: list(sizes(state.lying[NAMES.index(one)])) for one in wanted}
        case "zones":
            return {one: sorted(sizes(state.lying[NAMES.index(one)])) for one in wanted}
        case "zone_sizes":
            return {one: len(state.lying[NAMES.index(one)]) for one in wanted}
        case "covered":
            return {one: _covering(state, NAMES.index(one)) for one in wanted}
        case "phase":
            return state.phase
        case "round":
            return state.number
        case "tick":
            return state.tick
        case "living":
            return state.living()
        case "heard":
            return [sound for event in heard[0] if (sound := _sound(event))]
        case "seen":
            return [f"{one.paw} {one.touch}" for one in heard[0] if isinstance(one, ev.Seen)]
        case "lights":
            return _lit(state, wanted)
        case "role_counts":
            return {role: state.roles.count(role) for role in wanted}
        case "score":
            points = {GOOD: state.good, BAD: state.bad}
            return {team: points[team] for team in wanted}
        case "votes":
            opened = enumerate(state.opened)
            return {
                seat: SKY if vote == NO_SEAT else vote for seat, vote in opened if vote != NO_VOTE
            }
        case "knows" | "unknown":
            return {seat: _knows(key, table, heard[seat], many) for seat, many in wanted.items()}
        case _:
            return {
                seat: _found_of(key, one, table, seat, heard[seat]) for seat, one in wanted.items()
            }


def _found_of(key: str, wanted: Any, table: Table, seat: int, heard: Iterable[Any]) -> Any:
    """Return what is found of one seat."""
    state: State = table.journal.state
    hand = state.hands[seat]
    match key:
        case "held":
            return list(sizes(hand.bricks))
        case "at":
            return "" if hand.place < 0 else NAMES[hand.place]
        case "found":
            return 0 if hand.found == NOTHING else SIZE[hand.brick]
        case "running" | "waiting":
            verb = hand.running if key == "running" else hand.waiting
            return _given(verb, wanted, table)
        case "paws":
            return hand.paw
        case "told":
            return list(_told(heard))
        case "last":
            return ["", *_told(heard)][-1]
        case "roles":
            return state.roles[seat]
        case _:
            return state.team(seat)


def _given(verb: HandVerb | None, wanted: str, table: Table) -> str:
    """Return a verb, "" for none; where it goes is written, unless ``wanted`` leaves it open."""
    if verb is None:
        return ""
    spelled = STEPS.spell(verb, table)
    return f"go:{NAMES[verb.place]}" if isinstance(verb, Go) and wanted != spelled else spelled


def _told(heard: Iterable[Any]) -> Iterable[str]:
    for event in heard:
        if isinstance(event, ev.Felt):
            yield event.touch
        elif isinstance(event, ev.Switched):
            yield "switched"


def _sound(event: Any) -> str:
    match event:
        case ev.Clacked(place):
            return f"clack {NAMES[place]}"
        case ev.Thudded():
            return "thud"
        case ev.Scraped():
            return "scrape"
        case ev.Said(seat, phrase):
            return f"say {seat} {phrase}"
        case _:
            return ""


def _covering(state: State, place: int) -> list[int]:
    return [seat for seat in state.there(place) if state.hands[seat].covering]


def _lit(state: State, wanted: Any) -> Any:
    hands = state.lit[2] if state.lit else ()
    if isinstance(wanted, list):
        return sorted([NAMES[hand[0]], *hand[1:]] for hand in hands)
    return {hand[0]: [NAMES[hand[1]], *hand[2:]] for hand in hands if hand[0] in wanted}


def _knows(key: str, table: Table, heard: Iterable[Any], wanted: Any) -> Any:
    """Return the roles that a seat was told, or those of the seats named that it was not."""
    view = State(table.options)
    for event in heard:
        apply(view, event)
    if key == "unknown":
        return [seat for seat in wanted if view.roles[seat] == UNTOLD]
    return {seat: view.roles[seat] or "unknown" for seat in wanted}
