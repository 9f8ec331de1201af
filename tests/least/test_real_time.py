"""A real-time game: bots are asked once a tick, and answer two ticks later, wherever they play."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from game.games.pulse.model import GRAB, TICK_MS, Beat, Got, Grabs, Tick

from game.ai import bot_process, patience
from game.ai.answering import Seating
from game.ai.question import Choice, Question
from game.bench.playouts import mid_match
from game.core.seats import CLOCK, Seat
from game.core.ticks import ANSWER_TICKS, next_asked
from game.games import game_of, rules_of
from game.match import Match
from game.replaying.again import of_bots, play_again
from game.session import Session, bots, make_head, start
from game.session.questions import HANGS
from game.store.heads import HUMAN, Head
from tests.least.chance import ByChance

NAMES = ["Kim", "Ana", "Rosa"]
TICKS = 40


def head_of(*controllers: str, ticks: int = TICKS) -> Head:
    head = make_head("pulse", controllers, NAMES[: len(controllers)], {"ticks": ticks}, 5)
    return head.model_copy(update={"salt": "5a17" * 4})


def played(head: Head, data: Path | None = None) -> Session:
    return start(head, data)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process: nobody waits for one that starts."""
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


def acts(session: Session) -> list[tuple[int, dict[str, Any]]]:
    return session.as_replay().actions


def test_in_turn_asks_everybody_once_a_tick_even_if_more_could_be_done() -> None:
    rules = rules_of("pulse")
    match: Match[Any, Any, Any] = Match(rules, 3, rules.options(3, {"ticks": 5}), 1)
    asked = []
    for seat, legal in match.in_turn():
        asked.append(seat)
        match.answer(seat, legal[0])  # a word, which may be said again and again
    assert match.outcome() is not None
    assert asked == [0, 1, 2] * 5


def test_an_answer_is_carried_out_two_ticks_later_before_that_tick_ends() -> None:
    rules = rules_of("pulse")
    match: Match[Any, Any, Any] = Match(rules, 2, rules.options(2, {"ticks": 6}), 1)
    done: list[tuple[Seat, Any]] = []
    asked = match.in_turn(lambda seat, action: done.append((seat, action)))
    for at, (seat, _) in enumerate(asked):
        match.answer(seat, GRAB if at == 2 else None)
    said = [seat if seat == CLOCK else (seat, action) for seat, action in done]
    # the third question is seat 0's in the second tick: it is done in the fourth
    assert said == [CLOCK, CLOCK, CLOCK, (0, GRAB), CLOCK, CLOCK, CLOCK]


def test_whoever_plays_all_seats_lets_each_act_once_a_tick_until_the_end(here: None) -> None:
    rules = rules_of("pulse")
    assert 15 < mid_match("pulse", 3, 7).number < 25, "a match has 40 ticks"
    match: Match[Any, Any, Any] = Match(rules, 2, rules.options(2, {"ticks": 6}), 1)
    asked, acted = match.pending(), set[Seat]()
    order = [next_asked(asked, acted) for _ in range(6)]
    assert order == [0, 1, CLOCK, 0, 1, CLOCK]


def test_the_session_does_what_the_arena_does_at_any_frame_rate(here: None) -> None:
    head = head_of("random", "random", "random")
    arena = of_bots(head)
    facts = play_again(arena).open_book()
    assert any(isinstance(fact, Got) for fact in facts)
    for frame in (7.0, 16.0, 50.0, 99.0, 100.0, 230.0):
        session = played(head)
        while session.outcome() is None:
            session.think()
            session.pass_time(frame)
        assert session.open_book() == facts, f"frames of {frame} ms"
        assert acts(session) == arena.actions
        session.close()


def test_bots_beside_the_window_do_the_same_as_those_of_the_arena() -> None:
    head = head_of("random", "random", ticks=20)
    session = played(head)
    while session.outcome() is None:
        session.hurry()
    assert not session.bots.questions.late
    assert acts(session) == of_bots(head).actions
    session.close()


class Slow:
    """Answers when it is let; whoever asks does not wait."""

    def __init__(self, seating: Seating, clock: object) -> None:
        rules = rules_of("pulse")
        self.asked: list[Question] = []
        self.heard: list[int] = []
        self.answers: list[Choice] = []
        self.bot = ByChance(rules, 1, 2, 40, 1)

    there = True

    def start(self) -> None: ...

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        self.heard.append(len(events))

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def say(self, action: Any) -> None:
        self.answers.append(self.asked.pop(0).answered(action))

    def answer(self) -> Choice | None:
        return self.answers.pop(0) if self.answers else None

    def change(self, seat: int, seating: Seating) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Session, Slow]]:
    monkeypatch.setattr(bots, "BotRouter", Slow)
    session = played(head_of(HUMAN, "random"))
    session.think()
    router = session.bots.router
    assert isinstance(router, Slow)
    yield session, router
    session.close()


def pass_ticks(session: Session, times: int = 1) -> None:
    for _ in range(times):
        session.pass_time(TICK_MS)


def test_a_late_answer_hesitates_for_a_tick_is_counted_and_never_done(
    slow: tuple[Session, Slow],
) -> None:
    session, router = slow
    pass_ticks(session, ANSWER_TICKS)
    router.say(GRAB)  # to the first question, just in time
    pass_ticks(session)
    assert acts(session)[-2:-1] == [(1, {"kind": "grab"})]
    assert not session.bots.questions.late
    pass_ticks(session)
    assert session.bots.questions.late == {1: 1}
    router.say(GRAB)  # to the second, too late
    pass_ticks(session, 3)
    assert [seat for seat, _ in acts(session)].count(1) == 1


def test_a_bot_with_two_open_questions_gets_no_third_and_later_hears_all(
    slow: tuple[Session, Slow],
) -> None:
    session, router = slow
    pass_ticks(session, 4)
    assert [question.tick for question in router.asked] == [0, 1]
    router.say(None)
    pass_ticks(session)
    assert [question.tick for question in router.asked] == [1, 5]
    assert sum(router.heard) == len(session.observations(Seat(1)))


def test_an_answer_that_is_not_legal_any_more_is_dropped(slow: tuple[Session, Slow]) -> None:
    session, router = slow
    router.say(Tick(1, 1))
    pass_ticks(session, 3)
    assert [seat for seat, _ in acts(session)] == [CLOCK] * 3


def test_a_seat_that_changes_hands_does_nothing_that_was_decided_before(
    slow: tuple[Session, Slow],
) -> None:
    session, router = slow
    router.say(GRAB)
    pass_ticks(session)
    session.hand_over(Seat(1), HUMAN)
    pass_ticks(session, 4)
    assert [seat for seat, _ in acts(session)] == [CLOCK] * 5


def test_a_person_acts_at_once_and_others_hear_of_it_when_the_tick_ends(
    slow: tuple[Session, Slow],
) -> None:
    session, _ = slow
    session.pass_time(99)
    session.submit(Seat(0), GRAB)
    assert [type(fact) for fact in session.observations(Seat(0))] == [Grabs]
    assert session.observations(Seat(1)) == session.observations(None) == []
    session.pass_time(1)
    assert isinstance(session.observations(None)[-1], Beat)


def test_an_external_bot_that_fails_is_named_and_another_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BotRouter", Slow)
    session = played(head_of(HUMAN, f"file:{tmp_path / 'bot.py'}:Mine"))
    session.think()
    router = session.bots.router
    assert isinstance(router, Slow)
    router.answers.append(router.asked.pop().answered(None, "flood"))
    pass_ticks(session)
    assert session.controllers == [HUMAN, "random"]
    assert session.bots.take_faults() == [(Seat(1), "flood")]
    session.close()


def test_a_bot_of_somebodys_that_hangs_is_named_and_another_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BotRouter", Slow)
    mine = tmp_path / "bot.py"
    mine.write_text("class Mine: pass\n")
    session = played(head_of(HUMAN, f"file:{mine}:Mine", ticks=200))
    pass_ticks(session, HANGS + ANSWER_TICKS - 1)
    assert session.controllers[1].startswith("file:")
    pass_ticks(session)
    assert session.controllers == [HUMAN, "random"], "this game has nobody greedy"
    assert session.bots.take_faults() == [(Seat(1), "silent")]
    session.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing stands still here")
def test_a_child_that_hangs_leaves_no_question_of_its_bot_open() -> None:
    seating = Seating(game_of("pulse"), 2, {"ticks": 40}, {1: "random"}, {1: 9})
    now = 0.0
    process = bot_process.BotProcess(seating, lambda: now)
    try:
        process.start()
        child: Any = process.child
        os.kill(child.pid, signal.SIGSTOP)
        for tick in range(2):
            process.ask(Question(Seat(1), [GRAB], number=tick, tick=tick))
        found: list[Choice] = []
        while len(found) < 2:
            if (choice := process.answer()) is not None:
                found.append(choice)
            now += patience.LOOK_S
            assert now < 2 * patience.PATIENCE_S, "one of them stays open"
        assert [(choice.number, choice.action) for choice in found] == [(0, None), (1, None)]
        assert all(choice.fault for choice in found)
    finally:
        process.close()


@pytest.mark.slow
def test_bots_whose_process_cannot_start_sit_down_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "live", _dies)
    session = played(head_of("random", "random", ticks=5))
    end = time.monotonic() + 60
    while not session.seated and time.monotonic() < end:
        time.sleep(0.01)
    assert session.seated, "they play in this process"
    while session.outcome() is None:
        session.hurry()
    session.close()


def _dies(*_: object) -> None:
    """Be a child that comes to its end at once."""
