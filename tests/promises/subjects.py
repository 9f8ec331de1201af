"""The games under proof, and the little that the proofs must know of each.

A *place* is where a secret lies: a tile, a card of a hand, a card of the bag, named by its kind
and position, such as ``hand:2:0``. The proofs ask nothing else of a game beside its rules. Each
game of the shelf, each least one and the sixth bring that themselves: ``promised.py`` among their
own tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final, Protocol, runtime_checkable

import pytest

from game.core.rules import Rules
from game.core.seats import Viewer
from game.core.words import Words
from game.games import shelf
from tests.least.shelved import LEAST

BLANK: Final = -1
"""What is not known, in every game under proof."""


class Subject(Protocol):
    """A game under proof."""

    rules: Rules[Any, Any, Any, Any]
    levels: tuple[str, ...]
    """Those that decide quickly."""
    every_level: tuple[str, ...]

    def tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Every table worth trying: seats and options."""
        ...

    def bot(self, level: str, seat: int, seats: int, options: Any, seed: int) -> Any: ...

    def texts(self, language: str) -> Words: ...

    def every_action(self, state: Any) -> Iterator[Any]:
        """Everything a player of this table could say, legal or not."""
        ...

    def secrets(self, state: Any) -> dict[str, int]:
        """What lies in every place that can hold a secret; ``BLANK`` where it is not known."""
        ...

    def put(self, state: Any, place: str, what: int) -> None: ...

    def tells(self, event: Any, state: Any, viewer: Viewer) -> Iterator[str]:
        """The places, in the state before an event, of which it may tell a viewer the secret.

        By the game's rules, not by the event's address: that is under proof. What a player says
        names its card by itself and is the same in every world; this is about what the match
        answers.
        """
        ...

    def hints(self, event: Any, state: Any) -> Iterator[str]:
        """The places on whose contents it hangs by the rules that there is this event at all."""
        ...

    def ends(self, event: Any) -> bool: ...

    def check_world(self, world: Any) -> None:
        """Check that a match that still goes on could be in this imagined world."""
        ...


@runtime_checkable
class Unordered(Protocol):
    """A game under proof in whose hands order tells nothing, so that a view may have another."""

    def lay_like(self, world: Any, view: Any) -> None:
        """Lay the hands of a world in the order of a view, as far as they can be the same."""


@runtime_checkable
class Sealing(Protocol):
    """A game under proof that tells nobody who has chosen already, where all choose at once."""

    seals: bool


class Promised(Protocol):
    """``promised.py`` of a game's tests."""

    SUBJECTS: Mapping[str, Subject]
    """Its own name first; a part of its tables may go by another one."""
    SLOW: frozenset[str]
    """Which of these are tried where there is time."""


def hand_places(seat: int, hand: list[int]) -> Iterator[str]:
    return (f"hand:{seat}:{index}" for index in range(len(hand)))


def card_places(state: Any) -> dict[str, int]:
    cards = {f"bag:{index}": face for index, face in enumerate(state.bag)}
    for seat, hand in enumerate(state.hands):
        cards |= zip(hand_places(seat, hand), hand, strict=True)
    return cards


def put_card(state: Any, place: str, face: int) -> None:
    kind, *at = place.split(":")
    if kind == "bag":
        state.bag[int(at[0])] = face
    else:
        state.hands[int(at[0])][int(at[1])] = face


def _promised() -> Iterator[Promised]:
    for game in LEAST:
        yield import_module(f"tests.least.promised.{game}")
    yield import_module("tests.sixth.promised")
    for game in shelf():
        yield import_module(f"tests.{game}.promised")


SUBJECTS: Final[Mapping[str, Subject]] = {
    name: subject for its in _promised() for name, subject in its.SUBJECTS.items()
}
SLOW: Final = pytest.mark.slow
_SLOWLY: Final = {name for its in _promised() for name in its.SLOW}
TRIED: Final = [pytest.param(name, marks=SLOW) if name in _SLOWLY else name for name in SUBJECTS]
"""What every promise is tried with."""
