"""The guide: what happens at a table of hidden gangs, explained the first time in its game's words.

What a game has no sentence for, ``guide.NAME``, is not explained there.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.pages import Explained
from game.core.targets import SEAT
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.actions import MULLIGAN, Discard
from game.gangs.model.cards import DAMAGE, face_of
from game.gangs.model.state import CHOOSE, REACT, REPLAY, SECOND, State
from game.gangs.rules.legality import pending


def happened(
    event: ev.Event, view: State, viewer: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return what there is to know of a fact, seen after it was folded; None: nothing."""

    def seats(what: str, *seats: int) -> Explained | None:
        facts = dict(zip(("name", "other"), (names[seat] for seat in seats), strict=False))
        return _explained(what, words, tuple(SEAT.at(seat) for seat in seats), **facts)

    match event:
        case ev.TilesChosen():
            goal = "goal-apart" if view.options.silent else "goal"
            return _explained(goal, words, ("identity",))
        case ev.Thrown(seat, _, target) if viewer not in (seat, target):
            return seats("thrown", seat, target)
        case ev.Laid(card, seat) if DAMAGE[face_of(card)]:
            return seats("damage", seat)
        case ev.Reflected(seat):
            return seats("reflected", seat)
        case ev.Refused(seat):
            return seats("refused", seat)
        case ev.Offended(seat):
            return seats("oups", seat)
        case ev.Destroyed(_, seat, "alternation"):
            return seats("alternation", seat)
        case ev.Looked(seat, target) if viewer not in (seat, target):
            return seats("looked", seat, target)
        case ev.Shielded(seat):
            return seats("shield", seat)
        case ev.Healed(seat):
            return seats("heal", seat)
        case ev.Recycled(by, seat):
            return seats("recycle", by, seat)
        case ev.Swapped():
            return _explained("swap", words, ("identity",))
        case ev.Passed(seat):
            return seats("passed", seat)
        case ev.Eliminated(seat):
            return seats("out-you" if seat == viewer else "out", seat)
        case _:
            return None


def asked(view: State, viewer: int, names: Sequence[str], words: Words) -> Explained | None:
    """Return what there is to know of what the viewer is asked now; None: nothing."""
    if view.asked() != viewer:
        return None
    if view.phase == REACT:
        other = names[view.other_side()]
        if view.bims & 1:
            return _explained("answer-back", words, ("take", "bim"), name=other)
        return _explained("answer", words, ("take", "bim"), name=other)
    if view.phase == SECOND:
        return _explained("second", words)
    if view.phase == REPLAY:
        return _explained("replay", words)
    if view.phase != CHOOSE:
        return None
    legal = pending(view).get(view.asked(), ())  # type: ignore[call-overload]
    if MULLIGAN in legal:
        return _explained("mulligan", words, ("mulligan",))
    if legal and all(isinstance(action, Discard) for action in legal):
        return _explained("discard", words, ("discard",))
    return _explained("turn", words)


def _explained(
    what: str, words: Words, points: tuple[str, ...] = (), **facts: str
) -> Explained | None:
    key = f"guide.{what}"
    return Explained(what, words.say(key, **facts), points) if words.knows(key) else None


def begins_well(view: State, viewer: int) -> bool:
    """Any deal will do: every hand can be played at once."""
    return True
