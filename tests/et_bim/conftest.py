"""Tables laid out by hand, for tests that a scenario file cannot tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.core.seats import Seat
from game.games.et_bim.model.cards import COPIES
from game.games.et_bim.rules import RULES
from game.games.et_bim.scenario import VOCABULARY
from game.gangs.model.cards import CARD_NAMES
from game.gangs.model.state import State
from game.match import Match


class Laid:
    """A match going on from a situation, with what tests ask of it."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.table = VOCABULARY.lay_out(case)
        self.match: Match[Any, Any, Any] = Match(
            RULES,
            self.table.seats,
            self.table.options,
            self.table.seed,
            journal=self.table.journal,
            luck=self.table.luck,
        )

    @property
    def state(self) -> State:
        state: State = self.table.journal.state
        return state

    def do(self, *steps: dict[str, Any]) -> Laid:
        for step in steps:
            self.match.submit(Seat(step["seat"]), VOCABULARY.action(step, self.table))
            self.match.check()
        return self

    def kinds(self) -> list[str]:
        return [event.kind for event in self.match.heard(None)]

    def view(self, seat: int) -> State:
        view = RULES.initial(self.table.seats, self.table.options)
        for event in self.match.heard(Seat(seat)):
            RULES.apply(view, event)
        return view


def everything_but(*named: Sequence[str]) -> list[str]:
    """The rest of the deck, to be put in a hand, so that the stock holds what one wants."""
    deck = Counter(dict(zip(CARD_NAMES[:9], COPIES[:9], strict=True)))
    deck.subtract(card for cards in named for card in cards)
    return sorted(deck.elements())


@pytest.fixture
def lay() -> Callable[..., Laid]:
    def lay_out(**case: Any) -> Laid:
        return Laid({"seats": 4, **case})

    return lay_out


@pytest.fixture
def rest() -> Callable[..., list[str]]:
    return everything_but
