"""Products of many rows at once are those of one after the other."""

from __future__ import annotations

from operator import mul

import pytest

from game.core.decks import Album, Picture
from game.core.luck import Stream
from game.games.le_boulet.bot import make
from game.games.le_boulet.judge.packed import packed, weighed, wide_rows
from game.games.le_boulet.judge.tagged import FINE, Tagged, company, in_whole
from game.games.le_boulet.model.options import Options


@pytest.mark.parametrize("most", [128, FINE])
def test_products_of_many_rows_at_once_are_exact(most: int) -> None:
    chance = Stream(most)

    def row() -> list[int]:
        return [chance.below(2 * most + 1) - most for _ in range(160)]

    rows = [*(row() for _ in range(30)), [most] * 160, [-most] * 160, [0] * 160]
    whole = packed(rows, most)
    for one in (row(), [most] * 160, [-most] * 160, [0] * 160):
        plain = [sum(a * b for a, b in zip(one, its, strict=True)) for its in rows]
        assert whole.products(one) == plain


def test_rows_whose_products_would_run_into_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="2048"):
        packed([[0] * 256], 2048)
    assert packed([], 5).products([]) == []


def test_rows_are_weighed_right_to_a_thousandth_of_their_sum() -> None:
    chance = Stream(9)
    rows = [[chance.below(63) - 31 for _ in range(160)] for _ in range(200)]
    weights = [chance.below(1000) / 7 for _ in rows]
    packed_rows = wide_rows(bytes(one + 31 for row in rows for one in row), len(rows))
    told = weighed(packed_rows, weights, 31, 160)
    exact = [sum(map(mul, weights, column)) for column in zip(*rows, strict=True)]
    assert told == pytest.approx(exact, abs=sum(weights) * 31 / 1000)
    assert weighed((0, 0), [0.0, 0.0], 31, 160) == [0.0] * 160
    with pytest.raises(ValueError, match="20000"):
        weighed([0] * 20000, [1.0] * 20000, 31, 1)


def test_company_in_whole_numbers_is_right_to_a_thousandth() -> None:
    chance = Stream(3)
    one, other = (company([float(chance.below(100)) for _ in range(160)]) for _ in range(2))
    (a, share), (b, its) = in_whole(one), in_whole(other)
    exact = sum(x * y for x, y in zip(one, other, strict=True))
    whole = sum(x * y for x, y in zip(a, b, strict=True)) * share * its
    assert whole == pytest.approx(exact, abs=1e-3)
    assert in_whole((0.0, 0.0)) == ([0, 0], 1 / FINE)


def test_bots_sit_down_at_pictures_whose_tags_no_table_knows() -> None:
    strange = tuple(Picture(f"zbrolg{at}", ("grmpfz", "zonkq", "xyzzq")) for at in range(40))
    album = Album("0" * 32, "fr", strange)
    assert make("expert", 0, 3, Options(3, deck="0" * 32, album=album), 1).choose
    assert set(Tagged("fr", [one.tags for one in strange]).features(None, [0.5] * 160)) == {
        (0.0, 0.0, 0.0)
    }
