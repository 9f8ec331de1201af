"""Shouting: a person who is out cheers or boos by any device, and all see and read it."""

from __future__ import annotations

from typing import Any

import pytest
from people import out_alone, plays_on

from game.core.nudges import BOO, CHEER
from game.core.seats import Seat
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.scenes.shared.bystander import Bystander
from game.scenes.table.shouting import shout_as_bots
from game.session import Session
from game.tour.matches import seated, table_of_characters
from tests.session.watching import watching

pytestmark = pytest.mark.any_language


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    monkeypatch.setattr(Session, "ready", lambda session: ())


def said(kit: Kit, session: Session, key: str) -> str:
    [one] = session.nudges
    names = session.head.names
    words = kit.words("et_bim")
    return words.say(f"nudges.{key}", name=names[one.seat], other=names[one.to])


def test_it_takes_three_presses_and_the_log_tells_it_to_all(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    person = sit(seated(kit, session))
    person.stack.pass_time(16)
    beside = Bystander(kit, session)
    person.top.focus = "button:watch:shout"
    person.press("enter")
    assert person.top.name == "whom"
    person.press("enter")
    assert person.top.name == "how"
    person.press("right")
    person.press("enter")
    assert person.top.name == "table"
    [one] = session.nudges
    assert (one.seat, one.to, one.kind) == (session.humans[0], session.nudging.living()[0], BOO)
    person.stack.pass_time(16)
    assert person.top.log_lines[-1].text == said(kit, session, "log-boo")
    shout = kit.words().say("nudges.boo", name=session.head.names[one.to])
    assert person.reads(shout)
    assert not person.top.sidelines.said("watch:shout"), "once a round"
    beside.pass_time(16)
    texts: list[str] = []
    canvas = person.look()
    canvas.lines.clear()
    beside.draw(canvas)
    texts += [line.text for line in canvas.lines]
    assert any(shout in text for text in texts), "the second window shows it, too"
    session.close()


def test_a_replay_tells_it_where_it_was(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    me, to = session.humans[0], session.nudging.living()[0]
    session.nudging.give(me, to, CHEER)
    text = said(kit, session, "log-cheer")
    plays_on(session)
    person = sit(ReplayScene(kit, played_through(session.as_replay()), "public"))
    assert text not in [line.text for line in person.top.log_lines]
    for _ in range(200):
        person.press("right")
        person.stack.pass_time(50)
        lines = [line.text for line in person.top.log_lines]
        if text in lines[:-1]:
            break
    assert text in lines
    assert lines.index(text) < len(lines) - 1, "where it was, and not at the end"
    session.close()


def test_characters_that_are_out_shout_seldom_and_by_what_all_know(kit: Kit) -> None:
    session = table_of_characters(kit, "et_bim", 12)
    turns = given = 0
    view = watching(session)
    plays_on(session, until=lambda: len(view().living()) < 9)
    while session.outcome() is None and turns < 400:
        shout_as_bots(session, view(), turns)
        plays_on(session, acts=4)
        turns += 1
    given = len(session.nudges)
    assert 0 < given < turns / 3
    for one in session.nudges:
        assert session.is_bot(Seat(one.seat))
        assert one.kind in (CHEER, BOO)
    session.close()
