"""What a whole hand did is weighed beside what its cards say one by one."""

from __future__ import annotations

from dataclasses import replace
from math import prod

import pytest

from game.core.seats import Seat
from game.games.mets_ton_slip.bot.belief import ANYBODY, Belief
from game.games.mets_ton_slip.bot.signs import Signs, likely
from game.games.mets_ton_slip.bot.tallies import TRAITS
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import DECK, DEFENCES, FACE, PANTS
from game.games.mets_ton_slip.rules import RULES

USUAL = Signs(
    lays=3, laid=6, table_lays=9, table_laid=18, let_come=1, quiet=False, doubt=0.2, worn=3,
    turns=(5, 4, 2), kept=(4, 3, 1), borne=(1, 1, 0),
)  # fmt: skip


def test_a_defence_is_likelier_the_more_the_cards_speak_of_one() -> None:
    said = [likely(USUAL, share / 10) for share in range(1, 10)]
    assert said == sorted(said)
    assert all(0 < one < 1 for one in said)


def test_whoever_lays_one_card_away_each_time_as_others_do_seems_a_hoarder() -> None:
    hoards = replace(USUAL, laid=3, table_laid=9)
    assert likely(hoards, 0.7) < 0.7
    assert likely(hoards, 0.8) < likely(USUAL, 0.8)


def test_where_nobody_may_defend_what_cards_say_counts_for_less() -> None:
    sure, doubted = (
        [likely(replace(USUAL, doubt=doubt), said) for said in (0.2, 0.8)] for doubt in (0.05, 0.8)
    )
    assert doubted[1] - doubted[0] < sure[1] - sure[0]


@pytest.fixture
def watched() -> Belief:
    """Seat 0's beliefs of two, when seat 1 has laid a hat and a Troc away."""
    weights = [0.5 if name == "guard_old" else 0.0 for name in TRAITS]
    its = Belief(RULES.options(2, {}), len(DECK), weights, 0.04)
    for event in (
        ev.Laid((6, 6), ((PANTS, *[-2] * 5),) * 2),
        ev.HandTold(Seat(0), (PANTS,) * 6),
        ev.TurnBegan(Seat(1)),
        ev.Ready(Seat(1)),
        ev.LaidAway(Seat(1), FACE["HAT-SP"]),
        ev.LaidAway(Seat(1), FACE["TROC"]),
        ev.TurnBegan(Seat(0)),
    ):
        its.observe(event)
    return its


def test_all_cards_of_a_hand_lean_together_and_each_still_is_something(watched: Belief) -> None:
    plain, leant = watched.card_by_card()[1], watched.chances()[1]
    for row in leant:
        assert sum(row) == pytest.approx(1.0)
    none = prod(1 - sum(row[face] for face in DEFENCES) for row in leant)
    assert watched.holds(DEFENCES)[1] == pytest.approx(1 - none)
    said = watched.hidden_guard([plain])[0]
    warily = watched.hidden_guard(watched.warily())[1]
    strange = ANYBODY + (1 - ANYBODY) * watched.manners.strangeness()[1]
    wanted = (1 - strange) * likely(watched.signs(1), said) + strange * warily
    assert 1 - none == pytest.approx(wanted)
    assert abs(1 - none - said) > 0.005


def test_who_counts_alone_takes_no_notice_of_signs(watched: Belief) -> None:
    counting = watched.counted()
    assert counting.chances() == counting.card_by_card()
