"""Standing orders answer what was ordered and what is legal, by their seat's own view."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import Watching

from game.core.seats import Seat
from game.games import words
from game.games.et_bim.rules import RULES
from game.gangs.model.actions import ANSWER_BIM, ANSWER_NON, TAKE
from game.gangs.model.cards import BIM, CARD_NAMES, NON
from game.gangs.model.state import REACT
from game.gangs.orders import Orders, answer, answers, from_json, kept, questions
from game.store.seal import ROOM
from game.store.texts import LANGUAGES

AIMED = ("take", "bim", "non")
BACK = ("take", "1", "2", "3", "non")
GROUPS = {
    "D10": "damage_10", "D20": "damage_20", "D30": "damage_30", "IDENT": "identification",
    "SWAP": "swap", "SHIELD": "relief", "HEAL": "relief", "RECYCLE": "relief",
}  # fmt: skip
SAID = {"take": TAKE, "bim": ANSWER_BIM, "non": ANSWER_NON}


@st.composite
def any_orders(draw: st.DrawFn) -> Orders:
    data = {name: draw(st.sampled_from(AIMED)) for name in Orders().to_json()}
    return from_json(data | {"back": draw(st.sampled_from(BACK))})


@given(any_orders(), st.integers(4, 12), st.integers(0, 30), st.booleans())
def test_orders_answer_what_is_ordered_if_it_is_legal_and_else_take(
    orders: Orders, seats: int, seed: int, non: bool
) -> None:
    viewers = tuple(Seat(seat) for seat in range(seats))
    watching = Watching(seats, seed, viewers, modules=["non"] if non else [])
    own: dict[int, int] = {}
    asked = 0
    while (pending := watching.match.pending()) and asked < 60:
        [(seat, legal)] = pending.items()
        watching.catch_up()
        view = watching.views[seat]
        assert answers(view, seat) == (watching.truth.phase == REACT)
        for other in range(seats):
            assert other == seat or not answers(watching.views[Seat(other)], other)
        if not answers(view, seat):
            own = {}
            watching.step()
            continue
        asked += 1
        if watching.truth.bims == 0:
            ordered = orders.chosen(GROUPS[CARD_NAMES[view.card & 15]])
        elif orders.back in "123":
            # what the seat itself has sent back in this chain since the card first came back
            ordered = "bim" if own.get(seat, 0) < int(orders.back) else "take"
            own[seat] = own.get(seat, 0) + 1
        else:
            ordered = orders.back
        given_answer = answer(orders, view, seat, legal)
        assert given_answer in legal
        assert given_answer == (SAID[ordered] if SAID[ordered] in legal else TAKE)
        watching.match.submit(seat, given_answer)


def back_and_forth(lay: Callable[..., Any], orders: Orders, held: int) -> list[str]:
    """Seat 0 aims a 10 at seat 1, which sends it back as often as it can; seat 0 has orders."""
    hands = {"0": ["D10", *["BIM"] * held], "1": ["BIM"] * 5, "2": ["D10"], "3": ["D10"]}
    table = lay(hands=hands, turn=0)
    table.do({"seat": 0, "play": "D10", "target": 1})
    said = []
    while table.state.phase == REACT:
        [(seat, legal)] = table.match.pending().items()
        if seat == 1:
            table.match.submit(seat, ANSWER_BIM if ANSWER_BIM in legal else TAKE)
            continue
        found = answer(orders, table.view(seat), seat, legal)
        said.append("bim" if found == ANSWER_BIM else "take")
        table.match.submit(seat, found)
    return said


@pytest.mark.parametrize(
    ("back", "held", "said"),
    [
        ("take", 3, ["take"]),
        ("1", 3, ["bim", "take"]),
        ("2", 3, ["bim", "bim", "take"]),
        ("3", 1, ["bim", "take"]),
        ("2", 0, ["take"]),
    ],
)
def test_a_card_that_comes_back_is_sent_back_so_often_at_most(
    lay: Callable[..., Any], back: str, held: int, said: list[str]
) -> None:
    assert back_and_forth(lay, Orders(back=back), held) == said


def test_whoever_is_asked_for_no_answer_gets_none(lay: Callable[..., Any]) -> None:
    table = lay(hands={"0": ["D10"], "1": ["BIM"], "2": ["D10"], "3": ["D10"]}, turn=0)
    for seat in (0, 1):
        with pytest.raises(ValueError, match="asked"):
            answer(Orders(), table.view(seat), seat, [TAKE])


# ---------------------------------------------------------------- what is kept


@given(any_orders())
def test_orders_are_read_back_from_plain_data_and_take_one_sealed_line(orders: Orders) -> None:
    data = json.loads(json.dumps(orders.to_json()))
    assert from_json(data) == kept(data) == orders
    note = {"note": {"orders": [11, orders.to_json()]}}
    assert len(json.dumps(note, separators=(",", ":")).encode()) <= ROOM


@pytest.mark.parametrize(
    "data",
    [
        None, 3, [], {}, "take",
        {**Orders().to_json(), "more": "take"},
        {**Orders().to_json(), "swap": "2"},
        {**Orders().to_json(), "swap": 1},
        {**Orders().to_json(), "swap": ["take"]},
        {**Orders().to_json(), "back": "bim"},
        {**Orders().to_json(), "back": "4"},
    ],
)  # fmt: skip
def test_what_a_file_may_hold_instead_is_refused_and_everything_is_taken(data: object) -> None:
    assert kept(data) == Orders()
    with pytest.raises(ValueError, match="order"):
        from_json(data)


# ---------------------------------------------------------------- what is asked


def test_everybody_is_asked_the_same_about_every_card_that_can_be_aimed() -> None:
    faces = set(range(len(CARD_NAMES))) - {BIM, NON}
    for language in LANGUAGES:
        for modules in ([], ["non"]):
            options = RULES.options(4, {"modules": modules})
            asked = questions(options, words(language, "et_bim"))
            pictures = {one for each in asked if each.name != "back" for one in each.pictures}
            dealt = {face for face in faces if options.copies[face]}
            assert pictures == {f"mini_{CARD_NAMES[face].lower()}" for face in dealt}
            assert [one.name for one in asked] == list(Orders().to_json())
            for one in asked:
                values = BACK if one.name == "back" else AIMED
                offered = [value for value, _ in one.choices]
                assert offered == [value for value in values if modules or value != "non"]
                assert all(text for _, text in one.choices)
                assert one.label
