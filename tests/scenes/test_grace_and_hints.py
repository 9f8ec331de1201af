"""A card can be taken back before it flies; a hint is what the best bot would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.scenes.table.undo import Grace
from game.session import Session
from game.showing import play_on, table_session
from game.stage.input.inputs import KeyPressed, PointerPressed

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


def test_a_grace_gives_its_choice_once_when_it_is_over() -> None:
    grace = Grace()
    grace.hold("throw", 100, "hand:1")
    assert grace.pass_time(99) is None
    assert grace.pass_time(1) == "throw"
    assert grace.pass_time(500) is None
    assert not grace.take_back()


@pytest.mark.parametrize(
    "back", [KeyPressed("escape"), KeyPressed("backspace"), PointerPressed(5, 5, 3)]
)
def test_a_card_is_taken_back_before_anything_is_submitted(table: TableScene, back: Any) -> None:
    before = len(table._session._file.actions)
    throw(table)
    assert len(table._session._file.actions) == before
    assert not table.is_mine()
    table.pass_time(300)
    table.hear(back)
    assert table.is_mine()
    table.pass_time(1000)
    assert len(table._session._file.actions) == before


def test_after_its_grace_a_card_flies(table: TableScene) -> None:
    before = len(table._session._file.actions)
    throw(table)
    table.pass_time(349)
    assert len(table._session._file.actions) == before
    table.pass_time(1)
    assert len(table._session._file.actions) == before + 1


@pytest.mark.parametrize(("pace", "grace"), [(0.0, 350), (1.0, 0)])
def test_without_a_grace_a_card_flies_at_once(table: TableScene, pace: float, grace: int) -> None:
    table._kit.settings.pace, table._kit.settings.grace_ms = pace, grace
    before = len(table._session._file.actions)
    throw(table)
    assert len(table._session._file.actions) == before + 1


def test_a_hint_is_said_where_hints_are_on(table: TableScene) -> None:
    table._kit.settings.hints = False
    table.hear(KeyPressed("h"))
    assert not table.hand.reason
    table._kit.settings.hints = True
    table.hear(KeyPressed("h"))
    said = table.hand.reason
    assert said.startswith(("Conseil", "Hint"))
    assert "%" in said or "." in said
    table.hear(KeyPressed("h"))
    assert table.hand.reason == said, "the same position has the same hint"
