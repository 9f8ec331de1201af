"""Scores: the sheet of a round with Missions, as plain values for any screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, GANG_NAMES
from game.gangs.model.missions import mission_name, mission_points
from game.gangs.model.state import State


@dataclass(frozen=True, slots=True)
class Score:
    """One seat of a score sheet."""

    seat: int
    won: bool
    """Whether its gang won the round."""
    out: bool
    task: str
    """The mission's name."""
    text: str
    """What was to be done."""
    done: bool
    worth: str
    """The points of the mission."""
    gained: int
    total: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A round that is over, the seat with most points first."""

    title: str
    line: str
    rows: tuple[Score, ...]
    last: bool
    """Whether it was the match's last round."""


def sheet(event: ev.RoundEnded, view: State, names: Sequence[str], words: Words) -> Sheet:
    """Return the sheet of a round, on a view that has folded its end."""
    rows = [
        Score(
            seat=seat,
            won=seat in event.winners,
            out=not view.alive[seat],
            task=words.say(f"mission.{mission_name(mission)}"),
            text=words.say(f"mission-text.{mission_name(mission)}"),
            done=event.fulfilled[seat],
            worth=words.say("missions.points", n=mission_points(mission)),
            gained=event.gained[seat],
            total=view.points[seat],
        )
        for seat, mission in enumerate(event.missions)
    ]
    rows.sort(key=lambda row: (-row.total, -row.gained, row.seat))
    line = words.say("missions.nobody")
    if event.gang != BLANK:
        gang = words.say(f"gang.{GANG_NAMES[event.gang]}")
        line = words.say("missions.won", gang=gang[0].upper() + gang[1:])
    return Sheet(
        title=words.say("missions.over", n=view.round),
        line=line,
        rows=tuple(rows),
        last=view.round >= view.options.rounds,
    )
