"""Tactics: the fixed policy of who plans, where it differs from the sensible one of all others.

It puts garments in the places of jokers, keeps one attack for when it matters, undresses all where
that leaves it ahead, hands on a hand that is of no use, and lays on top of its basket what the next
seat can do least with. It looks at what lies open and at the hand of whoever acts, at nothing else.
"""

from __future__ import annotations

from typing import Final

from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.wardrobe import filled_of, fits, wanted
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    ATTACKS,
    EVENTS,
    FACE,
    FETE,
    JOKERS,
    NOTHING,
    PANTS,
    SEASONS_OF,
    SLIP,
    STANDS_IN,
    TROC,
    VOLEUR,
)
from game.games.mets_ton_slip.model.state import ACT, DISCARD, State
from game.games.mets_ton_slip.rules.legality import freed

NEAR: Final = 5
"""From so many cards worn on somebody is attacked before one dresses on."""
DEAREST: Final = tuple(
    FACE[name]
    for name in (
        "APOIL", "GASTRO", "VOLEUR", "DOCTEUR", "FOURIRE", "FASTFOOD", "TACHE", "CROIXROUGE",
        "CORDONNIER", "PLUIE", "GROSSETETE",
    )
)  # fmt: skip
"""Attacks, what costs others most first: the first of them that one holds is not laid away."""
LEAD: Final = 2
"""So many cards above the slip somebody wears more than oneself when everybody is undressed."""
IDLE: Final = 3
"""So many cards of no use make a hand worth handing on where nothing can be put on."""
IDLER: Final = 4
"""So many make it so where something can."""
_HELPS: Final = {ARLEQUIN: 5.0, VOLEUR: 3.0, **dict.fromkeys(EVENTS, -1.0)}
_JOKER, _ATTACK, _GARMENT, _SLIP, _SEASON = 4.0, 1.5, 2.0, 3.3, 0.3
"""What somebody can do with a card that fits, by its sort: they order what is laid away."""


def chosen(state: State, seat: int) -> Action:
    """Return what a seat does: an action that is legal."""
    if state.phase == ACT:
        return doing(state, seat)
    if state.phase == DISCARD:
        found = useless(state, seat)
        return act.DISCARDS[found[0]] if found else act.FINISH
    return policy.chosen(state, seat)


def doing(state: State, seat: int) -> Action:
    """Return the one act of a turn."""
    worn = state.worn[seat]
    dressing = policy.wear(state, seat)
    worth, instead = replacement(state, seat)
    if worn.count(NOTHING) == 1 and (last := dressing or instead):
        return last
    best, most = policy.attack(state, seat)
    if best is not None and most >= NEAR:
        return best
    if (event := celebration(state, seat, dresses=dressing is not None)) is not None:
        return event
    if instead is not None and (dressing is None or worth > 0):
        return instead
    return dressing or best or laying(state, seat)


def replacement(state: State, seat: int) -> tuple[float, Action | None]:
    """Return the best garment to put in a joker's place, and what that is worth.

    It is worth more where the joker fills a slot that nothing in the hand does, or the garment is
    of no use to oneself; less where the garment would be lacking then.
    """
    best: tuple[float, Action | None] = (0.0, None)
    every = freed(state, seat)
    if not every:
        return best
    season, lacking, empty = wanted(state.worn[seat], state.hands[seat])
    for one in every:
        uses = fits(one.face, season, empty)
        worth = 2.0 * (lacking >> one.put & 1)
        if not uses:
            worth += 0.5
        elif uses != 1 << one.put:
            worth -= 1.0
        worth += 0.1 * (one.target != seat)
        if best[1] is None or worth > best[0]:
            best = worth, one
    return best


def celebration(state: State, seat: int, *, dresses: bool) -> Action | None:
    """Return the event that pays: all undress who are ahead, or a hand of no use goes on."""
    hand = state.hands[seat]
    if FETE in hand:
        bare = [sum(face != NOTHING for face in worn[SLIP + 1 :]) for worn in state.worn]
        most = max(its for at, its in enumerate(bare) if at != seat)
        if most >= LEAD and most - bare[seat] >= LEAD:
            return act.EVENTS_OF[FETE]
    if TROC in hand:
        idle = sum(face != TROC for face in useless(state, seat))
        if idle >= (IDLER if dresses else IDLE):
            return act.EVENTS_OF[TROC]
    return None


def useless(state: State, seat: int) -> list[int]:
    """Return the cards of a hand that one does not need, what helps the next seat least last."""
    hand = state.hands[seat]
    season, _, empty = wanted(state.worn[seat], hand)
    found = policy.left_over(hand, season, empty, 0)
    if (kept := next((face for face in DEAREST if face in found), None)) is not None:
        found.remove(kept)
    filled, seasons = filled_of(state.worn[(seat + 1) % state.seats])
    return sorted(found, key=lambda face: -_help(face, filled, seasons))


def _help(face: int, filled: int, seasons: int) -> float:
    """Return how much a card is to somebody, by the slots filled and the seasons that are left."""
    if (fixed := _HELPS.get(face)) is not None:
        return fixed
    if face in ATTACKS:
        return _ATTACK
    if filled >> STANDS_IN[face][0] & 1 or not SEASONS_OF[face] & seasons:
        return 0.0
    if face in JOKERS:
        return _JOKER
    return _SLIP if face == PANTS else _GARMENT + _SEASON * SEASONS_OF[face].bit_count()


def laying(state: State, seat: int) -> Action:
    """Lay something away."""
    found = useless(state, seat)
    return act.DISCARDS[found[0]] if found else policy.laying(state, seat)
