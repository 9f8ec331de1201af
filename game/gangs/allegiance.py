"""Allegiance: how likely each place holds a friend, from what is certain alone.

Every assignment of gangs to the unseen tiles that fits the facts is as likely as any other. The
facts: tiles one was shown, wherever swaps moved them, tiles of the eliminated, and that a match
which went on after an elimination or a swap with the middle had two gangs alive then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.gangs.model.actions import Action, Replay, Throw
from game.gangs.model.cards import BLANK, CHARLOTTE, DAMAGE, GANG_SIZE, gang_of
from game.gangs.model.state import State


def ally_chances(view: State, seat: int) -> list[float]:
    """Return, for every place (the middle last), the chance that its tile is of one's own gang."""
    mine = gang_of(view.character_at(seat))
    chances = gang_chances(view)
    return [chances[tile][mine] for tile in view.tile_at]


def gang_chances(view: State) -> list[list[float]]:
    """Return, for every tile, the chance of each gang (Charlotte last)."""
    gangs = [BLANK if c == BLANK else gang_of(c) for c in view.characters]
    unseen = [tile for tile, gang in enumerate(gangs) if gang == BLANK]
    left = Counter(map(gang_of, view.selection))
    left.subtract(gang for gang in gangs if gang != BLANK)
    counts = [left[gang] for gang in range(CHARLOTTE + 1)]
    # a set larger than a gang, and Charlotte, cannot be of one gang
    most = GANG_SIZE + view.options.charlotte
    bounds = [
        tiles
        for tiles in view.open_sets
        if len(tiles) <= most and any(gangs[tile] == BLANK for tile in tiles)
    ]
    shares = [[0.0] * (CHARLOTTE + 1) for _ in gangs]
    for tile, gang in enumerate(gangs):
        if gang != BLANK:
            shares[tile][gang] = 1.0
    if not unseen:
        return shares
    if not bounds:
        for tile in unseen:
            shares[tile] = [count / len(unseen) for count in counts]
        return shares
    worlds = 0
    for world in _worlds(gangs, unseen, counts, 0):
        if all(len({world[tile] for tile in tiles} - {CHARLOTTE}) > 1 for tiles in bounds):
            worlds += 1
            for tile in unseen:
                shares[tile][world[tile]] += 1
    for tile in unseen:
        shares[tile] = [share / max(1, worlds) for share in shares[tile]]
    return shares


# ---------------------------------------------------------------- what the arena measures by

ALONE: Final = CHARLOTTE
"""The camp whose seats are with nobody."""


def camps(state: State) -> list[int]:
    """Return the camp of every place (the middle last) of a state without blanks: its gang."""
    return [gang_of(state.character_at(place)) for place in range(len(state.tile_at))]


def prior(view: State) -> list[list[float]]:
    """Return, for every place (the middle last), the chance of each camp by what is certain."""
    chances = gang_chances(view)
    return [chances[tile] for tile in view.tile_at]


def living(state: State) -> list[int]:
    """Return the seats that still play."""
    return state.living()


def harmed(state: State, action: Action) -> int | None:
    """Return the seat that an action of one's own turn would do damage to, if it is meant to."""
    match action:
        case Throw(face, target) if DAMAGE[face]:
            return target
        case Replay(target) if DAMAGE[state.card & 15]:
            return target
        case _:
            return None


# ---------------------------------------------------------------- worlds


def _worlds(gangs: list[int], unseen: list[int], counts: list[int], at: int) -> Iterator[list[int]]:
    """Yield every assignment, the same list each time."""
    if at == len(unseen):
        yield gangs
        return
    tile = unseen[at]
    for gang, count in enumerate(counts):
        if count:
            counts[gang] -= 1
            gangs[tile] = gang
            yield from _worlds(gangs, unseen, counts, at + 1)
            counts[gang] += 1
    gangs[tile] = BLANK
