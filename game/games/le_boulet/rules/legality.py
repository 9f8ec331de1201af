"""Legality: who is asked, and what they may do; themes and other open fields are shapes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR, Action
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import BOULET, NONE, UNKNOWN
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import MARK


def pending(state: State) -> Mapping[Seat, Sequence[Action]]:
    """Return who is asked, and what they may do; on a view, of a hand that is known."""
    return {seat: _offered(state, seat) for seat in state.asked()}


def _offered(state: State, seat: Seat) -> list[Action]:
    match state.phase:
        case at.RACE:
            return [act.FOUND, act.FOUND_NONE]
        case at.LEAD:
            swaps = map(act.Pass, _held(state, seat)) if may_swap(state) else ()
            return [*_leads(state), act.Pass(), *swaps]
        case at.ANSWER:
            contest = [] if PAIR in state.good else [act.Contest(PAIR)]
            ask = [act.ASK] if may_ask(state) else []
            return [*map(act.Answer, _held(state, seat)), act.DECLINE, *contest, *ask]
        case at.EXPLAIN:
            return [act.EXPLAIN]
        case at.OPEN:
            return [act.FINE, *(act.Contest(thing) for thing in contestable(state, seat))]
        case at.DEFENCE:
            return [act.DEFEND]
        case at.VOTE:
            return list(act.VOTES)
        case at.RETRY:
            left = (face for face in _held(state, seat) if face not in state.barred[seat])
            return [*map(act.Answer, left), act.DECLINE]
        case _:
            others = (to for to in range(state.seats) if to != seat)
            return [*map(act.Give, others), act.Give(NOBODY_GETS)]


def _held(state: State, seat: int) -> list[int]:
    """Return the faces that a hand is known to hold, each once, in the order of faces."""
    return sorted(set(state.hands[seat]) - {UNKNOWN})


def may_lead(state: State) -> bool:
    """Say whether the leader can lay an association at all (B21, B31, B36)."""
    hand = state.hands[state.leader]
    boulets = hand.count(BOULET)
    images = len(hand) - boulets
    enough = images >= 2 or (state.options.boulet_in_pair and images >= 1 and boulets >= 1)
    return state.attempts < at.ATTEMPTS and enough


def may_ask(state: State) -> bool:
    """Say whether the theme may be asked about: once, where the options allow it."""
    return state.options.explain and not state.askers


def may_swap(state: State) -> bool:
    """Say whether there is a card to come for one that is laid away (B33)."""
    return bool(state.stock or state.discard)


def _leads(state: State) -> Iterator[Action]:
    if may_lead(state):
        held = _held(state, state.leader)
        cards = held if state.options.boulet_in_pair else [one for one in held if one != BOULET]
        yield from (act.Lead(a, b) for a, b in combinations(cards, 2))


def contestable(state: State, seat: int) -> list[int]:
    """Return what a seat may contest: the pair and Images laid, not its own nor validated."""
    found = [] if seat == state.leader or PAIR in state.good else [PAIR]
    found += [
        other
        for other, face in enumerate(state.answers)
        if face not in (NONE, BOULET) and other != seat and other not in state.good
    ]
    return found


def fill(view: State, seat: Seat, shape: Action, chance: Stream) -> Action:
    """Return a shape with a theme of the bank, or with tenths, by chance; whole ones as they are.

    A theme that was refused in this round is not said again (B15).
    """
    match shape:
        case act.Found(act.OPEN_TENTHS):
            return act.Found(act.TENTHS[chance.below(len(act.TENTHS))])
        case act.Lead(a, b, ""):
            left = [key for key in KEYS if MARK + key not in view.spent]
            return act.Lead(a, b, MARK + left[chance.below(len(left))])
        case _:
            return shape
