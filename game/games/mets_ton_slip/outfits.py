"""Outfits: of which pictures a dressed figure is made, one laid over another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.games.mets_ton_slip.model.cards import (
    ARLEQUIN,
    CARDS,
    COAT,
    HAT,
    JOKERS,
    SHOES,
    SLIP,
    SLOTS,
    STANDS_IN,
    SWEATER,
    TROUSERS,
    WEARABLE,
)

_PUT_ON: Final = (SLIP, TROUSERS, SHOES, SWEATER, COAT, HAT)
"""Slots in the order in which they are painted: a sweater hangs over trousers, a coat over both."""


def worn_picture(doll: int, slot: int, face: int) -> str:
    """Return the picture of a card worn by a figure in one of its slots."""
    if face == ARLEQUIN:
        return f"worn/{doll}_{SLOTS[slot].lower()}_arlequin"
    if slot == SLIP:
        return f"worn/{doll}_slip"
    group = "joker" if face in JOKERS else CARDS[face].partition("-")[2].lower()
    return f"worn/{doll}_{SLOTS[slot].lower()}_{group}"


def wardrobe(doll: int) -> Iterator[str]:
    """Yield every picture that a figure may ever be dressed in, each once."""
    found = {worn_picture(doll, slot, face): None for face in WEARABLE for slot in STANDS_IN[face]}
    yield from (f"worn/{doll}_head", *found)


def layers(doll: int, worn: Sequence[int]) -> Iterator[str]:
    """Yield the pictures of a dressed figure, the lowest first; ``worn`` has a card by slot."""
    yield f"doll_{doll}"
    if worn[SLIP] < 0 and worn[TROUSERS] < 0:  # nothing else hides what nobody is to see
        yield f"worn/{doll}_cover"
    for slot in _PUT_ON:
        if slot == HAT and (worn[SWEATER] >= 0 or worn[COAT] >= 0):
            yield f"worn/{doll}_head"  # a chin stands over a collar, and under a hat
        if worn[slot] >= 0:
            yield worn_picture(doll, slot, worn[slot])
