"""Thinking beside the window: the child answers, and one that died is no loss."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from game.ai import patience
from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.bot_process import ENOUGH_STARTS, BotProcess
from game.ai.child import BEHIND
from game.ai.question import Choice, Question
from game.core.seats import Seat
from game.games import game_of
from game.games.et_bim.rules import RULES
from game.match import Match

SEATING = Seating(
    game_of("et_bim"),
    4,
    {},
    dict.fromkeys(range(4), "greedy"),
    {seat: 31 + seat for seat in range(4)},
)
PATIENCE_S = 60


@pytest.fixture
def match() -> Match[Any, Any, Any]:
    return Match(RULES, 4, RULES.options(4, {}), 11)


@pytest.fixture
def seated() -> Iterator[Callable[[Seating], BotProcess]]:
    made: list[BotProcess] = []

    def seat(seating: Seating) -> BotProcess:
        made.append(BotProcess(seating, time.monotonic))
        return made[-1]

    yield seat
    for process in made:
        process.close()


def asking(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> tuple[BotProcess, Seat, Sequence[Any]]:
    """Bots of whom the one whose turn it is was told everything, and asked; what it may do."""
    [(asked, legal)] = match.pending().items()
    process = seated(SEATING)
    process.inform(asked, match.observations(asked))
    process.ask(Question(asked, legal))
    return process, asked, legal


def answer_of(process: BotProcess) -> Choice:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        choice = process.answer()
        if choice is not None:
            return choice
        time.sleep(0.005)
    raise AssertionError("no answer")


def kill(process: BotProcess) -> None:
    child: Any = process.child
    child.kill()
    child.join(PATIENCE_S)


def test_the_child_answers_what_the_bench_would(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process, host, told = seated(SEATING), BotHost(SEATING), [0] * 4
    for _ in range(12):
        [(asked, legal)] = match.pending().items()
        for seat in map(Seat, range(4)):
            events = match.observations(seat, told[seat])
            told[seat] += len(events)
            process.inform(seat, events)
            host.inform(seat, events)
        process.ask(Question(asked, legal))
        choice = answer_of(process)
        assert choice == host.answer(Question(asked, legal))
        assert process.answer() is None, "one question, one answer"
        match.submit(asked, choice.action)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such order")
def test_the_child_stands_behind_the_window(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process, _, _ = asking(match, seated)
    answer_of(process)
    child: Any = process.child
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, child.pid) == min(19, here + BEHIND)


def test_a_killed_child_is_started_again_and_answers_the_same(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    [(asked, legal)] = match.pending().items()
    host = BotHost(SEATING)
    host.inform(asked, match.observations(asked))
    expected = host.answer(Question(asked, legal))
    process = seated(SEATING)
    process.inform(asked, match.observations(asked))
    for _ in range(ENOUGH_STARTS):
        kill(process)
        process.ask(Question(asked, legal))
        assert answer_of(process) == expected
    assert process.child is None, "after so many deaths the bots play in this process"
    process.ask(Question(asked, legal))
    assert process.answer() == expected


def test_a_child_killed_while_it_thinks_is_asked_again(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process, _, legal = asking(match, seated)
    kill(process)
    choice = answer_of(process)
    assert choice.action in legal
    assert not choice.fault


def test_questions_whose_answers_nobody_takes_do_not_stop_the_child(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process = seated(SEATING)
    [(asked, legal)] = match.pending().items()
    process.inform(asked, match.observations(asked))
    for number in range(4000):  # more answers than the line between the two holds
        process.ask(Question(asked, legal, number))
    assert answer_of(process).action in legal


def test_a_late_answer_is_not_taken_for_the_answer_to_another_question(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process = seated(SEATING)
    [(asked, legal)] = match.pending().items()
    process.inform(asked, match.observations(asked))
    for number, offered in enumerate(legal):
        process.ask(Question(asked, [offered], number))
    choice = answer_of(process)
    assert (choice.action, choice.number) == (legal[-1], len(legal) - 1)
    assert process.answer() is None


def test_a_table_without_bots_starts_no_process(seated: Callable[[Seating], BotProcess]) -> None:
    process = seated(Seating(game_of("et_bim"), 4, {}, {}, {}))
    process.start()
    assert process.child is None
    assert process.answer() is None


def stop(process: BotProcess) -> None:
    """Let the child stand still, as if a bot in it had come to no end."""
    child: Any = process.child
    os.kill(child.pid, signal.SIGSTOP)


STOPS = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing stands still here")


@STOPS
def test_a_child_that_never_answers_is_named_and_another_one_plays_on(
    match: Match[Any, Any, Any],
) -> None:
    [(asked, legal)] = match.pending().items()
    host = BotHost(SEATING)
    host.inform(asked, match.observations(asked))
    now = 0.0
    process = BotProcess(SEATING, lambda: now)
    try:
        process.inform(asked, match.observations(asked))
        first: Any = process.child
        stop(process)
        process.ask(Question(asked, legal))
        while (choice := process.answer()) is None:
            now += patience.LOOK_S
        assert (choice.seat, choice.action) == (asked, legal[0])
        assert (choice.guilty, choice.fault) == (asked, "no answer in 20 s")
        assert not first.is_alive()
        assert process.child is not first
        process.ask(Question(asked, legal))
        assert answer_of(process) == host.answer(Question(asked, legal)), (
            "another one is told everything"
        )
    finally:
        process.close()


@STOPS
def test_time_in_which_nobody_looked_does_not_count_as_waiting(
    match: Match[Any, Any, Any],
) -> None:
    [(asked, legal)] = match.pending().items()
    now = 0.0
    process = BotProcess(SEATING, lambda: now)
    try:
        process.start()
        stop(process)
        process.ask(Question(asked, legal))
        now = 3600.0  # the match was paused, or the machine slept
        assert process.answer() is None
        looks = 0
        while (choice := process.answer()) is None:
            looks += 1
            now += patience.LOOK_S
        assert looks == patience.PATIENCE_S / patience.LOOK_S - 1
        assert choice.fault
    finally:
        process.close()


def test_a_new_bot_in_a_seat_answers_what_one_told_everything_would(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process, asked, legal = asking(match, seated)
    answer_of(process)
    empty = Seating(game_of("et_bim"), 4, {}, {}, SEATING.seeds)
    host = BotHost(SEATING)
    host.inform(asked, match.observations(asked))
    for start in range(1, ENOUGH_STARTS + 2):
        process.change(asked, empty)
        process.change(asked, SEATING)
        process.inform(asked, match.observations(asked))
        process.ask(Question(asked, legal))
        assert answer_of(process) == host.answer(Question(asked, legal)), (
            "also after a child that died"
        )
        if start <= ENOUGH_STARTS:
            kill(process)
    assert process.child is None


def test_what_was_asked_of_a_bot_that_left_is_not_answered(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    process, asked, legal = asking(match, seated)
    levels = {seat: level for seat, level in SEATING.levels.items() if seat != asked}
    process.change(asked, Seating(game_of("et_bim"), 4, {}, levels, SEATING.seeds))
    other = (asked + 1) % 4
    process.inform(other, match.observations(Seat(other)))
    process.ask(Question(other, legal, number=1))
    assert answer_of(process).seat == other
    assert process.answer() is None


@STOPS
def test_a_line_is_never_stopped_up_while_a_bot_is_made(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    [(asked, legal)] = match.pending().items()
    process = seated(SEATING)
    process.inform(asked, match.observations(asked))
    process.ask(Question(asked, legal))
    answer_of(process)
    stop(process)
    process.change(asked, SEATING)
    for _ in range(40):  # far more than a pipe holds
        process.inform(asked, match.observations(asked) * 50)
    child: Any = process.child
    os.kill(child.pid, signal.SIGCONT)
    process.change(asked, SEATING)  # whoever comes now has heard none of that
    process.inform(asked, match.observations(asked))
    process.ask(Question(asked, legal))
    assert answer_of(process).action in legal
