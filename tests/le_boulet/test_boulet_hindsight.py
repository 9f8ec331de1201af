"""What bots thought of who is lenient, against how all did vote."""

from __future__ import annotations

import pytest

from game.games.le_boulet.hindsight import hindsight, lenient, sooner
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.rules import RULES
from game.replaying.again import play_again
from game.showing.matches import of_bots, shown_head
from game.store.notes import noted

GAME = "le_boulet"


def test_who_says_yes_where_others_say_no_is_lenient() -> None:
    votes = [(-1, 1, 0, 0), (0, -1, 0, 0), (0, 1, -1, 0), (1, -1, 0, 1)]
    told = [ev.Voted(one, good=True) for one in votes]
    assert lenient(told, 5) == {0: True, 1: True, 2: False, 3: False}
    assert lenient([], 3) == {}


def test_how_likely_one_says_yes_of_two_who_disagree_follows_from_how_each_votes() -> None:
    assert sooner([0.4, 0.4, 0.4], 1) == pytest.approx(0.5)
    assert sooner([0.8, 0.5, 0.5], 0) == pytest.approx(0.8)
    assert sooner([0.8, 0.5, 0.5], 1) < 0.5
    assert sooner([1.0, 0.0], 0) == 1
    assert sooner([1.0, 1.0], 0) == 0.5


def test_belief_in_hindsight_is_what_each_decision_held() -> None:
    levels = ["hard", "expert", "normal", "hard", "hard", "hard"]
    names = ["Kim", "Ana", "Léo", "Zoé", "Max", "Lou"]
    head = shown_head(GAME, levels, names, {"hand": 5, "race": False}, 2)
    replay = of_bots(head)
    facts: list[int] = []
    match = play_again(replay, facts)
    reasons = noted(replay).reasons
    acts = [seat for seat, _ in replay.actions]
    book = match.open_book()
    found = hindsight(RULES.initial(6, match.options), book, facts, acts, reasons)
    truth = lenient(book, 6)
    assert found
    for (seat, other), points in found.items():
        held = [reasons[at].get("held") for at in sorted(reasons) if acts[at] == seat]
        assert [point.chance for point in points] == [sooner(yes, other) for yes in held if yes]
        assert [point.part for point in points] == sorted(point.part for point in points)
        assert {point.friend for point in points} == {truth[other]}
        assert points[-1].turn <= sum(isinstance(one, ev.LeadBegan) for one in book)


@pytest.mark.parametrize("said", [None, "yes", [0.5], [0.5, 2, 0.5], [0.5, "x", 0.5], [True] * 3])
def test_what_is_no_belief_in_a_file_is_left_out(said: object) -> None:
    told = [ev.Voted((1, 0, -1), good=True)]
    state = RULES.initial(3, RULES.options(3, {}))
    assert hindsight(state, told, [0], [2], {0: {"held": said}}) == {}
    assert hindsight(state, told, [0], [2], {0: {"held": [0.5, 0.5, 0.5]}})
