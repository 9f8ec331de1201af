"""The keypad at a couch of wombats: twelve places as they lie, and verbs of one key or two."""

from __future__ import annotations

from typing import Any

import pytest
from wombat_running import Open

from game.core.seats import Seat
from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.caps import OF_VERB
from game.games.wombat.board.touches import PLACE_KEYS
from game.games.wombat.board.waving import Wave
from game.games.wombat.by_place import OPENED, OPENS, STOPS
from game.games.wombat.model import actions as act
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tokens import MORE, PLACE, TALK, VERBS
from game.scenes.table.action_builder import ActionBuilder

NAMES = ["Kim", "Ana", "Rosa", "Max"]
ME = Seat(0)
HERE = 3
"""The place of the first key."""


class Hand:
    """Somebody in a build, who holds bricks of some sizes and presses keys."""

    def __init__(self, *sizes: int, room_for: str = "couch", **options: Any) -> None:
        one = Open(4, 12, options)
        self.view: State = RULES.initial(4, one.options)
        for event in one.match.observations(ME):
            RULES.apply(self.view, event)
        self.view.hands[ME].place, self.view.hands[ME].sizes = HERE, list(sizes)
        self.board = Board(self.view, ME, NAMES, words("fr", "wombat"), room_for=room_for)
        self._action_builder = ActionBuilder(RULES, self.board, ME)

    @property
    def touched(self) -> tuple[str, ...]:
        return self._action_builder.touched

    def press(self, *keys: str) -> Any:
        """Press keys; return what the last one did."""
        done: Any = None
        for key in keys:
            area = self.board.live.key_area(key, self.touched, self.view)
            assert area is not None, key
            done = self._action_builder.touch(self.view, area, area, self.board.words)
        return done


def test_digits_are_places_as_they_lie() -> None:
    assert [PLACE_KEYS[2][f"KP_{digit}"] for digit in "789456123"] == [3, 4, 5, 0, 1, 2, 6, 7, 8]
    for key, place in PLACE_KEYS[2].items():
        assert Hand().press(key) == (act.GROPE if place == HERE else act.Go(place))


def test_every_verb_has_one_key_or_two() -> None:
    assert OF_VERB[2].keys() | {"stop"} == set(VERBS)
    assert Hand().press("KP_DIVIDE") == act.GROPE, "it is taken once it is found"
    assert Hand(0).press("KP_MULTIPLY") == act.Feel(1)
    running = Hand()
    running.view.hands[ME].running = act.Go(2)
    assert running.press("KP_MINUS") == act.STOP


@pytest.mark.parametrize(
    ("key", "meant"),
    [("KP_DIVIDE", act.GIVE_RECEIVE), ("KP_MULTIPLY", act.COVER), ("KP_MINUS", act.TURN)],
)
def test_the_second_key_of_a_verb_is_its_own_again_after_it(key: str, meant: Any) -> None:
    hand = Hand()
    hand.view.hands[ME].place = 1
    assert hand.press(OPENS) is None
    assert hand.press(key) == meant
    assert hand.touched == ()
    assert hand.press("KP_4") == act.Go(0)


def test_twice_the_opening_key_talks_and_places_are_phrases_then() -> None:
    hand = Hand()
    hand.press(OPENS, OPENS)
    assert hand.touched[-1] == TALK
    hand.press("KP_7")
    assert hand.touched[-1] == PLACE.at(HERE)
    assert hand.press(OPENS, "KP_DIVIDE") == act.GIVE_RECEIVE, "it is no phrase after all"
    assert hand.touched == ()


def test_two_bricks_are_given_as_by_a_half() -> None:
    hand = Hand(4, 5)
    assert hand.press(OPENS, "KP_DIVIDE") is None
    assert hand.press("KP_MULTIPLY") == act.Give(2)
    assert hand.touched == ()


def test_what_may_not_begin_puts_the_opening_key_away() -> None:
    hand = Hand(0)
    assert hand.press(OPENS, "KP_1") == act.Go(6), "a place is a place behind it, too"
    assert OPENED["KP_MULTIPLY"] == "cover"
    assert hand.press(OPENS, "KP_MULTIPLY") is None, "there is no tower here"
    assert hand.touched == ()
    assert hand.press("KP_MULTIPLY") == act.Feel(1), "no verb lies in wait for the next key"


def test_a_paw_waves_by_the_key_that_stops_and_not_by_a_verb_of_two_keys() -> None:
    hand = Hand(touch="shadows")
    paw = hand.view.hands[ME].paw
    live = hand.board.live
    assert live.whereabouts(STOPS[2], (), hand.view) == Wave(paw, HERE)
    assert live.whereabouts(STOPS[2], (MORE,), hand.view) is None
    assert live.whereabouts(OPENS, (), hand.view) is None


def test_nothing_is_opened_where_one_plays_alone() -> None:
    hand = Hand(room_for="")
    assert MORE not in hand.board.touches.more((), hand.view)
