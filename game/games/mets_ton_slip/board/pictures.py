"""Pictures: which face a card's picture shows, and the signs of seasons, in ``assets/svg``."""

from __future__ import annotations

from typing import Final

from game.games.mets_ton_slip.log_lines import card_picture
from game.games.mets_ton_slip.model.cards import CARDS, GROUPS, SEASONS_OF, UNKNOWN

BACK: Final = "card_back"
CARD_PICTURES: Final = tuple(card_picture(face) for face in range(len(CARDS)))
"""The picture of every card, by face."""
FACE_OF_PICTURE: Final = {picture: face for face, picture in enumerate(CARD_PICTURES)}
SEASON_ICONS: Final = {seasons: f"icon_{name.lower()}" for name, seasons in GROUPS.items()}
"""The signs of whole and half seasons, by their set of bits."""


def picture_of(face: int) -> str:
    """Return the picture of a card, the back of one that is not known."""
    return BACK if face == UNKNOWN else CARD_PICTURES[face]


def season_icon(face: int) -> str:
    """Return the sign of the seasons that a garment goes with."""
    return SEASON_ICONS.get(SEASONS_OF[face], "icon_any")
