"""Reasons of bots: kept with the match, told when it is over, never before."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.rules import Outcome
from game.core.seats import Seat
from game.session import Session, again, make_head, resume, start
from game.store.notes import as_records, noted, reason_note
from game.store.replays import finished, read_replay, unfinished
from tests.session.turns import asked_first
from tests.store.kept import reasons_on_file

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


def played(session: Session, acts: int | None = None) -> Outcome | None:
    """Let bots play on, and a person take the first thing offered, for so many acts."""
    done = 0
    while (seat := asked_first(session)) is not None and done != acts:
        if session.is_human(seat):
            session.submit(seat, session.legal(seat)[0])
        elif session.ready():
            session.step()
        else:
            time.sleep(0.001)
            continue
        done += 1
    return session.outcome()


def table(data: Path, *bots: str, training: bool = False) -> Session:
    controllers = ["human", *(bots or ("greedy",) * 3)]
    return start(make_head("et_bim", controllers, NAMES, {}, 5, training=training), data)


def test_reasons_are_told_when_a_match_is_over_and_not_before(tmp_path: Path) -> None:
    session = table(tmp_path, "normal@ana", "hard@rosa", "greedy")
    try:
        assert played(session, 12) is None
        assert reasons_on_file(tmp_path)
        assert session.reasons() == {}
        assert session.as_replay().records == ()
        assert played(session) is not None
        reasons = session.reasons()
        for at, (seat, action) in enumerate(session.as_replay().actions):
            assert (at in reasons) is not session.is_human(Seat(seat))
            if at in reasons:
                assert reasons[at]["action"] == action
                assert reasons[at]["values"][0]["kind"] == action["kind"]
        told = {(why["level"], why["persona"]) for why in reasons.values()}
        assert told == {("normal", "ana"), ("hard", "rosa"), ("greedy", "")}
    finally:
        session.close()


def test_they_are_on_file_when_a_match_is_gone_on_with_and_in_its_replay(tmp_path: Path) -> None:
    session = table(tmp_path)
    played(session, 15)
    session.close()
    before = reasons_on_file(tmp_path)
    again = resume(unfinished(tmp_path)[0].path, tmp_path)
    try:
        assert reasons_on_file(tmp_path) == before
        played(again)
        whole = again.reasons()
    finally:
        again.close()
    replay = read_replay(finished(tmp_path)[0])
    assert noted(replay).reasons == whole
    assert set(before) < set(whole)


def test_nothing_of_them_can_be_read_in_the_file_of_a_match_that_goes_on(tmp_path: Path) -> None:
    session = table(tmp_path)
    played(session, 10)
    session.close()
    kept = unfinished(tmp_path)[0].path.read_bytes()
    # with their quotes: three letters alone may come up in what is sealed by chance
    for name in (b'"why"', b'"ally"', b'"values"', b'"evidence"'):
        assert name not in kept


def test_in_training_reasons_are_told_as_they_are_played(tmp_path: Path) -> None:
    session = table(tmp_path, training=True)
    try:
        for _ in range(8):
            played(session, 1)
            done = len(session.as_replay().actions)
            assert all(at < done for at in session.reasons())
        assert session.reasons()
        assert again(session).head.training
    finally:
        session.close()


@pytest.fixture(scope="module")
def begun() -> Session:
    """A few acts of a match, with why they were played."""
    session = Session(make_head("et_bim", ["greedy"] * 4, NAMES, {}, 5, training=True), None)
    played(session, 3)
    session.close()
    return session


@pytest.mark.parametrize(
    "spoiled",
    [
        {"why": [], "at": 0},
        {"why": {"action": {}}, "at": 0},
        {"at": 10**6},
        {"at": True},
        {"ally": [2.0, 0, 0, 0]},
        {"ally": [0.5]},
        {"values": []},
        {"values": [{"value": "much"}]},
        {"evidence": [{"seat": 9, "act": {}, "turn": 1, "before": 0, "after": 1}]},
        {"level": 3},
    ],
)
def test_reasons_that_are_spoiled_are_left_out(begun: Session, spoiled: dict[str, Any]) -> None:
    replay = begun.as_replay()
    [at, why] = next(iter(begun.reasons().items()))
    good = reason_note(at, why)
    assert noted(replace(replay, records=as_records({at: why}))).reasons == {at: why}
    top = {key: value for key, value in spoiled.items() if key in ("why", "at")}
    rest = {key: value for key, value in spoiled.items() if key not in top}
    note = {**good, "why": {**why, **rest}, **top}
    line = json.dumps({"note": note}, separators=(",", ":")).encode()
    assert noted(replace(replay, records=(line,))).reasons == {}
