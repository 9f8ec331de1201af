"""The ending: who was who, what everybody's paw did, and how the towers grew and fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.endings import Truth, TruthFigure, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import SPINDLES, sizes, sound
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.state import HAND, State
from game.games.wombat.naming import time_said
from game.games.wombat.rules.fold import apply

COUNTED: Final = (("laid", "icon_brick"), ("took", "icon_paw"), ("said", "icon_bubble"))
"""What a result counts: the name of its text, and its picture."""
WINDOW: Final = 3 * TICKS
"""The steepest fall is looked for within so many ticks."""
_COLOUR: Final = (58, 42, 74)
_TINT: Final = (255, 236, 170)


@dataclass(frozen=True, slots=True)
class Standing:
    """How many bricks stood right at a moment, and whose paw made it so; -1 for nobody's."""

    build: int
    tick: int
    bricks: int
    seat: int


@dataclass(frozen=True, slots=True)
class Fall:
    """The steepest fall of sound bricks within three seconds."""

    build: int
    tick: int
    bricks: int


def sound_bricks(state: State) -> int:
    """Return how many bricks lie right from the bottom up, on all spindles; 0 to 18."""
    return sum(sound(sizes(stack)) for stack in state.lying[:SPINDLES])


def course_of(state: State, events: Sequence[Any]) -> list[Standing]:
    """Return how towers grew and fell, folding all events into an empty table."""
    curve: list[Standing] = []
    for event in events:
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
        curve.append(Standing(state.number, state.tick, sound_bricks(state), paw))
    return curve


def steepest(curve: Sequence[Standing]) -> Fall | None:
    """Return the steepest fall within three seconds; None: no tower ever lost a sound brick."""
    best: Fall | None = None
    first = 0
    for end, now in enumerate(curve):
        while curve[first].build != now.build or curve[first].tick < now.tick - WINDOW:
            first += 1
        top = max(one.bricks for one in curve[first : end + 1])
        if top - now.bricks > (best.bricks if best else 0):
            best = Fall(now.build, now.tick, top - now.bricks)
    return best


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    laid, took, said = Counter[int](), Counter[int](), Counter[int]()
    fall = steepest(course_of(state.copy(), events))
    lights: list[str] = []
    for event in events:
        match event:
            case hidden.Moved(_, _, old, new) if new < SPINDLES:
                laid[old - HAND] += 1
            case hidden.Moved(_, _, old, new) if old < SPINDLES:
                took[new - HAND] += 1
            case ev.Said(seat):
                said[seat] += 1
            case ev.Counted():
                lights.append(str(sound_bricks(state)))
            case _:
                pass
        apply(state, event)
    bricks = ", ".join(lights)
    line = words.say("result.line-calm", bricks=bricks)
    if fall is not None:
        line = words.say(
            "result.line", bricks=bricks, n=fall.build, time=time_said(fall.tick), fall=fall.bricks
        )
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
        tint=_TINT,
        stickers=(),
        banner="",
        figures=tuple(TruthFigure(words.say(f"result.{key}"), icon) for key, icon in COUNTED),
        total=words.say("result.total"),
        limit=10**9,
        rows=tuple(rows),
    )


def _row(state: State, seat: Seat, figures: tuple[int, ...], words: Words) -> TruthRow:
    won = seat in state.winners
    bad = state.team(seat) == BAD
    return TruthRow(
        seat=seat,
        picture="",
        total=figures[0] - figures[1],
        end=words.say(f"role-short.{state.roles[seat]}"),
        icon="mark_wrong" if bad else "icon_star" if won else "icon_paw",
        fell=not state.alive[seat],
        won=won,
        figures=figures,
    )
