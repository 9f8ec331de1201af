"""Scores: the sheet of a round, as plain values for any screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.pages import Score, Sheet
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of
from game.gangs.model.missions import mission_name, mission_points
from game.gangs.model.state import State
from game.gangs.portraits import BADGES, UNDECIDED


def sheet(event: ev.RoundEnded, view: State, names: Sequence[str], words: Words) -> Sheet:
    """Return the sheet of a round, on a view that has folded its end."""
    row = _for_a_mission if event.missions else _for_a_gang
    rows = [row(event, view, seat, words) for seat in range(view.n)]
    rows.sort(key=lambda row: (-row.total, -row.gained, row.seat))
    open_ended = event.reason == UNDECIDED
    line = words.say("scores.undecided" if open_ended else "scores.nobody")
    if event.gang != BLANK:
        gang = words.say(f"gang.{GANG_NAMES[event.gang]}")
        line = words.say("scores.won", gang=gang[0].upper() + gang[1:])
    return Sheet(
        title=words.say("scores.over", n=view.round),
        line=line,
        rows=tuple(rows),
        last=view.options.last_round(view),
        open=open_ended,
    )


def _for_a_mission(event: ev.RoundEnded, view: State, seat: int, words: Words) -> Score:
    mission = mission_name(event.missions[seat])
    return Score(
        seat=seat,
        won=seat in event.winners,
        out=not view.alive[seat],
        picture="icon_mission",
        task=words.say(f"mission.{mission}"),
        text=words.say(f"mission-text.{mission}"),
        done=event.fulfilled[seat],
        worth=words.say("missions.points", n=mission_points(event.missions[seat])),
        gained=event.gained[seat],
        total=view.points[seat],
    )


def _for_a_gang(event: ev.RoundEnded, view: State, seat: int, words: Words) -> Score:
    """Return the row of a seat whose points are for its gang, as far as that is open now."""
    won = seat in event.winners
    gang = gang_of(view.character_at(seat))
    if gang < 0 and won and not view.options.silent:
        gang = event.gang  # nobody wins beside it there
    return Score(
        seat=seat,
        won=won,
        out=not view.alive[seat],
        picture=f"icon_badge_{BADGES[gang]}" if gang >= 0 else "icon_badge_q",
        task=words.say(f"gang-name.{GANG_NAMES[gang]}")
        if gang >= 0
        else words.say("scores.veiled"),
        text=words.say(f"scores.for-{event.gained[seat]}"),
        done=won,
        worth="",
        gained=event.gained[seat],
        total=view.points[seat],
    )
