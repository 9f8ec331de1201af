"""Tallies: what somebody could have done with a card since it came, and did not."""

from __future__ import annotations

from collections.abc import Sequence
from math import log1p
from typing import Final, NamedTuple

from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    ATTACKS,
    CARDS,
    DEFENCES,
    EVENTS,
    JOKERS,
    NOTHING,
    PANTS,
    SEASONS_OF,
    STANDS_IN,
    STRIPS,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import places
from game.games.mets_ton_slip.rules.legality import look

TRAITS: Final = (
    "guard_old", "guard_borne", "guard_turns", "guard_kept", "attack_old", "attack_held",
    "attack_kept", "event_turns", "event_kept", "joker_old", "joker_passed", "joker_turns",
    "joker_kept", "joker_idle", "clothes_old", "clothes_passed", "clothes_turns", "clothes_kept",
    "clothes_fit_kept", "clothes_idle", "clothes_like",
)  # fmt: skip
"""What speaks for a card, or against it: ``old``, it sat
through an act; ``borne``, attacks let pass; ``held`` and ``passed``, acts
in which it could have been played or worn; ``turns``, acts it sat through; ``kept``, what was laid
away instead of it; ``idle``, turns in which something was laid away while it fitted nowhere;
``like``, garments laid away that share a season with it."""
AT: Final = {name: number for number, name in enumerate(TRAITS)}
GARMENTS: Final = range(PANTS + 1, ARLEQUIN)


class _Numbers(NamedTuple):
    """Which traits speak of cards of a sort, by number; None where none does."""

    old: int | None
    turns: int | None
    could: int | None
    kept: int


_NUMBERS: Final = {
    sort: _Numbers(
        AT.get(f"{sort}_old"), AT.get(f"{sort}_turns"), AT.get(f"{sort}_{could}"),
        AT[f"{sort}_kept"],
    )
    for sort, could in (
        ("guard", "borne"), ("attack", "held"), ("event", "passed"), ("joker", "passed"),
        ("clothes", "passed"),
    )
}  # fmt: skip
_SORT: Final = tuple(
    "guard" if face in DEFENCES
    else "attack" if face in ATTACKS
    else "event" if face in EVENTS
    else "joker" if face in JOKERS
    else "clothes"
    for face in range(len(CARDS))
)  # fmt: skip
_ALIKE: Final = {
    laid: tuple(face for face in GARMENTS if SEASONS_OF[face] & SEASONS_OF[laid])
    for laid in GARMENTS
}
"""By garment, those that share a season with it."""

Row = dict[int, float]
"""By number of a trait, how much of it there is."""


class SeatTally:
    """What one seat could have done so far, card by card, and did not."""

    __slots__ = ("could", "idle", "kept", "like", "turns")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.could = [0] * len(CARDS)
        """By face, acts in which it could have been worn or played, or attacks let pass."""
        self.idle = [0] * len(CARDS)
        """By face, turns that ended with something laid away while it fitted no empty slot."""
        self.like = [0] * len(CARDS)
        """By face, the garments laid away that share a season with it."""
        self.turns = 0
        self.kept = 0

    def copy(self) -> SeatTally:
        """Return what it is now."""
        twin = SeatTally.__new__(SeatTally)
        twin.could, twin.turns, twin.kept = self.could[:], self.turns, self.kept
        twin.idle, twin.like = self.idle[:], self.like[:]
        return twin

    def acted(self, view: State, seat: int) -> None:
        """Count what a seat could have done with a card, before it does something."""
        self.turns += 1
        worn, could = view.worn[seat], self.could
        for face in range(JOKERS.stop):
            if places(face, worn, view.options):
                could[face] += 1
        filled = [
            slot
            for slot in range(len(worn))
            if any(on[slot] != NOTHING for at, on in enumerate(view.worn) if at != seat)
        ]
        for face in ATTACKS:
            if face not in STRIPS or any(slot in filled for slot in STRIPS[face]):
                could[face] += bool(filled)

    def bore(self) -> None:
        """Count an attack that was let come, where it hurt."""
        for face in DEFENCES:
            self.could[face] += 1

    def laid_away(self, view: State, seat: int, faces: Sequence[int]) -> None:
        """Count what a seat kept, when its turn is over, for what it laid away."""
        filled, seasons = look(view.worn[seat])
        self.kept += len(faces)
        for face in range(JOKERS.stop):
            self.idle[face] += not any(
                SEASONS_OF[face] & seasons and not filled >> slot & 1 for slot in STANDS_IN[face]
            )
        for laid in faces:
            for face in _ALIKE.get(laid, ()):
                self.like[face] += 1

    def row(self, came: SeatTally, face: int, ready: float) -> Row:
        """Return what speaks for a card to be this face, and against it, since it ``came``.

        ``ready`` is how likely its holder defends at all: attacks let pass by others say nothing.
        """
        sort, found = _SORT[face], Row()
        could = self.could[face] - came.could[face]
        turns, kept = self.turns - came.turns, self.kept - came.kept
        idle, like = self.idle[face] - came.idle[face], self.like[face] - came.like[face]
        at = _NUMBERS[sort]
        if turns:
            if at.old is not None:
                found[at.old] = 1.0
            if at.turns is not None:
                found[at.turns] = log1p(turns)
        if could and at.could is not None:
            found[at.could] = log1p(could) * (ready if sort == "guard" else 1.0)
        if kept:
            found[at.kept] = log1p(kept)
            if sort == "clothes" and could:
                found[AT["clothes_fit_kept"]] = log1p(kept)
        if idle:
            found[AT[f"{sort}_idle"]] = log1p(idle)
        if like:
            found[AT["clothes_like"]] = log1p(like)
        return found

    def alike(self, came: SeatTally, face: int) -> tuple[str, int, int, int]:
        """Return what a row of a face is made of: where that is the same, the row is the same."""
        return (
            _SORT[face],
            self.could[face] - came.could[face],
            self.idle[face] - came.idle[face],
            self.like[face] - came.like[face],
        )


def hurts(view: State, seat: int) -> bool:
    """Say whether the attack that is being decided would take something off a seat."""
    worn = view.worn[seat]
    return any(worn[slot] != NOTHING for slot in STRIPS.get(view.attack, range(len(worn))))
