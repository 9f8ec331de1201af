"""Cards and tiles.

A *face* is what a card shows, a small int. A *card* is a face that became public, with an id
from a public counter: ``id << 4 | face``. Hands hold faces, piles and the discard hold cards.

A *tile* is one physical tile, numbered by the place where it lay at the start: ``0..n-1`` for
the seats, ``n`` for the middle. A tile's face is a *character*, ``gang * 4 + 0..3``.
"""

from __future__ import annotations

from typing import Final

BLANK: Final = -1
"""What one was not told: an unknown card or character."""

D10, D20, D30, BIM, IDENT, SHIELD, HEAL, SWAP, RECYCLE, NON = range(10)
CARD_NAMES: Final = (
    "D10", "D20", "D30", "BIM", "IDENT", "SHIELD", "HEAL", "SWAP", "RECYCLE", "NON",
)  # fmt: skip
FACE_OF_NAME: Final = {name: face for face, name in enumerate(CARD_NAMES)}

DAMAGE: Final = (10, 20, 30, 0, 0, 0, 0, 0, 0, 0)
NO_DAMAGE: Final = -1
"""The last damage of a pile without damage cards."""

LIMIT: Final = 100  # E13: out when strictly above
MULLIGANS: Final = 3  # E9
DECK_MOST: Final = 169
"""No deck has more cards."""

BOGOSSES, CHICOTS, BINOCLARDS, CHARLOTTE = range(4)
GANG_NAMES: Final = ("bogosses", "chicots", "binoclards", "charlotte")
GANG_OF_NAME: Final = {name: gang for gang, name in enumerate(GANG_NAMES)}
GANGS: Final = 3
GANG_SIZE: Final = 4  # E3: at most four tiles a gang
CHARACTER_NAMES: Final = (
    "gaspard", "ophelie", "maxence", "tiphaine",
    "riton", "mado", "titouan", "fanchon",
    "basile", "noor", "anselme", "lucie",
    "charlotte",
)  # fmt: skip
"""Ids, four a gang; what a game calls them is said by its strings."""


def face_of(card: int) -> int:
    """Return what a card shows."""
    return card & 15


def card_of(number: int, face: int) -> int:
    """Return the card that a face becomes with a public number."""
    return number << 4 | face


def gang_of(character: int) -> int:
    """Return a character's gang."""
    return character >> 2


def spell_face(face: int) -> str | None:
    """Return a face's name, None for a blank."""
    return None if face == BLANK else CARD_NAMES[face]


def spell_card(card: int) -> str | None:
    """Return a card as text, such as ``D20#17``."""
    return None if card == BLANK else f"{CARD_NAMES[card & 15]}#{card >> 4}"


def spell_character(character: int) -> str | None:
    """Return a character's name, None for a blank."""
    return None if character == BLANK else CHARACTER_NAMES[character]


def spell_gang(gang: int) -> str | None:
    """Return a gang's name, None for none."""
    return None if gang == BLANK else GANG_NAMES[gang]


def read_face(name: str | None) -> int:
    """Return the face of a name, a blank for None."""
    return BLANK if name is None else FACE_OF_NAME[name]


def read_card(text: str | None) -> int:
    """Return the card that a text such as ``D20#17`` spells, a blank for None."""
    if text is None:
        return BLANK
    name, _, number = text.partition("#")
    return card_of(int(number), FACE_OF_NAME[name])


def read_character(name: str | None) -> int:
    """Return the character of a name, a blank for None."""
    return BLANK if name is None else CHARACTER_NAMES.index(name)


def read_gang(name: str | None) -> int:
    """Return the gang of a name, a blank for None."""
    return BLANK if name is None else GANG_OF_NAME[name]
