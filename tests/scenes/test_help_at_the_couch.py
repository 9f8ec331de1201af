"""Rules and hints where several people play at once: F1 opens the rules, F2 says why not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from curtains import pass_curtains
from curtains import press as confirm
from test_gathering import KINDS, NAMES, READY, meet, press, reading, sat

from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.curtain import CALL, PEEK
from game.scenes.shared.gathering import LASTS_MS
from game.session import make_head, resume, start
from game.stage.input.inputs import KeyPressed
from game.store.heads import HUMAN
from game.store.replays import unfinished
from tests.secrecy.botting import Silent

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
HINT = KeyPressed("h", place="F2")
RULES = KeyPressed("f1", place="F1")


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def build(person: Any, kit: Kit) -> Any:
    """Let everybody be ready, until time runs."""
    for seat in range(3):
        press(person, seat, READY)
    for _ in range(400):
        person.stack.pass_time(50)
        if person.top.name == "live_couch" and person.top.view.tick > 2:
            return person.top
    raise AssertionError(person.stack.names)


def test_a_hint_in_a_build_says_in_a_line_why_there_is_none(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit, seconds=60)
    table = build(person, kit)
    person.stack.handle_input(HINT)
    person.stack.pass_time(16)
    assert kit.words().say("live.hint") in reading(person, kit)
    table.watched.close()


def test_the_rules_open_before_a_build_and_in_it_and_no_time_runs(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit, seconds=60)
    for what in ("gathering", "live_couch"):
        if what == "live_couch":
            build(person, kit)
        assert person.top.name == what
        table = person.stack.scenes[0]
        began = table.view.tick
        person.stack.handle_input(RULES)
        assert person.top.name == "rules"
        for _ in range(40):
            person.stack.pass_time(100)
        assert table.view.tick == began
        person.stack.handle_input(KeyPressed("escape"))
        assert person.top.name == what
    person.stack.scenes[0].watched.close()


def test_the_rules_open_on_a_curtain_that_stays_as_it_was(kit: Kit, sit: Sit) -> None:
    head = make_head("wombat", [*[HUMAN] * 3, "greedy"], NAMES, {"touch": "shadows"}, 7)
    person = sit(table_of(kit, start(head, None)))
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    for _ in range(400):
        person.stack.pass_time(50)
        if person.top.name == "curtain":
            break
    curtain = person.top
    person.stack.handle_input(RULES)
    assert person.top.name == "rules"
    person.stack.handle_input(KeyPressed("escape"))
    assert person.top is curtain
    assert curtain.state == CALL
    source = kit.claims.source(curtain.seat)
    confirm(person, source)
    confirm(person, source)
    assert curtain.state == PEEK
    before = reading(person, kit)
    person.stack.handle_input(KeyPressed("f1", place="F1", source=source))
    title = kit.words().say("rules-screen.title", game=kit.title_of("wombat"))
    assert title in reading(person, kit)
    person.stack.handle_input(KeyPressed("escape", source=source))
    assert reading(person, kit) == before
    person.stack.scenes[0].watched.close()


def test_who_comes_back_to_a_build_waits_no_longer_than_in_later_ones(
    kit: Kit, sit: Sit, tmp_path: Path
) -> None:
    head = make_head("wombat", [*[HUMAN] * 3, "greedy"], NAMES, {"touch": "shadows"}, 7)
    session = start(head, tmp_path)
    person = sit(table_of(kit, session))
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    meet(person, kit, 1)
    build(person, kit)
    session.close()
    (path,) = (one.path for one in unfinished(tmp_path))
    again = resume(path, tmp_path)
    person = sit(table_of(kit, again))
    pass_curtains(person, kit)
    meet(person, kit, 1)
    said = kit.words("wombat").say(
        "finding.awaited", names=", ".join(NAMES[:3]), n=LASTS_MS // 1000
    )
    assert said in reading(person, kit)
    again.close()
