"""Where bases lie already, what is drawn and said of a tower shows that its 6 is laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import check_fits
from test_gathering import NAMES, READY, press, reading, sat
from test_help_at_the_couch import build

from game.games import game_of
from game.games.wombat.board.places import DOING, LOOSE
from game.games.wombat.board.waving import BOX
from game.games.wombat.tower import tower
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.session import make_head
from game.stage.input.inputs import KeyPressed
from game.stage.paint.canvas import Canvas
from game.store.heads import HUMAN
from tests.boxes import overlap
from tests.secrecy.botting import Silent

Sit = Callable[..., Any]
FIRST = {"beginner": True, "until_won": True, "seconds": 120}
TEXTS = pytest.mark.parametrize("text", [100, 200])


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was drawn."""
    found: list[str] = []
    before = Canvas.drawing

    def noted(canvas: Canvas, svg: str, *box: Any) -> None:
        found.append(svg)
        before(canvas, svg, *box)

    monkeypatch.setattr(Canvas, "drawing", noted)
    return found


@TEXTS
@pytest.mark.parametrize("based", [False, True])
def test_towers_of_a_practice_build_are_drawn_and_told_as_they_lie(
    kit: Kit, sit: Sit, drawn: list[str], text: int, based: bool
) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, practice=True, beginner=based)
    person.stack.draw(Canvas(person.look().surface, kit.art, kit.hints))
    table = build(person, kit)
    check_fits(person.look())
    assert drawn.count(tower(based=based)) > 1
    assert tower(based=not based) not in drawn
    said = reading(person, kit)
    assert (table.words.say("dark.tower-based") in said) is based
    assert table.words.say("dark.loose", n=15 if based else 18) in said
    table.watched.close()


@TEXTS
@pytest.mark.parametrize("options", [{}, FIRST])
def test_who_is_offered_to_try_sees_the_towers_of_that_table(
    kit: Kit, sit: Sit, drawn: list[str], text: int, options: dict[str, Any]
) -> None:
    kit.settings.text_size = text
    head = make_head("wombat", [*[HUMAN] * 3, "greedy"], NAMES, options, 7)
    person = sit(begin(kit, head, kit.data))
    check_fits(person.look())
    said = kit.words("wombat").say(f"preset-goal.training{'-beginner' if options else ''}")
    assert said in " ".join(line.text for line in person.seen)
    assert tower(based=bool(options)) in drawn


def test_the_lobby_counts_the_bricks_of_its_table(kit: Kit) -> None:
    lobby, words = game_of("wombat").lobby, kit.words("wombat")
    read = {
        based: lobby.explain(lobby.values(5, {**FIRST, "beginner": based}), words)
        for based in (False, True)
    }
    assert read[True] == words.say("lobby.dealt-bricks-based", n=120)
    assert read[False] == words.say("lobby.dealt-bricks", n=120)


@TEXTS
def test_the_count_before_a_build_covers_no_hint(kit: Kit, sit: Sit, text: int) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, practice=True)
    table = person.stack.scenes[0]
    for seat in range(3):
        press(person, seat, READY)
    while person.top.name != "count":
        person.stack.pass_time(16)
    box = table.board.live.count_box(table.view)
    assert not any(overlap(box, hint) for hint in (BOX, LOOSE, DOING))
    table.watched.close()


@pytest.mark.parametrize("text", [100, 200])
def test_the_rules_at_a_table_begin_with_what_it_plays(kit: Kit, sit: Sit, text: int) -> None:
    kit.settings.text_size = text
    person = sat(kit, sit, **FIRST)
    person.stack.handle_input(KeyPressed("f1", place="F1"))
    assert person.top.name == "rules"
    person.look()
    words = kit.words("wombat")
    says = words.say("lobby.dealt-bricks-based", n=120)
    read = " ".join(line.text for line in person.seen)
    assert words.say("rules-screen.table", says=says) in read
    person.stack.scenes[0].watched.close()
