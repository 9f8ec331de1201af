"""Pause and notice: left at once, read in full."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.games import FIRST as GAME
from game.scenes.after.receipts import promise
from game.scenes.copying import COPY
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.input.inputs import FocusLost
from game.stage.paint import theme
from game.stage.widgets.form import Button
from game.store.heads import HUMAN
from game.store.replays import unfinished
from game.store.settings import TEXT_SIZES
from game.store.texts import LANGUAGES

Sit = Callable[..., Any]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]


@pytest.fixture
def table(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody at a table of four whose first turn has come."""
    head = make_head(GAME, [HUMAN, *["greedy"] * 3], list("abcd"), seed=5)
    person = sit(TitleScene(kit))
    session = start(head, kit.data)
    session.look_back()
    scene = TableScene(kit, session)
    person.stack.open(scene)
    yield person
    person.stack.close_all()


def test_pause_goes_on_at_escape_and_at_its_button(kit: Kit, table: Any) -> None:
    for leave in ("escape", "enter"):
        table.press("escape")
        assert table.top.name == "pause"
        table.press(leave)
        assert table.top.name == "table"


@pytest.mark.parametrize("why", ["lost", "stood", "pulled"])
def test_a_pause_that_nobody_asked_for_says_why_it_came(kit: Kit, table: Any, why: Any) -> None:
    said = kit.words().say(f"pause.{why}")
    table.press("escape")
    assert said not in table.top.aside()
    table.press("escape")
    table.stack.handle_input(FocusLost(why))
    assert table.top.name == "pause"
    assert said in table.top.aside()


def test_pause_opens_rules_and_options_and_comes_back(kit: Kit, table: Any) -> None:
    table.press("escape")
    for name, scene in (("rules", "rules"), ("options", "settings")):
        table.click(kit.words().say(f"pause.{name}"))
        assert table.top.name == scene
        table.press("escape")
        assert table.top.name == "pause"


def test_who_leaves_the_table_finds_the_match_again(kit: Kit, table: Any) -> None:
    table.press("escape")
    table.click(kit.words().say("pause.leave"))
    assert table.top.name == "title"
    assert len(unfinished(kit.data)) == 1
    table.click(kit.words(GAME).say("title.resume", n=4))
    assert table.top.name == "table"


def test_a_pace_chosen_in_the_pause_holds_at_the_table(kit: Kit, table: Any) -> None:
    scene = table.top
    table.press("escape", "tab", "tab", "enter", "right", "right", "escape", "escape")
    assert table.top is scene
    assert scene.director.pace == kit.settings.pace == 1.5


def test_f1_opens_the_rules_from_the_pause_as_everywhere(table: Any) -> None:
    table.press("escape", "f1")
    assert table.top.name == "rules"
    table.press("escape")
    assert table.top.name == "pause"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", TEXT_SIZES)
def test_the_receipt_stands_well_inside_the_pause(kit: Kit, language: str, size: int) -> None:
    kit.settings = kit.settings.model_copy(update={"text_size": size, "language": language})
    session = start(make_head(GAME, [HUMAN] * 4, list("abcd")), kit.data)
    line = PauseScene(kit, session).form[COPY]
    wide = kit.art.wide(promise(kit, session), theme.TEXT, round(18 * kit.zoom))
    assert 0 < wide <= line.box.width


@pytest.mark.parametrize("more", [{}, {"mine": "icon_pad", "away": "icon_pad"}])
def test_what_is_in_the_pause_at_times_moves_nothing_that_always_is(
    kit: Kit, sit: Sit, more: dict[str, str]
) -> None:
    session = start(make_head(GAME, [HUMAN] * 4, list("abcd")), kit.data)
    usual = menu(sit, PauseScene(kit, session, more=more))
    for hint, why in ((True, False), (False, True), (True, True)):
        scene = PauseScene(kit, session, hint=hint, why=why, more=more)
        names = menu(sit, scene)
        assert [name for name in names if name in usual] == usual
        leave = usual.index("leave")
        assert names[:leave] == usual[:leave], "what comes and goes stands behind it"


def menu(sit: Sit, scene: PauseScene) -> list[str]:
    """What stands in the pause, from above."""
    widgets = [one for one in sit(scene).top.form.widgets if isinstance(one, Button)]
    return [one.name for one in sorted(widgets, key=lambda one: one.box.y)]


@pytest.mark.parametrize("size", SIZES)
def test_the_pause_can_be_read(kit: Kit, sit: Sit, fits: Any, size: tuple[int, int]) -> None:
    session = start(make_head(GAME, [HUMAN] * 4, list("abcd")), kit.data)
    fits(sit(PauseScene(kit, session)).look(size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", [1, 12, 80])
def test_a_notice_can_be_read_however_long(
    kit: Kit, sit: Sit, fits: Any, words: int, size: tuple[int, int]
) -> None:
    sentence = " ".join(["/home/somebody/" + "folder/" * 12, *["damaged"] * words])
    person = sit(NoticeScene(kit, sentence))
    reader = person.look(size)
    fits(reader)
    below = person.top.form["ok"].box.y
    said = "".join(line.text for line in reader.lines if line.y < below).replace(" ", "")
    assert said == sentence.replace(" ", "")
    assert all(line.x > 120 and line.x + line.width < 1160 for line in reader.lines)
    person.press("enter")
    assert person.stack.empty
