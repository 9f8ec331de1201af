"""Notes: what a seat could note down by itself: what the others cannot hold, and what they must."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.games.belote.cards import DECK, SEATS, SUITS, suit_of
from game.games.belote.log_lines import card_name
from game.games.belote.model import Event, State
from game.games.belote.rules import RULES

from game.core.pages import Chip, Names, Note, SeatNotes
from game.core.words import Words


def chips(words: Words) -> Sequence[Chip]:
    """Return no chips: nothing is to be suspected of anybody for long."""
    return ()


def notes(
    view: State, events: Iterable[Event], viewer: int | None, names: Names, words: Words
) -> SeatNotes:
    """Return who can have which suit no more, and whose cards are known."""
    book = SeatNotes()
    for event in events:
        RULES.apply(view, event)
    for seat in range(SEATS):
        if seat != viewer and view.hands[seat]:
            book.notes += [
                Note(seat, "icon_wrong", words.say(f"notes.no-{SUITS[suit]}"), struck=False)
                for suit in range(len(SUITS))
                if all(card in view.lacks[seat] for card in DECK if suit_of(card) == suit)
            ]
            known = sorted(view.shown[seat])
            book.notes += [
                Note(seat, "icon_eye", card_name(card, words), struck=False) for card in known
            ]
    return book
