"""Portraits: the role that one was dealt, what it may not do, and how it wins."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from game.core.pages import Identity
from game.core.words import Words
from game.games.wombat.model.roles import CONFUSED, ROLES, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.naming import FRAME, role_picture

_SHORT, _LONG = 90, 360
_PULSES: Final = {
    role: tuple(_LONG if at in long else _SHORT for at in range(4))
    for role, long in zip(ROLES, combinations(range(4), 2), strict=True)
}
"""Two long pulses and two short ones for every role: a motor that is overheard tells least so."""


def identity(view: State, seat: int, words: Words) -> Identity:
    """Return the role of a seat; there are always as many lines."""
    role, options = view.roles[seat], view.options
    name = words.say(f"role.{role}")
    side = role if role in (WICKED, CONFUSED) else "good"
    wins = "practice" if options.practice else side
    lines = (
        name,
        words.say(f"role-explained.{role}"),
        words.say(f"portrait.wins-{wins}", points=options.points),
        *(() if options.practice else (words.say("portrait.counts"),)),
        words.say("portrait.secret"),
    )
    badge = "icon_hidden" if role == WICKED else "icon_brick"
    return Identity(role_picture(role), badge, name, lines, frame=FRAME, pulses=_PULSES[role])
