"""The strip of the result: in order, clear of each other, and told when pointed at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.gangs.turning import MOST, turning_points
from game.scenes.after.result import ResultScene
from game.scenes.after.turning_strip import Mark
from game.scenes.kit import Kit
from game.session import Session
from game.showing import play_on, table_session
from tests.boxes import overlap

Sit = Callable[..., Any]


@pytest.mark.parametrize("seats", [4, 12])
def test_turning_points_are_told_one_by_one(
    kit: Kit, sit: Sit, fits: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", seats)
    play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    marks = [widget for widget in person.top._form.widgets if isinstance(widget, Mark)]
    assert 0 < len(marks) <= MOST
    for one, other in pairwise(marks):
        assert not overlap(one.box, other.box)
        assert one.moment.turn <= other.moment.turn
    words = kit.words("et_bim")
    told = turning_points(session.fresh_view(), session.open_book(), session.head.names, words)
    outs = [moment for moment in told if moment.icon == "icon_skull"]
    fallen = sum(event.kind == "eliminated" for event in session.open_book())
    assert len(outs) == min(fallen, MOST) or len(told) == MOST
    for mark in marks:
        person.top._form.focus = mark.name
        assert person.reads(mark.moment.text)
    fits(person.look())
    session.close()


def test_the_whole_truth_is_what_one_looks_at_first(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    truth = kit.words().say("replay-screen.all")
    assert person.reads(truth)
    person.press("v")
    assert person.top.spoken() == truth
    person.press("v")
    assert person.top.form.focus == "0", "it stands first among the eyes"
    session.close()


@pytest.mark.parametrize("seats", [4, 12])
def test_turning_points_decided_something_and_call_a_person_you(
    kit: Kit, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", seats)
    play_on(session, turns=1000)
    words, book, names = kit.words("et_bim"), session.open_book(), session.head.names
    out = next(event.seat for event in book if event.kind == "eliminated")
    told = turning_points(session.fresh_view(), book, names, words, out)
    assert {moment.icon for moment in told} <= {"icon_skull", "icon_p_swap", "icon_p_heal"}
    mine = [moment.text for moment in told if moment.seat == out and moment.icon == "icon_skull"]
    you = {"fr": "vous", "en": "you"}[words.language]
    assert all(you in text and names[out] not in text for text in mine)
    if len(told) < MOST:
        assert len(mine) == 1
    session.close()
