"""Killed at any moment, a match comes back as it was; and what says so would notice if not."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from game.core.seats import Seat
from game.session import make_head, start
from game.store.heads import HUMAN
from tests.bench.kill_nine import Killer, main
from tests.bench.retold import Told
from tests.session.turns import asked_first

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kill -9 is POSIX's")


@pytest.mark.slow
def test_a_dozen_kills_lose_nothing_and_tell_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--times", "12", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "kills: 12" in told
    assert told.endswith("wrong: 0\n")


@pytest.mark.slow
def test_a_real_time_game_loses_only_ticks_that_were_not_whole_on_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--game", "wombat", "--times", "3", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert "kills: 3" in told
    assert "ticks that had ended and were lost" in told
    assert told.endswith("wrong: 0\n")


@pytest.fixture
def killer(tmp_path: Path) -> Killer:
    """Somebody before a match of nine actions, a hand-over and a guess, left where it was."""
    head = make_head("et_bim", [HUMAN] * 4, list("abcd"), seed=123456789)
    session = start(head, tmp_path)
    told = Told(session.head)
    for _ in range(9):
        seat = asked_first(session)
        assert seat is not None
        action = session.legal(seat)[0]
        session.submit(seat, action)
        told = told.after("act", [seat, action.to_json(), {}])
    session.hand_over(Seat(1), "random")
    told = told.after("hand", [1, "random"])
    session.private.guess(Seat(1), {"gang": "chicots", "next": 2})
    whole = {"seat": 1, "at": len(session.observations(None)), "gang": "chicots", "next": 2}
    session.close()
    killer = Killer(tmp_path, random.Random(1))  # noqa: S311
    killer.told = told.after("guess", whole)
    [killer.path] = (tmp_path / "matches").iterdir()
    return killer


def test_the_same_state_is_the_same(killer: Killer) -> None:
    killer.look([], "outside")
    assert (killer.report.equal, killer.report.wrong) == (1, [])


def test_another_state_is_noticed(killer: Killer) -> None:
    assert killer.path is not None
    lines = killer.path.read_bytes().splitlines(keepends=True)
    for cut in (1, 2, 3):  # the guess, the hand-over, an action
        told = killer.told
        path = killer.path
        path.write_bytes(b"".join(lines[:-cut]))
        killer.look([], "outside")
        assert len(killer.report.wrong) == cut
        assert "another state" in killer.report.wrong[-1]
        killer.told, killer.path = told, path
    killer.path.write_bytes(b"".join([*lines[:4], *lines[5:]]))
    killer.look([], "outside")
    assert len(killer.report.wrong) > 3, "a match that cannot be resumed"


@pytest.mark.parametrize(
    "secret", ["seed 123456789", "KeyError: 'BIM'", "a hand of D10", "chicots", "SALT"]
)
def test_a_secret_beside_the_sealed_match_is_noticed(killer: Killer, secret: str) -> None:
    assert killer.told is not None
    report = killer.data / "crashes" / "20260101.txt"
    report.parent.mkdir()
    report.write_text(secret.replace("SALT", killer.told.head.salt), "utf-8")
    killer.search_all()
    assert len(killer.report.wrong) == 1
    assert str(report) in killer.report.wrong[0]
