"""The rack: a gamepad's number is its own, however often it comes and goes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.stage.input.claims import KEYS, LEFT, MOUSE, Claims
from game.stage.input.known_pads import Rack


def test_gamepads_are_numbered_as_they_come_and_get_their_number_back() -> None:
    rack = Rack()
    assert [rack.add("x", "Xbox"), rack.add("p", "PS4"), rack.add("x", "Xbox")] == [0, 1, 2]
    for number in (2, 0, 1):
        rack.pull(number)
    assert rack.sources == []
    assert rack.add("p", "PS4") == 1
    assert rack.add("s", "Switch") == 3, "what was never here takes nobody's number"
    assert rack.add("x", "Xbox") == 0
    assert rack.add("other bus", "Xbox") == 2, "by radio what was by cable is the same one"
    assert rack.sources == ["pad:0", "pad:1", "pad:2", "pad:3"]


@given(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=30))
def test_of_gamepads_that_differ_none_ever_gets_anothers_number(
    steps: list[tuple[int, bool]],
) -> None:
    rack, numbers, here = Rack(), dict[int, int](), set[int]()
    for which, plug in steps:
        if plug and which not in here:
            number = rack.add(f"guid {which}", f"pad {which}")
            assert numbers.setdefault(which, number) == number
            here.add(which)
        elif not plug and which in here:
            rack.pull(numbers[which])
            here.discard(which)
        assert len(set(numbers.values())) == len(numbers)
        assert set(rack.sources) == {f"pad:{numbers[one]}" for one in here}


def test_seats_whose_gamepad_is_away_are_lost_and_no_others() -> None:
    rack, claims = Rack(), Claims()
    for name in "ab":
        rack.add(name, name)
    for seat, source in ((7, "pad:0"), (3, "pad:1"), (1, KEYS), (0, MOUSE), (2, "pad:5")):
        claims.claim(seat, source)
    assert rack.lost(claims) == [2], "a gamepad that was never seen cannot play"
    claims.release(2)
    rack.pull(1)
    rack.pull(0)
    assert rack.lost(claims) == [3, 7]
    rack.add("b", "b")
    assert rack.lost(claims) == [7]
    claims.claim(7, LEFT)
    assert rack.lost(claims) == []
