"""The screen reader: what the table holds, spoken for who does not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.decks import MOST
from game.core.endings import Truth
from game.core.words import Words
from game.games.le_boulet.model.cards import BOULET, NONE, OWN, UNKNOWN
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, drawing_of, theme_said
from game.games.le_boulet.tokens import FACE, LAID
from game.stage.sound.voice import Utterance

CARDS: Final = frozenset(FACE.at(face) for face in (*range(OWN + MOST), BOULET))
"""Tokens that are cards."""


def card(face_name: str, words: Words, view: State) -> tuple[str, str]:
    """Return a card's name and what is drawn on it; of one's own picture, its tags."""
    face = FACE.number(face_name)
    return card_name(face, words, view.options), drawing_of(face, words, view.options)


def held(view: State, viewer: int | None, face_name: str, words: Words) -> str:
    """Return what is chosen of a hand: a card, and how many where there are several."""
    face = FACE.number(face_name)
    count = 0 if viewer is None else view.hands[viewer].count(face)
    name = card_name(face, words, view.options)
    return f"{count} × {name}" if count > 1 else name


def hand(view: State, viewer: int, words: Words) -> Utterance:
    """Return a seat's cards in the order in which they lie."""
    faces = sorted(
        (face for face in view.hands[viewer] if face != UNKNOWN),
        key=lambda face: (face == BOULET, face),
    )
    shown = ", ".join(card_name(face, words, view.options) for face in faces)
    said = words.say("speech.hand", cards=shown) if faces else words.say("speech.hand-none")
    return Utterance(said, private=True)


def seat(
    view: State, viewer: int | None, place: int, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield how many cards a seat holds, what all know of them, and what it laid."""
    name = names[place]
    parts = [words.say("seat.you", name=name) if place == viewer else name]
    parts.append(words.say("screen-reader.hand", n=len(view.hands[place])))
    if many := view.known[place].count(BOULET):
        parts.append(words.say("screen-reader.boulets", n=many))
    pictures = [card_name(face, words, view.options)
                for face in sorted(view.known[place]) if face != BOULET]  # fmt: skip
    if pictures and place != viewer:
        parts.append(words.say("screen-reader.known", cards=", ".join(pictures)))
    if view.answers[place] != NONE:
        parts.append(
            words.say(
                "screen-reader.laid", card=card_name(view.answers[place], words, view.options)
            )
        )
    yield Utterance(", ".join(parts) + ".")


def piles(
    view: State, viewer: int | None, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield the theme with its pair, every seat, and how much is left to draw."""
    if view.pair:
        yield Utterance(pair(view, words))
    for place in range(view.seats):
        yield from seat(view, viewer, place, names, words)
    yield Utterance(words.say("screen-reader.left", n=len(view.stock)))


def own(view: State, viewer: int, words: Words) -> Utterance:
    """Nobody is anybody in secret: return how many cards are left to get rid of."""
    return Utterance(words.say("screen-reader.hand", n=len(view.hands[viewer])))


def place(token: str, view: State, words: Words) -> str:
    """Return what an area of the table is that is neither a seat nor a card of the hand."""
    if token == "pair":  # noqa: S105 a touch's name, no password
        return pair(view, words)
    if token in LAID:
        face = view.answers[LAID.number(token)]
        return words.say("screen-reader.answer", card=card_name(face, words, view.options))
    return words.say(f"screen-reader.{token}") if words.knows(f"screen-reader.{token}") else token


def pair(view: State, words: Words) -> str:
    """Return the theme on the table, and the two cards that it is said of."""
    cards = ", ".join(card_name(face, words, view.options) for face in view.pair)
    said = words.say("screen-reader.theme", theme=theme_said(view.theme, words), cards=cards)
    if not view.explanation:
        return said
    meant = words.say("screen-reader.explained", text=theme_said(view.explanation, words))
    return f"{said} {meant}"


def result(truth: Truth, names: Sequence[str], words: Words) -> str:
    """Return the truth of a match that is over, seat by seat."""
    rows = (f"{names[row.seat]}: {row.end}." for row in truth.rows)
    return " ".join((truth.title, truth.line, *rows))
