"""Every entrance, fed with nasty things: a sentence, no traceback, no loss, no wait."""

from __future__ import annotations

import pytest

from game.core.user_error import UserError
from tests.bench import entrances
from tests.bench.entrances import run

QUICK = 60
CASES = 20_000
PIECES = 80


@pytest.mark.slow
def test_some_nasty_things_end_in_a_sentence_and_lose_nothing() -> None:
    counted, wrong, longest = run(QUICK, 1)
    assert wrong == []
    assert len(counted) == len(entrances.entrances())
    assert longest < entrances.MOST_S


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(PIECES))
def test_twenty_thousand_nasty_things_end_in_a_sentence_and_lose_nothing(piece: int) -> None:
    assert run(CASES // PIECES, 1000 + piece)[1] == []


@pytest.mark.parametrize(
    "fault", [ValueError("a traceback"), KeyError("no text"), UserError("store.no-such-text")]
)
def test_what_is_raised_loses_something_or_takes_long_is_noticed(
    monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    def raises(*given: object) -> None:
        raise fault

    monkeypatch.setattr(entrances, "entrances", lambda: {"one": raises})
    assert len(run(3, 1)[1]) == 3
    monkeypatch.setattr(entrances, "entrances", lambda: {"one": lambda *given: None})
    assert run(3, 1)[1] == []
    monkeypatch.setattr(entrances, "MOST_S", -1.0)
    assert len(run(3, 1)[1]) == 3
