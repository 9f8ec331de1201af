"""A lesson of a real-time game: time stands while one reads or tries, and passes as is told."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from game.games.pulse.model import GRAB, SHOUTS

from game.core.journal import Journal
from game.core.lessons import By, Part, Step, Ticks
from game.core.luck import Luck
from game.core.scenario_api import Table
from game.core.seats import CLOCK, Seat
from game.games import game_of, rules_of
from game.session.lesson import LessonSession

NAMES = ["Kim", "Ana", "Rosa"]
STEPS = (
    Step("watch", then=(By(Seat(1), GRAB), Ticks(2), By(Seat(2), SHOUTS[1]), Ticks(1))),
    Step("grab", (GRAB,), (By(Seat(2), GRAB), Ticks(3))),
    Step("end"),
)


def _lay_out(case: dict[str, Any]) -> Table:
    rules = rules_of("pulse")
    options = rules.options(3, {})
    journal: Journal[Any, Any] = Journal(rules.initial(3, options), rules.apply)
    return Table(3, options, journal, Luck(5), 5)


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Callable[..., LessonSession]:
    words = SimpleNamespace(VOCABULARY=SimpleNamespace(lay_out=_lay_out))
    monkeypatch.setitem(vars(game_of("pulse")), "scenario", words)
    return lambda **its: LessonSession("pulse", Part({}, STEPS, **its), NAMES)


def ticks(session: LessonSession) -> int:
    return session.actors().count(CLOCK)


def test_time_runs_as_long_as_a_step_says_and_seats_act_when_it_says(learn: Any) -> None:
    session = learn()
    assert not session.runs
    session.fulfil()
    assert session.actors() == [1]
    assert session.runs
    session.pass_time(199)
    assert session.actors() == [1, CLOCK]
    session.pass_time(1)
    assert session.actors() == [1, CLOCK, CLOCK, 2], "in the tick that it names"
    assert not session.settled
    assert session.ready() == (), "nobody waits to be let act"
    session.pass_time(100)
    assert session.settled
    assert not session.runs
    session.close()


def test_a_window_that_stood_still_makes_no_seat_late(learn: Any) -> None:
    session = learn()
    session.fulfil()
    session.pass_time(300)
    assert session.actors() == [1, CLOCK, CLOCK, 2, CLOCK]
    session.close()


def test_what_the_person_does_lets_the_others_do_theirs_in_the_same_tick(learn: Any) -> None:
    session = learn()
    session.fulfil()
    session.pass_time(300)
    session.go_on()
    session.submit(Seat(0), GRAB)
    assert session.actors()[-2:] == [0, 2]
    session.pass_time(300)
    assert session.settled
    assert ticks(session) == 6
    session.close()


def test_at_an_open_table_the_person_is_told_everything_and_nobody_else_is(learn: Any) -> None:
    told = []
    for opened in (False, True):
        session = learn(open=opened)
        session.fulfil()
        told.append(
            [[event.kind for event in session.observations(Seat(seat))] for seat in range(3)]
        )
        assert [event.kind for event in session.observations(None)] == []
        session.close()
    closed, opened = told
    assert closed == [[], ["grabs"], []]
    assert opened == [["grabs"], ["grabs"], []]
