"""The measure of costs: who wins more than plain seats, beside them, deal by deal."""

from __future__ import annotations

import pytest

from tests.bench.costs import ALL, PLAIN, Deal, beside_plain, lineup, played


def _deal(*matches: tuple[list[str], list[int]]) -> Deal:
    deal = Deal()
    for names, winners in matches:
        deal.count(names, winners)
    return deal


def test_a_cost_is_what_somebody_wins_less_than_plain_seats() -> None:
    lost = _deal(([PLAIN, "zoe"], [0]), (["zoe", PLAIN], [0]))  # each seat once, whoever has it
    undecided = _deal(([PLAIN, "zoe"], []))
    assert beside_plain([lost] * 30, "zoe") == (0.0, 0.0)
    assert beside_plain([undecided, _deal(([PLAIN, "zoe"], [0]))], "zoe")[0] == -0.5
    assert beside_plain([lost, _deal(([PLAIN, "zoe"], [0]))], ALL)[0] == pytest.approx(-1 / 3)


def test_an_interval_is_as_wide_as_deals_differ() -> None:
    deals = [_deal(([PLAIN, "kim"], [number % 2])) for number in range(100)]
    more, reach = beside_plain(deals, "kim")
    assert more == 0
    assert reach == pytest.approx(0.196, abs=0.001)


def test_three_seats_in_ten_are_plain_and_every_character_sits_somewhere() -> None:
    sitting = [name for number in range(300) for name in lineup(1, number, 6)]
    assert len(set(sitting)) == 13
    assert sitting.count(PLAIN) / len(sitting) == pytest.approx(0.3, abs=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_every_deal_is_played_twice_by_the_same_and_half_of_them_win(game: str) -> None:
    deals = list(played(game, "normal", 4, range(3), 1))
    for deal in deals:
        assert deal.sat[PLAIN] + deal.sat[ALL] == 8
        assert deal.won[PLAIN] + deal.won[ALL] == 4
