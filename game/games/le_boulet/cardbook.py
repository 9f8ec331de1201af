"""The cardbook: what one picture is and what can be said of it, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.pages import CardPage
from game.core.words import Words
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET, FULL_BOULETS, PICTURES
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import (
    BOULET_CARD,
    PICTURE,
    card_label,
    drawing_of,
    facts_of,
    picture_of,
)

_FACE: Final = "face:"
_BOULET: Final = "boulet"
_SAID: Final = 6
"""So many facts have room on a page."""


def card_of(token: str, picture: str) -> str | None:
    """Return the card that an area's token or a sprite's picture shows, None if it shows none."""
    if token.startswith(_FACE):
        picture = picture_of(int(token.removeprefix(_FACE)))
    if picture == BOULET_CARD:
        return _BOULET
    key = picture.removeprefix(PICTURE)
    return key if picture.startswith(PICTURE) and key in PICTURES else None


def page(
    view: State, viewer: int | None, card: str, names: Sequence[str], words: Words
) -> CardPage:
    """Return the page of a card, and what of it depends on the table now."""
    face = BOULET if card == _BOULET else PICTURES.index(card)
    return CardPage(
        picture=picture_of(face),
        name=card_label(face, words),
        does=does(face, words),
        copies=words.say("cardbook.copies", n=FULL_BOULETS[0] if face == BOULET else 1),
        barred=tuple(_barred(view, viewer, face, words)),
        frame="card_frame",
    )


def does(face: int, words: Words) -> str:
    """Return what is drawn there, and what one may say of it; of a Boulet what it is for."""
    if face == BOULET:
        return words.say("cardbook.boulet")
    facts = words.say("cardbook.comma").join(facts_of(face, words)[:_SAID])
    return words.say("cardbook.picture", drawing=drawing_of(face, words), facts=facts)


def _barred(view: State, viewer: int | None, face: int, words: Words) -> Iterator[str]:
    """Yield why a card of the hand cannot be laid now."""
    if viewer is None or face not in view.hands[viewer]:
        return
    if face == BOULET and view.phase == at.LEAD and not view.options.boulet_in_pair:
        yield words.say("refusal.boulet")
    elif view.phase == at.RETRY and face in view.barred[viewer]:
        yield words.say("refusal.card-again")
