"""The ending: the truth of a match that is over, as plain values for any screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import Truth, TruthFigure, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import (
    BLANK,
    CHARACTER_NAMES,
    CHARLOTTE,
    DAMAGE,
    GANG_NAMES,
    LIMIT,
    face_of,
    gang_of,
)
from game.gangs.model.state import State
from game.gangs.portraits import BADGES, UNDECIDED
from game.gangs.rules.fold import apply

STICKERS_MOST = 3
COUNTED: Final = (
    ("thrown", "icon_shape_d30"),
    ("bims", "icon_p_bim"),
    ("kills", "icon_skull"),
)
"""What a result counts: the name of its text, and its picture."""


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    thrown: Counter[int] = Counter()
    bims: Counter[int] = Counter()
    done: Counter[int] = Counter()
    felled: Counter[int] = Counter()
    totals: dict[int, int] = {}
    by = BLANK
    for event in events:
        match event:
            case ev.Laid(card, _, by):
                thrown[by] += DAMAGE[face_of(card)]
            case ev.Reflected(seat):
                bims[seat] += 1
            case ev.Eliminated(seat):
                totals[seat] = state.totals[seat]
                felled[by] += 1
            case ev.RoundEnded():
                won = event.fulfilled if state.options.missions else event.gained
                done.update(place for place, yes in enumerate(won) if yes)
            case _:
                pass
        apply(state, event)
    by_points = state.reason == "points"
    rows = []
    for seat in map(Seat, range(state.n)):
        end, icon = _end_of(state, seat, done[seat], words)
        total = totals.get(seat, state.totals[seat])
        rows.append(
            TruthRow(
                seat=seat,
                picture=f"tile_{CHARACTER_NAMES[state.character_at(seat)]}",
                total=state.points[seat] if by_points else total,
                end=end,
                icon=icon,
                fell=not state.alive[seat] and not by_points,
                won=seat in state.winners,
                figures=(thrown[seat], bims[seat], felled[seat]),
            )
        )
    if by_points:
        rows.sort(key=lambda row: -(row.total or 0))
    else:
        rows.sort(
            key=lambda row: (not row.won, row.fell, -state.out_turns[row.seat], row.total or 0)
        )
    return _titled(state, tuple(rows), names, words)


def _end_of(state: State, seat: int, done: int, words: Words) -> tuple[str, str]:
    """Return how a match ended for a seat, in words and as a picture."""
    if state.reason == "points" and state.options.missions:
        return words.say("result.missions-done", n=done), "icon_mission"
    if state.reason == "points":
        return words.say("result.rounds-won", n=done), "icon_heart"
    if not state.alive[seat]:
        return words.say("result.fallen", n=state.out_turns[seat]), "icon_skull"
    icon = "icon_heart_100" if state.totals[seat] == LIMIT else "icon_heart"
    return words.say("result.standing"), icon


def _titled(state: State, rows: tuple[TruthRow, ...], names: Sequence[str], words: Words) -> Truth:
    counted = tuple(TruthFigure(words.say(f"result.{key}"), icon) for key, icon in COUNTED)
    gang, look = state.gang, state.gang if state.gang != BLANK else CHARLOTTE
    stickers = [row.picture.removeprefix("tile_") for row in rows if row.won][:STICKERS_MOST]
    badge, splat, limit, total = f"icon_badge_{BADGES[look]}", BADGES[look], LIMIT, "total"
    if state.reason == "points":
        best = [names[row.seat] for row in rows if row.won]
        title = words.say("scores.best", names=words.say("result.and").join(best), n=len(best))
        line = words.say("scores.line", n=state.round, points=rows[0].total)
        badge, splat, limit, total = "icon_star", BADGES[CHARLOTTE], 10**6, "points-label"
    elif gang == BLANK:
        title = words.say("result.draw")
        line = words.say("result.line-draw", n=state.turn_number)
        badge, splat = "icon_badge_q", state.options.lexicon.nobody
    else:
        others = sorted(set(map(gang_of, state.selection)) - {gang, CHARLOTTE})
        losers = [words.say(f"gang-name.{GANG_NAMES[other]}") for other in others]
        name = words.say(f"gang.{GANG_NAMES[gang]}")
        title = words.say("result.won", gang=name[0].upper() + name[1:])
        shown = words.say("result.and").join(losers)
        line = words.say("result.line", n=state.turn_number, losers=shown)
    return Truth(
        title=title,
        line=line,
        badge=badge,
        splat=splat,
        colour=state.options.lexicon.colours[look],
        tint=state.options.lexicon.tints[look],
        stickers=tuple(stickers),
        banner=UNDECIDED if state.reason == UNDECIDED else "",
        figures=counted,
        total=words.say(f"result.{total}"),
        limit=limit,
        rows=rows,
    )
