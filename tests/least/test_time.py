"""Time is asked: it acts when its act is due, nobody plays it, and what it did is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from game.games.snatch.model import LEAVE, SNATCH, TICK_MS

from game.ai import bot_process
from game.core.seats import CLOCK, Seat
from game.games import rules_of
from game.match import Match
from game.replaying.again import of_bots, play_again
from game.session import Session, make_head, resume, start
from game.session.clock import MOST
from game.store.heads import HUMAN
from game.store.replays import finished, read_replay, unfinished

NAMES = ["Kim", "Ana", "Rosa"]


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    head = make_head("snatch", [HUMAN, "random", HUMAN], NAMES, {"ticks": 6}, 5)
    session = start(head, tmp_path)
    yield session
    session.close()


def ticks(session: Session) -> int:
    return session.actors().count(CLOCK)


def test_time_is_asked_last_and_is_neither_a_person_nor_a_bot(session: Session) -> None:
    assert session.asked() == (0, 1, 2, CLOCK)
    assert not session.is_human(CLOCK), "it is not the last seat"
    assert not session.is_bot(CLOCK)
    assert session.ready() == (1,), "no bot is asked for it"
    session.hand_over(Seat(2), "random")
    assert session.ready() == (1, 2)


def test_time_acts_when_its_act_is_due_and_what_is_left_over_is_not_lost(session: Session) -> None:
    session.pass_time(TICK_MS - 1)
    assert ticks(session) == 0
    session.pass_time(61)
    assert ticks(session) == 1
    session.pass_time(TICK_MS - 61)
    assert ticks(session) == 1
    session.pass_time(1)
    assert ticks(session) == 2, "sixty milliseconds were left over"


def test_what_people_do_does_not_stop_the_clock(session: Session) -> None:
    session.pass_time(TICK_MS - 1)
    session.submit(Seat(0), LEAVE)
    session.submit(Seat(2), SNATCH)
    session.pass_time(1)
    assert ticks(session) == 1


def test_a_window_that_stood_still_does_not_make_up_for_it(session: Session) -> None:
    session.pass_time(1e9)
    assert ticks(session) == MOST
    session.pass_time(TICK_MS - 1)
    assert ticks(session) == MOST


def test_time_goes_on_from_the_last_tick_after_a_kill(session: Session, tmp_path: Path) -> None:
    session.pass_time(TICK_MS + 400)
    session.submit(Seat(2), LEAVE)
    told = session.observations(None)
    session.close()
    [lines] = [path.read_bytes().split(b"\n")[2:-1] for path in (tmp_path / "matches").iterdir()]
    assert len(set(map(len, lines))) == 1, "a tick looks on file like anything else"
    again = resume(unfinished(tmp_path)[0].path, tmp_path)
    assert again.observations(None) == told
    assert again.asked() == (0, 1, CLOCK)
    again.pass_time(TICK_MS - 1)
    assert ticks(again) == 1, "from the last whole tick"
    for _ in range(6):
        again.pass_time(TICK_MS)
    assert again.outcome() is not None
    assert again.asked() == ()
    again.pass_time(1e9)
    replay = read_replay(finished(tmp_path)[0])
    assert [seat for seat, _ in replay.actions].count(CLOCK) == 6
    assert play_again(replay).outcome() == again.outcome()
    assert again.counts_for(Seat(2))
    again.close()


def test_where_nobody_watches_time_acts_when_all_have(tmp_path: Path) -> None:
    replay = of_bots(make_head("snatch", ["random"] * 3, NAMES, {}, 5))
    assert play_again(replay).outcome() is not None
    assert [seat for seat, _ in replay.actions].count(CLOCK) == 12


def test_whoever_plays_without_a_wall_clock_is_never_asked_for_time() -> None:
    rules = rules_of("snatch")
    match: Match[Any, Any, Any] = Match(rules, 3, rules.options(3, {}), 1)
    asked = []
    for seat, legal in match.in_turn():
        asked.append(seat)
        match.submit(seat, legal[-1])
    assert match.outcome() is not None
    assert asked == [0, 1, 2] * 12
