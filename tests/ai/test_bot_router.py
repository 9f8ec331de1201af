"""Our own bots sit together, external bots each in a sandbox; one table sees no difference."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.ai import bot_process, bot_router
from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.bot_process import BotProcess
from game.ai.bot_router import BotRouter
from game.ai.question import Choice, Question
from game.games import game_of
from game.match import Match

SORTS = Path(__file__).parent / "hostile" / "sorts.py"
GAME = game_of("et_bim")
PATIENCE_S = 60


def seating(*levels: str) -> Seating:
    seated = {seat: level for seat, level in enumerate(levels) if level}
    return Seating(GAME, 4, {}, seated, {seat: 31 + seat for seat in range(4)})


@pytest.fixture
def match() -> Match[Any, Any, Any]:
    return Match(GAME.rules, 4, GAME.rules.options(4, {}), 11)


@pytest.fixture
def table(match: Match[Any, Any, Any]) -> Iterator[BotRouter]:
    """An external bot sits where the match begins, our own bots at all other seats."""
    levels = ["greedy"] * 4
    levels[next(iter(match.pending()))] = f"file:{SORTS}:Vanishes"
    router = BotRouter(seating(*levels), time.monotonic)
    yield router
    router.close()


def answer_of(router: BotRouter) -> Choice:
    end = time.monotonic() + PATIENCE_S
    while (choice := router.answer()) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.005)
    return choice


def test_an_external_bot_that_dies_takes_nobody_along(
    match: Match[Any, Any, Any], table: BotRouter
) -> None:
    host = BotHost(seating(*["greedy"] * 4))
    told = [0] * 4
    faults = []
    table.start()
    child = table.own.child
    assert child is not None
    for _ in range(12):
        [(asked, legal)] = match.pending().items()
        events = match.observations(asked, told[asked])
        told[asked] += len(events)
        table.inform(asked, events)
        host.inform(asked, events)
        table.ask(Question(asked, legal))
        choice = answer_of(table)
        faults.append(choice.fault)
        if not choice.fault:
            assert choice == host.answer(Question(asked, legal)), "ours do what they always do"
        match.submit(asked, choice.action)
    assert faults[0] == "died"
    assert set(faults) == {"", "died"}
    assert table.own.child is child, "nothing happened to the process that ours think in"


def test_our_own_process_never_sees_an_external_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[list[str]] = []

    class Noted(BotProcess):
        def __init__(self, seating: Seating, clock: Callable[[], float]) -> None:
            sat.append(list(seating.levels.values()))
            super().__init__(seating, clock)

        def change(self, seat: int, seating: Seating) -> None:
            sat.append(list(seating.levels.values()))

    monkeypatch.setattr(bot_router, "BotProcess", Noted)
    theirs = f"file:{SORTS}:Good"
    router = BotRouter(seating("greedy", theirs, "easy", theirs), time.monotonic)
    router.change(2, seating("greedy", theirs, theirs, theirs))
    router.close()
    assert sat == [["greedy", "easy"], ["greedy"]]


def test_a_table_of_external_bots_starts_no_process_for_ours() -> None:
    router = BotRouter(seating(*[f"file:{SORTS}:Good"] * 4), time.monotonic)
    router.start()
    assert router.own.child is None
    assert len(router.external.sandboxes) == 4
    router.close()


def test_a_seat_goes_from_an_external_bot_to_ours_and_back(
    match: Match[Any, Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    [(asked, legal)] = match.pending().items()
    theirs = ["", "", "", ""]
    theirs[asked] = f"file:{SORTS}:Good"
    ours = ["greedy" if kind else "" for kind in theirs]
    router = BotRouter(seating(*theirs), time.monotonic)
    host = BotHost(seating(*ours))
    host.inform(asked, match.observations(asked))
    expected = {"greedy": host.choose_for(Question(asked, legal)).action, theirs[asked]: legal[-1]}
    for levels in (theirs, ours, theirs, ours):
        router.change(asked, seating(*levels))
        router.inform(asked, match.observations(asked))
        router.ask(Question(asked, legal))
        assert answer_of(router).action == expected[levels[asked]]
    router.close()
