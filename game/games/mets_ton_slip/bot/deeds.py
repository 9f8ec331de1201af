"""Deeds: what others did lately with cards that nobody saw come, and when these came.

A deed says something of the whole hand that it was done with: whoever laid one card away and kept
another had a use for that one. ``hands`` looks for hands that explain all of a seat's deeds.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import BOUCLIER, MIROIR, NOTHING, UNKNOWN
from game.games.mets_ton_slip.model.state import DISCARD, KEEP, State

LATELY: Final = 9
"""So many deeds of each seat are remembered, draws among them: two to four turns."""
EVER: Final = 1 << 60
"""When a card leaves that is still held."""
CAME, FACE, GONE = range(3)
Card = list[int]
"""When a card came, which it is, and when it left: a list, since many are tried."""


class SeatAct(NamedTuple):
    """What a seat did, and when."""

    when: int
    view: State
    """The table just before, as it was told."""
    action: Action
    tried: dict[tuple[int, ...], bool]
    """By hand that was tried so far, whether the fixed policy would have done it with that."""


def _done(view: State, event: ev.Event) -> tuple[int, Action | None, int] | None:
    """Return who did what, and the card that left its hand; no act where the policy never does."""
    match event:
        case ev.Wore(seat, face, slot):
            return seat, act.WEARS[face][slot], face
        case ev.Attacked(seat, face, target):
            return seat, act.ATTACKS_AT[face][target], face
        case ev.Celebrated(seat, face):
            return seat, act.EVENTS_OF[face], face
        case ev.LaidAway(seat, face):
            return seat, act.DISCARDS[face], face
        case ev.Replaced(seat, face):
            return seat, None, face
        case ev.Borne(seat):
            return seat, act.BEAR, NOTHING
        case ev.Mirrored(seat):
            return seat, act.MIRRORED, MIROIR
        case ev.Shielded(seat):
            return seat, act.SHIELDED, BOUCLIER
        case ev.Drew(seat) if view.phase == KEEP:  # no choice of where: it is helped
            return seat, None, NOTHING
        case ev.SentUnder(seat):
            return seat, None, NOTHING
        case ev.Drew(seat):
            return seat, act.DRAWS[act.STOCK], NOTHING
        case ev.Fished(seat, source):
            return seat, act.DRAWS[source], NOTHING
        case ev.TurnBegan() if view.phase == DISCARD:
            return view.turn, act.FINISH, NOTHING
        case _:
            return None


class Deeds:
    """What one seat saw all others do lately, and the cards that came and left meanwhile."""

    def __init__(self, seat: int, seats: int) -> None:
        """Begin before the deal."""
        self._seat = seat
        self._clock = 0
        self.done: list[list[SeatAct]] = [[] for _ in range(seats)]
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        """By seat, cards that were seen to come."""
        self.came: list[list[int]] = [[] for _ in range(seats)]
        """By seat, when each of the other cards came, in that order."""
        self.gone: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat, when one of these left, and which it was then seen to be."""
        self.last = 0
        """When somebody else did something last."""
        self.after: State | None = None
        """The table after that, before anything that oneself did then."""

    def observe(self, view: State, event: ev.Event) -> None:
        """Take in what was told, before the table does."""
        self._clock += 1
        if isinstance(event, ev.Laid):
            for seat, size in enumerate(event.sizes):
                if seat != self._seat:
                    self.came[seat] = [self._clock] * size
            return
        if isinstance(event, ev.HandedOn):
            self._hand_on(view)
            return
        done = _done(view, event)
        if done is None or done[0] == self._seat:
            if self.after is None:
                self.after = view.copy()
            return
        seat, action, face = done
        self.last, self.after = self._clock, None
        if action is not None:
            self.done[seat].append(SeatAct(self._clock, view.copy(), action, {}))
        if face != NOTHING:
            self._leaves(seat, face)
        if isinstance(event, ev.Drew):
            self.came[seat].append(self._clock)
        elif isinstance(event, ev.SentUnder) and event.cards:
            del self.came[seat][-event.cards :]
        elif isinstance(event, ev.Fished):
            self.known[seat].append([self._clock, event.face, EVER])
        self._forget(seat)

    def _leaves(self, seat: int, face: int) -> None:
        for card in self.known[seat]:
            if card[FACE] == face and card[GONE] == EVER:
                card[GONE] = self._clock
                return
        self.gone[seat].append((self._clock, face))

    def _forget(self, seat: int) -> None:
        """Forget what is too long ago; of cards that left then, the last that had come did."""
        done = self.done[seat]
        if len(done) <= LATELY:
            return
        del done[0]
        since = done[0].when
        self.known[seat] = [card for card in self.known[seat] if card[GONE] >= since]
        came, gone = self.came[seat], self.gone[seat]
        while gone and gone[0][0] < since:
            left, _ = gone.pop(0)
            came.remove(max(one for one in came if one < left))

    def _hand_on(self, view: State) -> None:
        """Let every hand go to the left: what its new holder did says nothing of it."""
        mine, now = self._seat, self._clock
        held = [[card[FACE] for card in cards if card[GONE] == EVER] for cards in self.known]
        hidden = [len(came) - len(gone) for came, gone in zip(self.came, self.gone, strict=True)]
        held[mine], hidden[mine] = view.hands[mine], 0
        for seat, done in enumerate(self.done):
            done.clear()
            self.gone[seat] = []
            self.known[seat] = [[now, face, EVER] for face in held[seat - 1]]
            self.came[seat] = [now] * hidden[seat - 1]
        self.known[mine], self.came[mine] = [], []
        self.last, self.after = now, None

    def agrees(self, view: State, seat: int) -> bool:
        """Say whether the cards that are followed are those that a table shows in a hand."""
        held = Counter(card[FACE] for card in self.known[seat] if card[GONE] == EVER)
        held[UNKNOWN] = len(self.came[seat]) - len(self.gone[seat])
        return +held == Counter(view.hands[seat])
