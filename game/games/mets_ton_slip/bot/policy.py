"""A sensible fixed policy: what somebody does who wants to be dressed and plans no further.

It looks at what lies open and at the hand of whoever acts, at nothing else: it is what ``greedy``
does, and what everybody does in worlds that are only imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.mets_ton_slip.bot.wardrobe import WIDTH, cover, filled_of, fits, outlook, wanted
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import STOCK, Action
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ARLEQUIN,
    ATTACKS,
    BELOW,
    BOUCLIER,
    COAT,
    CROIX_ROUGE,
    DEFENCES,
    EVENTS,
    FETE,
    HAT,
    JOKERS,
    MIROIR,
    NOTHING,
    SEASONS_OF,
    SHOES,
    SLIP,
    STRIPS,
    SWEATER,
    TROUSERS,
    VOLEUR,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.legality import freed, offered, thefts

NEAR: Final = 4
"""From so many cards worn on somebody is attacked before one dresses on."""
COSTS: Final = (3.0, 2.0, 2.0, 1.0, 1.0, 1.0)
"""By slot, what losing it costs: what others rest on costs more."""
KEPT: Final = 2
"""So many attacks one keeps when one lays away what is of no use."""
_ORDER: Final = (SLIP, TROUSERS, SWEATER, COAT, SHOES, HAT)


def chosen(state: State, seat: int) -> Action:
    """Return what a seat does: an action that is legal."""
    match state.phase:
        case "draw":
            return draw(state, seat)
        case "keep":
            return act.KEEPS[best_offered(state, seat)]
        case "act":
            return doing(state, seat)
        case "discard":
            return laying_on(state, seat)
        case "defend":
            return answer(state, seat)
        case "croix":
            return act.GIVES[gift(state.worn[seat])]
        case _:
            return theft(state, seat)


# ---------------------------------------------------------------- drawing


def draw(state: State, seat: int) -> Action:
    """Fish what one lacks, else take what comes from the clean pile."""
    season, lacking, _ = wanted(state.worn[seat], state.hands[seat])
    for other, basket in enumerate(state.baskets):
        if other != seat and basket and useful(basket[-1], season, lacking):
            return act.DRAWS[other]
    return act.DRAWS[STOCK]


def useful(face: int, season: int, lacking: int) -> bool:
    """Say whether a card that lies open is worth more than one that nobody has seen."""
    return bool(fits(face, season, lacking)) or face in DEFENCES or face == VOLEUR


def best_offered(state: State, seat: int) -> int:
    """Return the clean card that is kept: a slip first, then what fits, what guards, what strikes.

    Only who wears no slip is offered any.
    """
    hand = state.hands[seat]
    rest = hand[: len(hand) - state.offered]
    season, lacking, _ = wanted(state.worn[seat], rest)

    def worth(face: int) -> tuple[bool, bool, bool, bool]:
        slip = bool(fits(face, season, lacking & 1 << SLIP))
        return slip, bool(fits(face, season, lacking)), face in DEFENCES, face in ATTACKS

    return max(offered(state, seat), key=worth)


# ---------------------------------------------------------------- the one act of a turn


def doing(state: State, seat: int) -> Action:
    """Dress; but stop who is nearly done, where that is not oneself."""
    hand, worn = state.hands[seat], state.worn[seat]
    dressing = wear(state, seat)
    if worn.count(NOTHING) == 1 and (last := dressing or next(iter(freed(state, seat)), None)):
        return last
    best, harm = attack(state, seat)
    if best is not None and (dressing is None or harm >= NEAR):
        return best
    if dressing is not None:
        return dressing
    if best is None and FETE in hand and _feast_pays(state, seat):
        return act.EVENTS_OF[FETE]
    return laying(state, seat)


def wear(state: State, seat: int) -> Action | None:
    """Return the best card to put on: what fits the season one goes for, from below upwards."""
    hand, worn = state.hands[seat], state.worn[seat]
    filled, seasons = filled_of(worn)
    bits, arlequins = cover(hand)
    season = outlook(filled, seasons, bits, arlequins)
    base = filled & 7 == 7
    best: tuple[int, int] | None = None
    for slot in _ORDER:
        if filled >> slot & 1 or (slot != SLIP and not (base or (slot < SHOES and filled & 1))):
            continue
        if not bits >> (WIDTH * season + slot) & 1:
            continue
        for face in hand:
            if face != ARLEQUIN and fits(face, season, 1 << slot):
                # what is of one season alone goes first; jokers are for what one lacks
                rank = (face in JOKERS) * 8 + SEASONS_OF[face].bit_count()
                if best is None or rank < best[0]:
                    best = rank, face
        if best is not None:
            return act.WEARS[best[1]][slot]
    if arlequins:
        for slot in _ORDER:
            free = not filled >> slot & 1 and all(filled >> below & 1 for below in BELOW[slot])
            if free and (slot != SLIP or state.options.arlequin_slip):
                return act.WEARS[ARLEQUIN][slot]
    return None


def _loss(worn: Sequence[int], slots: Sequence[int]) -> float:
    return sum(COSTS[slot] for slot in slots if worn[slot] != NOTHING)


def attack(state: State, seat: int) -> tuple[Action | None, int]:
    """Return the attack that costs whoever has the most on most, and how much they have on."""
    mine = [face for face in state.hands[seat] if face in ATTACKS]
    if not mine:
        return None, 0
    best: tuple[float, Action] | None = None
    most = 0
    for other, worn in enumerate(state.worn):
        if other == seat:
            continue
        on = len(worn) - worn.count(NOTHING)
        for face in mine:
            if face == CROIX_ROUGE:
                cost = 1.0 if on else 0.0
            elif face == VOLEUR:
                cost = 3.0 if next(thefts(state, seat, other), None) else 0.0
            else:
                cost = _loss(worn, STRIPS[face])
            if cost and (best is None or cost + on * 3 > best[0]):
                best, most = (cost + on * 3, act.ATTACKS_AT[face][other]), on
    return (None, 0) if best is None else (best[1], most)


def _feast_pays(state: State, seat: int) -> bool:
    """Say whether everybody's undressing takes more off others than off oneself."""
    on = [len(worn) - worn.count(NOTHING) for worn in state.worn]
    return max(on) >= NEAR and max(on) > on[seat] + 1


# ---------------------------------------------------------------- laying away


def useless(state: State, seat: int) -> list[int]:
    """Return the cards of a hand that one does not need, what helps others least last."""
    hand = state.hands[seat]
    season, _, empty = wanted(state.worn[seat], hand)
    return left_over(hand, season, empty)


def left_over(hand: Sequence[int], season: int, empty: int, kept: int = KEPT) -> list[int]:
    """Return the cards that fill no empty slot in a season; defences and some attacks are kept."""
    found = []
    left, attacks = empty, 0
    for face in sorted(hand, key=lambda one: (one in JOKERS, one)):
        if face in DEFENCES:
            continue
        if face in ATTACKS:
            attacks += 1
            if attacks <= kept:
                continue
        elif face not in EVENTS and (slots := fits(face, season, left)):
            if face != ARLEQUIN:
                left &= ~slots
            continue
        found.append(face)
    return found


def laying(state: State, seat: int) -> Action:
    """Lay something away: what is of no use, or else what is hardest to put on, or worn."""
    if found := useless(state, seat):
        return act.DISCARDS[found[0]]
    hand = state.hands[seat]
    if hand:
        spare = [face for face in hand if face not in DEFENCES and face != SLIP] or hand
        return act.DISCARDS[max(spare)]
    return act.UNDRESSES[next(s for s in reversed(ALL_SLOTS) if state.worn[seat][s] != NOTHING)]


def laying_on(state: State, seat: int) -> Action:
    """Lay the rest of it away, then end."""
    found = useless(state, seat)
    return act.DISCARDS[found[0]] if found else act.FINISH


# ---------------------------------------------------------------- answers


def harm(state: State) -> float:
    """Return what the attack that is being decided costs whoever is pointed at."""
    worn = state.worn[state.pointed]
    if state.attack == CROIX_ROUGE:
        return 1.0
    if state.attack == VOLEUR:
        return 4.0
    return _loss(worn, STRIPS[state.attack])


def answer(state: State, seat: int) -> Action:
    """Defend what is worth a card; turn it round where that hurts."""
    hand = state.hands[seat]
    if harm(state) < 1:
        return act.BEAR
    if MIROIR in hand and (BOUCLIER not in hand or _hurts(state)):
        return act.MIRRORED
    return act.SHIELDED if BOUCLIER in hand else act.BEAR


def _hurts(state: State) -> bool:
    if state.attack in (VOLEUR, CROIX_ROUGE):
        return True
    return _loss(state.worn[state.author], STRIPS[state.attack]) > 1


def gift(worn: Sequence[int]) -> int:
    """Return the slot that one can best do without."""
    return min((s for s in ALL_SLOTS if worn[s] != NOTHING), key=lambda s: (COSTS[s], -s))


def theft(state: State, seat: int) -> Action:
    """Take what one lacks, or else what hurts most."""
    _, lacking, _ = wanted(state.worn[seat], state.hands[seat])
    options = list(thefts(state, seat, state.pointed))

    def worth(one: Action) -> float:
        assert isinstance(one, act.Steal)
        return 2.0 * (lacking >> one.put & 1) + COSTS[one.slot]

    return max(options, key=worth)
