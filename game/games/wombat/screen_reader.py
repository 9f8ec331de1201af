"""The screen reader: what the table holds, spoken for who does not see it.

In the dark everybody is blind: what a hand feels is told to its own ears, and so is what it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.endings import Truth
from game.core.targets import SLOT
from game.core.words import Words
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NOWHERE, SPINDLES
from game.games.wombat.model.roles import UNTOLD
from game.games.wombat.model.state import State
from game.games.wombat.naming import place_said, role_told
from game.games.wombat.tokens import PLACE, SLOTS, VERBS
from game.stage.sound.voice import Utterance

CARDS: Final = frozenset(SLOTS)
"""Tokens that are bricks in hand."""


def card(face_name: str, words: Words, view: State | None = None) -> tuple[str, str]:
    """Return what a place of the hand is called, and what is to be said of it."""
    n = SLOT.number(face_name)
    return words.say("screen-reader.slot", n=n), words.say("screen-reader.slot-does")


def held(view: State, viewer: int | None, face_name: str, words: Words) -> str:
    """Return what is chosen of a hand: a brick, and its size if it was felt."""
    slot = SLOT.number(face_name) - 1
    sizes = [] if viewer is None else view.hands[viewer].sizes
    if slot >= len(sizes):
        return words.say("screen-reader.no-brick")
    return _brick(sizes[slot], words)


def _brick(size: int, words: Words) -> str:
    return (
        words.say("screen-reader.brick", size=size)
        if size
        else words.say("screen-reader.brick-unknown")
    )


def hand(view: State, viewer: int, words: Words) -> Utterance:
    """Return where one's paw is, and what it holds."""
    own = view.hands[viewer]
    parts = [_brick(size, words) for size in own.sizes] or [words.say("screen-reader.empty")]
    if own.place != NOWHERE:
        parts.insert(0, words.say("screen-reader.at", place=place_said(own.place)))
    return Utterance(", ".join(parts) + ".", private=True)


def seat(
    view: State, viewer: int | None, place: int, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield who sits there, and whether they still build."""
    name = words.say("seat.you", name=names[place]) if place == viewer else names[place]
    yield Utterance(name + "." if view.alive[place] else f"{name}, {words.say('board.out')}.")


def piles(
    view: State, viewer: int | None, names: Sequence[str], words: Words
) -> Iterator[Utterance]:
    """Yield the score, what is left of the time, and with the light on the towers."""
    yield Utterance(words.say("board.score", good=view.good, bad=view.bad) + ".")
    if view.phase == at.BUILD:
        left = max(0, view.options.ticks - view.tick + 1) // TICKS
        yield Utterance(words.say("screen-reader.left", n=left))
    elif view.lit:
        for spindle, stack in enumerate(view.lit[0]):
            sizes = " ".join(map(str, stack)) or words.say("board.nothing")
            yield Utterance(
                words.say("screen-reader.tower", place=place_said(spindle), sizes=sizes)
            )
    for place in range(view.seats):
        yield from seat(view, viewer, place, names, words)


def own(view: State, viewer: int, words: Words) -> Utterance:
    """Return one's own role, for one's own ears."""
    role = view.roles[viewer]
    if role == UNTOLD:
        return Utterance("", private=True)
    told = role_told(role, words, practice=view.options.practice)
    said = words.say(f"role.{role}"), told
    return Utterance(". ".join(said), private=True)


def place(token: str, view: State, words: Words) -> str:
    """Return what an area of the table is that is neither a seat nor a brick in hand."""
    if token in PLACE:
        at = PLACE.number(token)
        return words.say(
            "board.tower" if at < SPINDLES else "screen-reader.zone", place=place_said(at)
        )
    if token in VERBS:
        return words.say(f"button.{token}")
    if token in CARDS:
        return card(token, words)[0]
    return words.say(f"screen-reader.{token}") if words.knows(f"screen-reader.{token}") else token


def result(truth: Truth, names: Sequence[str], words: Words) -> str:
    """Return the truth of a match that is over, seat by seat."""
    rows = (f"{names[row.seat]}: {row.end}." for row in truth.rows)
    return " ".join((truth.title, truth.line, *rows))
