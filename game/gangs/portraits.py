"""Portraits: who one is, and the truth at the end, as plain values for any screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import Truth, TruthFigure, TruthRow
from game.core.pages import Identity
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
from game.gangs.model.missions import mission_name, mission_points
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

BADGES = ("B", "C", "L", "X")
STICKERS_MOST = 3
COUNTED: Final = (
    ("thrown", "icon_shape_d30"),
    ("bims", "icon_p_bim"),
    ("kills", "icon_skull"),
)
"""What a result counts: the name of its text, and its picture."""
UNDECIDED = "undecided"
"""Why a round ended in which nobody can play any more, and the picture of it."""


def identity(view: State, seat: int, words: Words) -> Identity:
    """Return who a seat is."""
    character = view.character_at(seat)
    gang = gang_of(character)
    name = words.say(f"character.{CHARACTER_NAMES[character]}")
    counts = Counter(map(gang_of, view.selection))
    members = [words.say(f"gang-members.{GANG_NAMES[g]}", n=n) for g, n in sorted(counts.items())]
    # with a tile in the middle nobody can tell that nobody else is of one's gang
    alone = gang == CHARLOTTE or (counts[gang] == 1 and not view.mystery)
    lines = [
        words.say("peek.you", name=name, gang=words.say(f"gang-name.{GANG_NAMES[gang]}")),
        words.say("peek.alone" if alone else "peek.team", gang=_gang(gang, words)),
        words.say("peek.counts", counts=", ".join(members)),
    ]
    if view.mystery:
        lines.append(words.say("peek.mystery" if view.mystery == 1 else "peek.mystery-two"))
    picture = f"tile_{CHARACTER_NAMES[character]}"
    badge = f"icon_badge_{BADGES[gang]}"
    return Identity(picture, badge, name, tuple(lines), task(view, seat, words))


def task(view: State, seat: int, words: Words) -> tuple[str, ...]:
    """Return a seat's mission and what is to be done for it; nothing where there is none."""
    if not view.missions or view.missions[seat] == BLANK:
        return ()
    mission = view.missions[seat]
    points = words.say("missions.points", n=mission_points(mission))
    name = words.say(f"mission.{mission_name(mission)}")
    text = words.say(f"mission-text.{mission_name(mission)}")
    return name, words.say("peek.mission", text=text, points=points)


def _gang(gang: int, words: Words) -> str:
    return words.say(f"gang.{GANG_NAMES[gang]}")


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    thrown: Counter[int] = Counter()
    bims: Counter[int] = Counter()
    done: Counter[int] = Counter()
    victims: dict[int, list[int]] = {}
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
                victims.setdefault(by, []).append(seat)
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
                figures=(thrown[seat], bims[seat], len(victims.get(seat, ()))),
                victims=tuple(victims.get(seat, ())),
            )
        )
    if by_points:
        rows.sort(key=lambda row: -row.total)
    else:
        rows.sort(key=lambda row: (not row.won, row.fell, -state.out_turns[row.seat], row.total))
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
        name = _gang(gang, words)
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
