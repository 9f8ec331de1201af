"""The 103 cards: what each is, where it may lie, and what it does.

A card is its *face*, a small number; equal cards are equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

UNKNOWN: Final = -1
"""A card that one was not told."""
NOTHING: Final = -2
"""What lies in an empty slot."""

# ---------------------------------------------------------------- slots and seasons

SLOTS: Final = ("SLIP", "TROUSERS", "SWEATER", "SHOES", "COAT", "HAT")
SLIP, TROUSERS, SWEATER, SHOES, COAT, HAT = ALL_SLOTS = range(6)
TYPES: Final = SLOTS[1:]
BELOW: Final = (
    (), (SLIP,), (SLIP,),
    (SLIP, TROUSERS, SWEATER), (SLIP, TROUSERS, SWEATER), (SLIP, TROUSERS, SWEATER),
)  # fmt: skip
"""By slot, which others must be filled before anything is laid there (M34)."""

SEASONS: Final = ("SP", "SU", "AU", "WI")
SPRING, SUMMER, AUTUMN, WINTER = (1 << n for n in range(4))
ANY_SEASON: Final = SPRING | SUMMER | AUTUMN | WINTER
GROUPS: Final = {
    "SP": SPRING, "SU": SUMMER, "AU": AUTUMN, "WI": WINTER,
    "SPSU": SPRING | SUMMER, "AUWI": AUTUMN | WINTER,
}  # fmt: skip
"""Seasons that a garment may be of, whole and half ones, as sets of bits."""

# ---------------------------------------------------------------- faces

GARMENTS: Final = tuple(
    (f"{name}-{group}", slot, seasons)
    for slot, name in enumerate(TYPES, TROUSERS)
    for group, seasons in GROUPS.items()
)
"""Every garment but the slip: its name, its slot, its seasons."""
ATTACK_NAMES: Final = (
    "APOIL", "FOURIRE", "CORDONNIER", "CROIXROUGE", "DOCTEUR", "FASTFOOD",
    "GASTRO", "GROSSETETE", "TACHE", "PLUIE", "VOLEUR",
)  # fmt: skip
CARDS: Final = (
    "SLIP",
    *(name for name, _, _ in GARMENTS),
    "ARLEQUIN", *(f"J-{name}" for name in TYPES),
    *ATTACK_NAMES,
    "BOUCLIER", "MIROIR", "FETE", "TROC",
)  # fmt: skip
"""The names of faces, by face."""
FACE: Final = {name: face for face, name in enumerate(CARDS)}

PANTS: Final = FACE["SLIP"]
"""The slip as a card."""
ARLEQUIN: Final = FACE["ARLEQUIN"]
JOKERS: Final = range(ARLEQUIN, ARLEQUIN + 1 + len(TYPES))
WEARABLE: Final = range(JOKERS.stop)
CLOTHES: Final = range(ARLEQUIN)
"""Slips and garments: what may take a joker's place."""
ATTACKS: Final = range(FACE["APOIL"], FACE["VOLEUR"] + 1)
CROIX_ROUGE, VOLEUR = FACE["CROIXROUGE"], FACE["VOLEUR"]
BOUCLIER, MIROIR = DEFENCES = (FACE["BOUCLIER"], FACE["MIROIR"])
FETE, TROC = EVENTS = (FACE["FETE"], FACE["TROC"])

SEASONS_OF: Final = (
    ANY_SEASON,
    *(seasons for _, _, seasons in GARMENTS),
    *(ANY_SEASON for _ in range(len(CARDS) - len(GARMENTS) - 1)),
)
"""By face, the seasons it goes with; slips and jokers go with all."""
STANDS_IN: Final[tuple[tuple[int, ...], ...]] = (
    (SLIP,),
    *((slot,) for _, slot, _ in GARMENTS),
    tuple(ALL_SLOTS),
    *((slot,) for slot in range(TROUSERS, HAT + 1)),
    *(() for _ in range(len(CARDS) - JOKERS.stop)),
)
"""By face, the slots it can stand in: Arlequin in any (M9 may take the first from him)."""

STRIPS: Final = {
    FACE["APOIL"]: tuple(ALL_SLOTS),
    FACE["FOURIRE"]: (SLIP,),
    FACE["CORDONNIER"]: (SHOES,),
    FACE["DOCTEUR"]: (SWEATER, COAT),
    FACE["FASTFOOD"]: (TROUSERS,),
    FACE["GASTRO"]: (SLIP, TROUSERS, SHOES),
    FACE["GROSSETETE"]: (HAT,),
    FACE["TACHE"]: (SWEATER,),
    FACE["PLUIE"]: (COAT,),
}
"""Which slots an attack empties, in the order in which they fall (M33)."""

COPIES: Final = tuple(
    13 if face == PANTS
    else 1 if face == ARLEQUIN or face in ATTACKS or face in EVENTS
    else 4 if face == BOUCLIER
    else 2
    for face in range(len(CARDS))
)  # fmt: skip
"""By face, how many of it the deck holds."""
DECK: Final = tuple(face for face, copies in enumerate(COPIES) for _ in range(copies))
"""All 103 cards."""

DEALT: Final = 6
HAND: Final = 7
"""So many cards one draws up to."""


def season_of(worn: Iterable[int]) -> int:
    """Return the seasons that an outfit still goes with, as a set of bits (M7)."""
    seasons = ANY_SEASON
    for face in worn:
        if face >= 0:
            seasons &= SEASONS_OF[face]
    return seasons
