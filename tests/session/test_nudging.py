"""Nudges: who is out cheers or boos a seat once a round; the match is the same without."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.nudges import BOO, CHEER, Nudge
from game.core.seats import Seat
from game.replaying.again import play_again
from game.session import Session, make_head, resume, start
from game.store.notes import noted
from game.store.replays import unfinished
from tests.session.turns import asked_first

NAMES = ["Kim", "Élodie", "Hugo", "Gwen", "Ana", "Bilal"]


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)


def a_match(data: Path | None = None, game: str = "et_bim", seed: int = 3) -> Session:
    return start(make_head(game, ["human"] * 6, NAMES, {}, seed), data)


def plays(session: Session, until: Any) -> None:
    chance = Stream(key_of("nudges", session.head.seed))
    while (seat := asked_first(session)) is not None and not until():
        legal = session.legal(seat)
        plays = [action for action in legal if action.kind != "discard"] or list(legal)
        session.submit(seat, plays[chance.below(len(plays))])


def somebody_out(session: Session) -> Seat:
    plays(session, lambda: not all(session.view_of(None).alive))
    return Seat(session.view_of(None).alive.index(False))


def test_only_who_is_out_nudges_and_only_somebody_who_is_in() -> None:
    session = a_match()
    assert not any(session.nudging.may(Seat(seat)) for seat in range(6))
    ghost = somebody_out(session)
    one, *_ = session.nudging.living()
    assert [seat for seat in range(6) if session.nudging.may(Seat(seat))] == [ghost]
    assert not session.nudging.give(one, ghost, CHEER), "one plays"
    assert not session.nudging.give(ghost, ghost, CHEER), "they are out"
    assert not session.nudging.give(ghost, one, "whistle")
    assert session.nudges == ()
    assert session.nudging.give(ghost, one, BOO)
    assert [(nudge.seat, nudge.to, nudge.kind) for nudge in session.nudges] == [(ghost, one, BOO)]
    session.close()


def test_one_nudges_once_a_round_of_the_table() -> None:
    session = a_match()
    ghost = somebody_out(session)
    living = len(session.nudging.living())
    assert session.nudging.give(ghost, session.nudging.living()[0], CHEER)
    assert not session.nudging.give(ghost, session.nudging.living()[0], CHEER)
    begun = sum(event.begins_turn for event in session.observations(None))

    def turns() -> int:
        return sum(event.begins_turn for event in session.observations(None)) - begun

    plays(session, lambda: turns() >= living - 1 or session.outcome() is not None)
    if len(session.nudging.living()) == living:
        assert not session.nudging.may(ghost)
    plays(session, lambda: turns() >= living)
    assert session.nudging.may(ghost) is (session.outcome() is None)
    session.close()


def test_nobody_nudges_when_all_is_over_or_where_nobody_can_be_out() -> None:
    session = a_match()
    ghost = somebody_out(session)
    plays(session, lambda: False)
    assert session.outcome() is not None
    assert not session.nudging.may(ghost)
    session.close()
    slip = start(make_head("mets_ton_slip", ["human"] * 4, NAMES[:4], {}, 1), None)
    assert not any(slip.nudging.may(Seat(seat)) for seat in range(4))
    slip.close()


def test_a_nudge_is_no_act_and_no_fact_and_the_match_goes_on_the_same() -> None:
    with_it, without = a_match(), a_match()
    for session in (with_it, without):
        somebody_out(session)
    ghost = somebody_out(with_it)
    with_it.nudging.give(ghost, with_it.nudging.living()[0], CHEER)
    for session in (with_it, without):
        plays(session, lambda: False)
    assert with_it.as_replay().actions == without.as_replay().actions
    assert with_it.open_book() == without.open_book()
    assert play_again(with_it.as_replay()).outcome() == with_it.outcome()
    with_it.close()
    without.close()


def test_nudges_are_kept_with_the_match_and_in_its_replay(tmp_path: Path) -> None:
    session = a_match(tmp_path)
    ghost = somebody_out(session)
    session.nudging.give(ghost, session.nudging.living()[-1], BOO)
    given = session.nudges
    session.close()
    [kept] = unfinished(tmp_path)
    again = resume(kept.path, tmp_path)
    assert again.nudges == given
    assert not again.nudging.may(ghost), "its round is not over because somebody left"
    assert noted(again.as_replay()).nudges == list(given), "also before the end: all know of it"
    again.close()


def test_a_nudge_that_a_file_spells_wrongly_is_left_out() -> None:
    session = a_match()
    ghost = int(somebody_out(session))
    replay = session.as_replay()
    session.close()
    right = {"seat": ghost, "to": (ghost + 1) % 6, "kind": CHEER, "at": 9}
    wrong = [
        {**right, "seat": 6}, {**right, "to": -1}, {**right, "kind": "kiss"},
        {**right, "at": "9"}, {**right, "at": -1}, {"seat": ghost}, [], None,
    ]  # fmt: skip
    lines = [
        json.dumps({"note": {"nudge": one}}, separators=(",", ":")).encode()
        for one in (*wrong, right)
    ]
    found = noted(type(replay)(**{**vars_of(replay), "records": tuple(lines)}))
    assert found.nudges == [Nudge(**right)]


def vars_of(replay: Any) -> dict[str, Any]:
    return {name: getattr(replay, name) for name in type(replay).__dataclass_fields__}
