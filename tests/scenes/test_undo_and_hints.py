"""A card can be taken back before it flies; a hint is what the best bot would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.scenes.table.undo_window import UndoWindow
from game.session import Session
from game.stage.input.input_hints import KEYS, TOUCH
from game.stage.input.inputs import (
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.tour import play_on, table_session

Sit = Callable[..., Any]


@pytest.fixture
def table(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=8, answering=False)
    session.look_back()
    return TableScene(kit, session)


def throw(table: TableScene) -> None:
    table.touch(min(name for name in table.lit() if name.startswith("hand:")))
    table.touch(min(name for name in table.lit() if name.startswith("seat:")))


def test_an_undo_window_gives_its_choice_once_when_it_is_over() -> None:
    undo = UndoWindow()
    undo.hold("throw", 100, "hand:1")
    assert undo.pass_time(99) is None
    assert undo.pass_time(1) == "throw"
    assert undo.pass_time(500) is None
    assert not undo.take_back()


@pytest.mark.parametrize(
    "back", [KeyPressed("escape"), KeyPressed("backspace"), PointerPressed(5, 5, 3)]
)
def test_a_card_is_taken_back_before_anything_is_submitted(table: TableScene, back: Any) -> None:
    before = table.watched.moves
    throw(table)
    assert table.watched.moves == before
    assert not table.is_mine()
    table.pass_time(300)
    table.handle_input(back)
    assert table.is_mine()
    table.pass_time(1000)
    assert table.watched.moves == before


def test_who_has_no_keys_reads_what_to_touch_to_take_a_card_back(
    kit: Kit, table: TableScene
) -> None:
    kit.hints.device = TOUCH
    throw(table)
    said = table.prompt(None)
    assert said == kit.words().say("table.undo-window-pointer")
    assert kit.words().say("keys.finger") not in said, "two presses that read the same"
    kit.hints.device = KEYS
    assert table.prompt(None) != said


def test_after_its_undo_window_a_card_flies(table: TableScene) -> None:
    before = table.watched.moves
    throw(table)
    table.pass_time(1199)
    assert table.watched.moves == before, "there is time to think again"
    assert table.undo_window.part is not None
    table.pass_time(1)
    assert table.watched.moves == before + 1


def chosen(table: TableScene) -> tuple[int, int]:
    """Return the numbers of a card and of a target of its that is no card's number."""
    card = min(name for name in table.lit() if name.startswith("hand:"))
    table.touch(card)
    number = int(card[5:])
    seats = {int(name[5:]) for name in table.lit() if name.startswith("seat:")} - {number}
    return number, min(seats)


def press(table: TableScene, number: int) -> None:
    table.handle_input(KeyPressed(str(number + 1)))


def test_the_digit_of_a_chosen_card_is_that_of_a_seat(table: TableScene) -> None:
    before = table.watched.moves
    kept = aimed = 0
    for name in sorted(name for name in table.lit() if name.startswith("hand:")):
        number = int(name[5:])
        press(table, number)
        assert table.hand.chosen == name
        seat = f"seat:{number}"
        if seat in table.lit():
            press(table, number)
            assert table.undo_window.action is not None, "the digit is that of a seat"
            assert table.take_back()
            aimed += 1
        else:
            press(table, number)
            assert table.hand.chosen == name
            assert table.hand.reason, "it says why not there"
            assert table.undo_window.action is None
            assert table.take_back()
            kept += 1
    assert kept
    assert aimed
    assert table.watched.moves == before


@pytest.mark.parametrize("way", ["digit", "enter", "space", "click"])
def test_a_second_press_of_the_target_lets_the_card_fly_at_once(
    table: TableScene, way: str
) -> None:
    before = table.watched.moves
    _, seat = chosen(table)
    press(table, seat)
    if way == "digit":
        press(table, seat)
    elif way == "click":
        table.handle_input(PointerPressed(*table.layout.touch[f"seat:{seat}"].box.middle))
    else:
        table.handle_input(KeyPressed(way))
    table.pass_time(1)
    assert table.watched.moves == before + 1


def test_a_second_press_of_the_card_takes_a_choice_back(table: TableScene) -> None:
    before = table.watched.moves
    card, seat = chosen(table)
    press(table, seat)
    press(table, card)
    assert table.is_mine()
    table.pass_time(3000)
    assert table.watched.moves == before


def test_a_card_clicked_again_is_put_down_and_can_still_be_dragged(
    table: TableScene,
) -> None:
    card = table.layout.touch["hand:0"].box.middle
    press_at = PointerPressed(*card), PointerReleased(*card)
    for heard in (*press_at, *press_at):
        table.handle_input(heard)
    assert table.hand.chosen is None
    seat = min(name for name in chosen_lit(table) if name.startswith("seat:"))
    table.handle_input(PointerPressed(*card))
    table.handle_input(PointerMoved(card[0] + 5, card[1]))
    assert table.pointing.drag is None, "a hand that shakes drags nothing"
    table.handle_input(PointerMoved(*table.layout.touch[seat].box.middle))
    assert table.pointing.drag == table.layout.touch[seat].box.middle
    table.handle_input(PointerReleased(*table.layout.touch[seat].box.middle))
    assert table.undo_window.action is not None


def chosen_lit(table: TableScene) -> frozenset[str]:
    table.touch("hand:0")
    return table.lit()


def test_a_pile_that_is_fanned_out_gives_way_to_what_is_asked(table: TableScene) -> None:
    table.pile_fan.toggle("seat:1")
    table.pass_time(16)
    assert table.pile_fan.pile is None
    table.pile_fan.toggle("seat:1")
    table.pass_time(16)
    assert table.pile_fan.pile == "seat:1", "whoever is asked may look all the same"


@pytest.mark.parametrize(("pace", "grace_ms"), [(0.0, 1200), (1.0, 0)])
def test_without_an_undo_window_a_card_flies_at_once(
    kit: Kit, table: TableScene, pace: float, grace_ms: int
) -> None:
    kit.settings.pace, kit.settings.grace_ms = pace, grace_ms
    before = table.watched.moves
    throw(table)
    assert table.watched.moves == before + 1


def test_a_hint_is_said_where_hints_are_on(kit: Kit, table: TableScene) -> None:
    kit.settings.hints = False
    table.handle_input(KeyPressed("h"))
    assert not table.hand.reason
    kit.settings.hints = True
    table.handle_input(KeyPressed("h"))
    said = table.hand.reason
    assert said.startswith(("Conseil", "Hint"))
    assert "%" in said or "." in said
    table.handle_input(KeyPressed("h"))
    assert table.hand.reason == said, "the same position has the same hint"


def asked_for_an_answer(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, *, held: bool, people: int = 1
) -> TableScene | None:
    """Return a table where a card is aimed at the person, who holds an answer or none."""
    monkeypatch.setattr(Session, "think", lambda session: None)
    for turns in range(4, 40):
        session = table_session(kit, "et_bim", 4)
        play_on(session, turns=turns, answering=True)
        person = session.humans[0]
        if session.asked() == (person,):
            session.look_back()
            table = TableScene(kit, session)
            answers = len(session.legal(person))
            if table.board.response.answering(table.view) and (answers > 1) == held:
                monkeypatch.setattr(
                    Session, "people", property(lambda session: list(range(people)))
                )
                return table
        session.close()
    return None


@pytest.mark.parametrize(
    ("wished", "held", "people", "second", "taken"),
    [
        (True, False, 1, False, True),
        (False, False, 1, False, False),
        (True, False, 2, False, False),
        (True, False, 1, True, False),
    ],
)
def test_what_cannot_be_answered_is_taken_unasked_only_where_nobody_sees(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, wished: bool, held: bool, people: int, second: bool,
    taken: bool,
) -> None:  # fmt: skip
    table = asked_for_an_answer(kit, monkeypatch, held=held, people=people)
    assert table is not None
    kit.settings.take_alone, kit.settings.second_window = wished, second
    before = table.watched.moves
    for _ in range(200):
        table.pass_time(16)
    assert (table.watched.moves > before) == taken
