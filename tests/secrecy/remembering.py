"""Remembering: who was told of an exchanged thing was told what lies there in its own world.

An exchange changes the truth alone. A bot in a seat whose hand was changed would go on with the
hand it was dealt; so what its seat was told is changed, too, as if that had been dealt. What all
were told, and what the viewer was told, stays as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.seats import Seat
from game.gangs.model import events as ev
from tests.promises.pairs import Pair
from tests.promises.worlds import Running


def remember(pair: Pair, places: tuple[str, str]) -> bool:
    """Let the seats of the second world know what is there; False where no deal explains it."""
    world = pair.other
    before = {place: pair.subject.secrets(pair.one.truth)[place] for place in places}
    after = {place: pair.subject.secrets(world.truth)[place] for place in places}
    for place in places:
        kind, *at = place.split(":")
        match kind:
            case "tile":
                _look_anew(world, int(at[0]), after[place])
            case "mission":
                _deal_task(world, int(at[0]), after[place])
            case "hand":
                if not _deal_anew(world, Seat(int(at[0])), before[place], after[place]):
                    return False
    world.match._streams.clear()
    world.match._sorted.clear()
    return True


def _look_anew(world: Running, tile: int, character: int) -> None:
    told = world.journal.events
    for at, event in enumerate(told):
        if isinstance(event, ev.TileShown) and event.tile == tile:
            told[at] = replace(event, character=character)


def _deal_task(world: Running, seat: int, mission: int) -> None:
    told = world.journal.events
    for at, event in enumerate(told):
        if isinstance(event, ev.MissionDealt) and event.to == seat:
            told[at] = replace(event, mission=mission)


def _deal_anew(world: Running, seat: Seat, face: int, its: int) -> bool:
    """Change the one card that was drawn, the newest that it may have been."""
    told = world.journal.events
    for at in range(len(told) - 1, -1, -1):
        event = told[at]
        if isinstance(event, ev.Drawn) and event.to == seat and event.face == face:
            told[at] = replace(event, face=its)
            if _hand(world, seat) == world.truth.hands[seat]:
                return True
            told[at] = event
    return False


def _hand(world: Running, seat: Seat) -> Any:
    """What a seat holds by what it was told, None where that cannot be."""
    view = world.rules.initial(world.seats, world.options)
    try:
        for event in world.journal.events:
            if event.is_for(seat):
                world.rules.apply(view, event)
    except (ValueError, IndexError):
        return None
    return view.hands[seat]
