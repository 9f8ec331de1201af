"""Drawing: cards from the stock into hands, and the discard pile made into a new stock."""

from __future__ import annotations

from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import NOBODY, Seat
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.cards import HAND, face_of
from game.games.et_bim.model.state import State

Book = Journal[State, ev.Event]


def draw_up(journal: Book, luck: Luck, seat: int, size: int = HAND) -> None:
    """Let a seat draw up to a hand size, as far as cards last (E6, E56)."""
    hand = journal.state.hands[seat]
    while len(hand) < size and draw(journal, luck, seat):
        pass


def draw(journal: Book, luck: Luck, seat: int) -> bool:
    """Let a seat draw one card; False when neither stock nor discard pile has one."""
    state = journal.state
    if not state.bag:
        if not state.discard:
            return False
        faces = tuple(face_of(card) for card in state.discard)
        journal.tell(ev.Reshuffled(len(faces)))
        journal.tell(ev.Stocked(NOBODY, faces))
    take(journal, seat, luck.below("draws", len(state.bag)))
    return True


def take(journal: Book, seat: int, place: int) -> None:
    """Let a seat draw the card at a place of the bag."""
    journal.tell(ev.Picked(NOBODY, place))
    journal.tell(ev.Drew(Seat(seat)))
    journal.tell(ev.Drawn(Seat(seat), journal.state.hands[seat][-1]))
