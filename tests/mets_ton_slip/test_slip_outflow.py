"""Who keeps defences and who throws them away is seen by what leaves a hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.seats import Seat
from game.games.mets_ton_slip.bot.belief import Belief
from game.games.mets_ton_slip.bot.tallies import TRAITS
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, DECK, DEFENCES, FACE, PANTS
from game.games.mets_ton_slip.rules import RULES

SEATS = 3
WEIGHTS = [-1.5 if name == "guard_borne" else 0.0 for name in TRAITS]
HAT, TROC = FACE["HAT-SP"], FACE["TROC"]


def watched(laid: Sequence[int], weights: Sequence[float] = WEIGHTS) -> Belief:
    """What seat 0 believes of three, when seat 1 has laid so much away."""
    its = Belief(RULES.options(SEATS, {}), len(DECK), weights, 0.04)
    for event in (
        ev.Laid((6, 6, 6), ((PANTS, *[-2] * 5),) * SEATS),
        ev.HandTold(Seat(0), (PANTS,) * 6),
        ev.TurnBegan(Seat(1)),
        ev.Ready(Seat(1)),
        *(ev.LaidAway(Seat(1), face) for face in laid),
        ev.TurnBegan(Seat(2)),
    ):
        its.observe(event)
    return its


def test_defences_are_likelier_where_seldom_one_leaves_a_hand() -> None:
    kept, thrown = (watched(laid).outflow.kept() for laid in ((HAT, TROC), (BOUCLIER, TROC)))
    assert kept[1] > kept[2] > 1 > thrown[2] > thrown[1]


def test_what_was_known_to_be_in_a_hand_says_nothing_when_it_leaves() -> None:
    its = watched(())
    for event in (ev.LaidAway(Seat(2), BOUCLIER), ev.TurnBegan(Seat(0))):
        its.observe(event)
    before = its.outflow.kept()
    for event in (
        ev.Fished(Seat(0), Seat(2), BOUCLIER),
        ev.Ready(Seat(0)),
        ev.LaidAway(Seat(0), BOUCLIER),
    ):
        its.observe(event)
    assert its.outflow.kept() == before


def test_wary_beliefs_follow_what_leaves_hands() -> None:
    kept, thrown = (
        its.hidden_guard(its.warily())[1] - its.counted().holds(DEFENCES)[1]
        for its in (watched((HAT, TROC)), watched((BOUCLIER, TROC)))
    )
    assert kept > 0 > thrown


def test_who_counts_alone_takes_no_notice_of_what_leaves_hands() -> None:
    its = watched((HAT, TROC), [0.0] * len(TRAITS))
    assert its.holds(DEFENCES) == pytest.approx(its.counted().holds(DEFENCES))
