"""Thinking beside the window: the child answers, and one that died is no loss."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from game.ai import bot_process
from game.ai.answering import Choice, Seating
from game.ai.bot_host import BotHost
from game.ai.bot_process import ENOUGH_STARTS, BotProcess
from game.ai.child import BEHIND
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
    for minds in made:
        minds.close()


def asking(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> tuple[BotProcess, Seat, Sequence[Any]]:
    """Bots of whom the one whose turn it is was told everything, and asked; what it may do."""
    [(asked, legal)] = match.pending().items()
    minds = seated(SEATING)
    minds.hear(asked, match.heard(asked))
    minds.ask(asked, legal)
    return minds, asked, legal


def answer_of(minds: BotProcess) -> Choice:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        choice = minds.answer()
        if choice is not None:
            return choice
        time.sleep(0.005)
    raise AssertionError("no answer")


def kill(minds: BotProcess) -> None:
    child: Any = minds._child
    child.kill()
    child.join(PATIENCE_S)


def test_the_child_answers_what_the_bench_would(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds, crew, told = seated(SEATING), BotHost(SEATING), [0] * 4
    for _ in range(12):
        [(asked, legal)] = match.pending().items()
        for seat in map(Seat, range(4)):
            events = match.heard(seat, told[seat])
            told[seat] += len(events)
            minds.hear(seat, events)
            crew.hear(seat, events)
        minds.ask(asked, legal)
        choice = answer_of(minds)
        assert choice == crew.answer(asked, legal)
        assert minds.answer() is None, "one question, one answer"
        match.submit(asked, choice.action)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such order")
def test_the_child_stands_behind_the_window(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds, _, _ = asking(match, seated)
    answer_of(minds)
    child: Any = minds._child
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, child.pid) == min(19, here + BEHIND)


def test_a_killed_child_is_started_again_and_answers_the_same(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    [(asked, legal)] = match.pending().items()
    crew = BotHost(SEATING)
    crew.hear(asked, match.heard(asked))
    expected = crew.answer(asked, legal)
    minds = seated(SEATING)
    minds.hear(asked, match.heard(asked))
    for start in range(1, ENOUGH_STARTS + 1):
        assert minds._starts == start
        kill(minds)
        minds.ask(asked, legal)
        assert answer_of(minds) == expected
    assert minds._child is None, "after so many deaths the bots play in this process"
    minds.ask(asked, legal)
    assert minds.answer() == expected


def test_a_child_killed_while_it_thinks_is_asked_again(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds, _, legal = asking(match, seated)
    kill(minds)
    choice = answer_of(minds)
    assert choice.action in legal
    assert not choice.fault


def test_questions_whose_answers_nobody_takes_do_not_stop_the_child(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds = seated(SEATING)
    [(asked, legal)] = match.pending().items()
    minds.hear(asked, match.heard(asked))
    for _ in range(4000):  # more answers than the line between the two holds
        minds.ask(asked, legal)
    assert answer_of(minds).action in legal


def test_a_late_answer_is_not_taken_for_the_answer_to_another_question(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds = seated(SEATING)
    [(asked, legal)] = match.pending().items()
    minds.hear(asked, match.heard(asked))
    for offered in legal:
        minds.ask(asked, [offered])
    assert answer_of(minds).action == legal[-1]
    assert minds.answer() is None


def test_a_table_without_bots_starts_no_process(seated: Callable[[Seating], BotProcess]) -> None:
    minds = seated(Seating(game_of("et_bim"), 4, {}, {}, {}))
    minds.start()
    assert minds._child is None
    assert minds.answer() is None


def stop(minds: BotProcess) -> None:
    """Let the child stand still, as if a bot in it had come to no end."""
    child: Any = minds._child
    os.kill(child.pid, signal.SIGSTOP)


STOPS = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing stands still here")


@STOPS
def test_a_child_that_never_answers_is_named_and_another_one_plays_on(
    match: Match[Any, Any, Any],
) -> None:
    [(asked, legal)] = match.pending().items()
    now = 0.0
    minds = BotProcess(SEATING, lambda: now)
    try:
        minds.hear(asked, match.heard(asked))
        first: Any = minds._child
        stop(minds)
        minds.ask(asked, legal)
        while (choice := minds.answer()) is None:
            now += bot_process.LOOK_S
        assert (choice.seat, choice.action) == (asked, legal[0])
        assert (choice.guilty, choice.fault) == (asked, "no answer in 20 s")
        assert not first.is_alive()
        assert minds._child is not first
        minds.ask(asked, legal)
        again = answer_of(minds)
        assert again.action in legal
        assert not again.fault
    finally:
        minds.close()


@STOPS
def test_time_in_which_nobody_looked_does_not_count_as_waiting(
    match: Match[Any, Any, Any],
) -> None:
    [(asked, legal)] = match.pending().items()
    now = 0.0
    minds = BotProcess(SEATING, lambda: now)
    try:
        minds.start()
        stop(minds)
        minds.ask(asked, legal)
        now = 3600.0  # the match was paused, or the machine slept
        assert minds.answer() is None
        looks = 0
        while (choice := minds.answer()) is None:
            looks += 1
            now += bot_process.LOOK_S
        assert looks == bot_process.PATIENCE_S / bot_process.LOOK_S - 1
        assert choice.fault
    finally:
        minds.close()


def test_one_of_our_own_bots_that_was_late_is_asked_again(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    [(asked, legal)] = match.pending().items()
    crew = BotHost(SEATING)
    crew.hear(asked, match.heard(asked))
    minds = seated(SEATING)
    minds.hear(asked, match.heard(asked))
    minds.ask(asked, legal)
    minds._waited = bot_process.PATIENCE_S
    late = minds._out_of_patience()
    assert late is not None
    assert (late.action, late.guilty) == (legal[0], asked)
    minds.ask(asked, legal)
    assert answer_of(minds) == crew.answer(asked, legal)


def test_a_new_bot_in_a_seat_answers_what_one_told_everything_would(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds, asked, legal = asking(match, seated)
    answer_of(minds)
    empty = Seating(game_of("et_bim"), 4, {}, {}, SEATING.seeds)
    crew = BotHost(SEATING)
    crew.hear(asked, match.heard(asked))
    for start in range(1, ENOUGH_STARTS + 2):
        minds.change(asked, empty)
        minds.change(asked, SEATING)
        minds.hear(asked, match.heard(asked))
        minds.ask(asked, legal)
        assert answer_of(minds) == crew.answer(asked, legal), "also after a child that died"
        if start <= ENOUGH_STARTS:
            kill(minds)
    assert minds._child is None


def test_what_was_asked_of_a_bot_that_left_is_not_answered(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    minds, asked, legal = asking(match, seated)
    levels = {seat: level for seat, level in SEATING.levels.items() if seat != asked}
    minds.change(asked, Seating(game_of("et_bim"), 4, {}, levels, SEATING.seeds))
    other = (asked + 1) % 4
    minds.hear(other, match.heard(Seat(other)))
    minds.ask(other, legal)
    assert answer_of(minds).seat == other
    assert minds.answer() is None


@STOPS
def test_a_line_is_never_stopped_up_while_a_bot_is_made(
    match: Match[Any, Any, Any], seated: Callable[[Seating], BotProcess]
) -> None:
    [(asked, legal)] = match.pending().items()
    minds = seated(SEATING)
    minds.hear(asked, match.heard(asked))
    minds.ask(asked, legal)
    answer_of(minds)
    stop(minds)
    minds.change(asked, SEATING)
    assert minds._line is not None
    for _ in range(40):  # far more than a pipe holds
        minds.hear(asked, match.heard(asked) * 50)
    assert len(minds._unsent) == 40, "kept until the child reads again"
    child: Any = minds._child
    os.kill(child.pid, signal.SIGCONT)
    minds._unsent.clear()
    minds.hear(asked, match.heard(asked))
    minds.ask(asked, legal)
    assert answer_of(minds).action in legal
