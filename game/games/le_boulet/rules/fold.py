"""The one fold: what every event does to a table, whoever's it is."""

from __future__ import annotations

from typing import Final

from game.core.journal import Fold
from game.core.seats import Seat
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import BOULET, NONE, UNKNOWN
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.model.themes import compared


def _laid(state: State, event: ev.Laid) -> None:
    state.hands = [[UNKNOWN] * size for size in event.sizes]
    state.stock = [UNKNOWN] * event.stock
    state.discard = list(event.discard)
    state.leads, state.aside = event.leads, event.aside


def _stacked(state: State, event: ev.Stacked) -> None:
    state.stock = list(event.faces)


def _hand(state: State, event: ev.HandDealt) -> None:
    state.hands[event.to] = list(event.faces)


def _shown(state: State, event: ev.Shown) -> None:
    state.hands[event.seat] = list(event.faces)
    state.known[event.seat] = list(event.faces)


def _raced(state: State, event: ev.Raced) -> None:
    state.phase = at.RACE


def _chose(state: State, event: ev.Chose) -> None:
    state.choices[event.to] = event.choice


def _unseal(state: State) -> None:
    state.choices = [UNCHOSEN] * len(state.choices)


def _race_won(state: State, event: ev.RaceWon) -> None:
    _unseal(state)
    state.leader = event.seat


def _lead_began(state: State, event: ev.LeadBegan) -> None:
    state.leader = event.seat
    state.leads += 1
    state.attempts = 0
    state.spent = []
    _clear(state)
    state.phase = at.LEAD


def _clear(state: State) -> None:
    """Forget an attempt: what lay on the table lies elsewhere."""
    state.pair, state.theme, state.defence = (), "", ""
    state.askers, state.explanation = (), ""
    state.good = frozenset()
    state.contested = UNCHOSEN
    state.opened = False
    state.answers = [NONE] * len(state.answers)
    state.barred = [[] for _ in state.barred]


def _proposed(state: State, event: ev.Proposed) -> None:
    _take(state, event.seat, event.a)
    _take(state, event.seat, event.b)
    state.pair, state.theme = (event.a, event.b), event.theme
    state.phase = at.ANSWER


def _take(state: State, seat: int, face: int) -> None:
    """Take a card out of a hand; of a hand that is not seen one that all know, if it is such."""
    hand, known = state.hands[seat], state.known[seat]
    hand.remove(face if face in hand else UNKNOWN)
    if face in known:
        known.remove(face)


def _return(state: State, seat: int, face: int) -> None:
    state.hands[seat].append(face)
    state.known[seat].append(face)


def _passed(state: State, event: ev.Passed) -> None:
    if event.face != NONE:
        _take(state, event.seat, event.face)
        state.discard.append(event.face)


def _wondered(state: State, event: ev.Wondered) -> None:
    state.askers = event.seats
    for seat in event.seats:
        state.choices[seat] = UNCHOSEN
    state.phase = at.EXPLAIN


def _explained(state: State, event: ev.Explained) -> None:
    state.explanation = event.text
    state.phase = at.ANSWER


def _answered(state: State, event: ev.Answered) -> None:
    _unseal(state)
    for seat, face in enumerate(event.faces):
        if face != NONE:
            _take(state, seat, face)
    state.answers = list(event.faces)
    state.opened = True
    state.phase = at.OPEN


def _accused(state: State, event: ev.Accused) -> None:
    state.lapsed = tuple(seat for seat in state.contesting() if seat != event.seat)
    _unseal(state)
    state.accuser, state.contested = event.seat, event.thing
    state.accused = state.leader if event.thing == PAIR else Seat(event.thing)
    state.defence = ""
    state.phase = at.DEFENCE


def _defended(state: State, event: ev.Defended) -> None:
    state.defence = event.text
    state.phase = at.VOTE


def _voted(state: State, event: ev.Voted) -> None:
    _unseal(state)
    if event.good:
        state.good |= {state.contested}
        state.contested = UNCHOSEN
        state.phase = at.OPEN if state.opened else at.ANSWER


def _taken_back(state: State, event: ev.TakenBack) -> None:
    seat = state.accused
    if event.thing != PAIR:
        face = state.answers[seat]
        _return(state, seat, face)
        state.answers[seat] = NONE
        state.barred[seat].append(face)
        state.contested = UNCHOSEN
        state.phase = at.RETRY
        return
    state.spent.append(compared(state.theme))
    for face in state.pair:
        _return(state, state.leader, face)
    for other, face in enumerate(state.answers):
        if face != NONE:
            _return(state, other, face)
    state.attempts += 1
    _clear(state)
    state.phase = at.LEAD


def _reshuffled(state: State, event: ev.Reshuffled) -> None:
    keep = len(state.discard) - event.left
    state.stock = [UNKNOWN] * keep
    state.discard = state.discard[keep:]


def _drew(state: State, event: ev.Drew) -> None:
    face = state.stock.pop()
    state.hands[event.seat].append(face if event.face == UNKNOWN else event.face)
    if event.face != UNKNOWN:
        state.known[event.seat].append(event.face)


def _drawn(state: State, event: ev.Drawn) -> None:
    state.hands[event.to][-1] = event.face


def _retried(state: State, event: ev.Retried) -> None:
    if event.face != NONE:
        _take(state, event.seat, event.face)
        state.answers[event.seat] = event.face
    state.phase = at.OPEN


def _agreed(state: State, event: ev.Agreed) -> None:
    _unseal(state)
    state.givers = [
        seat
        for seat in state.around()
        if state.answers[seat] == BOULET or (seat == state.leader and BOULET in state.pair)
    ]
    state.phase = at.GIVE


def _gave(state: State, event: ev.Gave) -> None:
    del state.givers[0]
    if event.seat == state.leader:
        state.pair = tuple(face for face in state.pair if face != BOULET)
    else:
        state.answers[event.seat] = NONE
    if event.to == NOBODY_GETS:
        state.discard.append(BOULET)
    else:
        _return(state, event.to, BOULET)


def _closed(state: State, event: ev.Closed) -> None:
    state.discard.extend(state.pair)
    state.discard.extend(face for seat in state.around() if (face := state.answers[seat]) != NONE)
    _clear(state)


def _ended(state: State, event: ev.Ended) -> None:
    state.winners, state.reason = event.winners, event.reason
    state.phase = at.OVER


apply: Final[Fold[State, ev.Event]] = Fold({
    ev.Stacked: _stacked, ev.Laid: _laid, ev.HandDealt: _hand, ev.Shown: _shown, ev.Raced: _raced,
    ev.Chose: _chose, ev.RaceWon: _race_won, ev.LeadBegan: _lead_began, ev.Proposed: _proposed,
    ev.Passed: _passed, ev.Wondered: _wondered, ev.Explained: _explained, ev.Answered: _answered,
    ev.Accused: _accused, ev.Defended: _defended, ev.Voted: _voted, ev.TakenBack: _taken_back,
    ev.Reshuffled: _reshuffled, ev.Drew: _drew, ev.Drawn: _drawn, ev.Retried: _retried,
    ev.Agreed: _agreed, ev.Gave: _gave, ev.Closed: _closed, ev.Ended: _ended,
})  # fmt: skip
"""Folds an event into a table, in place."""
