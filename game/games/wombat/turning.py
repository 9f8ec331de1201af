"""Turning points: the moments of a match that is over which decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.games.wombat.ending import WINDOW, BrickStanding, Fall, course_of, lost_builds, steepest
from game.games.wombat.false_calls import FalseCall, false_calls
from game.games.wombat.lost_towers import WELL_ON, Lost, lost_towers
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SIZES, SPINDLES, TOWER, TURNED, sizes
from game.games.wombat.model.roles import BAD, WICKED, WORTH
from game.games.wombat.model.state import HAND, NO_VOTE, State
from game.games.wombat.naming import ICONS, phrase_said, place_said, time_said
from game.games.wombat.rules.fold import apply

MOST: Final = 8
"""No more than these are told, the weightiest."""


class _Moment(NamedTuple):
    """Something that may have decided a match."""

    weight: int
    number: int
    """How many facts there were before it."""
    build: int
    seat: int
    icon: str
    key: str
    facts: dict[str, Any]


_SENT_OUT: Final = ("innocent", "caught", "turned")
"""Moments of which all saw that somebody was sent out, and not who that was."""


def turning_points(
    state: State,
    events: Sequence[Any],
    names: Sequence[str],
    words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:
    """Return what towers, votes and lies decided a match, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found = []
    lost = lost_builds(events)
    curve = course_of(state.copy(), events)
    gone = _gone(state.copy(), events, lost)
    moments = [
        *_moments(state, events, words, names),
        *(_lost(one, state.options.ticks) for one in gone.items()),
    ]
    for moment in moments:
        text = addressed(
            words, f"turning.{moment.key}", {"name": moment.seat}, names, you, **moment.facts
        )
        part, seen = moment.number / max(1, len(events)), ""
        if moment.key in _SENT_OUT:
            seen = words.say("turning.sent-out", name=names[moment.seat], build=moment.build)
        point = TurningPoint(part, moment.build, moment.seat, moment.icon, text, seen)
        found.append((moment.weight, point))
    fall = steepest(curve, lost)
    if fall is not None and not any(_same(fall, one) for one in gone):
        found.append((4, _fallen(fall, curve, names, words, you, state.options.ticks)))
    heavy = sorted(found, key=lambda one: (-one[0], -one[1].part))[:MOST]
    return tuple(sorted((point for _, point in heavy), key=lambda point: point.part))


def _gone(state: State, events: Sequence[Any], lost: frozenset[int]) -> dict[Lost, int]:
    """Return the tower that stood highest of those lost in each lost build, with its weight.

    Where the last light gave the Bad the match nothing weighs more than the tower it lacked.
    """
    found: dict[int, Lost] = {}
    for one in lost_towers(state, events):
        best = found.get(one.build)
        if one.build in lost and (best is None or one.stood > best.stood):
            found[one.build] = one
    last = events[-1] if events else None
    decided = max(lost, default=0) if isinstance(last, ev.Ended) and last.reason == BAD else 0
    return {one: _weighs(one, last=one.build == decided) for one in found.values()}


def _weighs(one: Lost, *, last: bool) -> int:
    """Return how much it weighs that a tower was lost; one hardly begun weighs little."""
    if one.stood < WELL_ON:
        return 2
    return 6 if last else 4 if one.complete else 3


def _lost(weighed: tuple[Lost, int], ticks: int) -> _Moment:
    """Return the moment at which a tower that was lost began to go."""
    one, weight = weighed
    facts = {
        "place": place_said(one.place), "time": time_said(one.tick, ticks), "build": one.build,
        "n": one.left, "stood": one.stood, "size": one.wrong, "need": SIZES - one.stood,
    }  # fmt: skip
    taken, laid = ("robbed", "spoilt") if one.complete else ("undone", "blocked")
    key = laid if one.wrong else taken
    return _Moment(weight, one.number, one.build, one.seat, ICONS["brick"], key, facts)


def _same(fall: Fall, one: Lost) -> bool:
    """Say whether a fall of all towers is that of one that is told of anyway."""
    return fall.build == one.build and 0 <= fall.tick - one.tick <= WINDOW


def _fallen(
    fall: Fall,
    curve: Sequence[BrickStanding],
    names: Sequence[str],
    words: Words,
    you: int | None,
    ticks: int,
) -> TurningPoint:
    """Return the moment at which it all went over, and whose paw it was."""
    last = next(one for one in curve if one.part == fall.part)
    facts = {"n": fall.bricks, "time": time_said(fall.tick, ticks)}
    seats = {"name": last.seat} if last.seat >= 0 else {}
    key = "turning.fall-paw" if seats else "turning.fall"
    text = addressed(words, key, seats, names, you, **facts)
    return TurningPoint(fall.part, fall.build, max(0, last.seat), ICONS["brick"], text)


def _moments(
    state: State,
    events: Sequence[Any],
    words: Words,
    names: Sequence[str],
) -> Iterator[_Moment]:
    """Yield votes, the lies that lost a build, the tower that won one, and who went over."""
    told: dict[int, list[FalseCall]] = {}
    for one in false_calls(state.copy(), events):
        told.setdefault(one.build, []).append(one)
    towers: dict[int, _Moment] = {}
    for number, event in enumerate(events):
        apply(state, event)
        build = state.number
        match event:
            case ev.BuildBegan():
                towers = {}
            case ev.Scraped():
                towers = {TURNED[place]: its for place, its in towers.items()}
            case hidden.Moved(_, _, old, new) if new < SPINDLES and state.phase == at.BUILD:
                if sizes(state.lying[new]) == TOWER:
                    facts = {
                        "place": place_said(new),
                        "time": time_said(state.tick, state.options.ticks),
                    }
                    paw = old - HAND
                    its = _Moment(1, number, build, paw, ICONS["brick"], "tower", facts)
                    towers[new] = its
            case ev.Counted(complete):
                whole = [its for place, its in towers.items() if sizes(state.lying[place]) == TOWER]
                if WORTH[complete][0] != BAD:
                    yield from whole and [max(whole, key=lambda its: its.number)]
                else:
                    calls = told.get(build, [])
                    needed = WORTH[min(SPINDLES, complete + len(calls))][0] != BAD
                    yield from (_called(one, state, names, words) for one in calls if needed)
            case ev.Switched(to):
                yield _Moment(2, number, build, to, ICONS["hidden"], "switched", {"n": build})
            case ev.VotesOpened(targets) if state.phase == at.FINAL:
                yield from _voted(state, targets, number)
            case _:
                pass


def _called(one: FalseCall, state: State, names: Sequence[str], words: Words) -> _Moment:
    """Return the moment of a false call without which the build had not been lost."""
    facts = {
        "said": phrase_said(one.phrase, names, words), "n": one.lacked, "size": one.wrong,
        "time": time_said(one.tick, state.options.ticks),
    }  # fmt: skip
    key = "led" if one.wrong else "lie"
    return _Moment(3, one.number, one.build, one.seat, ICONS["say"], key, facts)


def _voted(state: State, targets: Sequence[int], number: int) -> Iterator[_Moment]:
    """Yield whom a vote that counted put out, or who of the Bad escaped it by one finger."""
    votes = [one for one in targets if one != NO_VOTE]
    for seat in state.living():
        many = votes.count(seat)
        bad = state.team(seat) == BAD
        facts = {"n": many, "build": state.number}
        if 2 * many > len(votes):
            kind = "innocent" if not bad else "caught" if state.roles[seat] == WICKED else "turned"
            yield _Moment(5, number, state.number, seat, ICONS["vote"], kind, facts)
        elif bad and many and 2 * (many + 1) > len(votes):
            yield _Moment(4, number, state.number, seat, ICONS["vote"], "escaped", facts)
