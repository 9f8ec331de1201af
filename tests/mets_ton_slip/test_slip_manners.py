"""Who plays like nobody known is seen by what all see, and then little is believed of a hand."""

from __future__ import annotations

from statistics import mean

import pytest

from game.core.seats import Seat
from game.games.mets_ton_slip import bot
from game.games.mets_ton_slip.bot.belief import Belief
from game.games.mets_ton_slip.bot.tallies import TRAITS
from game.games.mets_ton_slip.model.cards import DECK
from game.games.mets_ton_slip.rules import RULES
from tests.mets_ton_slip.running import SlipMatch, begun, by_bots
from tests.mets_ton_slip.strangers.twelve import SIMPLE, STRANGERS, Stranger

SEATS = 3
WEIGHTS = [0.5 if name == "guard_old" else 0.0 for name in TRAITS]


def watched(match: SlipMatch) -> Belief:
    """What seat 0 believes of a match so far."""
    its = Belief(RULES.options(SEATS, {}), len(DECK), WEIGHTS, 0.04)
    for event in match.observations(Seat(0)):
        its.observe(event)
    return its


def beside(name: str, seed: int, acts: int = 80) -> Belief:
    """What seat 0 believes when all have played so many acts as somebody does."""
    match, options = begun(SEATS, seed), RULES.options(SEATS, {})
    strange = name.removeprefix(SIMPLE) in STRANGERS
    bots = [
        Stranger(seat, SEATS, seed + seat, name)
        if strange
        else bot.make(name, seat, SEATS, options, seed + seat)
        for seat in range(SEATS)
    ]
    assert list(by_bots(match, bots, acts))
    return watched(match)


def strangeness(name: str) -> float:
    return mean(mean(beside(name, seed).manners.strangeness()) for seed in range(4))


def test_levels_seem_known_and_whoever_always_fishes_does_not() -> None:
    assert max(strangeness(level) for level in ("easy", "normal", "hard")) < 0.35
    assert min(strangeness(name) for name in ("fishes", f"{SIMPLE}fishes")) > 0.7


def test_before_anything_is_seen_all_are_as_likely_known() -> None:
    its = watched(begun(SEATS, 1))
    assert len({round(one, 9) for one in its.manners.strangeness()}) == 1


def test_of_somebody_unknown_only_what_holds_for_anybody_is_believed() -> None:
    its = beside(f"{SIMPLE}whims", 5, 160)
    said, warily = its.hidden_guard(its.chances()), its.hidden_guard(its.warily())
    strange = its.manners.strangeness()
    assert max(strange) > 0.9
    for seat, share in enumerate(strange):
        assert abs(said[seat] - warily[seat]) <= 1.001 - share


def test_chances_add_up_however_strange_a_seat_seems() -> None:
    for name in ("hard", f"{SIMPLE}bullies", "whims"):
        for cards in beside(name, 2).chances():
            for row in cards:
                assert sum(row) == pytest.approx(1.0)
                assert min(row) >= 0


@pytest.mark.parametrize("name", [*STRANGERS])
def test_every_stranger_plays_what_is_legal(name: str) -> None:
    for prefix in ("", SIMPLE):
        beside(f"{prefix}{name}", 3, 60)
