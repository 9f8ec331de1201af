"""Notes: what a seat could note down by itself, kept by the program.

Facts are cards that all know of in a hand; the matrix counts who accused whom, and how often
somebody's vote validated what was somebody else's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.pages import Chip, Note, SeatNotes
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_label, picture_of
from game.games.le_boulet.rules.fold import apply

CHIPS: Final = (("boulet", "icon_boulet"), ("lenient", "vote_yes"), ("bluffs", "icon_theme"))
"""What one may suspect of a seat; files know their numbers."""


def chips(words: Words) -> tuple[Chip, ...]:
    """Return a chip for each suspicion."""
    return tuple(Chip(picture, words.say(f"notes.{name}")) for name, picture in CHIPS)


def notes(
    view: State, events: Iterable[ev.Event], viewer: int | None, names: Sequence[str], words: Words
) -> SeatNotes:
    """Return the notes of what was told, folding it into a fresh view."""
    n = view.seats
    accused, validated = ([[0] * n for _ in range(n)] for _ in range(2))
    for event in events:
        apply(view, event)
        match event:
            case ev.Accused(seat):
                accused[seat][view.accused] += 1
            case ev.Voted(votes):
                for voter, vote in enumerate(votes):
                    validated[voter][view.accused] += vote == 1
            case _:
                pass
    book = SeatNotes(accused, validated)
    for place, known in enumerate(view.known):
        if place != viewer:
            book.notes += [
                Note(
                    place,
                    picture_of(face, view.options),
                    card_label(face, words, view.options),
                    struck=False,
                )
                for face in sorted(known)
            ]
    return book
