"""The screen reader: what the table holds, spoken for who does not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.endings import Truth
from game.core.targets import SLOT, kind_of
from game.core.words import Words
from game.games.mets_ton_slip.cardbook import does
from game.games.mets_ton_slip.log_lines import card_name
from game.games.mets_ton_slip.model import cards
from game.games.mets_ton_slip.model.cards import (
    ANY_SEASON,
    FACE,
    NOTHING,
    SEASONS,
    UNKNOWN,
    season_of,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.tokens import BASKET
from game.stage.sound.voice import Utterance

CARDS: Final = frozenset(cards.CARDS)
"""Tokens that are cards."""


def card(face_name: str, words: Words, view: State | None = None) -> tuple[str, str]:
    """Return a card's name and what it does."""
    face = FACE[face_name]
    return card_name(face, words), does(face, words)


def held(view: State, viewer: int | None, face_name: str, words: Words) -> str:
    """Return what is chosen of a hand: a card, and how many of it where there are two."""
    name = card_name(FACE[face_name], words)
    count = 0 if viewer is None else view.hands[viewer].count(FACE[face_name])
    return f"{count} × {name}" if count > 1 else name


def hand(view: State, viewer: int, words: Words) -> Utterance:
    """Return a seat's cards, by what they are."""
    faces = sorted(face for face in view.hands[viewer] if face != UNKNOWN)
    shown = ", ".join(card_name(face, words) for face in faces)
    said = words.say("speech.hand", cards=shown) if faces else words.say("speech.hand-none")
    return Utterance(said, private=True)


def seat(
    view: State, viewer: int | None, place: int, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield what is worn at a seat, what is missing, its basket, and what is known of its hand."""
    name = names[place]
    said = words.say("table.you", name=name) if place == viewer else name
    parts = [
        said,
        *_worn(view, place, words),
        words.say("screen-reader.hand", n=len(view.hands[place])),
    ]
    yield Utterance(", ".join(parts) + ".")
    known = [face for face in view.hands[place] if face != UNKNOWN]
    if place != viewer and known:
        shown = ", ".join(card_name(face, words) for face in sorted(known))
        yield Utterance(words.say("screen-reader.known", cards=shown), private=True)


def piles(
    view: State, viewer: int | None, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield every seat with what it wears, then what lies in its basket, the newest last."""
    for place in range(view.seats):
        told = next(seat(view, viewer, place, names, words)).text
        shown = ", ".join(card_name(face, words) for face in view.baskets[place])
        yield Utterance(
            f"{told} {words.say('screen-reader.basket', cards=shown)}" if shown else told
        )
    yield Utterance(words.say("screen-reader.left", n=len(view.stock)))


def own(view: State, viewer: int, words: Words) -> Utterance:
    """Return what a seat wears, and what it lacks to win."""
    return Utterance(", ".join(_worn(view, viewer, words)) + ".")


def place(token: str, view: State, words: Words) -> str:
    """Return what an area of the table is that is neither a seat nor a card of the hand."""
    if token in BASKET:
        basket = view.baskets[BASKET.number(token)]
        top = card_name(basket[-1], words) if basket else words.say("speech.empty")
        return words.say("screen-reader.top", card=top)
    if token in SLOT:
        seat, slot = SLOT.numbers(token)
        face = view.worn[seat][slot]
        where = words.say(f"slot.{cards.SLOTS[slot]}")
        there = card_name(face, words) if face != NOTHING else words.say("screen-reader.nothing")
        return f"{where}: {there}"
    kind = kind_of(token)
    if kind == "stock":
        return words.say("screen-reader.left", n=len(view.stock))
    return words.say("table.title") if kind == "log" else words.say(f"screen-reader.{kind}")


def result(truth: Truth, names: Sequence[str], words: Words) -> str:
    """Return the truth of a match that is over, seat by seat."""
    parts = [truth.title, truth.line]
    parts += [f"{names[row.seat]}: {row.total}, {row.end}." for row in truth.rows]
    return " ".join(parts)


def _worn(view: State, place: int, words: Words) -> Iterator[str]:
    worn = view.worn[place]
    faces = [face for face in worn if face != NOTHING]
    yield ", ".join(card_name(face, words) for face in faces) or words.say("screen-reader.bare")
    yield words.say("screen-reader.lacks", n=worn.count(NOTHING))
    seasons = season_of(worn)
    if faces and seasons != ANY_SEASON:
        fits = [name for at, name in enumerate(SEASONS) if seasons >> at & 1]
        yield words.say(
            "screen-reader.fits", seasons=", ".join(words.say(f"season.{one}") for one in fits)
        )
