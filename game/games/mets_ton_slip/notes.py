"""Notes: what a seat could note down by itself, kept by the program.

Facts are cards that the seat saw go into a hand and not come out again; the matrix counts who
attacked whom, and how often somebody drew from whose basket. Both follow from what it was told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.pages import Chip, Note, SeatNotes
from game.core.words import Words
from game.games.mets_ton_slip.log_lines import card_name, card_picture, slot_icon
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    BOUCLIER,
    FACE,
    MIROIR,
    SEASONS_OF,
    SLOTS,
    STANDS_IN,
    UNKNOWN,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.seasons import group_of

CHIPS: Final = (BOUCLIER, MIROIR, FACE["VOLEUR"])
"""What one may suspect in a hand; files know their numbers."""


def chips(words: Words) -> tuple[Chip, ...]:
    """Return a chip for each card that is worth a suspicion."""
    return tuple(Chip(card_picture(face), card_name(face, words)) for face in CHIPS)


def notes(
    view: State, events: Iterable[ev.Event], viewer: int | None, names: Sequence[str], words: Words
) -> SeatNotes:
    """Return the notes of what was told, folding it into a fresh view."""
    n = view.seats
    attacks, fished = ([[0] * n for _ in range(n)] for _ in range(2))
    for event in events:
        apply(view, event)
        match event:
            case ev.Attacked(seat, _, target):
                attacks[seat][target] += 1
            case ev.Fished(seat, source):
                fished[seat][source] += 1
            case _:
                pass
    book = SeatNotes(attacks, fished)
    for place, hand in enumerate(view.hands):
        if place != viewer:
            known = (face for face in sorted(hand) if face != UNKNOWN)
            book.notes += [_note(place, face, words) for face in known]
    return book


def _note(place: int, face: int, words: Words) -> Note:
    slots = STANDS_IN[face]
    icon = slot_icon(slots[0]) if len(slots) == 1 else card_picture(face)
    return Note(place, icon, called(face, words), struck=False)


def called(face: int, words: Words) -> str:
    """Return what a card is, as short as it can be told."""
    season = group_of(SEASONS_OF[face])
    if not season:
        return card_name(face, words)
    slot = words.say(f"slot.{SLOTS[STANDS_IN[face][0]]}")
    return words.say("notes.garment", slot=slot, season=words.say(f"notes.season-{season}"))
