"""What pairs of windows must know of every game of hidden gangs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.luck import Stream
from game.core.seats import Seat
from game.gangs.model import events as ev
from game.gangs.model.cards import BIM, NON
from game.gangs.model.state import REACT
from tests.promises.worlds import Running
from tests.secrecy.exchanging import ANSWER, folded

ANSWERS: Final = frozenset((BIM, NON))
SETTINGS: Final[Mapping[str, Any]] = {"confirm_ally": False}
_SORTS: Final = (ANSWER, "draw", ANSWER, "hands", ANSWER, "tiles")


def sorts(options: Mapping[str, Any]) -> Sequence[str]:
    return (*_SORTS, "missions") if "missions" in options.get("modules", ()) else _SORTS


def play(legal: Sequence[Any], chance: Stream) -> Any:
    plays = [one for one in legal if one.kind != "discard"] or legal
    return plays[chance.below(len(plays))]


def ripe(truth: Any, sort: str, chance: Stream) -> bool:
    """Every second act aims at somebody: any moment will do."""
    return True


def asked_soonest(truth: Any) -> int:
    return int(truth.target)


def answering(truth: Any) -> bool:
    return bool(truth.phase == REACT)


def known_anew(world: Running, place: str, before: int, after: int) -> bool:
    kind, *at = place.split(":")
    match kind:
        case "tile":
            _look_anew(world, int(at[0]), after)
        case "mission":
            _deal_task(world, int(at[0]), after)
        case "hand":
            return _deal_anew(world, Seat(int(at[0])), before, after)
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
            view, hand = folded(world, seat), world.truth.hands[seat]
            if view is not None and sorted(view.hands[seat]) == sorted(hand):
                hand[:] = view.hands[seat]  # it lies as it came
                return True
            told[at] = event
    return False
