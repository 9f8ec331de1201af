"""The cardbook: what one picture is and what can be said of it, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.decks import PHOTO
from game.core.pages import CardPage
from game.core.words import Words
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET, FULL_BOULETS, OWN, PICTURES
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import (
    BOULET_CARD,
    PICTURE,
    card_label,
    drawing_of,
    facts_of,
    picture_of,
)
from game.games.le_boulet.tokens import FACE

_OWN: Final = "own:"
"""Before the number of one's own picture."""
_BOULET: Final = "boulet"
_SAID: Final = 6
"""So many facts have room on a page."""


def card_of(token: str, picture: str) -> str | None:
    """Return the card that an area's token or a sprite's picture shows, None if it shows none."""
    if token in FACE:
        face = FACE.number(token)
        if face < OWN:
            return _BOULET if face == BOULET else PICTURES[face]
        return f"{_OWN}{face - OWN}"
    if picture == BOULET_CARD:
        return _BOULET
    if picture.startswith(PHOTO):
        return _OWN + picture.split(":", 3)[2]
    key = picture.removeprefix(PICTURE)
    return key if picture.startswith(PICTURE) and key in PICTURES else None


def page(
    view: State, viewer: int | None, card: str, names: Sequence[str], words: Words
) -> CardPage:
    """Return the page of a card, and what of it depends on the table now."""
    options = view.options
    if card.startswith(_OWN):
        face = OWN + int(card.removeprefix(_OWN))
    else:
        face = BOULET if card == _BOULET else PICTURES.index(card)
    return CardPage(
        picture=picture_of(face, options),
        name=card_label(face, words, options),
        does=does(face, words, options),
        copies=words.say("cardbook.copies", n=FULL_BOULETS[0] if face == BOULET else 1),
        barred=tuple(_barred(view, viewer, face, words)),
        frame="card_frame",
    )


def does(face: int, words: Words, options: Options) -> str:
    """Return what is drawn there, and what one may say of it; of a Boulet what it is for."""
    if face == BOULET:
        return words.say("cardbook.boulet")
    if face >= OWN:
        return drawing_of(face, words, options)
    facts = words.say("cardbook.comma").join(facts_of(face, words, options)[:_SAID])
    return words.say("cardbook.picture", drawing=drawing_of(face, words, options), facts=facts)


def _barred(view: State, viewer: int | None, face: int, words: Words) -> Iterator[str]:
    """Yield why a card of the hand cannot be laid now."""
    if viewer is None or face not in view.hands[viewer]:
        return
    if face == BOULET and view.phase == at.LEAD and not view.options.boulet_in_pair:
        yield words.say("refusal.boulet")
    elif view.phase == at.RETRY and face in view.barred[viewer]:
        yield words.say("refusal.card-again")
