"""Beats: lights on, the towers tested brick by brick, votes that open, roles that are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.verdicts import verdict_of, voters_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.roles import WICKED
from game.games.wombat.model.state import NO_VOTE
from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Timeline

FADE_MS: Final = 900
"""How long the light takes: a fade, no flash."""
_SHADES: Final = 12
"""In so many steps."""
BRICK_MS: Final = 170
"""From one stroke of the drum to the next."""
_AFTER_MS: Final = 900
_VOTES_MS: Final = 1800
VERDICT_MS: Final = 1400.0
"""How long the vote that counts takes to open, before it is said what came of it."""
ROLL_MS: Final = 400.0
"""When the drum begins to roll: it strikes for each vote that opens."""
VERDICT_READ_MS: Final = 3400
"""How long it is seen what came of it."""
_OUT_MS: Final = 1400
_COUNTED_MS: Final = 1200
"""How long the sentence of a count stands before its points are marked."""
_POINT_MS: Final = 500
LIGHT: Final = 5
"""From how many it is counted down, in the light, to the first vote."""
TOGETHER: Final = 12
"""The same around one screen, before each of the two votes: all read there, and find their keys."""
_LIGHT_MS: Final = 1000.0
"""From one of these to the next."""
UNMASKED_MS: Final = 160.0
"""From one role that is shown at the end to the next."""
WICKED_MS: Final = 700.0
"""How long all then wait for the last one."""
_SHOWN_MS: Final = 1100


def beat_of(
    event: ev.Event, before: Layout, after: Layout, *, couch: bool = False
) -> Timeline | None:
    """Return the road from one layout to the next; in a build nothing waits for a picture.

    On a ``couch`` all may point already while it is counted down to a vote.
    """
    table: Furniture = after.furniture
    match event:
        case ev.Lit(stacks):
            bricks = sum(map(len, stacks))
            fading = [
                (FADE_MS * at / _SHADES, replace(table, checked=0, shade=1 - at / _SHADES))
                for at in range(_SHADES)
            ]
            steps = [
                (FADE_MS + at * BRICK_MS, replace(table, checked=at)) for at in range(bricks + 1)
            ]
            whole = FADE_MS + bricks * BRICK_MS + _AFTER_MS
            return Timeline(before, after, whole, furniture=[*fading, *steps])
        case ev.VotesOpened(targets) if table.phase == at.FINAL:
            return _drummed(before, after, targets)
        case ev.VotesOpened():
            return Timeline(before, after, _VOTES_MS, furniture=[(0.0, table)])
        case ev.Eliminated():
            return Timeline(before, after, _OUT_MS, furniture=[(0.0, table)])
        case ev.Counted() if not table.practice:
            return Timeline(before, after, _COUNTED_MS, furniture=[(0.0, table)])
        case ev.PhaseBegan(at.STRAW | at.FINAL) if couch:
            return _counted_down(before, after, table, TOGETHER)
        case ev.PhaseBegan(at.STRAW):
            lit = replace(before.furniture, tally=table.tally)
            return _counted_down(before, after, lit, LIGHT)
        case ev.Scored():
            return Timeline(before, after, _POINT_MS, furniture=[(0.0, table)])
        case ev.Ended(_, _, roles) if not table.practice:
            hidden = [replace(one, role="") for one in table.plates]
            shown = [(0.0, replace(table, plates=tuple(hidden)))]
            for seat, when in unmasked(roles):
                hidden[seat] = table.plates[seat]
                shown.append((when, replace(table, plates=tuple(hidden))))
            return Timeline(before, after, shown[-1][0] + _SHOWN_MS, furniture=shown)
        case _:
            return None


def _counted_down(before: Layout, after: Layout, shown: Furniture, seconds: int) -> Timeline:
    """Return the road to a vote, on which it is counted down."""
    falls = [
        (_LIGHT_MS * second, replace(shown, votes_in=seconds - second)) for second in range(seconds)
    ]
    long = _LIGHT_MS * seconds
    return Timeline(before, after, long, furniture=falls, read_ms=long, counts=True)


def _drummed(before: Layout, after: Layout, targets: Sequence[int]) -> Timeline:
    """Return the road to a verdict, on which votes open one by one.

    None stands at its seat before its stroke of the drum: it would be taken for the first vote's.
    """
    table: Furniture = after.furniture
    verdict, voters = verdict_of(targets), voters_of(targets)
    closed = replace(
        table, plates=tuple(replace(one, vote=NO_VOTE, said="") for one in table.plates)
    )
    told, plates, landed = [(0.0, closed)], list(closed.plates), Counter[int]()
    for seat, when in zip((None, *voters), rolled(len(voters)), strict=True):
        if seat is not None:
            plates[seat] = replace(plates[seat], vote=targets[seat])
            landed[targets[seat]] += 1
        many = max((landed[one] for one in verdict.accused), default=0)
        counted = replace(verdict, landed=many)
        told.append((when, replace(closed, plates=tuple(plates), verdict=counted)))
    told.append((VERDICT_MS, replace(told[-1][1], verdict=verdict)))
    return Timeline(before, after, VERDICT_MS + VERDICT_READ_MS, furniture=told)


def rolled(many: int) -> list[float]:
    """Return when each of so many votes opens, with the beginning of the roll before them."""
    step = (VERDICT_MS - ROLL_MS) / (many + 1)
    return [ROLL_MS + step * at for at in range(many + 1)]


def unmasked(roles: Sequence[str]) -> list[tuple[int, float]]:
    """Return which seat shows its role when, the Wicked last and after a moment."""
    order = sorted(range(len(roles)), key=lambda seat: roles[seat] == WICKED)
    last = len(order) - 1
    return [(seat, UNMASKED_MS * (at + 1) + (WICKED_MS if at == last else 0.0))
            for at, seat in enumerate(order)]  # fmt: skip
