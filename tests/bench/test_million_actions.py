"""The long run of random actions, made short: that it plays, looks, counts, and can fail."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.et_bim.model.options import SEAT_COUNTS
from game.games.et_bim.rules import RULES
from game.gangs.model.state import State
from tests.bench import million_actions
from tests.bench.million_actions import Soak, main, tables


def test_every_kind_of_table_is_on_the_list() -> None:
    every = tables()
    assert len(set(every)) == len(every)
    assert {seats for seats, _ in every} == set(SEAT_COUNTS)
    assert {options.rounds for _, options in every} == {1, 3, 5}
    assert {options.heal_needs_damage for _, options in every} == {False, True}
    assert len({options.modules for _, options in every}) == 16


@pytest.mark.slow
def test_a_run_says_what_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--actions", "300", "--seed", "3", "--follow", "1"])
    told = capsys.readouterr().out
    assert "matches over by" in told
    assert "offended" in told


@pytest.mark.slow
def test_the_same_seed_plays_the_same() -> None:
    first, second = (Soak(5, 0).run(300).events for _ in range(2))
    assert first == second


def test_a_fault_names_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(state: State) -> int:
        return int(state.completed > 3)

    monkeypatch.setattr(million_actions, "RULES", _Instead(hidden_count=faulty))
    with pytest.raises(AssertionError, match="the truth has blanks") as caught:
        Soak(7, 0).run(300)
    assert "--seed 7 --only 0" in caught.value.__notes__[0]


def test_a_view_that_differs_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(state: State, event: Any) -> None:
        if event.kind != "laid":
            RULES.apply(state, event)

    monkeypatch.setattr(million_actions.Viewers, "look", _deafened(deaf))
    with pytest.raises(AssertionError, match="differs"):
        Soak(7, 1).run(300)


@pytest.mark.slow
def test_many_actions_at_many_tables() -> None:
    figures = Soak(11, 5).run(20_000)
    assert figures.followed
    for kind in ("offended", "refused", "round_ended", "mulliganed", "swapped", "recycled"):
        assert figures.events[kind], kind
    assert figures.penalties
    assert set(figures.ends) >= {"one-gang", "points"}


class _Instead:
    """The rules, but for some of their questions."""

    def __init__(self, **other: Any) -> None:
        self.__dict__.update(other)

    def __getattr__(self, name: str) -> Any:
        return getattr(RULES, name)


def _deafened(apply: Any) -> Any:
    look = million_actions.Viewers.look

    def deaf_look(viewers: Any, truth: State, chance: Any) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(million_actions, "RULES", _Instead(apply=apply))
            look(viewers, truth, chance)

    return deaf_look
