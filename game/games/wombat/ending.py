"""The ending: who was who, what everybody's paw did, and how the towers grew and fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from game.core.endings import Curve, Truth, TruthFigure, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import BRICKS, SPINDLES, sizes, sound
from game.games.wombat.model.roles import BAD, GOOD, WORTH
from game.games.wombat.model.state import HAND, State
from game.games.wombat.naming import role_picture, time_said
from game.games.wombat.rules.fold import apply

COUNTED: Final = (("laid", "icon_brick"), ("took", "icon_paw"), ("said", "icon_bubble"))
"""What a result counts: the name of its text, and its picture."""
WINDOW: Final = 3 * TICKS
"""The steepest fall is looked for within so many ticks."""
_LEAST: Final = 2
"""A fall of fewer bricks decided nothing."""
_COLOUR: Final = (58, 42, 74)


@dataclass(frozen=True, slots=True)
class BrickStanding:
    """How many bricks stood right at a moment, and whose paw made it so; -1 for nobody's."""

    build: int
    tick: int
    bricks: int
    seat: int
    part: float = 0.0
    """How much of the match's facts had been told, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Fall:
    """The steepest fall of sound bricks within three seconds."""

    build: int
    tick: int
    bricks: int
    since: float = 0.0
    """From which part of the match on it fell."""
    part: float = 0.0
    """When it had fallen."""


def sound_bricks(state: State) -> int:
    """Return how many bricks lie right from the bottom up, on all spindles; 0 to 18."""
    return sum(sound(sizes(stack)) for stack in state.lying[:SPINDLES])


def course_of(state: State, events: Sequence[Any]) -> list[BrickStanding]:
    """Return how towers grew and fell, folding all events into an empty table."""
    curve: list[BrickStanding] = []
    for index, event in enumerate(events, 1):
        apply(state, event)
        if state.phase != at.BUILD:
            continue
        match event:
            case hidden.Moved(_, _, old, new) if old < SPINDLES or new < SPINDLES:
                paw = max(old, new) - HAND
            case hidden.Scattered():
                paw = -1
            case _:
                continue
        curve.append(
            BrickStanding(state.number, state.tick, sound_bricks(state), paw, index / len(events))
        )
    return curve


def steepest(curve: Sequence[BrickStanding], bad: Collection[int]) -> Fall | None:
    """Return the steepest fall within three seconds that mattered, or None.

    It did in a build whose points were the Bad team's (``bad``), unless what fell stood again.
    """
    lights = {one.build: one.bricks for one in curve}
    best: Fall | None = None
    first = 0
    for end, now in enumerate(curve):
        # what stood when the three seconds began was made before them
        while curve[first].build != now.build or (
            first < end and curve[first + 1].tick <= now.tick - WINDOW
        ):
            first += 1
        top = max(range(first, end + 1), key=lambda at: (curve[at].bricks, at))
        lost = curve[top].bricks - now.bricks
        if now.build not in bad or lights[now.build] >= curve[top].bricks:
            continue
        if lost >= (best.bricks + 1 if best else _LEAST):
            best = Fall(now.build, now.tick, lost, curve[top + 1].part, now.part)
    return best


def lost_builds(events: Sequence[Any]) -> frozenset[int]:
    """Return the numbers of the builds whose points were the Bad team's."""
    found, number = set(), 0
    for event in events:
        if isinstance(event, ev.BuildBegan):
            number = event.number
        elif isinstance(event, ev.Counted) and WORTH[event.complete][0] == BAD:
            found.add(number)
    return frozenset(found)


def curve_of(curve: Sequence[BrickStanding], fall: Fall | None, words: Words) -> Curve | None:
    """Return how sound bricks rose and fell, to be drawn; None where nothing was ever built."""
    if not curve:
        return None
    begun = [now for old, now in pairwise(curve) if old.build != now.build]
    builds = [one.build for one in (curve[0], *begun)]
    return Curve(
        label=words.say("result.curve"),
        scale=("0", str(BRICKS)),
        parts=tuple(words.say("result.curve-build", n=build) for build in builds),
        points=tuple((one.part, one.bricks / BRICKS) for one in curve),
        starts=tuple(one.part for one in begun),
        fall=None if fall is None else (fall.since, fall.part),
    )


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    laid, took, said = Counter[int](), Counter[int](), Counter[int]()
    course = course_of(state.copy(), events)
    fall = steepest(course, lost_builds(events))
    lights: list[str] = []
    counts: list[int] = []
    scored: list[tuple[int, str]] = []
    for event in events:
        match event:
            case hidden.Moved(_, _, old, new) if new < SPINDLES:
                laid[old - HAND] += 1
            case hidden.Moved(_, _, old, new) if old < SPINDLES:
                took[new - HAND] += 1
            case ev.Said(seat):
                said[seat] += 1
            case ev.Counted(complete):
                lights.append(str(sound_bricks(state)))
                counts.append(complete)
            case ev.Scored(team):
                scored.append((len(lights), team))
            case _:
                pass
        apply(state, event)
    practice = state.options.practice
    line = _bricks(lights, words) if practice else score_said(state, counts, scored, words)
    if fall is not None:
        time = time_said(fall.tick, state.options.ticks)
        more = words.say("result.fall", build=fall.build, time=time, n=fall.bricks)
        line = f"{line} {more}"
    rows = [
        _row(state, seat, (laid[seat], took[seat], said[seat]), words)
        for seat in map(Seat, range(state.seats))
    ]
    rows.sort(key=lambda row: (not row.won, row.seat))
    return Truth(
        title=words.say(f"result.won-{state.reason}"),
        line=line,
        badge="icon_brick",
        splat="",
        colour=_COLOUR,
        stickers=(),
        banner="",
        figures=tuple(TruthFigure(words.say(f"result.{key}"), icon) for key, icon in COUNTED),
        total=words.say("result.total"),
        limit=10**9,
        rows=tuple(rows),
        curve=curve_of(course, fall, words),
        played=not state.options.practice,
    )


def score_said(
    state: State, counts: Sequence[int], scored: Sequence[tuple[int, str]], words: Words
) -> str:
    """Return why a match is over: the score, and in which builds what gave the points that won it.

    Each point is ``scored`` in a build; of builds it says how many towers ``counts`` found done,
    and where one point more would have been one too many (W9), that so many were enough.
    """
    team = state.reason
    own, other = (state.good, state.bad) if team == GOOD else (state.bad, state.good)
    alike: dict[tuple[int, int], list[int]] = {}
    for build, points in Counter(build for build, whose in scored if whose == team).items():
        alike.setdefault((counts[build - 1], points), []).append(build)
    told = [words.say(f"result.score-{team}", goal=state.options.points, own=own, other=other)]
    for (complete, points), builds in alike.items():
        short = points < WORTH[complete][1]
        key = "enough" if short else "builds" if len(builds) > 1 else "build"
        towers = words.say(f"result.score-towers-{complete}")
        *first, last = map(str, builds)
        which = words.say("verdict.and").join(filter(None, (", ".join(first), last)))
        told.append(words.say(f"result.score-{key}", build=which, towers=towers, n=points))
    return " ".join(told)


def _bricks(lights: Sequence[str], words: Words) -> str:
    return words.say("result.line-calm", bricks=", ".join(lights))


def _row(state: State, seat: Seat, figures: tuple[int, ...], words: Words) -> TruthRow:
    won = seat in state.winners
    bad = state.team(seat) == BAD
    return TruthRow(
        seat=seat,
        picture=role_picture(state.roles[seat]),
        total=figures[0] - figures[1],
        end=words.say(f"role-short.{state.roles[seat]}"),
        icon="icon_star" if won else "icon_hidden" if bad else "icon_paw",
        fell=not state.alive[seat],
        won=won,
        figures=figures,
        square=True,
        foe=bad,
    )
