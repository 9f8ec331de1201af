"""Tables laid out by hand, for tests that a scenario file cannot tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.games.et_bim.model.cards import COPIES
from game.gangs.model.cards import CARD_NAMES
from tests.gangs import laid


class Laid(laid.Laid):
    """A match of Et Bim! going on from a situation."""

    def __init__(self, case: dict[str, Any]) -> None:
        super().__init__("et_bim", case)


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
