"""Talking: what may be said by which taps: in a build two, on the twelve places; in a debate one.

In a debate a seat is accused by one tap on it, by the key that votes for it: nobody has to begin
to talk for that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.core.targets import SEAT
from game.core.words import Words
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import ROLE, known
from game.games.wombat.model.places import NAMES, SIZES, SPINDLES
from game.games.wombat.model.roles import BASIC, ROLES, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.naming import name_said
from game.games.wombat.tokens import PLACE, TALK
from game.stage.live_play import Begun

READING: Final = (3, 4, 5, 0, 1, 2, 6, 7, 8, 9, 10, 11)
"""The places as one reads: from left to right, the upper row first."""
CATEGORIES: Final = (
    "have", "need", "role", "done", "robbed", "accuse", "count:A", "count:B", "count:C",
    "guard", "help",
)  # fmt: skip
"""What may be said in a build, by where it lies; the last place leads back."""
_OF_PLACES: Final = ("done", "robbed", "guard", "help")
"""What is said of a spindle: its own place names it."""
SAID_ROLES: Final = range(6, 6 + len(ROLES))
"""The places that say in a debate who one is."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A phrase that somebody has begun, as all may see it."""

    seat: int
    category: str
    """What was said of it so far; nothing while it is only begun."""
    offered: tuple[tuple[int, str], ...]
    """By place what its next key may say."""
    fresh: bool
    """Whether its last key was pressed only just."""


def _sentence(begun: Begun, view: State) -> Sentence:
    may = offered(view, begun.seat, begun.touched)
    category = category_of(view, begun.touched[1]) if len(begun.touched) > 1 else ""
    said = tuple((place, may[place]) for place in READING if place in may)
    return Sentence(begun.seat, category, said, begun.fresh)


def begun_by(people: Iterable[Begun], view: State) -> tuple[Sentence, ...]:
    """Return what people have begun to say; ``view`` is what all were told.

    Whoever is offered nothing to say has begun nothing.
    """
    every = (_sentence(one, view) for one in people)
    return tuple(one for one in every if one.offered or one.category)


def category_at(place: int) -> str:
    """Return what a place means as the first tap, nothing for the one that leads back."""
    order = READING.index(place)
    return CATEGORIES[order] if order < len(CATEGORIES) else ""


def phrase_at(category: str, place: int, view: State, viewer: int) -> str:
    """Return the phrase that a place means as the second tap, nothing where it means none."""
    order = READING.index(place)
    if category in _OF_PLACES:
        return f"{category}:{NAMES[place]}" if place < SPINDLES else ""
    match category:
        case "have" | "need":
            return f"{category}:{order + 1}" if order < SIZES else ""
        case "accuse":
            return f"accuse:{order}" if order in accused(view, viewer) else ""
        case "role":
            shown = order < len(ROLES) and ROLES[order] in roles_said(view, viewer)
            return f"{ROLE}{ROLES[order]}" if shown else ""
        case "":
            return ""
        case _:  # the keys 1, 2 and 3 say their own number; none is said by the last place
            many, name = (order + 1) % len(READING), category.partition(":")[2]
            return f"{category}:{many}" if many <= highest(view, NAMES.index(name)) else ""


def highest(view: State, spindle: int) -> int:
    """Return how many bricks at most a spindle is offered to have: six, or what clacks allow.

    All hear a clack for each brick that is laid (W22), so more than that can be nobody's news.
    """
    return max(SIZES, view.clacks[spindle] + view.bases)


def accused(view: State, viewer: int) -> list[int]:
    """Return whom somebody may accuse: who still builds, but for oneself."""
    return [seat for seat in view.living() if seat != viewer]


def roles_said(view: State, viewer: int) -> tuple[str, ...]:
    """Return which roles somebody may claim: those that may be dealt, while one is in."""
    return _roles_dealt(view) if view.alive[viewer] else ()


def _roles_dealt(view: State) -> tuple[str, ...]:
    return ROLES if view.options.advanced else (BASIC, WICKED)


def offered(view: State, viewer: int, touched: tuple[str, ...]) -> dict[int, str]:
    """Return by place what may be tapped next: categories, then phrases; '' leads back."""
    if len(touched) > 1:
        category = category_of(view, touched[1])
        phrases = {place: phrase_at(category, place, view, viewer) for place in READING}
        return {place: one for place, one in phrases.items() if one}
    if view.phase == at.DEBATE:
        return _argued(roles_said(view, viewer))
    found = {place: category_at(place) for place in READING}
    return found if view.alive[viewer] else {at: one for at, one in found.items() if one != "role"}


def offered_all(view: State) -> dict[int, str]:
    """Return the same of a debate for several people around one picture."""
    return _argued(_roles_dealt(view)) if view.phase == at.DEBATE else {}


def _argued(roles: tuple[str, ...]) -> dict[int, str]:
    """Return by place what may be said in a debate besides accusing, by who may claim roles."""
    said = zip(SAID_ROLES, ROLES, strict=True)
    return {
        **{place: f"robbed:{NAMES[place]}" for place in range(SPINDLES)},
        **{place: f"{ROLE}{role}" for place, role in said if role in roles},
    }


def category_of(view: State, token: str) -> str:
    """Return the category that a first tap chose; nothing where it chose none."""
    if token not in PLACE or view.phase == at.DEBATE:
        return ""
    return category_at(PLACE.number(token))


def accuses(view: State, touched: tuple[str, ...]) -> bool:
    """Say whether a seat that is touched next is accused."""
    if view.phase == at.DEBATE:
        return touched in ((), (TALK,))
    return len(touched) == 2 and category_of(view, touched[1]) == "accuse"


def said_by(view: State, viewer: int, tokens: tuple[str, ...]) -> str:
    """Return the phrase that taps mean, '' where they mean none.

    Only an accusation in a debate needs no tap that begins to talk. The key of another verb,
    pressed while one talks, is no word.
    """
    *before, last = tokens
    touched = tuple(before)
    if last in SEAT:
        seat = SEAT.number(last)
        may = accuses(view, touched) and seat in accused(view, viewer)
        return f"accuse:{seat}" if may else ""
    if not touched or len(touched) > 2:
        return ""
    if last not in PLACE or not all(one in PLACE for one in touched[1:]):
        return ""
    phrase = offered(view, viewer, touched).get(PLACE.number(last), "")
    return phrase if phrase in known(view.seats) else ""


def label(said: str, names: tuple[str, ...], words: Words) -> str:
    """Return what is written on a place: a category, or what a phrase is of."""
    kind, *rest = said.split(":")
    if not kind:
        return words.say("talk.back")
    if kind == "count" and len(rest) == 1:
        return words.say("talk.count", place=name_said(rest[0]))
    if not rest:
        return words.say(f"talk.{kind}")
    if kind == "count":
        return words.say("talk.bricks", n=int(rest[1]))
    if kind == "accuse":
        return names[int(rest[0])]
    return words.say(f"role.{rest[0]}") if kind == "role" else name_said(rest[-1])
