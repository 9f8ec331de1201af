"""What a tower is stands wherever somebody new looks: who plays with what, roles, a build."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import check_fits
from curtains import press as confirm
from test_gathering import KINDS, NAMES, sat
from test_help_at_the_couch import build

from game.games.wombat.tower import tower
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.shared.couch import table_of
from game.session import make_head, start
from game.stage.paint.canvas import Canvas
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent
from tests.slow import slow

Sit = Callable[..., Any]
TEXTS = pytest.mark.parametrize("text", [*slow([100]), 200])
HEAD = ("wombat", [*[HUMAN] * 3, "greedy"], NAMES, {"touch": "shadows"}, 7)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, ...]]:
    """Where a tower was drawn."""
    found: list[tuple[float, ...]] = []
    before = Canvas.drawing

    def noted(canvas: Canvas, svg: str, *box: Any) -> None:
        if svg == tower():
            found.append(box)
        before(canvas, svg, *box)

    monkeypatch.setattr(Canvas, "drawing", noted)
    return found


@TEXTS
def test_who_is_offered_a_practice_build_sees_a_tower(
    kit: Kit, sit: Sit, drawn: list[tuple[float, ...]], text: int
) -> None:
    kit.settings.text_size = text
    kit.settings.last_table = {
        "game": "wombat", "seats": 5, "people": [0, 1], "names": NAMES[:2]
    }  # fmt: skip
    person = sit(LobbyScene(kit, "wombat"))
    person.top.form.focus = "start"
    person.press("enter")
    check_fits(person.look())
    assert drawn
    said = kit.words("wombat").say("preset-goal.training")
    assert said in " ".join(line.text for line in person.seen)


@TEXTS
def test_a_role_is_read_beside_a_tower(
    kit: Kit, sit: Sit, drawn: list[tuple[float, ...]], text: int
) -> None:
    kit.settings.text_size = text
    person = sit(table_of(kit, start(make_head(*HEAD), None)))
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    while person.top.name != "curtain":
        person.stack.pass_time(50)
    where = set()
    for _ in range(3):
        source = kit.claims.source(person.top.seat)
        confirm(person, source)
        confirm(person, source)
        person.stack.pass_time(1000)
        drawn.clear()
        check_fits(person.look())
        where.update(drawn)
        confirm(person, source)
        for _ in range(10):
            person.look((320, 180))
            person.stack.pass_time(100)
    assert len(where) == 1, "whatever role one has"
    person.stack.scenes[0].watched.close()


@TEXTS
@pytest.mark.parametrize(("number", "shown"), [(1, True), (2, True), (3, False)])
def test_before_the_first_two_builds_a_tower_stands_there(
    kit: Kit, sit: Sit, drawn: list[tuple[float, ...]], text: int, number: int, shown: bool
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, build=number, points=5)
    drawn.clear()
    person.stack.draw(Canvas(person.look().surface, kit.art, kit.hints))
    assert bool(drawn) is shown
    person.stack.scenes[0].watched.close()


@TEXTS
def test_the_first_tip_of_a_practice_build_is_a_tower(
    kit: Kit, sit: Sit, drawn: list[tuple[float, ...]], text: int
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, seconds=60, practice=True)
    table = build(person, kit)
    drawn.clear()
    person.look()
    assert drawn
    said = " ".join(line.text for line in person.seen)
    assert kit.words("wombat").say("dark.tower") in said
    table.watched.close()
