"""Drawing: cards from the stock into hands, and the discard pile made into a new stock."""

from __future__ import annotations

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY
from game.gangs.model import events as ev
from game.gangs.model.cards import face_of
from game.gangs.model.interned import DRAWN, DREW, PICKED
from game.gangs.model.state import State

Book = Journal[State, ev.Event]


def draw_up(journal: Book, luck: Luck, seat: int, size: int) -> None:
    """Let a seat draw up to a hand size, as far as cards last (E6, E56)."""
    state = journal.state
    hand = state.hands[seat]
    drew, drawn = DREW[seat], DRAWN[seat]
    below = luck.stream("draws").below
    tell = journal.tell
    bag = state.bag
    for _ in range(size - len(hand)):
        if not bag:
            if not _restock(journal):
                return
            bag = state.bag
        tell(PICKED[below(len(bag))])
        tell(drew)
        tell(drawn[hand[-1]])


def _restock(journal: Book) -> bool:
    """Make the discard pile the new stock; False when there is none."""
    faces = tuple(face_of(card) for card in journal.state.discard)
    if not faces:
        return False
    journal.tell(ev.Reshuffled(len(faces)))
    journal.tell(ev.Stocked(NOBODY, faces))
    return True
