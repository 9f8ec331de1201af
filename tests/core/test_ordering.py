"""Standing orders are read strictly, and followed with the same work for every hand."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.ordering import followed, read


@dataclass(frozen=True)
class Orders:
    first: str = "bear"
    back: str = "bear"


ALLOWED = {"first": ("bear", "turn"), "back": ("bear", "1", "2")}


def test_orders_are_what_their_data_says() -> None:
    assert read(Orders(), {"first": "turn", "back": "2"}, ALLOWED) == Orders("turn", "2")


@pytest.mark.parametrize(
    "data",
    [None, [], {"first": "turn"}, {"first": "2", "back": "2"}, {"first": "turn", "back": ["1"]}],
)
def test_data_that_spells_no_orders_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="not"):
        read(Orders(), data, ALLOWED)


class Counted:
    """An answer that counts how often it is looked at."""

    looked = 0

    def __eq__(self, other: object) -> bool:
        Counted.looked += 1
        return self is other

    def __hash__(self) -> int:
        return id(self)


@pytest.mark.parametrize("held", [(), (1,), (0, 1, 2), (0, 2)])
def test_an_order_is_followed_if_held_and_takes_equal_work_for_every_hand(
    held: tuple[int, ...],
) -> None:
    answers = [Counted(), Counted(), Counted()]
    silent, wanted = answers[0], answers[2]
    Counted.looked = 0
    found = followed(wanted, silent, [silent, *(answers[at] for at in held if at)], 3)
    assert found is (wanted if 2 in held else silent)
    assert Counted.looked == 3
