"""A bot does the same work for an answer whatever it holds: how long it takes tells nothing."""

from __future__ import annotations

import gc
from collections import Counter
from itertools import islice

import pytest

from game.ai.question import Choice
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.cards import BIM
from tests.secrecy.working import GAME, LEVELS, Window, calls, learnt, windows, work_of

PERSONAS = ("normal@leo", "hard@rosa", "expert@sami")
TABLES: list[tuple[int, tuple[str, ...]]] = [
    (4, ()), (6, ("non",)), (8, ()), (12, ("oups", "non", "missions")),
]  # fmt: skip


def unequal(
    level: str, seats: int, modules: tuple[str, ...], count: int, game: str = GAME
) -> tuple[int, list[str]]:
    """Return how many windows were compared, and where work was not the same.

    Those are compared in which both hands give the same answer, so no reaction was played: a card
    sent back is seen by all. Windows in which the holder sends it back tell that by themselves.
    """
    compared, found = 0, []
    for window in islice(windows(seats, 40, 2, modules, game), count):
        choices, counted = work_of(window, level, learnt(game))
        if choices[0].action != choices[1].action:
            continue
        compared += 1
        if counted[0] != counted[1]:
            more = Counter(counted[1])
            more.subtract(counted[0])
            found.append(f"{level}: { ({name: n for name, n in more.items() if n}) }")
    return compared, found


@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("hard", "expert")])
def test_an_answer_takes_as_many_calls_with_an_et_bim_as_without(level: str) -> None:
    compared, found = unequal(level, 4, (), 4)
    assert compared, "all were sent back"
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("level", [*LEVELS, *PERSONAS])
@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_it_does_so_at_every_table(level: str, seats: int, modules: tuple[str, ...]) -> None:
    compared, found = unequal(level, seats, modules, 5)
    assert compared, "all were sent back"
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("level", [*LEVELS, *PERSONAS])
@pytest.mark.parametrize("seats", [4, 9])
def test_it_does_so_with_a_paf_in_the_hand(level: str, seats: int) -> None:
    compared, found = unequal(level, seats, (), 4, "witty_zibi")
    assert compared, "all were sent back"
    assert not found


@pytest.mark.slow
def test_a_shortcut_for_empty_hands_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ThinkingBot.holds

    def hasty(self: ThinkingBot, record: object) -> list[float]:
        holding = BIM in self.view.hands[self.seat]
        return plain(self, record) if holding else list(record.holds)  # type: ignore[arg-type, attr-defined]

    monkeypatch.setattr(ThinkingBot, "holds", hasty)
    assert unequal("hard", 4, (), 6)[1]


def test_what_the_garbage_collector_calls_is_not_counted() -> None:
    def listener(phase: str, info: dict[str, int]) -> None:
        """Listen, as hypothesis does."""

    kept: list[list[int]] = []
    enough = 10 * gc.get_threshold()[0]
    gc.callbacks.append(listener)
    try:
        counted = calls(lambda: kept.extend([at] for at in range(enough)))
    finally:
        gc.callbacks.remove(listener)
    assert len(kept) == enough
    assert not [name for name in counted if "listener" in name]
    assert gc.isenabled()


def test_the_two_hands_differ_by_one_answer_and_the_table_by_nothing() -> None:
    found: list[Window] = list(islice(windows(5, 10, 3), 3))
    assert found
    for window in found:
        plain, holding = window.told
        apart = [at for at, event in enumerate(plain) if event != holding[at]]
        assert len(apart) == 1
        assert not plain[apart[0]].is_for(None)
        assert len(window.legal[0]) == 1
        assert len(window.legal[1]) == 2


def test_a_choice_says_only_the_action_its_question_and_its_reasons() -> None:
    assert set(Choice.__slots__) == {"seat", "action", "number", "fault", "guilty", "why", "quirk"}
