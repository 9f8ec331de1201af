"""Claims: a device plays for one seat, and no seat is ever without any."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from game.stage.input.claims import (
    HALVES,
    KEYPAD,
    KEYS,
    LEFT,
    MOUSE,
    PAD_SOURCE,
    PARTS,
    RIGHT,
    SHARED,
    Claims,
    asking,
)
from game.stage.input.inputs import Input, KeyPressed, KeyReleased, PointerPressed

SEATS = range(5)
SOURCES = (MOUSE, KEYS, *PARTS, *(f"{PAD_SOURCE}{n}" for n in range(3)))
STEPS = st.lists(
    st.tuples(st.sampled_from(SEATS), st.sampled_from([*SOURCES, SHARED])), max_size=12
)


def claimed(steps: list[tuple[int, str]]) -> Claims:
    claims = Claims()
    for seat, source in steps:
        claims.claim(seat, source)
        assert claims.source(seat) == source, "whoever claims has it"
    return claims


@given(STEPS)
def test_a_device_plays_for_one_seat_and_a_keyboard_is_whole_or_in_parts(
    steps: list[tuple[int, str]],
) -> None:
    claims = claimed(steps)
    held = Counter(claims.all().values())
    assert all(count == 1 for count in held.values())
    assert not (held[KEYS] and any(held[part] for part in PARTS))
    assert SHARED not in held
    assert claims.halved is bool(held[LEFT] or held[RIGHT])
    assert (KEYPAD in claims.parts) is bool(held[KEYPAD])
    assert (set(HALVES) <= set(claims.parts)) is claims.halved, "halves are apart together"
    for source in held:
        seat = claims.seat(source)
        assert seat is not None
        assert claims.source(seat) == source


@given(STEPS)
def test_no_seat_is_without_a_device_and_nobody_plays_with_anothers(
    steps: list[tuple[int, str]],
) -> None:
    claims = claimed(steps)
    for seat in SEATS:
        may = [source for source in SOURCES if claims.may(seat, source)]
        assert may, f"{seat} has nothing to play with: {claims.all()}"
        assert claims.may(seat, ""), "a program's own input has no device"
        mine = claims.source(seat)
        if mine == KEYS:
            assert set(may) == {KEYS, *PARTS}
        elif mine != SHARED:
            assert may == [mine]
        else:
            assert not any(source.startswith(PAD_SOURCE) for source in may)
    for source in SOURCES:
        owner = claims.owner(source)
        others = [seat for seat in SEATS if seat != owner and claims.may(seat, source)]
        if owner is not None and source != MOUSE:
            assert not others


@given(STEPS, st.sampled_from(SEATS), st.sampled_from(SOURCES))
def test_what_is_free_can_be_had_without_taking_anything(
    steps: list[tuple[int, str]], seat: int, source: str
) -> None:
    claims = claimed(steps)
    before, free = claims.all(), claims.free(seat, source)
    claims.claim(seat, source)
    kept = {one: its for one, its in before.items() if one != seat}
    assert free is (kept.items() <= claims.all().items())
    claims.release(seat)
    assert claims.source(seat) == SHARED


def test_claims_are_given_back_as_they_were() -> None:
    claims = claimed([(0, LEFT), (1, "pad:1")])
    before = claims.all()
    claims.clear()
    assert claims.all() == {}
    claims.restore(before)
    assert claims.all() == {0: LEFT, 1: "pad:1"}


def test_buttons_and_letters_ask_for_a_seat_and_keys_of_menus_do_not() -> None:
    claims = Claims()

    def asks(heard: Input) -> str | None:
        return asking(heard, claims)

    assert asks(KeyPressed("enter", given="pad:a", source="pad:1")) == "pad:1"
    assert asks(KeyPressed("down", given="pad:down", source="pad:1")) is None
    assert asks(KeyPressed("up", given="w", source=LEFT)) == LEFT
    assert asks(KeyPressed("down", given="down", source=RIGHT)) is None
    assert asks(KeyPressed("enter", given="enter", source=RIGHT)) is None
    assert asks(KeyPressed("1", given="1", source=LEFT)) is None
    assert asks(KeyPressed("up", repeat=True, given="w", source=LEFT)) is None
    assert asks(KeyReleased("up", "w", LEFT)) is None
    assert asks(PointerPressed(1, 1, source=MOUSE)) is None
    assert asks(KeyPressed("up", given="8", source=KEYPAD)) == KEYPAD, "a digit is no arrow yet"
    assert asks(KeyPressed("take", given="add", source=KEYPAD)) == KEYPAD
    assert asks(KeyPressed("enter", given="enter", source=KEYPAD)) is None
    assert asks(KeyPressed("tab", given="numlock", source=KEYPAD)) is None
    claims.claim(0, KEYS)
    assert asks(KeyPressed("up", given="w", source=LEFT)) is None, "it is a part of another's"
    assert asks(KeyPressed("up", given="8", source=KEYPAD)) is None
