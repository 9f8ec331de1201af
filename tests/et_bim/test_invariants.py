"""What holds at every moment of any match, however it is played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.core.luck import Luck
from game.core.seats import Seat
from game.games.et_bim.model.options import splits
from game.games.et_bim.rules import RULES
from game.gangs.model.cards import BLANK, D20, D30, DAMAGE, LIMIT, gang_of
from game.gangs.model.state import NONE, State
from game.match import Match


def started(seats: int, seed: int) -> tuple[Match[Any, Any, Any], Luck]:
    chance = Luck(seed)
    playable = splits(seats)
    teams, mystery = playable[chance.below("split", len(playable))]
    given = {"teams": list(teams), "mystery": mystery, "heal_needs_damage": bool(seed % 2)}
    return Match(RULES, seats, RULES.options(seats, given), seed), chance


def play_on(match: Match[Any, Any, Any], chance: Luck) -> None:
    """One action drawn evenly, throws before discards so that matches end."""
    [(seat, actions)] = match.pending().items()
    plays = [action for action in actions if action.kind != "discard"] or list(actions)
    match.submit(seat, plays[chance.below("play", len(plays))])


def check_table(state: State) -> None:
    for seat in range(state.n):
        damage = [card & 15 for card in state.piles[seat] if DAMAGE[card & 15]]
        assert all(
            below != above or above not in (D20, D30) for below, above in pairwise(damage)
        ), "a 20 on a 20, or a 30 on a 30"
        assert state.totals[seat] <= LIMIT
        if state.marks[seat] != NONE:
            assert state.alive[seat]
            assert state.turn_number - state.shield_turns[seat] <= state.n, "an eternal shield"
        if not state.alive[seat]:
            assert not state.hands[seat]
            assert not state.piles[seat]
    living = {gang_of(state.character_at(seat)) for seat in state.living()}
    assert len(living) > 1, "one gang alone lives and the match goes on"


@pytest.mark.parametrize("seats", range(4, 13))
def test_any_match_keeps_the_rules_of_its_table(seats: int) -> None:
    for seed in range(3):
        match, chance = started(seats, seed * 100 + seats)
        bound = RULES.turns_bound(match._journal.state)
        actions = 0
        while match.outcome() is None:
            check_table(match._journal.state)
            match.check()
            play_on(match, chance)
            actions += 1
            assert actions < bound
        winners = match.outcome()
        state = match._journal.state
        assert winners is not None
        gangs = {gang_of(state.character_at(seat)) for seat in winners.winners}
        assert len(gangs) <= 1


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_a_seats_own_fold_knows_what_may_be_done_and_nothing_wrong(seats: int) -> None:
    match, chance = started(seats, seats)
    views = [RULES.initial(seats, match.options) for _ in range(seats)]
    heard = [0] * seats
    while match.outcome() is None:
        truth: State = match._journal.state
        for seat, view in enumerate(views):
            for event in match.heard(Seat(seat), heard[seat]):
                RULES.apply(view, event)
                heard[seat] += 1
            for known, true in zip(view.characters, truth.characters, strict=True):
                assert known in (BLANK, true)
            assert view.hands[seat] == truth.hands[seat]
            assert view.tile_at == truth.tile_at
            assert view.piles == truth.piles
            assert view.discard == truth.discard
        [(asked, actions)] = match.pending().items()
        assert RULES.pending(views[asked]) == {asked: actions}
        play_on(match, chance)


def test_the_order_of_actions_and_their_spelling_is_fixed() -> None:
    for seats in (4, 9, 12):
        match, chance = started(seats, 1)
        while match.outcome() is None:
            [(_, actions)] = match.pending().items()
            assert len(set(actions)) == len(actions)
            for action in actions:
                assert RULES.action_from_json(action.to_json()) == action
            play_on(match, chance)
