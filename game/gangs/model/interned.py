"""The events that happen most, made once: bots imagine millions of them (events never change)."""

from __future__ import annotations

from typing import Final

from game.core.seats import NOBODY, Seat
from game.gangs.model.actions import SEATS_MOST
from game.gangs.model.cards import CARD_NAMES, DECK_MOST
from game.gangs.model.events import Accepted, Drawn, Drew, Picked, TurnEnded

SEATS: Final = tuple(map(Seat, range(SEATS_MOST)))

PICKED: Final = tuple(Picked(NOBODY, place) for place in range(DECK_MOST))
"""By place of the bag."""
DREW: Final = tuple(map(Drew, SEATS))
DRAWN: Final = tuple(tuple(Drawn(seat, face) for face in range(len(CARD_NAMES))) for seat in SEATS)
"""By seat, then by face."""
ACCEPTED: Final = tuple(map(Accepted, SEATS))
TURN_ENDED: Final = tuple(
    (TurnEnded(seat, idle=False), TurnEnded(seat, idle=True)) for seat in SEATS
)
"""By seat, then by whether it was idle."""
