"""Exchanging: what a game's tests bring so that pairs of windows can be shown of it.

An exchange changes the truth alone. A bot in a seat whose hand was changed would go on with the
hand it was dealt; so what its seat was told is changed, too, as if that had been dealt. What all
were told, and what the viewer was told, stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from game.core.luck import Stream
from game.core.seats import Seat
from tests.promises.pairs import Pair
from tests.promises.worlds import Running

ANSWER = "answer"
"""The sort of exchange that puts an answer in the place of a card that is none; the others are
those of ``tests.promises.pairs.exchangeable``."""


class Exchange(Protocol):
    """``exchanged.py`` of a game's tests."""

    ANSWERS: frozenset[int]
    """The faces with which somebody who is asked can do something else than bear it."""
    SETTINGS: Mapping[str, Any]
    """What else has to be set, so that a table is played without asking back."""

    def sorts(self, options: Mapping[str, Any]) -> Sequence[str]:
        """Return what may be exchanged with such options, as often as it shall be."""

    def play(self, legal: Sequence[Any], chance: Stream) -> Any:
        """Return what somebody does before the windows open."""

    def ripe(self, truth: Any, sort: str, chance: Stream) -> bool:
        """Say whether it is the moment for such an exchange, rather than one act later."""

    def asked_soonest(self, truth: Any) -> int:
        """Return the seat that is asked for an answer soonest, as far as that can be said."""

    def answering(self, truth: Any) -> bool:
        """Say whether somebody is asked for an answer now."""

    def known_anew(self, world: Running, place: str, before: int, after: int) -> bool:
        """Let whoever was told of a place know what lies there now; False: no deal explains it."""


def exchange_of(game: str) -> Exchange:
    """Return what the tests of a game bring."""
    found: Any = import_module(f"tests.{game}.exchanged")
    its: Exchange = found
    return its


def remember(its: Exchange, pair: Pair, places: tuple[str, str]) -> bool:
    """Let the seats of the second world know what is there; False where no deal explains it."""
    world = pair.other
    before, after = (pair.subject.secrets(one.truth) for one in (pair.one, world))
    if not all(its.known_anew(world, place, before[place], after[place]) for place in places):
        return False
    world.match.retell()
    return True


def folded(world: Running, seat: Seat) -> Any:
    """Return the table by what a seat was told, None where that cannot be."""
    view = world.rules.initial(world.seats, world.options)
    try:
        for event in world.journal.events:
            if event.is_for(seat):
                world.rules.apply(view, event)
    except (ValueError, IndexError):
        return None
    return view


def holds_answer(its: Exchange, truth: Any) -> bool:
    """Say whether the seat that is asked for an answer has one: what nobody may see."""
    return its.answering(truth) and not its.ANSWERS.isdisjoint(truth.hands[truth.asked()])
