"""Missions, one by one: what fulfils each, and what falls just short of it (E62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.et_bim.model.points import gains
from game.games.et_bim.rules import RULES
from game.gangs.model import events as ev
from game.gangs.model.cards import (
    BINOCLARDS,
    BOGOSSES,
    CHARLOTTE,
    CHICOTS,
    FACE_OF_NAME,
    gang_of,
)
from game.gangs.model.missions import MISSION_COUNT, MISSION_NAMES, RECYCLED
from game.gangs.rules.missions import fulfilled
from game.gangs.rules.turns import winners_of
from game.match import Match
from tests.et_bim.conftest import Laid

Lay = Callable[..., Laid]
TILES = ["bogosses", "bogosses", "chicots", "chicots", "binoclards", "binoclards"]
"""Seats 0 and 1 are of one gang, 2 and 3 of another, 4 and 5 of a third."""
THE_MOST = ["D30", "D20", "D30", "D10"]
"""A pile of 90."""


def play(seat: int, card: str, target: int, *answers: str, **more: Any) -> list[dict[str, Any]]:
    """A card played, answered, and what its controller is asked then."""
    steps = [{"seat": seat, "play": card, "target": target}]
    by = target
    for answer in answers:
        steps.append({"seat": by, "react": answer})
        by = seat if by == target else target
    steps.append({"seat": by, "react": "pass"})
    controller = seat if by == target else target
    if "second" in more:
        steps.append({"seat": controller, "second": more["second"]})
    if "replay" in more:
        steps.append({"seat": controller, "replay": more["replay"]})
        steps.append({"seat": more["replay"], "react": "pass"})
    return steps


class Round:
    """A round with one mission at seat 0, and what is judged of it."""

    def __init__(self, lay: Lay, mission: str, **case: Any) -> None:
        self.laid = lay(
            seats=6,
            options={"modules": ["missions", *case.pop("modules", [])], "teams": [2, 2, 2]},
            tiles=case.pop("tiles", TILES),
            missions={"0": mission},
            **case,
        )

    def do(self, *steps: dict[str, Any]) -> Round:
        self.laid.do(*steps)
        return self

    def turn_of(self, seat: int, card: str) -> Round:
        """Give the turn to a seat that holds a card."""
        state = self.laid.state
        RULES.apply(state, ev.TurnBegan(Seat(seat), state.turn_number + 1))
        given, face = state.hands[seat], FACE_OF_NAME[card]
        if face not in given:
            state.bag.remove(face)
            given.append(face)
        return self

    def done(self, gang: int = BOGOSSES) -> bool:
        """Whether seat 0's mission would be fulfilled if a gang won now."""
        state = self.laid.state
        return fulfilled(state, gang, winners_of(state, gang))[0]


def test_e62_1_damage_on_others_adds_up_to_100(lay: Lay) -> None:
    one = Round(lay, "painter", hands={"0": ["D30"], "2": []})
    for target in (2, 3, 4):
        one.turn_of(0, "D30").do(*play(0, "D30", target))
    assert not one.done()
    one.turn_of(0, "D10").do(*play(0, "D10", 5))
    assert one.done()


def test_e62_1_reflected_damage_counts_for_whom_controls_it(lay: Lay) -> None:
    piles = {"2": ["D30", "D20", "D30"]}
    one = Round(lay, "painter", turn=2, hands={"0": ["BIM"], "2": ["D30"]}, piles=piles)
    one.turn_of(2, "D20").do(*play(2, "D20", 0, "BIM"))
    [deed] = [deed for deed in one.laid.state.deeds if deed.amount]
    assert (deed.by, deed.at, deed.amount) == (0, 2, 20)


@pytest.mark.parametrize("target", [1, 3, 5])
def test_e62_2_3_4_who_eliminates_whom(lay: Lay, target: int) -> None:
    for mission, wanted in (
        ("knockout", True),
        ("neighbour", target in (1, 5)),
        ("traitor", target == 1),
    ):
        one = Round(lay, mission, hands={"0": ["D20"]}, piles={str(target): THE_MOST})
        assert not one.done()
        one.do(*play(0, "D20", target))
        assert one.done() == wanted, mission
    assert not one.done(CHICOTS), "a traitor needs the gang to win"


def test_e62_2_an_elimination_by_another_does_not_count(lay: Lay) -> None:
    one = Round(lay, "knockout", turn=1, hands={"1": ["D20"]}, piles={"2": THE_MOST})
    assert not one.do(*play(1, "D20", 2)).done()


def test_e62_2_3_who_sends_a_card_back_eliminates_with_it(lay: Lay) -> None:
    for mission, sender, wanted in (("knockout", 2, True), ("neighbour", 5, True)):
        one = Round(
            lay,
            mission,
            turn=sender,
            hands={"0": ["BIM"], str(sender): ["D20"]},
            piles={str(sender): THE_MOST},
        )
        one.do(*play(sender, "D20", 0, "BIM"))
        assert not one.laid.state.alive[sender]
        assert one.done() == wanted


def test_e62_3_an_empty_seat_between_makes_no_neighbours(lay: Lay) -> None:
    one = Round(lay, "neighbour", out={"seats": [1]}, hands={"0": ["D20"]}, piles={"2": THE_MOST})
    assert not one.do(*play(0, "D20", 2)).done()


def test_e62_4_the_gang_is_judged_as_the_tiles_lay_then(lay: Lay) -> None:
    one = Round(lay, "traitor", hands={"0": ["D20"], "2": ["SWAP"]}, piles={"3": THE_MOST})
    one.do(*play(0, "D20", 3))
    # now seat 0 gets a tile of the gang it hurt: too late
    one.turn_of(2, "SWAP").do(*play(2, "SWAP", 0, second=4))
    assert gang_of(one.laid.state.character_at(0)) == BINOCLARDS
    assert not one.done(BINOCLARDS)


def test_e62_5_three_et_bim(lay: Lay) -> None:
    hands = {"0": ["D10", "BIM", "BIM", "BIM"], "1": ["BIM", "BIM", "BIM"]}
    one = Round(lay, "echo", hands=hands)
    one.do(*play(0, "D10", 1, "BIM", "BIM", "BIM", "BIM"))
    assert not one.done()
    two = Round(lay, "echo", hands=hands)
    two.do(*play(0, "D10", 1, "BIM", "BIM", "BIM", "BIM", "BIM", "BIM"))
    assert two.done()


def test_e62_6_three_different_tiles_seen_by_identification(lay: Lay) -> None:
    one = Round(lay, "spy", hands={"0": ["IDENT"]})
    for number, target in enumerate((1, 2, 2, 3)):
        assert not one.done(), number
        one.turn_of(0, "IDENT").do(*play(0, "IDENT", target))
    assert one.done()


def test_e62_6_an_identification_sent_back_counts_for_the_one_who_looks(lay: Lay) -> None:
    one = Round(lay, "spy", hands={"0": ["IDENT"]})
    for target in (1, 2):
        one.turn_of(0, "IDENT").do(*play(0, "IDENT", target))
    one.turn_of(3, "IDENT").turn_of(0, "BIM")
    one.turn_of(3, "IDENT").do(*play(3, "IDENT", 0, "BIM"))
    assert one.done()


def test_e62_7_three_recyclings_that_took_a_card(lay: Lay) -> None:
    piles = {"1": ["D10"], "2": ["D10"], "3": ["D10"], "4": ["IDENT"]}
    one = Round(lay, "scavenger", hands={"0": ["RECYCLE"]}, piles=piles)
    for target in (1, 2, 3):
        assert not one.done()
        one.turn_of(0, "RECYCLE").do(*play(0, "RECYCLE", target, replay=5))
    assert one.done()


def test_e62_7_every_recycling_of_a_chain_counts_if_it_took_a_card(lay: Lay) -> None:
    piles = {"1": ["RECYCLE"], "2": ["RECYCLE"], "3": ["D10"]}
    chain = [
        {"seat": 0, "play": "RECYCLE", "target": 1},
        {"seat": 1, "react": "pass"},
        {"seat": 0, "replay": 3},
        {"seat": 3, "react": "pass"},
    ]
    one = Round(lay, "scavenger", hands={"0": ["RECYCLE"]}, piles=piles).do(*chain)
    assert not one.done(), "two were taken so far"
    one.do({"seat": 0, "replay": 4}, {"seat": 4, "react": "pass"})
    assert not one.done(), "a card laid is not a card taken"
    one.turn_of(0, "RECYCLE").do(*play(0, "RECYCLE", 4, replay=5))
    assert one.done()


def test_e62_7_a_recycling_sent_back_counts_only_if_it_took_a_card(lay: Lay) -> None:
    hands = {"0": ["BIM"], "1": ["RECYCLE"]}
    for pile, taken in ((["D10"], 1), ([], 0)):
        piles = {"0": ["D10"], "1": pile}
        one = Round(lay, "scavenger", turn=1, hands=hands, piles=piles)
        one.do(*play(1, "RECYCLE", 0, "BIM"))
        assert sum(deed.what == RECYCLED for deed in one.laid.state.deeds) == taken
        assert all(deed.by == 0 for deed in one.laid.state.deeds)


def test_e62_8_two_swaps_that_moved_tiles(lay: Lay) -> None:
    one = Round(lay, "juggler", hands={"0": ["SWAP"]})
    one.do(*play(0, "SWAP", 1, second=2))
    assert not one.done()
    one.turn_of(0, "SWAP").do(*play(0, "SWAP", 3, second=4))
    assert one.done()


def test_e62_8_a_swap_sent_back_counts_for_the_other(lay: Lay) -> None:
    one = Round(lay, "juggler", turn=1, hands={"0": ["BIM"], "1": ["SWAP"]})
    one.do(*play(1, "SWAP", 0, "BIM", second=2))
    one.turn_of(0, "SWAP").do(*play(0, "SWAP", 3, second=4))
    assert one.done()


def test_e62_9_a_new_tile_on_the_winning_side(lay: Lay) -> None:
    one = Round(lay, "turncoat", turn=1, hands={"1": ["SWAP"]})
    assert not one.done()
    one.do(*play(1, "SWAP", 0, second=2))
    assert not one.done()
    assert one.done(CHICOTS)


@pytest.mark.parametrize(("target", "wanted"), [(1, True), (2, False)])
def test_e62_10_real_damage_healed_in_ones_own_gang(lay: Lay, target: int, *, wanted: bool) -> None:
    piles = {str(target): ["D20"]}
    assert (
        Round(lay, "medic", hands={"0": ["HEAL"]}, piles=piles).do(*play(0, "HEAL", target)).done()
        == wanted
    )
    bare = Round(lay, "medic", hands={"0": ["HEAL"]})
    assert not bare.do(*play(0, "HEAL", target)).done(), "nothing was removed"


@pytest.mark.parametrize(("sender", "wanted"), [(1, True), (2, False)])
def test_e62_10_11_a_card_sent_back_is_the_senders_gift(
    lay: Lay, sender: int, *, wanted: bool
) -> None:
    for mission, card in (("medic", "HEAL"), ("guardian", "SHIELD")):
        hands = {"0": ["BIM"], str(sender): [card]}
        piles = {str(sender): ["D20"]}
        one = Round(lay, mission, turn=sender, hands=hands, piles=piles)
        assert one.do(*play(sender, card, 0, "BIM")).done() == wanted


@pytest.mark.parametrize(("target", "wanted"), [(1, True), (2, False)])
def test_e62_11_a_gang_mate_shielded_and_alive(lay: Lay, target: int, *, wanted: bool) -> None:
    one = Round(lay, "guardian", hands={"0": ["SHIELD"]}, piles={str(target): THE_MOST})
    one.do(*play(0, "SHIELD", target))
    assert one.done() == wanted
    one.laid.state.marks[target] = -1
    one.turn_of(4, "D20").do(*play(4, "D20", target))
    assert not one.done(), "dead at the end"


def test_e62_12_the_first_one_out(lay: Lay) -> None:
    piles = {"0": THE_MOST, "2": THE_MOST}
    one = Round(lay, "first_out", turn=1, hands={"1": ["D20"]}, piles=piles)
    one.do(*play(1, "D20", 0))
    assert one.done()
    two = Round(lay, "first_out", turn=1, hands={"1": ["D20"]}, piles=piles)
    two.do(*play(1, "D20", 2))
    two.turn_of(3, "D20").do(*play(3, "D20", 0))
    assert not two.done()


@pytest.mark.parametrize(
    ("pile", "spotless", "survivor"),
    [
        ([], True, False),
        (["D30", "D20"], True, False),
        (["D30", "D20", "D10"], False, False),
        (["D30", "D20", "D30"], False, False),
        (THE_MOST, False, True),
        ([*THE_MOST, "D10"], False, True),
    ],
)
def test_e62_13_14_how_much_damage_one_ends_with(
    lay: Lay, pile: list[str], *, spotless: bool, survivor: bool
) -> None:
    assert Round(lay, "spotless", piles={"0": pile}).done() == spotless
    assert Round(lay, "survivor", piles={"0": pile}).done() == survivor


def test_e62_13_one_must_be_alive(lay: Lay) -> None:
    one = Round(lay, "spotless", turn=2, hands={"2": ["D20"]}, piles={"0": THE_MOST})
    assert not one.do(*play(2, "D20", 0)).done()


def test_e62_15_no_30_of_ones_own_takes_effect(lay: Lay) -> None:
    hands = {"0": ["D30"], "1": ["BIM"]}
    assert Round(lay, "pacifist", hands=hands).do(*play(0, "D30", 1, "BIM")).done()
    assert not Round(lay, "pacifist", hands=hands).do(*play(0, "D30", 1)).done()
    assert Round(lay, "pacifist", hands={"0": ["D20"]}).do(*play(0, "D20", 1)).done()


def test_e62_15_a_30_sent_back_is_the_reflectors(lay: Lay) -> None:
    hands = {"0": ["BIM"], "1": ["D30"]}
    one = Round(lay, "pacifist", turn=1, hands=hands)
    assert not one.do(*play(1, "D30", 0, "BIM")).done()
    lost = Round(lay, "pacifist", turn=1, hands=hands, piles={"1": ["D30"]})
    assert lost.do(*play(1, "D30", 0, "BIM")).done(), "it was destroyed"


def test_e62_15_a_30_refused_did_not_resolve(lay: Lay) -> None:
    one = Round(lay, "pacifist", modules=["non"], hands={"0": ["D30"], "1": ["NON"]})
    one.do({"seat": 0, "play": "D30", "target": 1}, {"seat": 1, "react": "NON"})
    assert one.done()


def test_e62_16_the_only_one_of_the_winning_gang(lay: Lay) -> None:
    assert not Round(lay, "last_one").done()
    assert Round(lay, "last_one", out={"seats": [1]}).done()
    assert not Round(lay, "last_one", out={"seats": [1]}).done(CHICOTS)
    assert not Round(lay, "last_one", out={"seats": [0]}).done()


def test_e62_a_penalty_on_oneself_has_no_controller(lay: Lay) -> None:
    piles = {"0": [*THE_MOST], "1": ["D30"]}
    for mission in ("knockout", "painter", "pacifist"):
        one = Round(lay, mission, modules=["oups"], tokens=[0], hands={"0": ["D30"]}, piles=piles)
        one.do({"seat": 0, "attempt": "D30", "target": 1})
        assert not one.laid.state.alive[0]
        assert not one.done()


def test_e62_a_living_charlotte_who_wins_has_three_points(lay: Lay) -> None:
    laid = lay(
        options={"modules": ["missions", "charlotte"]},
        tiles=["bogosses", "charlotte", "chicots", "chicots"],
        out={"seats": [2]},
    )
    state = laid.state
    assert gang_of(state.character_at(1)) == CHARLOTTE
    winners = winners_of(state, BOGOSSES)
    assert winners == (0, 1)
    assert gains(state, BOGOSSES, winners, (False,) * 4) == (4, 3, 0, 0)
    assert gains(state, CHICOTS, winners_of(state, CHICOTS), (False,) * 4) == (0, 3, 2, 4)


def test_e62_points_of_a_mission_are_its_own(lay: Lay) -> None:
    points = [2, 2, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 3]
    assert len(points) == MISSION_COUNT
    for name, worth in zip(MISSION_NAMES, points, strict=True):
        laid = Round(lay, name).laid
        assert gains(laid.state, -1, (), (True, *(False,) * 5))[0] == worth


@pytest.mark.parametrize("seats", [4, 8, 12])
def test_e62_rounds_are_dealt_anew_and_points_add_up(seats: int) -> None:
    options = RULES.options(seats, {"modules": ["missions", "oups"], "rounds": 5})
    match: Match[Any, Any, Any] = Match(RULES, seats, options, seats)
    chance = Stream(seats)
    while pending := match.pending():
        [(seat, legal)] = pending.items()
        match.submit(seat, legal[chance.below(len(legal))])
    book = match.open_book()
    rounds = [event for event in book if isinstance(event, ev.RoundEnded)]
    began = [event for event in book if isinstance(event, ev.RoundBegan)]
    assert [event.number for event in began] == [1, 2, 3, 4, 5]
    assert len(rounds) == 5
    totals = [0] * seats
    for number, over in enumerate(rounds):
        assert began[number].points == tuple(totals)
        assert sorted(set(over.missions)) == sorted(over.missions)
        totals = [old + new for old, new in zip(totals, over.gained, strict=True)]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.points == tuple(totals)
    assert outcome.winners == tuple(s for s in range(seats) if totals[s] == max(totals))
    assert outcome.reason == "points"
    mine = [event.character for event in book if isinstance(event, ev.TileShown)]
    assert mine[:seats] != mine[-seats:]


def test_e62_a_mission_is_secret_until_the_round_is_over() -> None:
    options = RULES.options(6, {"modules": ["missions"]})
    match: Match[Any, Any, Any] = Match(RULES, 6, options, 5)
    told = [event for event in match.observations(Seat(2)) if isinstance(event, ev.MissionDealt)]
    assert [event.to for event in told] == [2]
    assert not [event for event in match.observations(None) if isinstance(event, ev.MissionDealt)]
