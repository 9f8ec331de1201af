"""The cardbook: what one card is, for whoever asks about it at the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.pages import CardPage
from game.core.words import Words
from game.gangs.model.actions import THROWS
from game.gangs.model.cards import BIM, CARD_NAMES, FACE_OF_NAME, NON
from game.gangs.model.state import CHOOSE, State
from game.gangs.rules.legality import pending
from game.gangs.rules.refusals import refusal

_BUTTONS = {"bim": "BIM", "non": "NON"}


def card_of(token: str, picture: str) -> str | None:
    """Return the card that an area's token or a sprite's picture shows, None if it shows none."""
    if token in FACE_OF_NAME:
        return token
    if token in _BUTTONS:
        return _BUTTONS[token]
    name = picture.removeprefix("mini_").removeprefix("card_").removesuffix("_across").upper()
    return name if name in FACE_OF_NAME else None


def page(
    view: State, viewer: int | None, card: str, names: Sequence[str], words: Words
) -> CardPage:
    """Return the page of a card, and what of it depends on the table now."""
    face = FACE_OF_NAME[card]
    return CardPage(
        picture=f"card_{CARD_NAMES[face].lower()}",
        name=words.say(f"card.{card}"),
        does=words.say(f"explain.{card}"),
        copies=words.say(
            "cardbook.copies" if face == BIM else "cardbook.copies-ours",
            n=view.options.copies[face],
        ),
        barred=_barred(view, viewer, face, names, words),
    )


def _barred(
    view: State, viewer: int | None, face: int, names: Sequence[str], words: Words
) -> tuple[str, ...]:
    if face in (BIM, NON):
        return (words.say("cardbook.answer"),)
    if viewer is None or face not in view.hands[viewer]:
        return ()
    if view.asked() != viewer or view.phase != CHOOSE:
        return (words.say("cardbook.not-now"),)
    legal = pending(view).get(view.asked(), ())  # type: ignore[call-overload]
    why: dict[str, list[str]] = {}
    for seat in range(view.n):
        if seat != viewer and view.alive[seat] and THROWS[face][seat] not in legal:
            reason = refusal(view, view.asked(), THROWS[face][seat])
            why.setdefault(reason or "not-offered", []).append(names[seat])
    return tuple(
        words.say("cardbook.not-on", names=", ".join(seats), why=words.say(f"refusal.{reason}"))
        for reason, seats in why.items()
    ) or (words.say("cardbook.anybody"),)
