"""The guide: what happens at a table of Mets ton slip !, explained the first time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.pages import Explained
from game.core.targets import SEAT
from game.core.words import Words
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import FETE, JOKERS, PANTS, SLIP
from game.games.mets_ton_slip.model.state import State

_ASKED: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    at.DRAW: ("draw", ("stock",)), at.KEEP: ("keep", ()), at.ACT: ("turn", ()),
    at.DISCARD: ("discard", ("end",)), at.DEFEND: ("defend", ("bear", "shield", "mirror")),
    at.CROIX: ("give", ()), at.STEAL: ("steal", ()),
}  # fmt: skip
"""By the moment of a turn, what is explained to whoever is asked, and what it points at."""

_YOURS = ("you", "of-you")
"""How a sentence that speaks to the viewer ends, by whether they did it or it was done to them."""


def happened(
    event: ev.Event, view: State, viewer: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return what there is to know of a fact, seen after it was folded; None: nothing."""

    def seats(what: str, *seats: int) -> Explained:
        return _about(what, seats, viewer, names, words)

    match event:
        case ev.Laid():
            return seats("goal", viewer)
        case ev.Wore(seat, face, slot):
            if face in JOKERS:
                return seats("joker", seat)
            return seats("slip" if slot == SLIP else "garment", seat)
        case ev.Fished(seat, source) if viewer != seat:
            return seats("fished", seat, source)
        case ev.Replaced(seat, _, target):
            return seats("replaced", seat, target)
        case ev.Attacked(seat, _, target) if viewer not in (seat, target):
            return seats("attacked", seat, target)
        case ev.Mirrored(seat):
            return seats("mirrored", seat, view.pointed)
        case ev.Shielded(seat):
            return seats("shielded", seat)
        case ev.Stripped(seat):
            return seats("stripped", seat)
        case ev.Stole(seat, target):
            return seats("stole", seat, target)
        case ev.Celebrated(seat, face):
            return seats("feast" if face == FETE else "troc", seat)
        case ev.LaidAway(seat) if viewer != seat:
            return seats("laid-away", seat)
        case ev.Washed():
            return seats("washed")
        case _:
            return None


def _about(
    what: str, seats: Sequence[int], viewer: int, names: Sequence[str], words: Words
) -> Explained:
    """Return what there is to know of what seats did; its viewer is not called by name."""
    facts = dict(zip(("name", "other"), (names[seat] for seat in seats), strict=False))
    key = f"guide.{what}"
    if len({*seats}) < len(seats):
        key += "-own" if viewer in seats else "-self"
    elif viewer in seats and words.knows(own := f"{key}-{_YOURS[seats.index(viewer)]}"):
        key = own
    return Explained(what, words.say(key, **facts), tuple(SEAT.at(seat) for seat in seats))


def asked(view: State, viewer: int, names: Sequence[str], words: Words) -> Explained | None:
    """Return what there is to know of what the viewer is asked now; None: nothing."""
    if view.asked() != viewer:
        return None
    what, points = _ASKED[view.phase]
    if view.phase == at.DEFEND and view.mirrors:
        what = "defend-back"
    facts = {"name": names[view.author], "other": names[view.pointed]}
    return Explained(what, words.say(f"guide.{what}", **facts), points)


def begins_well(view: State, viewer: int) -> bool:
    """Say whether the viewer holds a slip, without which nothing can be put on."""
    return PANTS in view.hands[viewer]
