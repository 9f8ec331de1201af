"""Wardrobes: how far an outfit is from done, with the cards one holds for it.

A card covers slots in seasons: six bits a season, so that a hand is one number, and what it lacks
for every season is seen at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    ARLEQUIN,
    CARDS,
    COPIES,
    GROUPS,
    NOTHING,
    SEASONS,
    SEASONS_OF,
    SLIP,
    STANDS_IN,
    SWEATER,
    TROUSERS,
    WEARABLE,
)

SEASON_BITS: Final = tuple(GROUPS[name] for name in SEASONS)
WIDTH: Final = len(ALL_SLOTS)
WHOLE: Final = (1 << WIDTH) - 1
"""All six slots."""
COVERS: Final = tuple(
    sum(
        1 << (WIDTH * at + slot)
        for at, season in enumerate(SEASON_BITS)
        if SEASONS_OF[face] & season
        for slot in STANDS_IN[face]
    )
    if face in WEARABLE and face != ARLEQUIN
    else 0
    for face in range(len(CARDS))
)
"""By face, the slots that it covers, season after season; Arlequin, who covers any, is counted."""

FRESH: Final = 2.0
"""So many new cards a turn one sees while one waits for one: drawn, fished, exchanged."""
SLIP_SHARE: Final = 0.13
GARMENT_SHARE: Final = 0.068
"""How likely a new card fills a certain empty slot: 13, or 7 of 103."""
DRESSED: Final = 0.0


def turns_left(filled: int, missing: int, arlequins: int) -> float:
    """Return about how many turns of one's own an outfit still takes, for one season.

    ``filled`` and ``missing`` are sets of slots: those worn, and the empty ones that no card of the
    hand fills.
    """
    empty = WIDTH - filled.bit_count()
    if not empty:
        return DRESSED
    lacking = [slot for slot in ALL_SLOTS if missing >> slot & 1]
    for _ in range(arlequins):  # he goes where it is hardest
        if lacking:
            worst = next((slot for slot in (TROUSERS, SWEATER) if slot in lacking), lacking[-1])
            lacking.remove(worst)
    waits = [1 / (FRESH * (SLIP_SHARE if slot == SLIP else GARMENT_SHARE)) for slot in lacking]
    # the last of several is the one that counts: as the largest of as many geometric waits
    wait = sum(one / number for number, one in enumerate(sorted(waits, reverse=True), 1))
    blocked = 0.35 * wait if SLIP in lacking else 0.0
    blocked += 0.12 * wait * sum(slot in lacking for slot in (TROUSERS, SWEATER))
    return hypot(empty, wait) + blocked


_TURNS: Final = tuple(
    tuple(
        tuple(
            0.0 if filled & missing else turns_left(filled, missing, arlequins)
            for missing in range(1 << WIDTH)
        )
        for filled in range(1 << WIDTH)
    )
    for arlequins in range(COPIES[ARLEQUIN] + 1)
)
"""By Arlequins held, slots filled and slots missing: bots imagine thousands of turns a decision."""
_SHIFTS: Final = tuple((season, WIDTH * at, at) for at, season in enumerate(SEASON_BITS))


def cover(hand: Sequence[int]) -> tuple[int, int]:
    """Return what a hand covers, and how many Arlequins are in it."""
    bits = arlequins = 0
    for face in hand:
        bits |= COVERS[face]
        arlequins += face == ARLEQUIN
    return bits, arlequins


def filled_of(worn: Sequence[int]) -> tuple[int, int]:
    """Return the slots that are filled and the seasons that are left, both as sets of bits."""
    filled, seasons = 0, 15
    for slot, face in enumerate(worn):
        if face != NOTHING:
            filled |= 1 << slot
            seasons &= SEASONS_OF[face]
    return filled, seasons


def outlook(filled: int, seasons: int, bits: int, arlequins: int) -> int:
    """Return the season in which an outfit is done soonest, by its number."""
    row = _TURNS[arlequins][filled]
    best, chosen = 99.0, 0
    for season, shift, at in _SHIFTS:
        if seasons & season and (turns := row[WHOLE & ~(bits >> shift | filled)]) < best:
            best, chosen = turns, at
    return chosen


def wanted(worn: Sequence[int], hand: Sequence[int]) -> tuple[int, int, int]:
    """Return the best season, the slots it still lacks, and the empty ones, as sets of bits."""
    filled, seasons = filled_of(worn)
    bits, arlequins = cover(hand)
    season = outlook(filled, seasons, bits, arlequins)
    empty = WHOLE & ~filled
    return season, empty & ~(bits >> (WIDTH * season)), empty


def fits(face: int, season: int, slots: int) -> int:
    """Return which of these slots a card fills in a season, as a set of bits."""
    return slots if face == ARLEQUIN else COVERS[face] >> (WIDTH * season) & slots
