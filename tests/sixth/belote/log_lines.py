"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from typing import Final

from game.games.belote.cards import CAPOT, RANKS, SUITS, rank_of, suit_of
from game.games.belote.model import (
    Began,
    Counted,
    Drawn,
    Ended,
    Event,
    Played,
    State,
    Taken,
    Turned,
)

from game.core.log_lines import LineWriter
from game.core.pages import LogLine, Names
from game.core.words import Words

SIEVES: Final = ("all", "me", "cards")
_CARD, _DEAL, _TAKEN = "icon_hand", "icon_deck", "icon_star"


def card_name(card: int, words: Words) -> str:
    """Return what a card is called."""
    rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)]
    return words.say("card.called", rank=words.say(f"rank.{rank}"), suit=words.say(f"suit.{suit}"))


def line(event: Event, view: State, names: Names, words: Words) -> LogLine | None:
    """Return what is said of a fact, seen after it was folded; None: nothing."""
    tell = LineWriter(names, words, view.number)
    match event:
        case Began(dealer):
            return tell.say(_DEAL, "began", dealer, n=view.number)
        case Turned(seat, card):
            return tell.say(_DEAL, "turned", seat, level=1, card=card_name(card, words))
        case Drawn(suit):
            return tell.say(_DEAL, "drawn", level=1, suit=words.say(f"suit.{SUITS[suit]}"))
        case Played(seat, card, said):
            key = f"played-{said}" if said else "played"
            return tell.say(_CARD, key, seat, moved=True, card=card_name(card, words))
        case Taken(seat, points):
            key = "capot" if points >= CAPOT else "taken" if view.hands[seat] else "last"
            return tell.say(_TAKEN, key, seat, level=1, n=points)
        case Counted(points):
            one, other = (f"{names[side]} & {names[side + 2]}" for side in (0, 1))
            here, there = points
            return tell.say(_TAKEN, "counted", one=one, other=other, here=here, there=there)
        case Ended(winners):
            return tell.say(_TAKEN, "ended", *winners)
        case _:
            return None
