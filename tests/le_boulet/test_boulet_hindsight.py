"""What bots thought the others would vote, against how they did."""

from __future__ import annotations

import pytest

from game.games.le_boulet.hindsight import hindsight
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Vote
from game.games.le_boulet.rules import RULES
from game.replaying.again import play_again
from game.store.notes import noted
from game.tour.matches import of_bots, shown_head

GAME = "le_boulet"
VOTE = Vote(1).to_json()


def test_what_was_thought_at_each_vote_stands_beside_how_the_others_voted() -> None:
    levels = ["hard", "expert", "normal", "easy", "hard", "greedy"]
    names = ["Kim", "Ana", "Léo", "Zoé", "Max", "Lou"]
    head = shown_head(GAME, levels, names, {"hand": 8, "race": False}, 3)
    replay = of_bots(head)
    facts: list[int] = []
    match = play_again(replay, facts)
    reasons = noted(replay).reasons
    acts = [seat for seat, _ in replay.actions]
    book = match.open_book()
    found = hindsight(RULES.initial(6, match.options), book, facts, acts, reasons)
    votes = [event.votes for event in book if isinstance(event, ev.Voted)]
    assert votes
    assert {seat for seat, _ in found} == set(range(6)), "every level that thinks foretells"
    for (seat, other), points in found.items():
        both = [one[other] for one in votes if one[seat] >= 0 and one[other] >= 0]
        assert [point.friend for point in points] == [vote == 1 for vote in both]
        assert [point.part for point in points] == sorted(point.part for point in points)
        assert points[-1].turn <= sum(isinstance(one, ev.LeadBegan) for one in book)


def test_bots_foretell_better_than_a_coin_does() -> None:
    off = []
    for seed in (8, 9):
        head = shown_head(GAME, ["hard"] * 4, ["Kim", "Ana", "Léo", "Zoé"], {"hand": 5}, seed)
        replay = of_bots(head)
        facts: list[int] = []
        match = play_again(replay, facts)
        acts = [seat for seat, _ in replay.actions]
        state = RULES.initial(4, match.options)
        found = hindsight(state, match.open_book(), facts, acts, noted(replay).reasons)
        assert found, "nobody contested anything: another seed"
        off += [(one.chance - one.friend) ** 2 for points in found.values() for one in points]
    assert sum(off) / len(off) < 0.25


@pytest.mark.parametrize("said", [None, "yes", [0.5], [0.5, 2, 0.5], [0.5, "x", 0.5], [True] * 3])
def test_what_is_no_belief_in_a_file_is_left_out(said: object) -> None:
    told = [ev.Voted((1, 0, -1), good=True)]
    state = RULES.initial(3, RULES.options(3, {}))
    for why in (
        {"ally": said, "action": VOTE},
        {"ally": [0.5] * 3, "action": said},
        {"ally": [0.5] * 3, "action": {"kind": "fine"}},
    ):
        assert hindsight(state, told, [0], [2], {0: why}) == {}
    assert hindsight(state, told, [0], [2], {0: {"ally": [0.5] * 3, "action": VOTE}})
    assert hindsight(state, told, [1], [2], {0: {"ally": [0.5] * 3, "action": VOTE}}) == {}
