"""The one fold: what every event does to a table, whoever's it is."""

from __future__ import annotations

from typing import Final

from game.core.journal import Fold
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import BOUCLIER, MIROIR, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.state import State


def _laid(state: State, event: ev.Laid) -> None:
    for seat, size in enumerate(event.sizes):
        state.hands[seat] = [UNKNOWN] * size
    for seat, slots in enumerate(event.worn):
        state.worn[seat] = list(slots)
    for seat, basket in enumerate(event.baskets):
        state.baskets[seat] = list(basket)
    state.removed = list(event.removed)
    lying = sum(event.sizes) + len(event.removed) + sum(map(len, event.baskets))
    lying += sum(face != NOTHING for slots in event.worn for face in slots)
    state.stock = [UNKNOWN] * (len(state.stock) - lying)
    state.turns = event.turns


def _stacked(state: State, event: ev.Stacked) -> None:
    state.stock = list(event.faces)


def _hand(state: State, event: ev.HandTold) -> None:
    state.hands[event.to] = list(event.faces)


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn = event.seat
    state.turns += 1
    state.phase = at.DRAW
    state.taken_off = 0


def _helped(state: State, event: ev.Helped) -> None:
    state.phase = at.KEEP


def _sent_under(state: State, event: ev.SentUnder) -> None:
    """Let a kept card be the last of the hand: who knows which is told right after."""
    hand = state.hands[event.seat]
    del hand[len(hand) - state.offered :]
    hand += [UNKNOWN] * (state.offered - event.cards)
    state.stock[:0] = [UNKNOWN] * event.cards
    state.offered = 0
    state.phase = at.DRAW


def _drew(state: State, event: ev.Drew) -> None:
    state.hands[event.seat].append(state.stock.pop())
    if state.phase == at.KEEP:
        state.offered += 1


def _drawn(state: State, event: ev.Drawn) -> None:
    state.hands[event.to][-1] = event.face


def _fished(state: State, event: ev.Fished) -> None:
    state.hands[event.seat].append(state.baskets[event.source].pop())


def _washed(state: State, event: ev.Washed) -> None:
    state.stock += [UNKNOWN] * sum(map(len, state.baskets))
    for basket in state.baskets:
        basket.clear()


def _ready(state: State, event: ev.Ready) -> None:
    state.phase = at.ACT


def _play(state: State, seat: int, face: int) -> None:
    """Let a card leave a hand: that very one where it was known to be there."""
    hand = state.hands[seat]
    hand.remove(face if face in hand else UNKNOWN)


def _wore(state: State, event: ev.Wore) -> None:
    _play(state, event.seat, event.face)
    state.worn[event.seat][event.slot] = event.face


def _replaced(state: State, event: ev.Replaced) -> None:
    _play(state, event.seat, event.face)
    state.worn[event.target][event.slot] = event.face
    state.worn[event.seat][event.put] = event.joker


def _attacked(state: State, event: ev.Attacked) -> None:
    _play(state, event.seat, event.face)
    state.removed.append(event.face)
    state.attack, state.mirrors = event.face, 0
    state.author, state.pointed = event.seat, event.target
    state.phase = at.DEFEND


def _mirrored(state: State, event: ev.Mirrored) -> None:
    _play(state, event.seat, MIROIR)
    state.removed.append(MIROIR)
    state.mirrors += 1
    state.author, state.pointed = state.pointed, state.author


def _shielded(state: State, event: ev.Shielded) -> None:
    _play(state, event.seat, BOUCLIER)
    state.removed.append(BOUCLIER)
    if event.undone:
        state.mirrors -= 1
        state.author, state.pointed = state.pointed, state.author
    else:
        state.attack = NOTHING


def _borne(state: State, event: ev.Borne) -> None:
    """Whoever is pointed at lets it come: what it does is told next."""


def _asked(state: State, event: ev.Asked) -> None:
    state.phase = at.CROIX if event.seat == state.pointed else at.STEAL


def _unharmed(state: State, event: ev.Unharmed) -> None:
    state.attack = NOTHING


def _stripped(state: State, event: ev.Stripped) -> None:
    worn = state.worn[event.seat]
    for slot in event.slots:
        worn[slot] = NOTHING
    state.baskets[event.seat] += event.faces
    state.attack = NOTHING


def _stole(state: State, event: ev.Stole) -> None:
    state.worn[event.target][event.slot] = NOTHING
    state.worn[event.seat][event.put] = event.face
    state.attack = NOTHING


def _celebrated(state: State, event: ev.Celebrated) -> None:
    _play(state, event.seat, event.face)
    state.removed.append(event.face)


def _handed_on(state: State, event: ev.HandedOn) -> None:
    state.hands[:] = state.hands[-1:] + state.hands[:-1]


def _laid_away(state: State, event: ev.LaidAway) -> None:
    _play(state, event.seat, event.face)
    state.baskets[event.seat].append(event.face)
    state.phase = at.DISCARD


def _took_off(state: State, event: ev.TookOff) -> None:
    state.worn[event.seat][event.slot] = NOTHING
    state.baskets[event.seat].append(event.face)
    state.taken_off += 1
    state.phase = at.DISCARD


def _ended(state: State, event: ev.Ended) -> None:
    state.winners = event.winners
    state.phase = at.OVER


apply: Final = Fold[State, ev.Event]({
    ev.Laid: _laid, ev.Stacked: _stacked, ev.HandTold: _hand, ev.TurnBegan: _turn_began,
    ev.Helped: _helped, ev.SentUnder: _sent_under,
    ev.Drew: _drew, ev.Drawn: _drawn, ev.Fished: _fished, ev.Washed: _washed, ev.Ready: _ready,
    ev.Wore: _wore, ev.Replaced: _replaced, ev.Attacked: _attacked, ev.Mirrored: _mirrored,
    ev.Shielded: _shielded, ev.Borne: _borne, ev.Asked: _asked, ev.Unharmed: _unharmed,
    ev.Stripped: _stripped, ev.Stole: _stole, ev.Celebrated: _celebrated,
    ev.HandedOn: _handed_on, ev.LaidAway: _laid_away, ev.TookOff: _took_off, ev.Ended: _ended,
})  # fmt: skip
