"""All are asked at once: people and bots answer in any order, and the order changes nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from game.games.lone.model import NUMBERS, Name, Opened
from game.games.lone.rules import RULES

from game.ai import bot_process, patience
from game.ai.answering import Answering, Seating
from game.ai.bot_host import BotHost
from game.ai.bot_process import BotProcess
from game.ai.bot_router import BotRouter
from game.ai.question import Question
from game.core.actions import RefusedError
from game.core.seats import Seat
from game.games import game_of
from game.match import Match
from game.replaying.again import of_bots, play_again
from game.session import Session, make_head, resume, start
from game.store.heads import HUMAN
from game.store.replays import FileError, unfinished

NAMES = ["Kim", "Ana", "Rosa"]
PATIENCE_S = 60
Opening = Callable[..., Session]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    """Sessions whose bots answer in this process."""
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    sessions: list[Session] = []

    def one(*controllers: str) -> Session:
        sessions.append(start(make_head("lone", controllers, NAMES, {}, 5), tmp_path))
        return sessions[-1]

    yield one
    for session in sessions:
        session.close()


def test_bots_answer_while_a_person_still_thinks(opened: Opening) -> None:
    session = opened(HUMAN, "random", "random")
    assert session.asked() == (0, 1, 2)
    assert session.ready() == (1, 2)
    session.step(Seat(2))
    assert session.asked() == (0, 1)
    assert session.ready() == (1,), "the answer that was there stays there"
    session.step()
    assert session.asked() == (0,)
    session.submit(Seat(0), Name(1))
    assert session.asked() == (0, 1, 2), "the next round"


def test_whoever_is_still_asked_the_same_is_not_asked_again(opened: Opening) -> None:
    session = opened(HUMAN, "random", "random")
    asked, ask = [], session.bots.router.ask
    session.bots.router.ask = lambda said: (asked.append(said.seat), ask(said))  # type: ignore[assignment,method-assign]
    session.ready()
    session.submit(Seat(0), Name(1))
    session.step(Seat(1))
    session.step(Seat(2))
    session.ready()
    assert asked == [1, 2, 1, 2], "once a round"


def test_a_seat_that_changes_hands_in_a_round_is_asked_anew(opened: Opening) -> None:
    session = opened("random", HUMAN, "random")
    assert session.ready() == (0, 2)
    session.hand_over(Seat(2), HUMAN)
    assert session.ready() == (0,)
    session.hand_over(Seat(2), "random")
    session.hand_over(Seat(1), "random")
    assert session.ready() == (0, 2, 1)


def test_the_order_in_which_numbers_are_named_changes_nothing() -> None:
    said = {Seat(0): 4, Seat(1): 4, Seat(2): 7}
    ends = set()
    for order in permutations(said):
        match: Match[Any, Any, Any] = Match(RULES, 3, RULES.options(3, {}), 1)
        for seat in order:
            match.submit(seat, Name(said[seat]))
        at = match.observations(None).index(Opened((4, 4, 7)))
        ends.add(tuple(map(str, match.observations(None)[at:])))
    assert len(ends) == 1, "once all lie open, all is as it would be in any other order"


@pytest.mark.parametrize("number", [0, 100, -1, "7", None])
def test_what_the_rules_do_not_accept_is_refused_and_not_written(
    opened: Opening, number: Any
) -> None:
    session = opened(HUMAN, "random", "random")
    with pytest.raises(RefusedError, match="no-such-number"):
        session.submit(Seat(0), Name(number))
    assert session.actors() == []


def test_open_numbers_are_kept_and_replayed(opened: Opening, tmp_path: Path) -> None:
    session = opened(HUMAN, HUMAN, "random")
    session.submit(Seat(1), Name(99))
    session.ready()
    session.step()
    told = session.observations(None), session.observations(Seat(1))
    session.close()
    again = resume(unfinished(tmp_path)[0].path, tmp_path)
    assert (again.observations(None), again.observations(Seat(1))) == told
    assert again.asked() == (0,)
    replay = again.as_replay()
    again.close()
    wrong = replace(replay, actions=[(1, Name(100).to_json()), *replay.actions[1:]])
    with pytest.raises(FileError) as caught:
        play_again(wrong)
    assert caught.value.key == "store.illegal"


def test_bots_alone_play_it_and_it_replays() -> None:
    replay = of_bots(make_head("lone", ["random"] * 3, NAMES, {}, 5))
    match = play_again(replay)
    assert match.outcome() is not None
    assert len({seat for seat, _ in replay.actions[:3]}) == 3


# ---------------------------------------------------------------- several questions under way


def seating(levels: dict[int, str]) -> Seating:
    return Seating(game_of("lone"), 3, {}, levels, dict.fromkeys(levels, 9))


def seated(levels: dict[int, str], clock: Callable[[], float] = time.monotonic) -> BotProcess:
    return BotProcess(seating(levels), clock)


def answers_of(process: Answering, count: int, pass_time: Callable[[], object]) -> list[Any]:
    end, found = time.monotonic() + PATIENCE_S, []
    while len(found) < count:
        assert time.monotonic() < end, "no answer"
        if (choice := process.answer()) is not None:
            found.append(choice)
        else:
            pass_time()
    return found


def test_a_process_answers_several_questions_as_a_host_would() -> None:
    match: Match[Any, Any, Any] = Match(RULES, 3, RULES.options(3, {}), 1)
    levels = dict.fromkeys(range(3), "random")
    process, host, expected = seated(levels), BotHost(seating(levels)), []
    try:
        for seat, legal in match.pending().items():
            host.inform(seat, match.observations(seat))
            process.inform(seat, match.observations(seat))
            question = Question(seat, legal, number=seat)
            process.ask(question)
            expected.append(host.answer(question))
        assert answers_of(process, 3, lambda: time.sleep(0.005)) == expected
        assert process.answer() is None, "one question, one answer"
    finally:
        process.close()


EXTERNAL = """
import time

class Lazy:
    def __init__(self, *facts):
        pass

    def hear(self, events):
        pass

    def choose(self, legal):
        return legal[0]

class Bold(Lazy):
    def choose(self, legal):
        return type(legal[0])(7)

class Wild(Lazy):
    def choose(self, legal):
        return type(legal[0])(700)

class Sleeper(Lazy):
    def choose(self, legal):
        time.sleep(1e6)
"""


def external(tmp_path: Path, *kinds: str) -> dict[int, str]:
    """Our own bot at the first seat, and bots out of a file."""
    path = tmp_path / "external.py"
    path.write_text(EXTERNAL, "utf-8")
    return {0: "random"} | {seat: f"file:{path}:{kind}" for seat, kind in enumerate(kinds, 1)}


def asked_together(levels: dict[int, str], clock: Callable[[], float]) -> BotRouter:
    """Everybody of a match, told what there is and asked for a number."""
    match: Match[Any, Any, Any] = Match(RULES, len(levels), RULES.options(len(levels), {}), 1)
    seeds = dict.fromkeys(levels, 9)
    everybody = BotRouter(Seating(game_of("lone"), len(levels), {}, levels, seeds), clock)
    for seat, legal in match.pending().items():
        everybody.inform(seat, match.observations(seat))
        everybody.ask(Question(seat, legal, number=seat))
    return everybody


def test_a_bot_that_sleeps_holds_nobody_up(tmp_path: Path) -> None:
    now = 0.0
    everybody = asked_together(external(tmp_path, "Sleeper", "Bold"), lambda: now)
    try:
        quick = answers_of(everybody, 2, lambda: time.sleep(0.005))
        assert {choice.seat for choice in quick} == {0, 2}
        assert not any(choice.fault for choice in quick)

        def wait() -> None:
            nonlocal now
            now += patience.LOOK_S

        [late] = answers_of(everybody, 1, wait)
        assert late.seat == 1
        assert late.fault
        assert late.action.number, "the game fills the shape for it"
    finally:
        everybody.close()


def test_an_external_bots_number_is_held_against_the_rules(tmp_path: Path) -> None:
    everybody = asked_together(external(tmp_path, "Lazy", "Bold", "Wild"), time.monotonic)
    try:
        found = {
            choice.seat: choice for choice in answers_of(everybody, 4, lambda: time.sleep(0.005))
        }
    finally:
        everybody.close()
    assert [bool(found[seat].fault) for seat in range(4)] == [False, True, False, True]
    assert found[2].action == Name(7)
    assert all(choice.action.number in NUMBERS for choice in found.values()), "the match goes on"
