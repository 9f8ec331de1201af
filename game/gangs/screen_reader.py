"""The screen reader: what the table holds, spoken for who does not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.words import Words
from game.gangs.log_lines import card_name
from game.gangs.model.cards import (
    BLANK,
    CARD_NAMES,
    DAMAGE,
    FACE_OF_NAME,
    GANG_NAMES,
    NO_DAMAGE,
    gang_of,
)
from game.gangs.model.state import NONE, State
from game.gangs.portraits import identity
from game.gangs.reserves import dealt_once, drawable
from game.stage.sound.voice import Utterance


def card(face_name: str, words: Words, view: State | None = None) -> tuple[str, str]:
    """Return a card's name and what it does."""
    return card_name(FACE_OF_NAME[face_name], words), words.say(f"explain.{face_name}")


def held(view: State, viewer: int | None, face_name: str, words: Words) -> str:
    """Return what is chosen of a hand: a card, or how many of a kind where they lie together."""
    name = card_name(FACE_OF_NAME[face_name], words)
    if viewer is None or not dealt_once(view):
        return name
    return f"{view.hands[viewer].count(FACE_OF_NAME[face_name])} × {name}"


def hand(view: State, viewer: int, words: Words) -> Utterance:
    """Return a seat's cards, in the order in which they lie on the screen."""
    faces = [face for face in view.hands[viewer] if face != BLANK]
    if dealt_once(view):  # so many are said kind by kind, as they lie
        kinds = dict.fromkeys(CARD_NAMES[face] for face in faces)
        cards = ", ".join(held(view, viewer, kind, words) for kind in kinds)
    else:
        cards = ", ".join(card_name(face, words) for face in faces)
    said = words.say("speech.hand", cards=cards) if faces else words.say("speech.hand-none")
    return Utterance(said, private=True)


def seat(
    view: State, viewer: int | None, place: int, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield what lies at a seat, and, for its own ears, what the viewer knows of its tile."""
    name = names[place]
    parts = [words.say("table.you", name=name) if place == viewer else name]
    if not view.alive[place]:
        parts.append(words.say("screen-reader.out", n=view.out_turns[place]))
    else:
        parts.append(words.say("screen-reader.total", n=view.totals[place]))
        last = view.lasts[place]
        if last != NO_DAMAGE:
            parts.append(words.say("screen-reader.last", n=DAMAGE[last]))
        if view.marks[place] != NONE:
            parts.append(words.say("screen-reader.shield", name=names[view.marks[place]]))
    yield Utterance(", ".join(parts) + ".")
    known = view.character_at(place)
    if view.alive[place] and place != viewer:
        if known == BLANK:
            yield Utterance(words.say("speech.unknown"), private=True)
        else:
            gang = words.say(f"gang-name.{GANG_NAMES[gang_of(known)]}")
            yield Utterance(words.say("screen-reader.known", gang=gang), private=True)


def piles(
    view: State, viewer: int | None, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield every seat that is still in, with the cards of its pile, the newest last.

    Where the stock is counted card by card, how much of it is left is said as well.
    """
    for place in view.living():
        told = next(seat(view, viewer, place, names, words)).text
        cards = ", ".join(card_name(laid & 15, words) for laid in view.piles[place])
        yield Utterance(f"{told} {words.say('screen-reader.pile', cards=cards)}" if cards else told)
    if dealt_once(view):
        yield Utterance(words.say("screen-reader.left", n=drawable(view)))


def own(view: State, viewer: int, words: Words) -> Utterance:
    """Return who a seat is."""
    who = identity(view, viewer, words)
    return Utterance(" ".join((*who.lines, *who.task)), private=True)


def place(token: str, view: State, words: Words) -> str:
    """Return what an area of the table is that is neither a seat nor a card of the hand."""
    if token == "discard":  # noqa: S105 a touch's name, no password
        top = view.discard[-1] & 15 if view.discard else BLANK
        shown = words.say("speech.empty") if top == BLANK else card_name(top, words)
        return f"{words.say('screen-reader.discard')}, {shown}"
    key = {"identity": "identity", "log": "title", "middle": "middle"}.get(token, "")
    return words.say(f"table.{key}") if key else words.say(f"screen-reader.{token}")


def result(truth: Any, names: Sequence[str], words: Words) -> str:
    """Return the truth of a match that is over, seat by seat."""
    parts = [truth.title, truth.line]
    for row in truth.rows:
        who = words.say(f"character.{row.picture.removeprefix('tile_')}")
        parts.append(f"{names[row.seat]}: {who}, {row.total}, {row.end}.")
    return " ".join(parts)


CARDS = frozenset(CARD_NAMES)
"""Tokens that are cards."""
