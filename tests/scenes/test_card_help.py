"""F1 knows the card under the pointer or the focus; F1 again opens all the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session
from game.stage.input.inputs import PointerMoved, PointerPressed
from game.tour import play_on, table_session

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 6)
    play_on(session, turns=25, answering=False)
    session.look_back()
    return sit(TableScene(kit, session))


def test_every_card_of_the_hand_has_a_page(person: Any, fits: Any) -> None:
    table = person.top
    for name in [name for name in table.layout.touch if name.startswith("hand:")]:
        table.focus = name
        person.press("f1")
        assert person.top.name == "card"
        fits(person.look())
        person.press("escape")
    table.focus = "hand:0"
    person.press("f1", "f1")
    assert person.top.name == "rules"


def test_a_card_of_a_pile_is_known_under_the_pointer(person: Any) -> None:
    pose = next(p for name, p in person.top.layout.sprites.items() if name.startswith("card:"))
    person.stack.handle_input(PointerMoved(pose.x - pose.width / 2 + 3, pose.y))
    person.press("f1")
    assert person.top.name == "card"


def test_where_there_is_no_card_the_rules_are_opened(person: Any) -> None:
    person.top.focus = None
    person.press("f1")
    assert person.top.name == "rules"


def test_what_a_pointed_card_does_is_said_in_a_sentence(person: Any, kit: Kit) -> None:
    table, say = person.top, kit.words("et_bim").say
    read = 0
    for name, touch in table.layout.touch.items():
        if name.startswith("hand:"):
            table.focus = name
            assert table.preview() is None, "nobody is aimed at before a card is chosen"
            person.look()
            shown = " ".join(line.text for line in person.seen)
            assert say(f"explain.{touch.token}") in shown
            read += 1
    assert read
    table.focus = None
    assert person.reads(say("table.prompt.choose"))


def test_a_right_click_on_a_card_opens_its_page(person: Any) -> None:
    table = person.top
    x, y = table.layout.touch["hand:1"].box.middle
    person.stack.handle_input(PointerPressed(x, y, 3))
    assert person.top.name == "card"
    person.press("escape")
    pose = next(p for name, p in table.layout.sprites.items() if name.startswith("card:"))
    person.stack.handle_input(PointerPressed(pose.x - pose.width / 2 + 3, pose.y, 3))
    assert person.top.name == "card"
    person.press("escape")
    person.stack.handle_input(PointerPressed(*table.layout.touch["hand:0"].box.middle))
    assert table.hand.chosen == "hand:0"
    person.stack.handle_input(PointerPressed(x, y, 3))
    assert person.top is table, "a chosen card is put down first"
    assert table.hand.chosen is None
