"""The notebook: what a seat could note down by itself, kept by the program.

Facts are cards that the seat saw go into a hand and not come out again; the matrix counts who
attacked whom, and how often somebody drew from whose basket. Both follow from what it was told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from game.core.pages import Chip, Note, Notebook
from game.core.words import Words
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, FACE, MIROIR, STANDS_IN, UNKNOWN
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.telling import a_card, card_name, card_picture, slot_icon

CHIPS: Final = (BOUCLIER, MIROIR, FACE["VOLEUR"])
"""What one may suspect in a hand; files know their numbers."""

Known = list[tuple[int, int]]
"""Cards of a hand, each with the turn since which it is known to be there."""


def chips(words: Words) -> tuple[Chip, ...]:
    """Return a chip for each card that is worth a suspicion."""
    return tuple(Chip(card_picture(face), card_name(face, words)) for face in CHIPS)


def notebook(
    view: State, events: Iterable[ev.Event], viewer: int | None, names: Sequence[str], words: Words
) -> Notebook:
    """Return the notebook of what was told, folding it into a fresh view."""
    n = view.seats
    attacks, fished = ([[0] * n for _ in range(n)] for _ in range(2))
    known: list[Known] = [[] for _ in range(n)]
    for event in events:
        apply(view, event)
        match event:
            case ev.Attacked(seat, _, target):
                attacks[seat][target] += 1
            case ev.Fished(seat, source):
                fished[seat][source] += 1
            case ev.HandedOn():
                known = [*known[-1:], *known[:-1]]
            case _:
                pass
        known = [_still(one, view, at) for at, one in enumerate(known)]
    book = Notebook(attacks, fished, [True] * n, arrived=[0] * n)
    for place, cards in enumerate(known):
        if place != viewer:
            book.notes += [_note(place, face, turn, words) for face, turn in cards]
    return book


def _still(before: Known, view: State, seat: int) -> Known:
    """Return what of a hand is known now; what was before is known since then."""
    left = Counter(face for face in view.hands[seat] if face != UNKNOWN)
    kept: Known = []
    for face, turn in before:
        if left[face]:
            left[face] -= 1
            kept.append((face, turn))
    return [*kept, *((face, view.turns) for face in left.elements())]


def _note(place: int, face: int, turn: int, words: Words) -> Note:
    slots = STANDS_IN[face]
    icon = slot_icon(slots[0]) if len(slots) == 1 else card_picture(face)
    text = words.say("notes.holds", what=a_card(face, words), n=turn)
    return Note(place, icon, text, struck=False)
