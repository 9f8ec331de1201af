"""The action builder: choices are spelled, explained, taken back and confirmed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.core.seats import Seat
from game.core.words import Words
from game.scenes.table.action_builder import REASON_MS, ActionBuilder
from game.stage.foresight import Foresight
from game.stage.touches import Touches

WORDS = Words("en", {"refusal.far": "Too far.", "refusal.shut": "It is shut."})
ME = Seat(0)


@dataclass(frozen=True)
class Move:
    """A move of a tiny game: a card on a door, or the bell alone."""

    tokens: tuple[str, ...]


class Rules:
    fill = None
    legal = (
        Move(("red", "door:1")),
        Move(("red", "door:2")),
        Move(("blue", "door:1")),
        Move(("bell",)),
    )

    def pending(self, view: Any) -> dict[Seat, tuple[Move, ...]]:
        return {ME: self.legal}

    def refusal(self, view: Any, seat: Seat, action: Move) -> str:
        return "far" if action.tokens[-1] == "door:9" else "shut"


class Foreseen(Foresight):
    def warning(self, action: Move, view: Any) -> str:
        return "That is a friend's door." if action.tokens == ("blue", "door:1") else ""


class Doors(Touches):
    def spellings(self, action: Move, view: Any) -> list[tuple[str, ...]]:
        return [action.tokens]

    def action_of(self, tokens: tuple[str, ...], view: Any) -> Move | None:
        return Move(tokens) if len(tokens) == 2 else None


class Board:
    foresight = Foreseen()
    touches = Doors()


@pytest.fixture
def hand() -> ActionBuilder:
    return ActionBuilder(Rules(), Board(), ME)  # type: ignore[arg-type]


def touch(hand: ActionBuilder, *tokens: str) -> Move | None:
    done = None
    for token in tokens:
        done = hand.touch(None, f"area:{token}", token, WORDS)
    return done  # type: ignore[return-value]


def test_a_card_and_a_place_spell_an_action(hand: ActionBuilder) -> None:
    assert touch(hand, "red", "door:2") == Move(("red", "door:2"))
    assert hand.touched == ()
    assert hand.chosen is None


def test_one_touch_is_enough_for_a_button(hand: ActionBuilder) -> None:
    assert touch(hand, "bell") == Move(("bell",))


def test_what_may_follow_is_lit(hand: ActionBuilder) -> None:
    assert hand.next_tokens(None) == {"red", "blue", "bell"}
    touch(hand, "red")
    assert hand.next_tokens(None) == {"door:1", "door:2"}
    assert hand.chosen == "area:red"


def test_another_card_takes_the_place_of_the_first(hand: ActionBuilder) -> None:
    touch(hand, "red", "blue")
    assert hand.touched == ("blue",)
    assert hand.chosen == "area:blue"


@pytest.mark.parametrize(("place", "why"), [("door:9", "Too far."), ("door:3", "It is shut.")])
def test_what_is_not_legal_is_explained_and_changes_nothing(
    hand: ActionBuilder, place: str, why: str
) -> None:
    touch(hand, "red")
    assert touch(hand, place) is None
    assert hand.reason == why
    assert hand.touched == ("red",)


def test_an_explanation_fades(hand: ActionBuilder) -> None:
    touch(hand, "red", "door:9")
    hand.pass_time(REASON_MS - 1)
    assert hand.reason
    hand.pass_time(1)
    assert not hand.reason


def test_what_is_known_to_hurt_a_friend_is_asked_twice(hand: ActionBuilder) -> None:
    assert touch(hand, "blue", "door:1") is None
    assert hand.reason == "That is a friend's door."
    assert touch(hand, "door:1") == Move(("blue", "door:1"))


def test_who_does_not_want_to_be_asked_is_not(hand: ActionBuilder) -> None:
    hand.asks = False
    assert touch(hand, "blue", "door:1") is not None


def test_a_choice_can_be_taken_back(hand: ActionBuilder) -> None:
    touch(hand, "red")
    assert hand.let_go()
    assert not hand.let_go()
    assert hand.next_tokens(None) == {"red", "blue", "bell"}


def test_a_bystander_can_choose_nothing() -> None:
    onlooker = ActionBuilder(Rules(), Board(), None)  # type: ignore[arg-type]
    assert touch(onlooker, "red", "door:1") is None
    assert onlooker.touched == ()


def test_a_card_that_is_touched_again_is_put_down(hand: ActionBuilder) -> None:
    touch(hand, "red")
    assert touch(hand, "red") is None
    assert hand.touched == ()
    assert hand.chosen is None
