"""The guide: what happens at a table of Le Boulet, explained the first time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.pages import Explained
from game.core.seats import Seat
from game.core.targets import SEAT
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import is_joke
from game.games.le_boulet.naming import theme_said
from game.games.le_boulet.rules.legality import may_lead

_POINTS: Final[Mapping[str, tuple[str, ...]]] = {
    at.RACE: ("found", "none"), at.LEAD: (), at.EXPLAIN: ("explain", "silent"),
    at.ANSWER: ("lay", "decline", "contest"),
    at.OPEN: ("fine", "contest"), at.DEFENCE: ("defend", "silent"), at.VOTE: ("yes", "no"),
    at.RETRY: ("lay", "decline"), at.GIVE: ("keep",),
}  # fmt: skip
"""By moment, the buttons that are explained to whoever is asked."""


def happened(
    event: ev.Event, view: State, viewer: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return what there is to know of a fact, seen after it was folded; None: nothing."""

    def seats(what: str, *seats: int, **facts: object) -> Explained:
        facts |= dict(zip(("name", "other"), (names[seat] for seat in seats), strict=False))
        points = tuple(SEAT.at(seat) for seat in seats)
        return Explained(what, words.say(f"guide.{what}", **facts), points)

    match event:
        case ev.Laid():
            return seats("goal", viewer)
        case ev.Proposed(seat, _, _, theme) if seat != viewer:
            return seats("proposed", seat, theme=theme_said(theme, words))
        case ev.Passed(seat) if seat != viewer:
            return seats("passed", seat)
        case ev.Wondered(askers) if viewer not in askers:
            return seats("wondered", askers[0], view.leader)
        case ev.Explained(seat, text) if seat != viewer:
            explains = text and not is_joke(text)
            return seats("explained" if explains else "unexplained", seat)
        case ev.Answered(faces):
            boulets = [seat for seat, face in enumerate(faces) if face == BOULET]
            if boulets:
                return seats("boulet", boulets[0])
            return seats("answered") if any(face != NONE for face in faces) else None
        case ev.Accused(seat, thing) if viewer not in (seat, view.accused):
            return seats("accused-pair" if thing == PAIR else "accused", seat, view.accused)
        case ev.Voted(_, good):
            return seats("good" if good else "bad", view.accused, view.accuser, n=view.threshold)
        case ev.TakenBack(thing):
            return seats("back-pair" if thing == PAIR else "back", view.accused)
        case ev.Gave(seat, to) if to != NOBODY_GETS:
            return seats("given", seat, to)
        case _:
            return None


def asked(view: State, viewer: int, names: Sequence[str], words: Words) -> Explained | None:
    """Return what there is to know of what the viewer is asked now; None: nothing."""
    if Seat(viewer) not in view.asked():
        return None
    what = "lead-cannot" if view.phase == at.LEAD and not may_lead(view) else view.phase
    asker = view.askers[0] if view.phase == at.EXPLAIN else view.accuser
    facts = {"name": names[asker], "other": names[view.accused], "n": view.threshold}
    return Explained(f"ask-{what}", words.say(f"guide.ask-{what}", **facts), _POINTS[view.phase])


def begins_well(view: State, viewer: int) -> bool:
    """Any deal will do: everybody always has a pair to lead."""
    return True
