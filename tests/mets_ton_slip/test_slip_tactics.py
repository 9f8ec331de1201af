"""What expert goes by before it imagines anything: its tactics, and what it believes of hands."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.mets_ton_slip.bot import policy, tactics
from game.games.mets_ton_slip.bot.belief import Belief
from game.games.mets_ton_slip.bot.readiness import Readiness
from game.games.mets_ton_slip.bot.tallies import AT, TRAITS
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import BOUCLIER, DECK, FACE, NOTHING, PANTS, TROC
from game.games.mets_ton_slip.model.state import ACT, DISCARD, State
from game.games.mets_ton_slip.rules import RULES
from tests.mets_ton_slip.running import begun, played, view

BARE = (NOTHING,) * 6


def outfit(*names: str) -> tuple[int, ...]:
    """Slots from the slip on, in order; what is not named is empty."""
    faces = [FACE[name] if name else NOTHING for name in names]
    return (*faces, *BARE[len(faces) :])


def table(hand: Sequence[str], *worn: tuple[int, ...], phase: str = ACT) -> State:
    """What seat 0 sees in its turn: its hand, and all outfits."""
    state = State(RULES.options(len(worn), {}), len(DECK))
    sizes = (len(hand), *[6] * (len(worn) - 1))
    for event in (
        ev.Laid(sizes, tuple(worn)),
        ev.HandTold(Seat(0), tuple(FACE[name] for name in hand)),
        ev.TurnBegan(Seat(0)),
        ev.Ready(Seat(0)),
    ):
        RULES.apply(state, event)
    state.phase = phase
    return state


@pytest.mark.parametrize("seed", range(8))
def test_tactics_know_what_to_do_wherever_a_match_may_come(seed: int) -> None:
    options = RULES.options(4, {"discard_placed": "one"})
    match = begun(4, seed, discard_placed="one")
    for number, (seat, _) in enumerate(played(match, Stream(seed), wild=2)):
        if number > 150:
            return
        assert tactics.chosen(view(match, seat, options), seat) in match.pending()[Seat(seat)]


def test_a_garment_of_no_use_buys_the_joker_that_somebody_wears() -> None:
    mine = outfit("SLIP", "TROUSERS-SP")
    theirs = outfit("SLIP", "TROUSERS-AU", "J-SWEATER")
    state = table(["SWEATER-AU", "HAT-SP"], mine, theirs)
    sweater = FACE["SWEATER-AU"]
    assert tactics.chosen(state, 0) == act.Replace(sweater, 1, 2, 2)
    assert not isinstance(policy.chosen(state, 0), act.Replace)


def test_who_can_finish_by_taking_a_joker_does() -> None:
    mine = outfit("SLIP", "TROUSERS-SP", "SWEATER-SP", "SHOES-SP", "COAT-SP")
    theirs = outfit("SLIP", "TROUSERS-AU", "SWEATER-AU", "", "", "J-HAT")
    state = table(["HAT-WI", "HAT-AU", "APOIL"], mine, theirs)
    assert tactics.chosen(state, 0) == act.Replace(FACE["HAT-AU"], 1, 5, 5)


def test_what_the_next_seat_could_wear_is_buried_and_the_best_attack_kept() -> None:
    mine = outfit("SLIP", "TROUSERS-SP")
    theirs = outfit("SLIP", "", "SWEATER-AU")
    hand = ["TROUSERS-AU", "TROUSERS-SU", "PLUIE", "GASTRO", "BOUCLIER"]
    state = table(hand, mine, theirs, phase=DISCARD)
    order = [FACE["TROUSERS-AU"], FACE["PLUIE"], FACE["TROUSERS-SU"]]
    assert tactics.useless(state, 0) == order


def test_a_hand_of_no_use_is_handed_on() -> None:
    mine, theirs = outfit("SLIP", "TROUSERS-SP"), outfit("SLIP")
    idle = ["TROUSERS-AU", "TROUSERS-WI", "SWEATER-AU", "SLIP", "TROC"]
    assert tactics.chosen(table(idle, mine, theirs), 0) == act.Celebrate(TROC)
    useful = ["SWEATER-SP", "HAT-SP", "COAT-SP", "SLIP", "TROC"]
    assert tactics.chosen(table(useful, mine, theirs), 0) != act.Celebrate(TROC)


# ---------------------------------------------------------------- beliefs


def belief(**weights: float) -> Belief:
    """What seat 0 of two believes, both in the slip, when seat 1's turn has begun."""
    its = Belief(RULES.options(2, {}), len(DECK), [weights.get(name, 0.0) for name in TRAITS])
    mine = outfit("SLIP")
    for event in (
        ev.Laid((6, 6), (mine, mine)),
        ev.HandTold(Seat(0), (PANTS,) * 6),
        ev.TurnBegan(Seat(1)),
        ev.Ready(Seat(1)),
    ):
        its.observe(event)
    return its


def test_what_fits_nowhere_is_thought_gone_once_other_cards_were_laid_away() -> None:
    its = belief(clothes_idle=-2.0)
    slip, trousers = PANTS, FACE["TROUSERS-SP"]
    before = its.chances()[1][0]
    its.observe(ev.LaidAway(Seat(1), FACE["TROC"]))
    its.observe(ev.TurnBegan(Seat(0)))
    after = its.chances()[1][0]
    assert after[slip] < before[slip] / 2
    assert after[trousers] > before[trousers]


def test_garments_are_thought_unlike_those_that_were_laid_away() -> None:
    its = belief(clothes_like=-1.0)
    its.observe(ev.LaidAway(Seat(1), FACE["HAT-SP"]))
    its.observe(ev.TurnBegan(Seat(0)))
    row = its.chances()[1][0]
    assert row[FACE["COAT-SPSU"]] < row[FACE["COAT-SU"]]
    assert row[FACE["COAT-SU"]] == pytest.approx(row[FACE["COAT-WI"]])


def test_who_lets_attacks_come_may_never_defend_and_who_defends_does() -> None:
    ready = Readiness(3)
    first = ready.shares[0]
    for _ in range(3):
        ready.bore(0, 0.6)
    assert ready.shares[0] < ready.shares[1] < first
    ready.defended(0)
    assert ready.shares[0] > first


def test_an_attack_let_come_says_less_of_who_may_never_defend() -> None:
    trusting, doubting = belief(guard_borne=-2.0), belief(guard_borne=-2.0)
    for _ in range(4):
        doubting.readiness.bore(1, 0.7)
    for its in (trusting, doubting):
        its.tallies[1].bore()
    said, doubted = (its.chances()[1][0][BOUCLIER] for its in (trusting, doubting))
    assert doubted > said
    assert AT["guard_borne"] in trusting.row(1, trusting.hidden[1][0], BOUCLIER)
