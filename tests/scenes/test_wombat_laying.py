"""That the same key again lays a brick stands where it is needed, and which of two bricks, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import check_fits
from test_gathering import reading, sat
from test_help_at_the_couch import build

from game.core.seats import Seat
from game.games.wombat.model import actions as act
from game.scenes.kit import Kit
from tests.secrecy.botting import Silent
from tests.slow import slow

Sit = Callable[..., Any]
TEXTS = pytest.mark.parametrize("text", [*slow([100]), 200])


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


@TEXTS
@pytest.mark.parametrize("practice", [False, True])
def test_who_looks_for_their_paw_reads_what_the_same_key_again_does(
    kit: Kit, sit: Sit, text: int, practice: bool
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, practice=practice)
    assert kit.words("wombat").say("finding.again") in reading(person, kit)
    assert kit.words("wombat").say("dark.again") in person.top.spoken()
    person.stack.scenes[0].watched.close()


@TEXTS
@pytest.mark.parametrize("number", [1, 2])
def test_the_whole_first_build_says_that_the_same_key_again_lays(
    kit: Kit, sit: Sit, text: int, number: int
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, build=number, seconds=60, points=5)
    table = build(person, kit)
    again = kit.words("wombat").say("dark.again")
    assert (again in reading(person, kit)) is (number == 1)
    table.watched.submit(Seat(0), act.Say("count:A:2"))
    for _ in range(400):
        person.stack.pass_time(50)
        if table.layout.furniture.told:
            break
    check_fits(person.look())
    said = reading(person, kit)
    assert (again in said) is (number == 1), "beside what was said of towers, too"
    assert "● 2/6" in said
    table.watched.close()


@TEXTS
def test_practice_says_how_to_lay_first_in_a_tip_and_then_on_the_table(
    kit: Kit, sit: Sit, text: int
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, seconds=60, practice=True)
    table = build(person, kit)
    again = kit.words("wombat").say("dark.again")
    assert again not in reading(person, kit), "the tip says it"
    for _ in range(900):
        person.stack.pass_time(50)
        if table.view.tick > 310:
            break
    assert again in reading(person, kit)
    table.watched.close()
