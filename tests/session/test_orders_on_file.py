"""Standing orders lie sealed with their match, come back with it, and are as long as any line."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from game.core.seats import Seat
from game.gangs.orders import Orders, from_json
from game.session import Session, make_head, resume, start
from game.store.heads import HUMAN
from game.store.notes import noted
from game.store.replays import read_replay, unfinished
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]
FIRST = Orders(damage_30="bim", back="2")
NEXT = Orders(relief="non")


def table(data: Path) -> Session:
    return start(make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5), data)


def test_the_newest_orders_of_each_seat_come_back_with_their_match(tmp_path: Path) -> None:
    session = table(tmp_path)
    session.private.order(Seat(1), Orders().to_json())
    session.private.order(Seat(1), FIRST.to_json())
    session.submit(seat := asked_first(session) or Seat(0), session.legal(seat)[-1])
    session.private.order(Seat(3), NEXT.to_json())
    for _ in range(2):
        assert session.private.orders(Seat(0)) is None
        assert from_json(session.private.orders(Seat(1))) == FIRST
        assert from_json(session.private.orders(Seat(3))) == NEXT
        session.close()
        session = resume(unfinished(tmp_path)[0].path, tmp_path)
    assert len(session.actors()) == 1
    session.close()


def test_all_orders_take_the_room_of_any_action_and_cannot_be_read(
    tmp_path: Path,
) -> None:
    session = table(tmp_path)
    path = unfinished(tmp_path)[0].path
    sizes = [path.stat().st_size]
    session.submit(seat := asked_first(session) or Seat(0), session.legal(seat)[-1])
    sizes.append(path.stat().st_size)
    for orders in (FIRST, FIRST, Orders(), NEXT):
        session.private.order(Seat(1), orders.to_json())
        sizes.append(path.stat().st_size)
    steps = {after - before for before, after in pairwise(sizes)}
    assert len(steps) == 1
    assert b"damage_30" not in path.read_bytes()
    session.close()


def test_what_all_may_read_of_a_running_match_holds_no_orders(tmp_path: Path) -> None:
    session = table(tmp_path)
    session.private.order(Seat(1), FIRST.to_json())
    assert b"orders" not in b"".join(session.as_replay().records)
    session.close()


def test_orders_from_a_file_that_are_none_are_left_out(tmp_path: Path) -> None:
    head = make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5)
    wrong = [[4, {}], [-1, {}], [True, {}], [1, "x"], [1], {}, None, [1, {"swap": 2}]]
    lines = [head.model_dump_json()]
    for orders in ([1, NEXT.to_json()], *wrong):
        lines.append(json.dumps({"note": {"orders": orders}}, separators=(",", ":")))  # noqa: PERF401
    path = tmp_path / "x.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    assert noted(read_replay(path)).orders == {1: NEXT.to_json()}
