"""What people note beside a match: each for themselves, and guesses sealed until all is over."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.core.seats import Seat
from game.session import Session, make_head, resume, start
from game.store.heads import HUMAN
from game.store.notes import noted
from game.store.replays import finished, read_replay, unfinished
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


def table(data: Path, *, training: bool = False) -> Session:
    return start(make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5, training=training), data)


def play(session: Session, acts: int = 10_000) -> None:
    while (seat := asked_first(session)) is not None and acts:
        session.submit(seat, session.legal(seat)[-1])
        acts -= 1


def test_everybody_has_notes_of_their_own_and_gets_them_back(tmp_path: Path) -> None:
    session = table(tmp_path)
    session.private.mark(2, 1, 3)
    session.private.mark(2, 1, 4, by=Seat(1))
    play(session, 2)
    session.private.mark(3, 0, 1, by=Seat(1))
    notes = {(2, 1): 4, (3, 0): 1}
    for _ in range(2):
        assert session.private.marks() == session.private.marks(Seat(0)) == {(2, 1): 3}
        assert session.private.marks(Seat(1)) == notes
        assert session.private.marks(Seat(3)) == {}
        session.close()
        session = resume(unfinished(tmp_path)[0].path, tmp_path)
    session.close()


def test_notes_from_before_they_had_a_name_are_the_first_persons(tmp_path: Path) -> None:
    head = make_head("et_bim", ["random", HUMAN, HUMAN, "random"], NAMES, {}, 5)
    path = tmp_path / "x.jsonl"
    path.write_text(head.model_dump_json() + '\n{"note":{"mark":[3,1,2]}}\n', "utf-8")
    assert noted(read_replay(path)).marks == {1: {(3, 1): 2}}


@pytest.mark.parametrize("training", [False, True])
def test_a_guess_is_nobody_elses_before_the_match_is_over(tmp_path: Path, training: bool) -> None:
    session = table(tmp_path, training=training)
    play(session, 8)
    session.private.guess(Seat(1), {"gang": "chicots", "next": 2})
    first = {"seat": 1, "at": len(session.observations(None)), "gang": "chicots", "next": 2}
    play(session, 4)
    session.private.guess(Seat(3), {"gang": None, "next": 0, "anything": "else"})
    second = {"seat": 3, "at": len(session.observations(None)), "gang": None, "next": 0}
    for _ in range(2):
        assert session.private.guesses() == []
        assert session.private.guesses(Seat(1)) == [first]
        assert session.private.guesses(Seat(0)) == []
        assert b"guess" not in b"".join(session.as_replay().records)
        assert b"chicots" not in unfinished(tmp_path)[0].path.read_bytes()
        session.close()
        session = resume(unfinished(tmp_path)[0].path, tmp_path)
    play(session)
    assert session.private.guesses() == [first, second]
    assert noted(session.as_replay()).guesses == [first, second]
    session.private.guess(Seat(0), {"gang": "chicots", "next": 1})
    assert session.private.guesses(Seat(0)) == [], "it is too late to guess"
    session.close()
    assert noted(read_replay(finished(tmp_path)[0])).guesses == [first, second]


@pytest.mark.parametrize("wrong", [{"next": 4}, {"next": True}, {"gang": "x" * 65}, {"gang": []}])
def test_what_is_no_guess_is_not_taken(tmp_path: Path, wrong: dict[str, Any]) -> None:
    session = table(tmp_path)
    with pytest.raises(ValueError, match=r"gang|next"):
        session.private.guess(Seat(1), wrong)
    assert session.private.guesses(Seat(1)) == []
    session.close()


def test_a_guess_takes_as_much_room_as_any_action(tmp_path: Path) -> None:
    session = table(tmp_path)
    path = unfinished(tmp_path)[0].path
    sizes = [path.stat().st_size]
    for do in (
        lambda: play(session, 1),
        lambda: session.private.guess(Seat(1), {}),
        lambda: session.private.guess(Seat(3), {"gang": "binoclards", "next": 3}),
        lambda: session.hand_over(Seat(3), "expert@rosa"),
        lambda: session.private.mark(3, 2, 4, by=Seat(2)),
    ):
        do()
        sizes.append(path.stat().st_size)
    session.close()
    assert len({after - before for before, after in pairwise(sizes)}) == 1


def test_guesses_from_a_file_that_are_none_are_left_out(tmp_path: Path) -> None:
    head = make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5)
    good = {"seat": 1, "at": 3, "gang": 2, "next": None}
    wrong = [{}, {**good, "seat": 4}, {**good, "at": -1}, {**good, "more": []}, [], "x", None]
    lines = [head.model_dump_json()]
    lines += [json.dumps({"note": {"guess": guess}}, separators=(",", ":")) for guess in wrong]
    lines.append(json.dumps({"note": {"guess": good}}, separators=(",", ":")))
    path = tmp_path / "x.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    assert noted(read_replay(path)).guesses == [good]
