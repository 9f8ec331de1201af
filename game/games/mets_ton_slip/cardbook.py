"""The cardbook: what one card is, for whoever asks about it at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from game.core.pages import CardPage
from game.core.seats import Seat
from game.core.words import Words
from game.games.mets_ton_slip.log_lines import card_name, card_picture
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import (
    ATTACKS,
    CARDS,
    COPIES,
    DEFENCES,
    EVENTS,
    FACE,
    JOKERS,
    STANDS_IN,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.legality import pending
from game.games.mets_ton_slip.rules.refusals import refusal

_PICTURED: Final = {card_picture(face): name for name, face in FACE.items()}
_WORN: Final = re.compile(r"worn/\d+_(\w+)")
"""What is worn is drawn for each of the dolls: ``worn/3_coat_wi``."""


def card_of(token: str, picture: str) -> str | None:
    """Return the card that an area's token or a sprite's picture shows, None if it shows none."""
    if token in FACE:
        return token
    if worn := _WORN.fullmatch(picture):
        name = worn[1].upper().replace("_", "-")
        if name.endswith("-ARLEQUIN"):
            return "ARLEQUIN"
        if name.endswith("-JOKER"):
            return f"J-{name.removesuffix('-JOKER')}"
        return name if name in FACE else None
    return _PICTURED.get(picture)


def page(
    view: State, viewer: int | None, card: str, names: Sequence[str], words: Words
) -> CardPage:
    """Return the page of a card, and what of it depends on the table now."""
    face = FACE[card]
    return CardPage(
        picture=card_picture(face),
        name=card_name(face, words),
        does=does(face, words),
        copies=words.say(_copies(face), n=COPIES[face]),
        barred=tuple(_barred(view, viewer, face, names, words)),
    )


def _copies(face: int) -> str:
    """Return how a number is said: of most jokers and of defences only the sum is printed."""
    ours = face in DEFENCES or (face in JOKERS and face != FACE["ARLEQUIN"])
    return "cardbook.copies-ours" if ours else "cardbook.copies"


def does(face: int, words: Words) -> str:
    """Return what a card is for; of a garment also with which seasons it goes."""
    card = CARDS[face]
    kind, _, group = card.partition("-")
    if kind == "J":
        return words.say("explain.JOKER")
    said = words.say(f"explain.{kind}")
    return f"{said} {words.say(f'explain.season-{group}')}" if group else said


def _barred(
    view: State, viewer: int | None, face: int, names: Sequence[str], words: Words
) -> Iterator[str]:
    """Yield why a card of the hand cannot be played now, or not on whom."""
    if face in DEFENCES:
        yield words.say("cardbook.answer")
        return
    if viewer is None or face not in view.hands[viewer]:
        return
    seat = Seat(viewer)
    if view.asked() != seat or view.phase != at.ACT:
        yield words.say("cardbook.not-now")
        return
    if face in ATTACKS:
        yield from _not_on(view, seat, face, names, words)
    elif face in EVENTS:
        yield words.say("cardbook.everybody")
    elif face in WEARABLE:
        yield from _not_worn(view, seat, face, words)


def _not_on(
    view: State, seat: Seat, face: int, names: Sequence[str], words: Words
) -> Iterator[str]:
    others = [other for other in range(view.seats) if other != seat]
    safe = [names[other] for other in others if refusal(view, seat, act.Attack(face, other))]
    if safe:
        why = words.say("refusal.no-effect")
        yield words.say("cardbook.not-on", names=", ".join(safe), why=why)
    else:
        yield words.say("cardbook.anybody")


def _not_worn(view: State, seat: Seat, face: int, words: Words) -> Iterator[str]:
    """Yield why a card goes on no slot of one's own; that it may take a joker's place, if so."""
    why = [refusal(view, seat, act.WEARS[face][slot]) for slot in STANDS_IN[face]]
    if None not in why:
        reasons = dict.fromkeys(reason for reason in why if reason != "wrong-slot")
        yield from (words.say(f"refusal.{reason}") for reason in reasons)
    if face not in JOKERS and any(
        isinstance(one, act.Replace) and one.face == face for one in pending(view)[seat]
    ):
        yield words.say("cardbook.replaces")
