"""Portraits: the role that one was dealt, what it may not do, and how it wins."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from game.core.pages import Identity
from game.core.words import Words
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import NOWHERE, PLACES, SPINDLES
from game.games.wombat.model.roles import CONFUSED, ROLES, WICKED
from game.games.wombat.model.state import BUILD, NO_PAW, State
from game.games.wombat.naming import FRAME, place_said, role_picture, role_told
from game.games.wombat.tower import tower

_SHORT, _LONG = 90, 360
_PULSES: Final = {
    role: tuple(_LONG if at in long else _SHORT for at in range(4))
    for role, long in zip(ROLES, combinations(range(4), 2), strict=True)
}
"""Two long pulses and two short ones for every role: a motor that is overheard tells least so."""
_GRID: Final = (3, 4, 5, 0, 1, 2, 6, 7, 8, 9, 10, 11)
"""The places as they lie in the box, row by row, three in each."""


def identity(view: State, seat: int, words: Words) -> Identity:
    """Return the role of a seat, with as many lines as any other at its table."""
    role, options = view.roles[seat], view.options
    name = words.say(f"role.{role}")
    side = role if role in (WICKED, CONFUSED) else "good"
    wins = "practice" if options.practice else side
    lines: tuple[str, ...] = (
        name,
        role_told(role, words, practice=options.practice),
        words.say(f"portrait.wins-{wins}", points=options.points),
    )
    if not options.practice:
        lines += words.say("portrait.counts"), words.say("portrait.secret")
    badge = "icon_hidden" if role == WICKED else "icon_brick"
    chart, where = _paw(view, seat, words)
    lines += (words.say("portrait.swap"),) if chart else ()
    return Identity(
        role_picture(role), badge, name, lines, frame=FRAME, pulses=_PULSES[role], chart=chart,
        where=where, title=words.say("bar.practice") if options.practice else "",
        goal=tower(based=options.beginner),
    )  # fmt: skip


def _paw(view: State, seat: int, words: Words) -> tuple[str, tuple[str, ...]]:
    """Return which of the paws that all see is a seat's, as a map of the box and in words."""
    hand = view.hands[seat]
    shadows = view.options.touch == SHADOWS and view.phase == BUILD and view.alive[seat]
    if not shadows or hand.paw == NO_PAW or hand.place == NOWHERE:
        return "", ()
    held = [words.say("screen-reader.brick", size=size) if size else words.say("portrait.unfelt")
            for size in hand.sizes]  # fmt: skip
    holds = words.say(
        "portrait.holds", bricks=", ".join(held) or words.say("screen-reader.no-brick")
    )
    kind = "board.tower" if hand.place < SPINDLES else "screen-reader.zone"
    begins = view.tick <= 1
    return _map(hand.place), (
        words.say("portrait.paw", n=hand.paw),
        words.say(kind, place=place_said(hand.place)),
        words.say("portrait.anew") if begins else holds,
    )


def _map(place: int) -> str:
    """Return a map of the box with one place lit."""
    cells = "".join(
        f'<rect x="{2 + 30 * (at % 3)}" y="{2 + 22 * (at // 3)}" width="26" height="18" rx="5" '
        f'fill="{"#FFCB2E" if its == place else "#6A4682"}"/>'
        for at, its in enumerate(_GRID[:PLACES])
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">{cells}</svg>'
