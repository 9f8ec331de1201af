"""Beats: lights on, the towers tested brick by brick, votes that open."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.games.wombat.board.arranging import Furniture
from game.games.wombat.board.verdicts import verdict_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
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
"""How long fingers alone are seen in the vote that counts, before it is said what came of it."""
_VERDICT_READ_MS: Final = 2600
_OUT_MS: Final = 1400
_POINT_MS: Final = 500


def beat_of(event: ev.Event, before: Layout, after: Layout) -> Timeline | None:
    """Return the road from one layout to the next; in a build nothing waits for a picture."""
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
            plates = zip(table.plates, targets, strict=True)
            pointed = replace(table, plates=tuple(replace(one, vote=to) for one, to in plates))
            verdict = verdict_of(targets)
            told = [(0.0, pointed), (VERDICT_MS, replace(pointed, verdict=verdict))]
            return Timeline(before, after, VERDICT_MS + _VERDICT_READ_MS, furniture=told)
        case ev.VotesOpened():
            return Timeline(before, after, _VOTES_MS, furniture=[(0.0, table)])
        case ev.Eliminated():
            return Timeline(before, after, _OUT_MS, furniture=[(0.0, table)])
        case ev.Scored():
            return Timeline(before, after, _POINT_MS, furniture=[(0.0, table)])
        case _:
            return None
