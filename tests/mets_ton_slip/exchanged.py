"""What pairs of windows must know of Mets ton slip !: hand cards, and the clean laundry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.actions import Action, Attack
from game.games.mets_ton_slip.model.cards import DEFENCES
from game.games.mets_ton_slip.model.state import ACT, DEFEND, State
from game.games.mets_ton_slip.rules import RULES
from tests.mets_ton_slip.running import dressing
from tests.promises.worlds import Running
from tests.secrecy.exchanging import ANSWER, folded

ANSWERS: Final = frozenset(DEFENCES)
SETTINGS: Final[Mapping[str, Any]] = {}
_SORTS: Final = (ANSWER, "hands", ANSWER, "draw")


def sorts(options: Mapping[str, Any]) -> Sequence[str]:
    return _SORTS


def play(legal: Sequence[Action], chance: Stream) -> Action:
    return dressing(legal, chance)


def ripe(state: State, sort: str, chance: Stream) -> bool:
    """A defence is exchanged while somebody is asked for one, or just before they may be."""
    if sort != ANSWER or state.phase == DEFEND:
        return True
    attacks = state.phase == ACT and any(
        isinstance(one, Attack) for one in RULES.pending(state)[state.turn]
    )
    return attacks and not chance.below(3)


def asked_soonest(state: State) -> int:
    return state.pointed


def answering(state: State) -> bool:
    return state.phase == DEFEND


def known_anew(world: Running, place: str, before: int, after: int) -> bool:
    """Deal another card, or let another be drawn: the newest that it may have been."""
    kind, *at = place.split(":")
    if kind != "hand":
        return True
    seat, told = Seat(int(at[0])), world.journal.events
    held = sorted(world.truth.hands[seat])
    for index in range(len(told) - 1, -1, -1):
        event = told[index]
        for other in _dealt_otherwise(event, seat, before, after):
            told[index] = other
            view = folded(world, seat)
            if view is not None and sorted(view.hands[seat]) == held:
                return True
            told[index] = event
    return False


def _dealt_otherwise(event: Any, seat: Seat, face: int, its: int) -> Sequence[Any]:
    """Return an event that gave a seat a card as one that gave it another, if it did."""
    match event:
        case ev.Drawn(to, drawn) if to == seat and drawn == face:
            return [replace(event, face=its)]
        case ev.HandTold(to, faces) if to == seat and face in faces:
            at = faces.index(face)
            return [replace(event, faces=(*faces[:at], its, *faces[at + 1 :]))]
        case _:
            return []
