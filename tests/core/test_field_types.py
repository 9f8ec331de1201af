"""Typed fields: plain data and scenario files follow from what an action's fields are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import pytest

from game.core.fields import ActionKinds, Number, Spelled, Text, fields_of
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.scenario_api import SituationError, Table
from game.core.scenario_steps import StepReader
from game.games import words
from game.store.texts import LANGUAGES

Colour = Annotated[int, Number("card", {0: "red", 1: "blue"})]
Kept = Annotated[int, Number("card", {0: "red", 1: "blue"}, filed_as="colour")]
Target = Annotated[int, Number("seat", {-1: "nobody"}, range(6))]
Slot = Annotated[int, Number("slot", numbers=range(1, 4), unwritten=range(8, 10))]


@dataclass(frozen=True, slots=True)
class Throw(Spelled):
    """Throws something at somebody."""

    card: Colour
    target: Target
    kind: ClassVar[str] = "throw"


@dataclass(frozen=True, slots=True)
class Party(Spelled):
    """Is thrown at nobody."""

    card: Annotated[int, Number("card", {2: "cake"})]
    kind: ClassVar[str] = "party"


@dataclass(frozen=True, slots=True)
class Put(Spelled):
    """Puts something somewhere."""

    slot: Slot
    card: Kept = -1
    kind: ClassVar[str] = "put"


@dataclass(frozen=True, slots=True)
class Pair(Spelled):
    """Says what links two cards."""

    first: Colour
    second: Colour
    why: Annotated[str, Text(least=2)] = ""
    kind: ClassVar[str] = "pair"


@dataclass(frozen=True, slots=True)
class Stop(Spelled):
    """Says that it is enough."""

    kind: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Count(Spelled):
    """Names any number."""

    number: int
    kind: ClassVar[str] = "count"


Action = Throw | Party | Put | Pair | Stop | Count
ACTIONS = ActionKinds[Action](Action)
STEPS = StepReader(ACTIONS, {
    "throw": ("{card}>{target}", "play = {card}, target = {target}"),
    "party": ("{card}", "play = {card}"),
    "put": "put:{slot}>{card}?",
    "pair": ("pair:{first}+{second}", "pair = [{first}, {second}], why = {why}"),
})  # fmt: skip
TABLE = Table(3, None, Journal[Any, Any](None, lambda state, event: None), Luck(0), 0)

EVERY = [
    (Throw(1, 2), {"card": 1, "target": 2}, {"play": "blue", "target": 2}, "blue>2"),
    (Throw(0, -1), {"card": 0, "target": -1}, {"play": "red", "target": "nobody"}, "red>nobody"),
    (Party(2), {"card": 2}, {"play": "cake"}, "cake"),
    (Put(3, 1), {"slot": 3, "colour": "blue"}, {"put": 3, "card": "blue"}, "put:3>blue"),
    (Put(1), {"slot": 1, "colour": -1}, {"put": "1"}, "put:1"),
    (
        Pair(0, 1, "odd"), {"first": 0, "second": 1, "why": "odd"},
        {"pair": ["red", "blue"], "why": "odd"}, "pair:red+blue",
    ),
    (Stop(), {}, {"stop": True}, "stop"),
    (Count(7), {"number": 7}, {"count": 7}, "count:7"),
]  # fmt: skip


@pytest.mark.parametrize(("action", "data", "step", "spelled"), EVERY)
def test_files_steps_and_lists_follow_from_the_types_of_fields(
    action: Action, data: dict[str, Any], step: dict[str, Any], spelled: str
) -> None:
    plain = {"kind": action.kind, **data}
    assert action.to_json() == plain
    assert list(action.to_json()) == list(plain)
    assert ACTIONS.read({**plain, "value": 3.5}) == action
    assert STEPS.action({"seat": 0, **step}, TABLE) == action
    assert STEPS.spell(action, TABLE) == spelled
    STEPS.check_spelling(spelled, TABLE)


@pytest.mark.parametrize("data", [
    {}, {"kind": "leap"}, {"kind": ["stop"]}, {"kind": "throw", "card": 1},
    {"kind": "throw", "card": 2, "target": 0}, {"kind": "throw", "card": 1, "target": 6},
    {"kind": "throw", "card": True, "target": 0}, {"kind": "throw", "card": 1.0, "target": 0},
    {"kind": "put", "slot": 4, "colour": "red"}, {"kind": "put", "slot": 1, "colour": 0},
    {"kind": "put", "slot": 1, "colour": ["red"]}, {"kind": "count", "number": 1 << 40},
    {"kind": "pair", "first": 0, "second": 1, "why": 3},
])  # fmt: skip
def test_plain_data_out_of_a_field_s_range_spell_no_action(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no "):
        ACTIONS.read(data)


def test_values_that_no_scenario_writes_may_stand_in_a_file() -> None:
    assert ACTIONS.read({"kind": "put", "slot": 9, "colour": "red"}) == Put(9, 0)
    assert [one.key for one in fields_of(Put)] == ["slot", "colour"]


WRONG = [
    ({"play": "bleu", "target": 1}, 'did you mean "blue"'),
    ({"play": "blue"}, "play needs target = a seat"),
    ({"play": "cake", "target": 1}, "target does not go with play"),
    ({"play": "blue", "target": 3}, "seats are 0 to 2"),
    ({"put": 4}, "write 1 to 3"), ({"put": "9" * 5000}, "must be a whole number"),
    ({"put": 1, "card": "green"}, "known: red, blue"),
    ({"put": 1, "target": 1}, "target does not go with put"),
    ({"pair": ["red"], "why": "odd"}, "must be a list of 2"),
    ({"pair": "red", "why": "odd"}, "must be a list"),
    ({"pair": ["red", "blue"], "why": "o"}, "must be a text"),
    ({"pair": ["red", "blue"]}, "pair needs why = a text"),
    ({"stop": False}, "write stop = true"), ({"stop": 1, "put": 1}, "both"),
]  # fmt: skip


@pytest.mark.parametrize(("step", "said"), WRONG)
def test_a_wrong_step_is_told_what_it_needs_in_both_languages(
    step: dict[str, Any], said: str
) -> None:
    with pytest.raises(SituationError) as caught:
        STEPS.action(step, TABLE)
    french, english = (caught.value.phrase.said(words(one)) for one in LANGUAGES)
    assert said in english
    assert french != english


@pytest.mark.parametrize(
    "spelled", ["", "throw:red>1", "red>3", "green>1", "put:1>", "put:4", "stop:1", "pair:red"]
)
def test_what_no_action_is_written_like_is_named_and_refused(spelled: str) -> None:
    with pytest.raises(SituationError) as caught:
        STEPS.check_spelling(spelled, TABLE)
    assert f'"{spelled}" is no action: ' in caught.value.phrase.said(words("en"))


def test_verbs_that_a_game_lacks_are_neither_read_nor_listed() -> None:
    fewer = StepReader(ACTIONS, lacks={"put", "pair"})
    assert fewer.keys == {"throw", "target", "party", "stop", "count"}
    with pytest.raises(SituationError):
        fewer.check_spelling("put:1", TABLE)


def test_a_union_of_one_class_has_one_kind() -> None:
    assert ActionKinds[Stop](Stop).read({"kind": "stop"}) == Stop()
