"""A pass tells that nothing in a hand could be played (Z8): imagined worlds fit that."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.luck import Stream
from game.core.seats import Seat
from game.games import rules_of
from game.gangs.model.cards import BIM, D20
from game.gangs.model.state import State
from tests.gangs.laid import Laid

RULES = rules_of("witty_zibi")
PASS = {"seat": 2, "react": "pass"}


def worlds(laid: Laid, count: int = 60) -> list[State]:
    """Worlds as seat 0 imagines them."""
    view = laid.view(0)
    return [RULES.determinize(view, Seat(0), Stream(seed)) for seed in range(count)]


def laid(**more: Any) -> Laid:
    """Seat 0 has thrown a 10 at seat 2, and seat 1 could not play its hand."""
    case = {
        "seats": 4,
        "hands": {"0": ["B10", "B10"], "1": ["PAF"], "2": ["B10", "B20"], "3": ["B30"]},
        **more,
    }
    return Laid("witty_zibi", case).do({"seat": 0, "play": "B10", "target": 2}, PASS)


def test_z8_who_passed_where_every_card_has_a_target_holds_paf_alone() -> None:
    table = laid(options={"expert": False})
    assert table.state.turn == 2
    assert all(world.hands[1] == [BIM] for world in worlds(table))
    assert len({world.hands[3][0] for world in worlds(table)}) > 3


def test_z8_the_blocked_cards_are_drawn_evenly() -> None:
    table = Laid(
        "witty_zibi",
        {
            "seats": 4,
            "options": {"expert": True},
            "hands": {"0": ["B10", "B10"], "1": ["B20"], "2": ["B10"], "3": ["B30"]},
            "piles": {"0": ["B20"], "2": ["B20"], "3": ["B20"]},
        },
    ).do({"seat": 0, "play": "B10", "target": 1}, {"seat": 1, "react": "pass"})
    assert table.state.turn == 2
    found = Counter(world.hands[1][0] for world in worlds(table, 400))
    assert set(found) == {BIM, D20}
    # 17 of the 20s are unseen, and both PAF
    assert 0.04 < found[BIM] / 400 < 0.18


def test_z8_a_card_drawn_since_may_be_anything() -> None:
    table = laid(
        options={"expert": False},
        hands={"0": ["B10", "B10"], "1": ["PAF", "PAF"], "2": ["B10", "B20"], "3": ["B30"]},
        paf_pile=["B30"],
    )
    table.do({"seat": 2, "play": "B10", "target": 1}, {"seat": 1, "react": "PAF"}, PASS)
    hands = [world.hands[1] for world in worlds(table)]
    assert all(hand[0] == BIM for hand in hands)
    assert len({hand[1] for hand in hands}) > 3


def test_z8_two_hands_that_passed_share_what_there_is() -> None:
    hands = {"0": ["B10", "B10"], "1": ["PAF"], "2": ["PAF"], "3": ["B30"]}
    table = Laid(
        "witty_zibi", {"seats": 4, "options": {"expert": False}, "hands": hands, "paf_pile": 0}
    ).do({"seat": 0, "play": "B10", "target": 3}, {"seat": 3, "react": "pass"})
    assert table.state.turn == 3
    assert all(world.hands[1] == world.hands[2] == [BIM] for world in worlds(table))


def test_z8_a_new_round_forgets_who_passed() -> None:
    hands = {"0": ["B10"], "1": ["PAF"], "2": [], "3": []}
    table = Laid("witty_zibi", {"seats": 4, "hands": hands}).do(
        {"seat": 0, "play": "B10", "target": 3}, {"seat": 3, "react": "pass"}
    )
    assert table.state.round == 2
    assert table.state.barred == table.view(0).barred == ()


def test_z8_whose_turn_it_is_holds_something_that_may_be_played() -> None:
    hands = {"0": ["B10", "B10"], "1": ["B30"], "2": ["B10"], "3": ["B30"]}
    piles = {"0": ["B20"], "2": ["B20"], "3": ["B20"]}
    table = Laid(
        "witty_zibi", {"seats": 4, "options": {"expert": True}, "hands": hands, "piles": piles}
    ).do({"seat": 0, "play": "B10", "target": 1}, {"seat": 1, "react": "pass"})
    assert table.state.turn == 1
    found = Counter(world.hands[1][0] for world in worlds(table, 300))
    assert not {BIM, D20} & set(found)
    assert len(found) == 5
