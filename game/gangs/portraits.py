"""Portraits: who one is, as plain values for any screen."""

from __future__ import annotations

from collections import Counter

from game.core.pages import Identity
from game.core.words import Words
from game.gangs.model.cards import (
    BLANK,
    CHARACTER_NAMES,
    CHARLOTTE,
    GANG_NAMES,
    gang_of,
)
from game.gangs.model.missions import mission_name, mission_points
from game.gangs.model.state import State

BADGES = ("B", "C", "L", "X")
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
