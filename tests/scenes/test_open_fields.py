"""An action with an open field is put together touch by touch, as a number is of its digits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from game.games.lone.model import Name

from game.core.seats import Seat
from game.games import game_of
from game.scenes.table.action_builder import ActionBuilder
from game.store.texts import LANGUAGES
from tests.least.shelved import shelved

ME = Seat(0)


@pytest.fixture(autouse=True)
def lone() -> Iterator[None]:
    with shelved():
        yield


@pytest.mark.parametrize(
    ("touches", "named"),
    [
        (("digit:7", "done"), Name(7)),
        (("digit:4", "digit:2", "done"), Name(42)),
        (("digit:4", "digit:2", "digit:9", "done"), Name(9)),  # a third digit begins anew
        (("done",), None),
        (("digit:0", "done"), None),
        (("digit:4",), None),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_nothing_lists_is_touched_digit_by_digit(
    touches: tuple[str, ...], named: Name | None, language: str
) -> None:
    game = game_of("lone")
    words = game.words(language)
    view = game.rules.initial(3, game.rules.options(3, {}))
    view.number = 1
    hand = ActionBuilder(game.rules, game.board.Board(view, ME, ["A", "B", "C"], words), ME)
    done = [hand.touch(view, token, token, words) for token in touches]
    assert done[-1] == named
    assert done[:-1] == [None] * (len(touches) - 1)
    assert bool(hand.touched) == (touches == ("digit:4",))
    refused = named is None and touches[-1] == "done"
    assert (hand.reason == words.say("refusal.no-such-number")) == refused
