"""What a hand remembers of places: of a tower its top and its height, not only its bottom."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import words
from game.games.wombat.board.dark import marked
from game.games.wombat.board.marking import FADING, Mark, Marks
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import NAMES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply

ME = 0
A, ZONE = NAMES.index("A"), NAMES.index("5")


class Hand:
    """One hand at a place, told what it feels."""

    def __init__(self, place: int) -> None:
        self.view = State(RULES.options(4, {"touch": "own"}))
        self.view.phase, self.view.tick = at.BUILD, 1
        self.view.hands[ME].place = place
        self.marks = Marks()

    def tell(self, *events: Any) -> None:
        for event in events:
            self.view.tick += 1
            apply(self.view, event)
            self.marks.show(event, self.view)

    def feels(self, verb: act.HandVerb, *touches: str) -> None:
        self.tell(ev.Began(ME, verb), *(ev.Felt(ME, Touch(touch)) for touch in touches))

    @property
    def felt(self) -> Mark:
        [found] = [one for one in self.marks.fresh(self.view.tick) if one.touch]
        return found


def said(mark: Mark, language: str = "en") -> list[str]:
    return marked(mark, words(language, "wombat"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_of_a_tower_felt_to_its_bottom_its_top_and_its_height_stay(language: str) -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 2", "size 6", "bottom")
    top, high = said(hand.felt, language)
    assert "2" in top
    assert "2" in high
    assert top != high
    hand.feels(act.FEEL_SPINDLE, "size 1", "size 3", "size 6")
    assert len(said(hand.felt)) == 1, "how high it is one does not know"
    assert "1" in said(hand.felt)[0], "the brick on top, not the one felt last"


def test_a_bare_spindle_is_an_empty_tower() -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "bottom")
    empty = said(hand.felt)
    hand.feels(act.TAKE, "empty")
    assert said(hand.felt) == empty == [words("en", "wombat").say("touch.empty")]


def test_what_ones_own_hand_lays_and_takes_changes_what_one_remembers() -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 5", "size 6", "bottom")
    hand.view.hands[ME].sizes = [4]
    hand.feels(act.Lay(1), "laid")
    hand.tell(ev.Clacked(A))
    assert (hand.felt.stack, hand.felt.whole) == ((4, 5, 6), True)
    hand.feels(act.TAKE, "took")
    hand.tell(ev.Clacked(A))
    assert (hand.felt.stack, hand.felt.whole) == ((5, 6), True)


def test_after_another_hand_s_clack_nobody_knows_how_high_a_tower_is() -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 5", "size 6", "bottom")
    hand.tell(ev.Clacked(A))
    hand.view.hands[ME].sizes = [3]
    hand.feels(act.Lay(1), "laid")
    assert (hand.felt.stack, hand.felt.whole) == ((3,), False)


@pytest.mark.parametrize("place", [A, A + 1])
def test_a_tower_felt_while_another_hand_clacks_there_is_in_doubt(place: int) -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 5")
    hand.tell(ev.Clacked(place))
    for touch in ("size 6", "bottom"):
        hand.tell(ev.Felt(ME, Touch(touch)))
    felt = hand.felt
    assert (felt.stack, felt.whole, felt.stirred) == ((5, 6), True, place == A)


@pytest.mark.parametrize("touch", ["hand", "in-the-way"])
def test_a_paw_met_at_a_tower_does_not_make_one_forget_it(touch: str) -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 5", "bottom")
    before = hand.felt
    hand.tell(ev.Felt(ME, Touch(touch)))
    assert hand.felt == before


def test_a_brick_felt_in_the_hand_says_nothing_of_the_place() -> None:
    for place in (A, ZONE):
        hand = Hand(place)
        hand.view.hands[ME].sizes = [0]
        hand.feels(act.Feel(1), "size 4")
        assert hand.marks.fresh(hand.view.tick) == ()
    hand = Hand(ZONE)
    hand.feels(act.GROPE, "found")
    hand.feels(act.FEEL_FOUND, "size 4")
    assert hand.felt.touch == Touch.SIZE_4
    hand.feels(act.PICK, "picked")
    assert hand.marks.fresh(hand.view.tick) == ()


def test_who_searches_in_vain_knows_in_how_many_zones() -> None:
    hand = Hand(ZONE)
    for many, name in enumerate("579", 1):
        hand.view.hands[ME].place = NAMES.index(name)
        hand.feels(act.GROPE, "nothing")
        assert hand.marks.fruitless(hand.view.tick) == many
    hand.view.hands[ME].place = NAMES.index("1")
    hand.feels(act.GROPE, "found")
    assert hand.marks.fruitless(hand.view.tick) == 0
    hand.feels(act.PICK, "picked")
    assert hand.marks.fruitless(hand.view.tick + 2 * FADING) == 0, "it fades"


def test_what_was_felt_turns_with_the_box() -> None:
    hand = Hand(A)
    hand.feels(act.FEEL_SPINDLE, "size 5", "bottom")
    hand.tell(ev.Scraped())
    assert hand.felt.place == NAMES.index("B")
